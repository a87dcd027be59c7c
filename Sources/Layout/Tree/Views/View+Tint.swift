import Foundation
package import SnaplineDrawing
import SnaplineScene

extension View {
  /// How a tint is changed before it is shown; the raw values are UIKit's.
  public enum TintAdjustmentMode: Int, Hashable, Sendable {
    /// As in the view above.
    case automatic
    case normal, dimmed
  }

  /// The view's own tint, else that of the nearest view above which has one, else the system's blue;
  /// greyed where the view is dimmed.
  var tint: Color {
    guard flags.contains(.mayBeTinted) else { return .systemBlue }
    let tint = nearest { $0.tinting.color } ?? .systemBlue
    return effectiveTintAdjustmentMode == .dimmed ? tint.dimmed : tint
  }

  /// What is set on the view, or else on the nearest view above.
  private func nearest<Value>(_ part: (RareTraits) -> Value?) -> Value? {
    var view: View? = self
    while let current = view {
      if let value = current.rare.flatMap(part) { return value }
      view = current.parent
    }
    return nil
  }

  /// The mode of the view or of the nearest view above that has one.
  var effectiveTintAdjustmentMode: TintAdjustmentMode {
    guard flags.contains(.mayBeTinted) else { return .normal }
    let mode = nearest {
      $0.tinting.adjustmentMode == .automatic ? nil : $0.tinting.adjustmentMode
    }
    return mode ?? .normal
  }

  func setTintAdjustmentMode(_ mode: TintAdjustmentMode) {
    let old = tint
    changeRare { $0.tinting.adjustmentMode = mode }
    markTinted()
    if tint != old { announceTint { $0.tinting.adjustmentMode == .automatic } }
  }

  func setTint(_ new: Color?) {
    let old = tint
    changeRare { $0.tinting.color = new }
    markTinted()
    if tint != old { announceTint() }
  }

  /// Notes of this view, and of all below, that a tint may come from above.
  func markTinted() {
    guard !flags.contains(.mayBeTinted) else { return }
    for view in subtree { view.flags.insert(.mayBeTinted) }
  }

  /// Tells the view, and all below that follow it, that there is another tint.
  func announceTint(to follows: (RareTraits) -> Bool = { $0.tinting.color == nil }) {
    var waiting = [self]
    while let view = waiting.popLast() {
      view.tintColorDidChange()
      waiting.append(contentsOf: view.children.reversed().filter { $0.rare.map(follows) ?? true })
    }
  }

  /// Whether the mask takes the frame of this view's bounds whenever it is drawn; UIKit's stays where it is.
  public var maskFillsBounds: Bool {
    get { rare?.masking.fillsBounds ?? false }
    set { changeRare { $0.masking.fillsBounds = newValue } }
  }

  /// A mask stands in no list of subviews, and in one tree at most.
  func setMask(_ new: View?) {
    guard new !== mask else { return }
    if let new {
      guard !isWithin(new) else { return root.report(.cycle(new)) }
      new.removeFromSuperview()
      new.stopMasking()
    }
    mask?.changeRare { $0.masking.masked = nil }
    changeRare { $0.masking.mask = new }
    new?.changeRare { $0.masking.masked = self }
  }

  /// Ends the view's being somebody's mask.
  func stopMasking() { rare?.masking.masked?.setMask(nil) }

  /// Whether this is the other view, or below it, or in its mask or that of a view below it.
  ///
  /// A view that has neither subviews nor a mask is ruled out at once: to build a tree from its root
  /// would otherwise cost the square of its depth.
  func isWithin(_ other: View) -> Bool {
    if other.children.isEmpty, other.mask == nil { return self === other }
    var view: View? = self
    while let current = view {
      if current === other { return true }
      view = current.parent ?? current.rare?.masking.masked
    }
    return false
  }
}

extension Color {
  /// The same colour without its hue.
  package var dimmed: Color {
    Color { traits in
      let color = self.resolved(with: traits.traits)
      let gray = 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue
      return Color(white: gray, alpha: color.alpha)
    }
  }
}
