public import SnaplineLayout

extension View {
  /// The view's constraints, in SnapKit's words.
  public var snp: ConstraintViewDSL { ConstraintViewDSL(view: self) }
}

extension LayoutGuide {
  /// The guide's constraints, in SnapKit's words.
  public var snp: ConstraintLayoutGuideDSL { ConstraintLayoutGuideDSL(guide: self) }
}

extension LayoutSupport {
  /// The edges of what bars cover, in SnapKit's words.
  public var snp: ConstraintLayoutSupportDSL { ConstraintLayoutSupportDSL(support: self) }
}
