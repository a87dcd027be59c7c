import Foundation
import SnaplineDrawing
import SnaplineGeometry
import SnaplineScene

extension SceneRecorder {
  /// Paints the shadows that a layer's path or background casts, the first over the others.
  func paintShadows(of layer: Layer, _ shape: Shape, isSolid: Bool) {
    guard layer.shadowOpacity > 0 || !layer.furtherShadows.isEmpty else { return }
    var caster = shape
    if let path = layer.shadowPath {
      let offset = Transform(
        translationX: shape.bounds.left - layer.bounds.minX,
        y: shape.bounds.top - layer.bounds.minY
      )
      caster = .path(path.value.applying(offset), .winding)
    } else if !isSolid || layer.masksToBounds {
      // What clips to its bounds clips its shadow too.
      return
    }
    for shadow in layer.shadows.reversed() { append(.shadow(caster, shadow)) }
  }

  /// Paints the shadows that a layer's edge casts inward, the first over the others.
  func paintInnerShadows(of layer: Layer, _ shape: Shape) {
    let shadows = layer.innerShadows.filter { $0.color.alpha > 0 }
    guard !shadows.isEmpty, !shape.bounds.isEmpty else { return }
    append(.begin(Group(className: "", clip: shape)))
    for shadow in shadows.reversed() { append(.shadow(shape.frame(castBy: shadow), shadow)) }
    append(.end)
  }

  /// Opens the groups inside of a layer's own: one for each shadow of its content but the last, which the layer's
  /// own group casts, and one for the clip where an effect reaches beyond it.
  ///
  /// - Returns: how many they are.
  func beginInside(_ layer: Layer?, _ cast: [Shadow], clip: Shape?) -> Int {
    for shadow in cast.dropLast().reversed() {
      append(.begin(Group(className: "", shadow: shadow)))
    }
    let isCut = layer?.effect != nil && clip != nil
    if isCut { append(.begin(Group(className: "", clip: clip))) }
    return max(0, cast.count - 1) + (isCut ? 1 : 0)
  }
}

extension Shape {
  /// All around the shape, as far as a shadow of it is seen in the shape.
  fileprivate func frame(castBy shadow: Shadow) -> Shape {
    let reach = 3 * shadow.radius + max(abs(shadow.x), abs(shadow.y)) + 2
    let outer = Shape.rectangle(bounds.inset(by: -reach)).outline
    let frame = Path(outer.steps + outline.steps)
    return .path(frame, .evenOdd)
  }
}
