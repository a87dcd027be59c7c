import Foundation
import SnaplineGeometry

extension Layer {
  /// All layers in this one, including those of subviews, back to front; nothing where there are none.
  public var sublayers: [Layer]? {
    get {
      let all = ordered.map { $0.layer }
      return all.isEmpty ? nil : all
    }
    set {
      // The layers live until no access to them is under way: they may run code when they go.
      let gone = own.sublayers
      own.sublayers = []
      for layer in gone { layer.superlayer = nil }
      for layer in newValue ?? [] where layer.view == nil { addSublayer(layer) }
    }
  }

  /// A layer or a view among those in this layer.
  enum Part {
    case layer(Layer)
    case view(View)

    var layer: Layer {
      switch self {
      case .layer(let layer): layer
      case .view(let view): view.layer
      }
    }
  }

  /// Layers and views as they were put over each other.
  var ordered: [Part] {
    let views = view?.children ?? []
    var parts: [Part] = []
    var next = 0
    for layer in own.sublayers {
      while next < min(layer.own.subviewsBelow, views.count) {
        parts.append(.view(views[next]))
        next += 1
      }
      parts.append(.layer(layer))
    }
    return parts + views[next...].map { .view($0) }
  }

  func insert(_ layer: Layer, at index: Int) {
    // A view's layer goes where its view does.
    guard layer.view == nil, !layer.holds(self) else { return }
    layer.leaveSuperlayer()
    let parts = ordered.prefix(max(0, index))
    layer.own.subviewsBelow = parts.reduce(0) { if case .view = $1 { $0 + 1 } else { $0 } }
    own.sublayers.insert(layer, at: parts.count - layer.own.subviewsBelow)
    layer.superlayer = self
  }

  func insert(_ layer: Layer, beside sibling: Layer?, offset: Int) {
    guard sibling !== layer else { return }
    layer.leaveSuperlayer()
    let all = sublayers ?? []
    let place = all.firstIndex { $0 === sibling }.map { $0 + offset }
    insert(layer, at: place ?? (offset == 0 ? 0 : all.count))
  }

  func leaveSuperlayer() {
    superlayer?.own.sublayers.removeAll { $0 === self }
    superlayer = nil
  }

  /// Whether this is the other layer, or one around it.
  private func holds(_ other: Layer) -> Bool {
    var layer: Layer? = other
    while let current = layer {
      if current === self { return true }
      layer = current.superlayer
    }
    return false
  }

  /// Keeps layers above the subviews that they were above.
  func subviewCame(at index: Int) {
    for layer in own.sublayers where layer.own.subviewsBelow > index {
      layer.own.subviewsBelow += 1
    }
  }

  func subviewLeft(from index: Int) {
    for layer in own.sublayers where layer.own.subviewsBelow > index {
      layer.own.subviewsBelow -= 1
    }
  }

  /// A layer of a class; of one that isn't ours, the one that its `init(coder:)` makes.
  static func make(_ type: AnyClass) -> Layer {
    if type == GradientLayer.self { return GradientLayer() }
    if type == ShapeLayer.self { return ShapeLayer() }
    guard type != Layer.self, let type = type as? Layer.Type else { return Layer() }
    return type.init(coder: NSCoder()) ?? Layer()
  }
}

extension View {
  /// The view's layer, which is made when it is first asked for.
  var layerOrNew: Layer {
    let rare = rareOrNew
    if let layer = rare.layer { return layer }
    let layer = Layer.make(type(of: self).layerClass)
    layer.view = self
    rare.layer = layer
    return layer
  }
}
