public import Foundation
public import SnaplineLayout

/// Sizes against those of other views and guides.
extension SizeConstrain where T: SingleAxisLayout {
  // MARK: At least

  public static func atLeast(
    halfOf value: T,
    priority: LayoutPriority = .required,
    constant: CGFloat = 0
  ) -> Self { atLeast(value, priority: priority, multiplier: 0.5, constant: constant) }

  public static func atLeast(
    halfOf view: View,
    priority: LayoutPriority = .required,
    constant: CGFloat = 0
  ) -> Self {
    atLeast(.relative(view), priority: priority, multiplier: 0.5, constant: constant)
  }

  public static func atLeast(
    sameAs view: View,
    priority: LayoutPriority = .required,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> Self {
    atLeast(.relative(view), priority: priority, multiplier: multiplier, constant: constant)
  }

  public static func atLeast(
    as view: View,
    priority: LayoutPriority = .required,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> Self {
    atLeast(.relative(view), priority: priority, multiplier: multiplier, constant: constant)
  }

  public static func atLeast(
    _ value: T,
    multipliedBy multiplier: CGFloat,
    priority: LayoutPriority = .required,
    constant: CGFloat = 0
  ) -> Self { atLeast(value, priority: priority, multiplier: multiplier, constant: constant) }

  public static func atLeast(
    sameAs view: View,
    multipliedBy multiplier: CGFloat,
    priority: LayoutPriority = .required,
    constant: CGFloat = 0
  ) -> Self {
    atLeast(.relative(view), priority: priority, multiplier: multiplier, constant: constant)
  }

  // MARK: Exactly

  public static func exactly(
    halfOf value: T,
    priority: LayoutPriority = .required,
    constant: CGFloat = 0
  ) -> Self { exactly(value, priority: priority, multiplier: 0.5, constant: constant) }

  public static func exactly(
    halfOf view: View,
    priority: LayoutPriority = .required,
    constant: CGFloat = 0
  ) -> Self {
    exactly(.relative(view), priority: priority, multiplier: 0.5, constant: constant)
  }

  public static func exactly(
    sameAs view: View,
    priority: LayoutPriority = .required,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> Self {
    exactly(.relative(view), priority: priority, multiplier: multiplier, constant: constant)
  }

  public static func exactly(
    as view: View,
    priority: LayoutPriority = .required,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> Self {
    exactly(.relative(view), priority: priority, multiplier: multiplier, constant: constant)
  }

  public static func exactly(
    _ value: T,
    multipliedBy multiplier: CGFloat,
    priority: LayoutPriority = .required,
    constant: CGFloat = 0
  ) -> Self { exactly(value, priority: priority, multiplier: multiplier, constant: constant) }

  public static func exactly(
    sameAs view: View,
    multipliedBy multiplier: CGFloat,
    priority: LayoutPriority = .required,
    constant: CGFloat = 0
  ) -> Self {
    exactly(.relative(view), priority: priority, multiplier: multiplier, constant: constant)
  }

  // MARK: At most

  public static func atMost(
    halfOf value: T,
    priority: LayoutPriority = .required,
    constant: CGFloat = 0
  ) -> Self { atMost(value, priority: priority, multiplier: 0.5, constant: constant) }

  public static func atMost(
    halfOf view: View,
    priority: LayoutPriority = .required,
    constant: CGFloat = 0
  ) -> Self {
    atMost(.relative(view), priority: priority, multiplier: 0.5, constant: constant)
  }

  public static func atMost(
    sameAs view: View,
    priority: LayoutPriority = .required,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> Self {
    atMost(.relative(view), priority: priority, multiplier: multiplier, constant: constant)
  }

  public static func atMost(
    as view: View,
    priority: LayoutPriority = .required,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> Self {
    atMost(.relative(view), priority: priority, multiplier: multiplier, constant: constant)
  }

  public static func atMost(
    _ value: T,
    multipliedBy multiplier: CGFloat,
    priority: LayoutPriority = .required,
    constant: CGFloat = 0
  ) -> Self { atMost(value, priority: priority, multiplier: multiplier, constant: constant) }

  public static func atMost(
    sameAs view: View,
    multipliedBy multiplier: CGFloat,
    priority: LayoutPriority = .required,
    constant: CGFloat = 0
  ) -> Self {
    atMost(.relative(view), priority: priority, multiplier: multiplier, constant: constant)
  }
}
