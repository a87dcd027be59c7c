public import SnaplineLayout

/// Something that a view can be held by: a view or a guide.
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

extension View: LayoutAnchorsProvider {}
extension LayoutGuide: LayoutAnchorsProvider {}
