import Foundation

extension View {
  public var leadingAnchor: LayoutXAxisAnchor { node.xAnchor(.leading) }
  public var trailingAnchor: LayoutXAxisAnchor { node.xAnchor(.trailing) }
  public var leftAnchor: LayoutXAxisAnchor { node.xAnchor(.left) }
  public var rightAnchor: LayoutXAxisAnchor { node.xAnchor(.right) }
  public var centerXAnchor: LayoutXAxisAnchor { node.xAnchor(.centerX) }
  public var topAnchor: LayoutYAxisAnchor { node.yAnchor(.top) }
  public var bottomAnchor: LayoutYAxisAnchor { node.yAnchor(.bottom) }
  public var centerYAnchor: LayoutYAxisAnchor { node.yAnchor(.centerY) }
  public var firstBaselineAnchor: LayoutYAxisAnchor { node.yAnchor(.firstBaseline) }
  public var lastBaselineAnchor: LayoutYAxisAnchor { node.yAnchor(.lastBaseline) }
  public var widthAnchor: LayoutDimension { node.dimension(.width) }
  public var heightAnchor: LayoutDimension { node.dimension(.height) }
}

extension LayoutGuide {
  public var leadingAnchor: LayoutXAxisAnchor { node.xAnchor(.leading) }
  public var trailingAnchor: LayoutXAxisAnchor { node.xAnchor(.trailing) }
  public var leftAnchor: LayoutXAxisAnchor { node.xAnchor(.left) }
  public var rightAnchor: LayoutXAxisAnchor { node.xAnchor(.right) }
  public var centerXAnchor: LayoutXAxisAnchor { node.xAnchor(.centerX) }
  public var topAnchor: LayoutYAxisAnchor { node.yAnchor(.top) }
  public var bottomAnchor: LayoutYAxisAnchor { node.yAnchor(.bottom) }
  public var centerYAnchor: LayoutYAxisAnchor { node.yAnchor(.centerY) }
  public var widthAnchor: LayoutDimension { node.dimension(.width) }
  public var heightAnchor: LayoutDimension { node.dimension(.height) }
}

extension LayoutNode {
  fileprivate func xAnchor(_ attribute: LayoutConstraint.Attribute) -> LayoutXAxisAnchor {
    LayoutXAxisAnchor(Operand(node: self, attribute: attribute))
  }

  fileprivate func yAnchor(_ attribute: LayoutConstraint.Attribute) -> LayoutYAxisAnchor {
    LayoutYAxisAnchor(Operand(node: self, attribute: attribute))
  }

  fileprivate func dimension(_ attribute: LayoutConstraint.Attribute) -> LayoutDimension {
    LayoutDimension(Operand(node: self, attribute: attribute))
  }
}
