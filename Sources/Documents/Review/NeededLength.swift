import Foundation
import SnaplineControls
import SnaplineDesigns
import SnaplineGeometry
import SnaplineLayout

extension StackView {
  /// How long the stack would be with room for all that is in it, whatever it says of its own length.
  func lengthOfContent(on axis: Axis) -> CGFloat {
    let views = arrangedSubviews.filter { !$0.isHidden }
    let lengths = views.map {
      (needed: $0.neededLength(on: axis), given: $0.bounds.length(on: axis))
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
  fileprivate func neededLength(on axis: Axis) -> CGFloat {
    switch axis {
    case .vertical:
      systemLayoutSizeFitting(
        CGSize(width: bounds.width, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    case .horizontal:
      max(
        systemLayoutSizeFitting(
          .zero,
          withHorizontalFittingPriority: LayoutPriority(999),
          verticalFittingPriority: .fittingSizeLevel
        ).width,
        widthOfContent
      )
    }
  }

  /// How wide the content is that can't be narrower, through the stacks inside.
  private var widthOfContent: CGFloat {
    guard let stack = self as? StackView else {
      return mayWrap || saysWidth ? 0 : max(0, intrinsicContentSize.width)
    }
    let widths = stack.arrangedSubviews.filter { !$0.isHidden }.map(\.widthOfContent)
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

  /// Whether something is said of how long the view is at most.
  func says(_ extent: LayoutConstraint.Attribute) -> Bool {
    constraints.contains {
      $0.firstAttribute == extent && $0.firstItem === self && $0.relation != .greaterThanOrEqual
    }
  }
}

extension [CGFloat] {
  fileprivate var sum: CGFloat { reduce(0, +) }
}
