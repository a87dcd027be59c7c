import Foundation
import SnaplineEnvironment
import SnaplineLayout

/// What a screen reader says of an element.
struct Spoken {
  var role: String
  var label: String?
  var value: String?
  var traits: AccessibilityTraits
}

extension View {
  /// What a screen reader says of the view, where it stops at it.
  ///
  /// Texts and controls are elements by themselves, as in UIKit; other views where somebody says so.
  var spoken: Spoken? {
    let own = ownWords
    guard saidAccessibilityElement ?? (own != nil) else { return nil }
    var traits = accessibilityTraits.isEmpty ? own?.traits ?? [] : accessibilityTraits
    if let control = self as? Control {
      if !control.isEnabled { traits.insert(.notEnabled) }
      if control is Button, control.isSelected { traits.insert(.selected) }
    }
    let value = accessibilityValue ?? own?.value
    let label = accessibilityLabel ?? own?.label
    return Spoken(
      role: own?.kind ?? Self.role(of: traits),
      label: label,
      value: value,
      traits: traits
    )
  }

  private struct OwnWords {
    /// What it is called, where its traits don't say it.
    var kind: String?
    var label: String?
    var value: String?
    var traits: AccessibilityTraits = []
  }

  /// What a view of its class says without being told to; nothing where it isn't read.
  private var ownWords: OwnWords? {
    switch self {
    case let label as Label:
      guard let text = label.contentText, !text.isEmpty else { return nil }
      return OwnWords(label: text, traits: .staticText)
    case is Switch: return OwnWords(kind: "switch", traits: .button)
    case let button as Button: return OwnWords(label: button.contentText, traits: .button)
    case let slider as Slider:
      let length = Double(slider.maximumValue - slider.minimumValue)
      let share = length > 0 ? Double(slider.value - slider.minimumValue) / length : 0
      return OwnWords(kind: "slider", value: percent(share), traits: .adjustable)
    case let stepper as Stepper:
      let value = stepper.value.formatted(.number.locale(spokenLocale))
      return OwnWords(kind: "stepper", value: value, traits: .adjustable)
    case let progress as ProgressView:
      let share = Double(progress.progress)
      return OwnWords(kind: "progress", value: percent(share), traits: .updatesFrequently)
    case let dots as PageControl:
      guard dots.numberOfPages > 0 else { return nil }
      let value = "page \(dots.currentPage + 1) of \(dots.numberOfPages)"
      return OwnWords(kind: "pages", value: value, traits: .adjustable)
    case let segments as SegmentedControl:
      let chosen = segments.selectedSegmentIndex
      let title =
        (0..<segments.numberOfSegments).contains(chosen)
        ? segments.titleForSegment(at: chosen) : nil
      return OwnWords(kind: "segments", value: title, traits: .adjustable)
    case is DatePicker: return OwnWords(kind: "date", value: contentText, traits: .adjustable)
    case is TextField, is TextView: return OwnWords(kind: "text field", value: contentText)
    case is ActivityIndicatorView:
      return OwnWords(label: "In progress", traits: .updatesFrequently)
    case is ColorWell, is BarButtonView, is TabItemView:
      // A view of an app's own within a bar says its own.
      return accessibilityLabel == nil && !(self is ColorWell) ? nil : OwnWords(traits: .button)
    case is ImageView: return saidAccessibilityElement == true ? OwnWords(traits: .image) : nil
    default: return nil
    }
  }

  /// Numbers are spoken in the language of the tree, whatever that of the machine is.
  private var spokenLocale: Locale { Locale(identifier: environment.locale) }

  private func percent(_ share: Double) -> String {
    let share = min(max(share.isNaN ? 0 : share, 0), 1)
    return share.formatted(.percent.precision(.fractionLength(0)).locale(spokenLocale))
  }

  /// The first of the traits that says what kind of thing it is.
  private static func role(of traits: AccessibilityTraits) -> String {
    let kinds: [(AccessibilityTraits, String)] = [
      (.header, "heading"), (.searchField, "search field"), (.link, "link"), (.button, "button"),
      (.adjustable, "adjustable"), (.image, "image"), (.tabBar, "tab bar"), (.staticText, "text"),
    ]
    return kinds.first { traits.contains($0.0) }?.1 ?? "element"
  }
}
