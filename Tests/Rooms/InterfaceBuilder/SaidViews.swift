import Foundation
import SnaplineControls
import SnaplineGeometry
import SnaplineLayout
import SnaplineText

extension View {
  /// Whether the view is nothing but a view, or a stack of all views in it.
  var isPlain: Bool {
    if type(of: self) == View.self { return true }
    guard let stack = self as? StackView, type(of: stack) == StackView.self else { return false }
    return stack.arrangedSubviews.count == stack.subviews.count
      && stack.arrangedSubviews.allSatisfy {
        stack.customSpacing(after: $0) == StackView.spacingUseDefault
      }
      && zip(stack.arrangedSubviews, stack.subviews).allSatisfy { $0 === $1 }
  }

  /// Whether Swift and designs have words for the view in a part.
  var isSaid: Bool {
    guard !translatesAutoresizingMaskIntoConstraints, transform.isIdentity else { return false }
    if isPlain || isPlainScroll { return true }
    if let label = self as? Label, type(of: label) == Label.self {
      return subviews.isEmpty && label.preferredMaxLayoutWidth == 0 && label.text?.isEmpty == false
        && label.text?.contains("{{") == false
        && label.weight != nil
    }
    // A picture that isn't there is a view.
    return type(of: self) == ImageView.self && subviews.isEmpty && !hasSize
  }

  /// Whether the view is a stack that arranges inside of its margins; nothing for other views.
  var arrangesInMargins: Bool? { (self as? StackView)?.isLayoutMarginsRelativeArrangement }

  private var hasSize: Bool {
    let size = intrinsicContentSize
    return size.width != View.noIntrinsicMetric || size.height != View.noIntrinsicMetric
  }

  /// Whether a copy is as large by itself.
  func hasContent(of copy: View) -> Bool {
    if self is StackView || self is ScrollView { return true }
    if let label = self as? Label, let other = copy as? Label {
      let narrow = CGSize(width: 97, height: 1_000)
      return label.intrinsicContentSize == other.intrinsicContentSize
        && label.sizeThatFits(narrow) == other.sizeThatFits(narrow)
    }
    return !hasSize && !copy.hasSize
  }

  /// A view like this one, made by calls; another one becomes it where one is given.
  func copied(into given: View? = nil) -> View {
    let copy: View
    switch self {
    case let stack as StackView:
      let made = StackView()
      (made.axis, made.alignment, made.distribution) = (
        stack.axis, stack.alignment, stack.distribution
      )
      made.spacing = stack.spacing
      made.isBaselineRelativeArrangement = stack.isBaselineRelativeArrangement
      made.isLayoutMarginsRelativeArrangement = stack.isLayoutMarginsRelativeArrangement
      copy = made
    case let label as Label:
      let made = Label()
      (made.text, made.font, made.numberOfLines) = (label.text, label.font, label.numberOfLines)
      made.lineBreakMode = label.lineBreakMode
      copy = made
    case is ScrollView:
      let made = ScrollView()
      made.contentInsetAdjustmentBehavior = .never
      copy = made
    default: copy = given ?? View()
    }
    copy.insetsLayoutMarginsFromSafeArea = false
    copy.preservesSuperviewLayoutMargins = false
    copy.layoutMargins = layoutMargins
    copy.translatesAutoresizingMaskIntoConstraints = given != nil
    copy.isHidden = isHidden
    for axis in [LayoutConstraint.Axis.horizontal, .vertical] {
      copy.setContentHuggingPriority(contentHuggingPriority(for: axis), for: axis)
      copy.setContentCompressionResistancePriority(
        contentCompressionResistancePriority(for: axis),
        for: axis
      )
    }
    return copy
  }

  /// The view's own keys of a design.
  var said: [String: Any] {
    func both(_ priority: (LayoutConstraint.Axis) -> LayoutPriority) -> [String: Any] {
      [
        "horizontal": Double(priority(.horizontal).rawValue),
        "vertical": Double(priority(.vertical).rawValue),
      ]
    }
    var said: [String: Any] = [:]
    // Margins reach as far as the safe area does, and most stacks don't mind theirs. In a design,
    // a stack that says margins arranges inside of them.
    if arrangesInMargins != false {
      let margins = directionalLayoutMargins
      said["margins"] = [
        "top": Double(margins.top), "leading": Double(margins.leading),
        "bottom": Double(margins.bottom), "trailing": Double(margins.trailing),
      ]
    }
    said["insetsMarginsFromSafeArea"] = false
    if isHidden { said["hidden"] = true }
    if !(self is StackView) {
      said["hugging"] = both(contentHuggingPriority)
      said["compression"] = both(contentCompressionResistancePriority)
    }
    switch self {
    case let stack as StackView:
      said["spacing"] =
        stack.spacing == StackView.spacingUseSystem ? "standard" : Double(stack.spacing)
      said["alignment"] = stack.alignmentWord
      said["distribution"] = "\(stack.distribution)"
      said["hidesWhenEmpty"] = false
      if stack.isBaselineRelativeArrangement { said["baselineRelative"] = true }
    case let label as Label:
      said["label"] = label.text
      said["lines"] = label.numberOfLines
      said["lineBreak"] = "\(label.lineBreakMode)"
      said["font"] = ["size": Double(label.font.pointSize), "weight": label.weight ?? "regular"]
    case is ScrollView: said["safeAreaAdjustment"] = "never"
    default: break
    }
    return said
  }
}

extension Label {
  private static let weights: [(String, Font.Weight)] = [
    ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular),
    ("medium", .medium), ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy),
    ("black", .black),
  ]

  /// The weight, where the font is the system's of some weight.
  fileprivate var weight: String? {
    Self.weights.first { font == Font.systemFont(ofSize: font.pointSize, weight: $0.1) }?.0
  }
}

extension StackView {
  /// The alignment as a design calls it, in which columns have sides and rows have ends.
  fileprivate var alignmentWord: String {
    switch alignment {
    case .fill: "fill"
    case .leading: axis == .vertical ? "leading" : "top"
    case .trailing: axis == .vertical ? "trailing" : "bottom"
    case .center: "center"
    case .firstBaseline: "firstBaseline"
    case .lastBaseline: "lastBaseline"
    }
  }
}
