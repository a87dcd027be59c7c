public import SnaplineLayout

extension View {
  /// The view's constraints, in SnapKit's syntax.
  public var snp: ConstraintViewDSL { ConstraintViewDSL(view: self) }
}

extension LayoutGuide {
  /// The guide's constraints, in SnapKit's syntax.
  public var snp: ConstraintLayoutGuideDSL { ConstraintLayoutGuideDSL(guide: self) }
}

extension LayoutSupport {
  /// The edges of the area that bars cover, in SnapKit's syntax.
  public var snp: ConstraintLayoutSupportDSL { ConstraintLayoutSupportDSL(support: self) }
}
