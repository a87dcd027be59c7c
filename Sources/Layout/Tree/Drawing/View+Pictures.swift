public import Foundation
public import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineScene

/// Views drawn as pictures of themselves, under UIKit's names.
extension View {
  /// Draws the view and all in it into the current context, clipped to its bounds and scaled to a rectangle.
  ///
  /// - Returns: Whether there is a context, and room to draw.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
    let (rect, size) = (rect.standardized, box.size)
    guard let context = DrawingContext.current, size.width > 0, size.height > 0 else {
      return false
    }
    guard (rect.minX + rect.minY + rect.width + rect.height).isFinite else {
      context.note(.notFinite)
      return false
    }
    if afterScreenUpdates { layoutIfNeeded() }
    context.emit(hierarchy(from: .zero).stretched(from: size, over: rect))
    return true
  }

  /// A view with a picture of this one as it is now, which later changes don't affect.
  public func snapshotView(afterScreenUpdates: Bool) -> View? {
    guard box.width > 0, box.height > 0 else { return nil }
    if afterScreenUpdates { layoutIfNeeded() }
    return SnapshotView(of: hierarchy(from: .zero), size: box.size)
  }

  /// What shows of the view, whose bounds begin at `origin`; how it is turned is left to who shows it.
  func hierarchy(from origin: CGPoint) -> RecordedDrawing {
    var environment = treeEnvironment
    environment.traits = traits
    let recorder = SceneRecorder(environment: environment)
    Environment.$current.withValue(environment) { recorder.record(self, at: origin) }
    return recorder.picture
  }
}

extension Layer {
  /// Draws the layer and all in it, in its own coordinates: UIKit's way to make a picture of a view.
  public func render(in context: DrawingContext) {
    if let view {
      context.emit(view.hierarchy(from: view.boundsOrigin).items)
    } else {
      let recorder = SceneRecorder(environment: context.environment)
      recorder.record(self)
      context.emit(recorder.picture.items)
    }
  }
}

/// A picture of another view.
private final class SnapshotView: View {
  private let picture: RecordedDrawing
  private let size: CGSize

  init(of picture: RecordedDrawing, size: CGSize) {
    (self.picture, self.size) = (picture, size)
    super.init(frame: CGRect(origin: .zero, size: size))
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func recordContent(into recorder: SceneRecorder) {
    guard bounds.width > 0, bounds.height > 0 else { return }
    let place = CGRect(origin: recorder.origin, size: bounds.size)
    for item in picture.stretched(from: size, over: place) { recorder.append(item) }
  }
}

extension RecordedDrawing {
  /// The items, drawn for a size, over a rectangle and nowhere else.
  fileprivate func stretched(from size: CGSize, over rect: CGRect) -> [DisplayItem] {
    let map = Transform(
      a: rect.width / size.width,
      b: 0,
      c: 0,
      d: rect.height / size.height,
      tx: rect.minX,
      ty: rect.minY
    )
    return placed(in: CGRect(origin: .zero, size: size), by: map)
  }
}

extension SceneRecorder {
  /// What was recorded, as no more than a picture: nothing in it has a name or is spoken, and what is
  /// outermost isn't turned.
  fileprivate var picture: RecordedDrawing {
    var items = items.map { item in
      guard case .begin(var group) = item else { return item }
      (group.identifier, group.className, group.accessibility) = (nil, "", nil)
      // Its places are those of another tree.
      group.node = nil
      return .begin(group)
    }
    if case .begin(var outermost) = items.first {
      outermost.transform = .identity
      items[0] = .begin(outermost)
    }
    return RecordedDrawing(items: items, isBlended: false, diagnostics: [])
  }
}
