import SnaplineGeometry

/// Priorities of the constraints that give way.
enum StackPriority {
  /// An equality beside an inequality that is required.
  static let boundary = LayoutPriority(999.5)
  static let centering = LayoutPriority(149)
  static let spanningFit = LayoutPriority(51)
  static let canvasFit = LayoutPriority(49)
  static let suppression = LayoutPriority(25)
  /// The first share of a length; each one after it has one less.
  static let proportion: Float = 999
  /// How much stronger a text's width is than its resistance to being cut.
  static let textWidth: Float = 10
  /// Below what texts and symbols hug their contents with.
  static let openTextWidth = LayoutPriority(240)
}

/// The attributes of an axis.
struct StackAxis {
  let start, end, center, extent: LayoutConstraint.Attribute

  init(_ axis: Axis) {
    switch axis {
    case .horizontal: (start, end, center, extent) = (.leading, .trailing, .centerX, .width)
    case .vertical: (start, end, center, extent) = (.top, .bottom, .centerY, .height)
    }
  }
}
