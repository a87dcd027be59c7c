import Foundation
import SnaplineDrawing
package import SnaplineGeometry
import SnaplineScene

/// What a view paints besides what its class draws, as far as it matters to the texts above it.
package struct PaintedGround {
  /// What the frame is filled with.
  package enum Fill: Sendable {
    case nothing
    /// A colour or a gradient all over the frame, but for its round corners.
    case everywhere(isOpaque: Bool)
    /// Something else, at places that depend on the frame.
    case somewhere
  }

  package var fill: Fill
  /// The insets to what shadows reach beyond the frame, none above zero; nothing of a view without shadows.
  package var shadows: EdgeInsets?
}

extension View {
  /// What the view paints behind what is in it; nothing where it is turned, masked or mixed with what lies below, so
  /// that it isn't known what is seen of it.
  package var paintedGround: PaintedGround? {
    // A picture in the background may be told of as it is drawn.
    guard boundsOrigin == .zero, mask == nil, transform.isIdentity, backgroundFills.isEmpty else {
      return nil
    }
    guard let layer = rare?.layer else { return PaintedGround(fill: fillOfGround) }
    guard layer.paintsGroundAlone, layer.blend == nil, layer.zPosition == 0 else { return nil }
    return PaintedGround(
      fill: layer.innerShadows.isEmpty ? fillOfGround : .somewhere,
      shadows: layer.outsetOfShadows
    )
  }

  private var fillOfGround: PaintedGround.Fill {
    if rare?.drawing != nil { return .somewhere }
    let color = backgroundColor?.resolved(with: traits)
    guard color != nil || rare?.backgroundGradient != nil else { return .nothing }
    return .everywhere(isOpaque: color.map { $0.alpha >= 0.999 } ?? false)
  }

  /// How far its corners are cut off.
  package var groundRadius: Double {
    rare?.layer.map { Double($0.radius(width: box.width, height: box.height)) } ?? 0
  }
}

extension Layer {
  /// The insets to what its shadows reach beyond its edges; nothing where it has none.
  ///
  /// The rules of lint take a shadow for as large: three times its radius around the view.
  fileprivate var outsetOfShadows: EdgeInsets? {
    shadows.map { shadow in
      let reach = max(0, shadow.radius * 3)
      return EdgeInsets(
        top: min(0, shadow.y - reach),
        left: min(0, shadow.x - reach),
        bottom: min(0, -shadow.y - reach),
        right: min(0, -shadow.x - reach)
      )
    }.reduce(nil) { widest, outset in
      EdgeInsets(
        top: min(widest?.top ?? 0, outset.top),
        left: min(widest?.left ?? 0, outset.left),
        bottom: min(widest?.bottom ?? 0, outset.bottom),
        right: min(widest?.right ?? 0, outset.right)
      )
    }
  }
}
