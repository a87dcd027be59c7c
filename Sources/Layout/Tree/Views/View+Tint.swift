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
    guard let shown = shownTint else { return .systemBlue }
    return shown.mode == .dimmed ? shown.color.dimmed : shown.color
  }

  /// A tint before it is greyed, and whether it is.
  struct ShownTint {
    var color = Color.systemBlue
    var mode = TintAdjustmentMode.normal
  }

  /// The tint of this place in the tree; nothing where nobody around set any.
  var shownTint: ShownTint? {
    guard flags.contains(.mayBeTinted) else { return nil }
    return ShownTint(
      color: nearest { $0.tinting.color } ?? .systemBlue,
      mode: effectiveTintAdjustmentMode
    )
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
    return nearest { $0.tinting.mode == .automatic ? nil : $0.tinting.mode } ?? .normal
  }

  func setTint(_ new: Color?) { changeTinting { $0.color = new } }

  func setTintAdjustmentMode(_ mode: TintAdjustmentMode) {
    changeTinting { $0.adjustmentMode = mode }
  }

  /// Greys the tint here and in all below that say nothing else, or no longer.
  func coverTint(_ isCovered: Bool) {
    guard isCovered != (rare?.tinting.isCovered ?? false) else { return }
    changeTinting { $0.isCovered = isCovered }
  }

  private func changeTinting(_ change: (inout RareTraits.Tinting) -> Void) {
    let old = shownTint
    changeRare { change(&$0.tinting) }
    markTinted()
    announceTint(after: old)
  }

  /// Notes of this view, and of all below, that a tint may come from above.
  func markTinted() {
    guard !flags.contains(.mayBeTinted) else { return }
    for view in subtree { view.flags.insert(.mayBeTinted) }
  }

  /// Tells the view, and all below that follow it, where there is another tint than before.
  func announceTint(after old: ShownTint?) {
    guard let new = shownTint else { return }
    let old = old ?? ShownTint()
    let (isOtherColor, isOtherMode) = (new.color != old.color, new.mode != old.mode)
    guard isOtherColor || isOtherMode else { return }
    var waiting = [(view: self, isOtherColor: isOtherColor, isOtherMode: isOtherMode)]
    while let next = waiting.popLast() {
      next.view.tintColorDidChange()
      for child in next.view.children.reversed() {
        let own = child.rare?.tinting
        let follows = (
          color: next.isOtherColor && own?.color == nil,
          mode: next.isOtherMode && own?.mode ?? .automatic == .automatic
        )
        guard follows.color || follows.mode else { continue }
        waiting.append((child, follows.color, follows.mode))
      }
    }
  }

  /// Whether the mask's frame is set to this view's bounds whenever it is drawn; in UIKit it stays as it is.
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
