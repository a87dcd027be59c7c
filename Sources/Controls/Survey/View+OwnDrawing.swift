package import Foundation
import SnaplineGeometry
package import SnaplineLayout

/// What a view of a class draws by itself, besides its background and the lines of a label.
package struct OwnDrawing {
  /// Where it is at most, in the view's bounds; nothing where nothing is drawn.
  package var frame: CGRect?
  /// Whether letters are in it.
  package var hasLetters = false

  /// How far thumbs, and the shadows of them, reach beyond a control that isn't cut.
  fileprivate static let reach = 24.0
}

extension View {
  /// What the view draws by itself, where that depends on its size alone, and nobody is told of anything as it is drawn.
  ///
  /// Of classes of which this isn't known, the answer is nil.
  package var ownDrawing: OwnDrawing? {
    let kind = ObjectIdentifier(type(of: self))
    if Self.withoutDrawing.contains(kind) { return OwnDrawing() }
    if Self.ofDrawings.contains(kind) { return OwnDrawing(frame: frameOfDrawing) }
    if Self.ofLetters.contains(kind) { return OwnDrawing(frame: frameOfDrawing, hasLetters: true) }
    switch self {
    case let picture as ImageView where kind == ObjectIdentifier(ImageView.self):
      guard picture.image?.isResizable != true else { return nil }
      return OwnDrawing(frame: picture.frameOfPicture(in: bounds)?.union(bounds))
    case let shape as ShapeView where kind == ObjectIdentifier(ShapeView.self):
      // A path may lead anywhere.
      if case .path = shape.figure { return nil }
      return OwnDrawing(frame: frameOfDrawing)
    default: return nil
    }
  }

  /// The view with what lies around it; some controls have one size, whatever room they are given.
  private var frameOfDrawing: CGRect {
    let own = intrinsicContentSize
    let whole = CGRect(x: 0, y: 0, width: max(0, own.width), height: max(0, own.height))
    return bounds.union(whole).insetBy(dx: -OwnDrawing.reach, dy: -OwnDrawing.reach)
  }

  private static let withoutDrawing: Set<ObjectIdentifier> = [
    ObjectIdentifier(View.self), ObjectIdentifier(StackView.self), ObjectIdentifier(Label.self),
    ObjectIdentifier(Button.self), ObjectIdentifier(ButtonLabel.self),
    ObjectIdentifier(BackgroundView.self), ObjectIdentifier(GradientView.self),
  ]
  private static let ofDrawings: Set<ObjectIdentifier> = [
    ObjectIdentifier(Switch.self), ObjectIdentifier(Stepper.self),
    ObjectIdentifier(ProgressView.self),
  ]
  private static let ofLetters: Set<ObjectIdentifier> = [
    ObjectIdentifier(TextField.self), ObjectIdentifier(SegmentedControl.self),
  ]
}
