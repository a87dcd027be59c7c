public import SnaplineLayout
import SnaplineMakers

/// The attributes of a view, for the right side of a relation.
extension View {
  public var snp_left: ConstraintItem { attributes(.left) }
  public var snp_top: ConstraintItem { attributes(.top) }
  public var snp_right: ConstraintItem { attributes(.right) }
  public var snp_bottom: ConstraintItem { attributes(.bottom) }
  public var snp_leading: ConstraintItem { attributes(.leading) }
  public var snp_trailing: ConstraintItem { attributes(.trailing) }
  public var snp_width: ConstraintItem { attributes(.width) }
  public var snp_height: ConstraintItem { attributes(.height) }
  public var snp_centerX: ConstraintItem { attributes(.centerX) }
  public var snp_centerY: ConstraintItem { attributes(.centerY) }
  public var snp_baseline: ConstraintItem { attributes(.lastBaseline) }
  public var snp_firstBaseline: ConstraintItem { attributes(.firstBaseline) }
  public var snp_edges: ConstraintItem { attributes(.edges) }
  public var snp_size: ConstraintItem { attributes(.size) }
  public var snp_center: ConstraintItem { attributes(.center) }

  public var snp_leftMargin: ConstraintItem { attributes(.leftMargin) }
  public var snp_topMargin: ConstraintItem { attributes(.topMargin) }
  public var snp_rightMargin: ConstraintItem { attributes(.rightMargin) }
  public var snp_bottomMargin: ConstraintItem { attributes(.bottomMargin) }
  public var snp_leadingMargin: ConstraintItem { attributes(.leadingMargin) }
  public var snp_trailingMargin: ConstraintItem { attributes(.trailingMargin) }
  public var snp_centerXWithinMargin: ConstraintItem { attributes(.centerXWithinMargins) }
  public var snp_centerYWithinMargin: ConstraintItem { attributes(.centerYWithinMargins) }
  public var snp_centerXWithinMargins: ConstraintItem { attributes(.centerXWithinMargins) }
  public var snp_centerYWithinMargins: ConstraintItem { attributes(.centerYWithinMargins) }
  public var snp_margins: ConstraintItem { attributes(.margins) }
  public var snp_centerWithinMargins: ConstraintItem { attributes(.centerWithinMargins) }

  private func attributes(_ attributes: AttributeSet) -> ConstraintItem {
    ConstraintItem(item: LayoutItem(self), attributes: attributes)
  }
}
