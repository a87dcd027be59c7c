import SnaplineGeometry
public import SnaplineLayout

/// Something against which a view can be constrained: a view or a guide.
public protocol LayoutAnchorsProvider: AnyObject {
  var leadingAnchor: LayoutXAxisAnchor { get }
  var trailingAnchor: LayoutXAxisAnchor { get }
  var leftAnchor: LayoutXAxisAnchor { get }
  var rightAnchor: LayoutXAxisAnchor { get }
  var centerXAnchor: LayoutXAxisAnchor { get }
  var topAnchor: LayoutYAxisAnchor { get }
  var bottomAnchor: LayoutYAxisAnchor { get }
  var centerYAnchor: LayoutYAxisAnchor { get }
  var widthAnchor: LayoutDimension { get }
  var heightAnchor: LayoutDimension { get }
}

/// Something against whose baselines a view can be constrained.
public protocol BaselineLayoutAnchorsProvider {
  var firstBaselineAnchor: LayoutYAxisAnchor { get }
  var lastBaselineAnchor: LayoutYAxisAnchor { get }
}

extension View: LayoutAnchorsProvider, BaselineLayoutAnchorsProvider {}
extension LayoutGuide: LayoutAnchorsProvider {}

extension LayoutAnchorsProvider {
  func dimension(on axis: Axis) -> LayoutDimension {
    axis == .horizontal ? widthAnchor : heightAnchor
  }
}
