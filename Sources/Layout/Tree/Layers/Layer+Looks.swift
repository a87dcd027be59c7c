import SnaplineGeometry
package import SnaplineScene

package import struct Foundation.CGFloat

/// What a layer's members come to when it is painted.
extension Layer {
  /// Whether nothing but a background is painted.
  var isPlain: Bool {
    shadows.isEmpty && innerShadows.isEmpty && borderWidth <= 0 && paintsGroundAlone
  }

  /// Whether nothing is painted but a background, a border and shadows.
  var paintsGroundAlone: Bool {
    compositingFilter == nil && effect == nil && type(of: self) == Layer.self && mask == nil
      && contents == nil && own.drawing == nil && !needsDisplay && own.sublayers.isEmpty
  }

  var shadow: Shadow? {
    guard shadowOpacity > 0, let color = shadowColor else { return nil }
    return Shadow(
      color: RGBA(
        red: color.red,
        green: color.green,
        blue: color.blue,
        alpha: color.alpha * Double(min(shadowOpacity, 1))
      ),
      radius: max(0, shadowRadius),
      x: shadowOffset.width,
      y: shadowOffset.height
    )
  }

  /// How the layer is mixed with what lies behind it, by its filter.
  var blend: BlendMode? {
    guard let name = compositingFilter as? String, name.hasSuffix("BlendMode") else { return nil }
    let mode = BlendMode(rawValue: String(name.dropLast(9)))
    return mode == .normal ? nil : mode
  }

  /// All shadows that lie outside, each over those behind it.
  var shadows: [Shadow] {
    let further = furtherShadows.filter { $0.color.alpha > 0 }
    return shadow.map { [$0] + further } ?? further
  }

  /// The shadows of a layer whose content casts them, there being no background to do so.
  var castByContent: [Shadow] { shadowPath == nil && !masksToBounds ? shadows : [] }

  /// The layer's outline over its edges.
  func outline(over edges: Edges) -> Shape {
    guard isCapsule || cornerRadius > 0 else { return .rectangle(edges) }
    return .rounded(edges, radii(width: edges.width, height: edges.height), cornerCurve)
  }

  /// The radius that each corner of a layer of this size has.
  package func radii(width: CGFloat, height: CGFloat) -> CornerRadii {
    let whole = radius(width: width, height: height)
    let radius = { (corner: CornerMask) -> Double in
      self.maskedCorners.contains(corner) ? whole : 0
    }
    return CornerRadii(
      topLeft: radius(.layerMinXMinYCorner),
      topRight: radius(.layerMaxXMinYCorner),
      bottomRight: radius(.layerMaxXMaxYCorner),
      bottomLeft: radius(.layerMinXMaxYCorner)
    ).fitting(width: width, height: height)
  }

  /// The radius that the layer asks for at a size, whether there is room for it or not.
  package func radius(width: CGFloat, height: CGFloat) -> CGFloat {
    max(0, isCapsule ? min(width, height) / 2 : cornerRadius)
  }
}

extension ShapeLayer {
  /// Whether nothing but the path decides what shows through the layer as a mask.
  var isPlainShape: Bool {
    view == nil && shadows.isEmpty && innerShadows.isEmpty && borderWidth <= 0 && mask == nil
      && contents == nil
      && own.backgroundColor == nil && own.transform.isIdentity && opacity >= 1 && !isHidden
      && own.sublayers.isEmpty && !masksToBounds
  }
}

extension [Layer] {
  /// Those with a higher `zPosition` last, others in their order.
  var inPaintingOrder: [Layer] { sortedStably { $0.zPosition } }
}

extension [Layer.Part] {
  /// Those with a higher `zPosition` last, others in their order.
  var inPaintingOrder: [Layer.Part] {
    sortedStably { part in
      switch part {
      case .layer(let layer): layer.zPosition
      case .view(let view): view.rare?.layer?.zPosition ?? 0
      }
    }
  }
}

extension Array {
  fileprivate func sortedStably(by height: (Element) -> CGFloat) -> [Element] {
    let heights = map(height)
    guard heights.contains(where: { $0 != 0 }) else { return self }
    return indices.sorted { (heights[$0], $0) < (heights[$1], $1) }.map { self[$0] }
  }
}
