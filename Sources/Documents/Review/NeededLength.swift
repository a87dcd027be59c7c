import Foundation
import SnaplineControls
import SnaplineDesigns
import SnaplineGeometry
import SnaplineLayout

/// What texts that may wrap add to the width of what they stand in.
enum WrappingTexts {
  case nothing
  /// Those in rows are as wide as they are without wrapping.
  case widthInRows
  /// All are: a row is around.
  case width

  /// The same for what stands in a stack.
  func inside(_ stack: StackView) -> WrappingTexts {
    self == .widthInRows && stack.axis == .horizontal ? .width : self
  }
}

/// How wide the views of a tree have to be that takes one size after the other: the same at each of them.
///
/// It lives with the builder, which holds the views.
final class NeededWidths {
  private struct Question: Hashable {
    let view: ObjectIdentifier
    let texts: WrappingTexts
  }

  private var known: [Question: CGFloat] = [:]

  func width(of view: View, _ texts: WrappingTexts, _ needed: () -> CGFloat) -> CGFloat {
    let question = Question(view: ObjectIdentifier(view), texts: texts)
    if let width = known[question] { return width }
    let width = needed()
    known[question] = width
    return width
  }
}

extension StackView {
  /// How long the stack would be with room for all that is in it, whatever it says of its own length.
  ///
  /// Where words are broken, texts in rows count as wide as they are in one line.
  func lengthOfContent(on axis: Axis, breaksWords: Bool, knowing widths: NeededWidths?) -> CGFloat {
    let views = arrangedSubviews.filter { !$0.isHidden }
    let texts = (breaksWords ? WrappingTexts.widthInRows : .nothing).inside(self)
    let lengths = views.map {
      (needed: $0.neededLength(on: axis, texts, knowing: widths), given: $0.bounds.length(on: axis))
    }
    let (room, most) = (bounds.length(on: axis), lengths.map(\.needed).max() ?? 0)
    guard axis == self.axis else { return room - (lengths.map(\.given).max() ?? 0) + most }
    let isEven = distribution == .fillEqually
    // What isn't of the views is of the gaps between them and the margins, which don't shrink.
    return lengths.reduce(room) { $0 - $1.given + (isEven ? most : $1.needed) }
  }
}

extension View {
  /// How long the view has to be: down, for its texts at the width that it has; across, for what
  /// can't be narrower, as texts wrap.
  fileprivate func neededLength(
    on axis: Axis,
    _ texts: WrappingTexts,
    knowing widths: NeededWidths?
  ) -> CGFloat {
    switch axis {
    case .vertical:
      systemLayoutSizeFitting(
        CGSize(width: bounds.width, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    case .horizontal: widths?.width(of: self, texts) { neededWidth(texts) } ?? neededWidth(texts)
    }
  }

  private func neededWidth(_ texts: WrappingTexts) -> CGFloat {
    let fitting = systemLayoutSizeFitting(
      .zero,
      withHorizontalFittingPriority: LayoutPriority(999),
      verticalFittingPriority: .fittingSizeLevel
    )
    return max(fitting.width, widthOfContent(texts))
  }

  /// How wide the content is that can't be narrower, through the stacks inside.
  private func widthOfContent(_ texts: WrappingTexts) -> CGFloat {
    guard let stack = self as? StackView else {
      if texts == .width, !saysWidth, let label = self as? Label { return label.widthOfText }
      return mayWrap || saysWidth ? 0 : max(0, intrinsicContentSize.width)
    }
    let inside = texts.inside(stack)
    let widths = stack.arrangedSubviews.filter { !$0.isHidden }.map { $0.widthOfContent(inside) }
    guard let most = widths.max() else { return 0 }
    guard stack.axis == .horizontal else { return most }
    let gaps = max(0, stack.spacing) * CGFloat(widths.count - 1)
    return gaps + (stack.distribution == .fillEqually ? most * CGFloat(widths.count) : widths.sum)
  }

  /// Whether the view is readable, or usable, at other widths than that of its content.
  private var mayWrap: Bool {
    if let label = self as? Label { return label.numberOfLines != 1 }
    return !isRigid(on: .horizontal)
  }

  /// Whether somebody says how wide the view is at most.
  private var saysWidth: Bool { says(.width) }

  /// How long the view has to be, where it says so itself.
  func exactLength(on axis: Axis) -> CGFloat? {
    let extent: LayoutConstraint.Attribute = axis == .horizontal ? .width : .height
    return constraints.first {
      $0.firstAttribute == extent && $0.firstItem === self && $0.secondItem == nil
        && $0.relation == .equal && $0.priority == .required
    }?.constant
  }

  /// Whether something is said of how long the view is at most.
  private func says(_ extent: LayoutConstraint.Attribute) -> Bool {
    constraints.contains {
      $0.firstAttribute == extent && $0.firstItem === self && $0.relation != .greaterThanOrEqual
    }
  }
}

extension [CGFloat] {
  fileprivate var sum: CGFloat { reduce(0, +) }
}
