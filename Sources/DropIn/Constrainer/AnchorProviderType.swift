public import SnaplineLayout

/// A view or a guide, whose edges, centre and size can be compared.
public protocol AnchorProviderType {
  var left: AnchorProxy<LayoutXAxisAnchor> { get }
  var right: AnchorProxy<LayoutXAxisAnchor> { get }
  var leading: AnchorProxy<LayoutXAxisAnchor> { get }
  var trailing: AnchorProxy<LayoutXAxisAnchor> { get }
  var centerX: AnchorProxy<LayoutXAxisAnchor> { get }
  var top: AnchorProxy<LayoutYAxisAnchor> { get }
  var bottom: AnchorProxy<LayoutYAxisAnchor> { get }
  var centerY: AnchorProxy<LayoutYAxisAnchor> { get }
  var width: DimensionProxy { get }
  var height: DimensionProxy { get }
}

extension AnchorProviderType {
  public var edges: EdgesProxy { EdgesProxy(of: self) }
  public var center: CenterProxy { CenterProxy(of: self) }
}

/// The type of a view's margins and safe area.
public typealias AnchorProvider = LayoutGuide

extension LayoutGuide: AnchorProviderType {
  public var left: AnchorProxy<LayoutXAxisAnchor> { AnchorProxy(leftAnchor) }
  public var right: AnchorProxy<LayoutXAxisAnchor> { AnchorProxy(rightAnchor) }
  public var leading: AnchorProxy<LayoutXAxisAnchor> { AnchorProxy(leadingAnchor) }
  public var trailing: AnchorProxy<LayoutXAxisAnchor> { AnchorProxy(trailingAnchor) }
  public var centerX: AnchorProxy<LayoutXAxisAnchor> { AnchorProxy(centerXAnchor) }
  public var top: AnchorProxy<LayoutYAxisAnchor> { AnchorProxy(topAnchor) }
  public var bottom: AnchorProxy<LayoutYAxisAnchor> { AnchorProxy(bottomAnchor) }
  public var centerY: AnchorProxy<LayoutYAxisAnchor> { AnchorProxy(centerYAnchor) }
  public var width: DimensionProxy { DimensionProxy(widthAnchor) }
  public var height: DimensionProxy { DimensionProxy(heightAnchor) }
}

extension View: AnchorProviderType {
  public var left: AnchorProxy<LayoutXAxisAnchor> { AnchorProxy(leftAnchor) }
  public var right: AnchorProxy<LayoutXAxisAnchor> { AnchorProxy(rightAnchor) }
  public var leading: AnchorProxy<LayoutXAxisAnchor> { AnchorProxy(leadingAnchor) }
  public var trailing: AnchorProxy<LayoutXAxisAnchor> { AnchorProxy(trailingAnchor) }
  public var centerX: AnchorProxy<LayoutXAxisAnchor> { AnchorProxy(centerXAnchor) }
  public var top: AnchorProxy<LayoutYAxisAnchor> { AnchorProxy(topAnchor) }
  public var bottom: AnchorProxy<LayoutYAxisAnchor> { AnchorProxy(bottomAnchor) }
  public var centerY: AnchorProxy<LayoutYAxisAnchor> { AnchorProxy(centerYAnchor) }
  public var firstBaseline: AnchorProxy<LayoutYAxisAnchor> { AnchorProxy(firstBaselineAnchor) }
  public var lastBaseline: AnchorProxy<LayoutYAxisAnchor> { AnchorProxy(lastBaselineAnchor) }
  public var width: DimensionProxy { DimensionProxy(widthAnchor) }
  public var height: DimensionProxy { DimensionProxy(heightAnchor) }
}

extension View {
  public var margins: AnchorProvider { layoutMarginsGuide }
  public var safeArea: AnchorProvider { safeAreaLayoutGuide }

  /// The view itself, for code in which `view.center` could also be the point.
  public var anchors: any AnchorProviderType { self }
}
