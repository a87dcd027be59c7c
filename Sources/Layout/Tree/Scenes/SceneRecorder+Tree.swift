import Foundation
import SnaplineDrawing
import SnaplineGeometry
import SnaplineScene

extension SceneRecorder {
  /// One step of the walk: what is to be done of a view, or below it.
  private enum Step {
    case enter(View, origin: CGPoint, under: Surroundings)
    case endMask
    case paint(View, Shape, origin: CGPoint)
    case leave(View, Shape, groups: Int)
    case enterLayer(Layer, origin: CGPoint)
    case paintLayer(Layer, Shape)
    case leaveLayer(Layer, Shape, groups: Int)
  }

  private struct Surroundings {
    /// The node of the superview; a mask and what is in it have none, and aren't part of the tree.
    var node: Int?
    var isHidden = false
    var isMask = false
  }

  /// Records a view and all below it, back to front; its bounds begin at `origin` on the canvas.
  func record(_ root: View, at origin: CGPoint = .zero) {
    overridesTraits = root.mayOverrideTraits
    walk([.enter(root, origin: origin, under: Surroundings())])
  }

  /// Records a layer that is no view's, in its own coordinates.
  func record(_ root: Layer) {
    let (bounds, box) = (root.bounds, root.box)
    let start = CGPoint(x: bounds.minX - box.minX, y: bounds.minY - box.minY)
    walk([.enterLayer(root, origin: start)])
  }

  /// Takes steps and those that they lead to, without recursion.
  private func walk(_ first: [Step]) {
    var steps = first
    while let step = steps.popLast() {
      switch step {
      case .enter(let view, let origin, let surroundings):
        enter(view, at: origin, under: surroundings, &steps)
      case .endMask: append(.endMask)
      case .paint(let view, let shape, let origin): paint(view, shape, at: origin)
      case .leave(let view, let shape, let groups): end(view.rare?.layer, shape, groups)
      case .enterLayer(let layer, let origin): enter(layer, at: origin, &steps)
      case .paintLayer(let layer, let shape):
        paint(layer, shape, ground: layer.own.backgroundColor ?? .clear)
      case .leaveLayer(let layer, let shape, let groups): end(layer, shape, groups)
      }
    }
  }

  /// Opens the view's group; its mask, its content and its subviews come after it, in this order.
  private func enter(
    _ view: View,
    at origin: CGPoint,
    under surroundings: Surroundings,
    _ steps: inout [Step]
  ) {
    var inner = surroundings
    if view.isInvisible { inner.isHidden = true }
    if !surroundings.isMask {
      note(view, at: origin, parentNode: surroundings.node, isHidden: inner.isHidden)
      inner.node = tree.nodes.count - 1
    }
    let start = CGPoint(x: origin.x - view.boundsOrigin.x, y: origin.y - view.boundsOrigin.y)
    var ground: [Step] = []
    if !inner.isHidden {
      if overridesTraits { traits = view.traits }
      let shape = shape(of: view, at: origin)
      if let mask = view.mask, view.maskFillsBounds { mask.frame = view.bounds }
      let cast = shadowsOfContent(of: view)
      let layer = view.rare?.layer
      var group = group(of: view, at: origin, shape, shadow: cast.last)
      if !surroundings.isMask { group.node = inner.node }
      append(.begin(group))
      let further = beginInside(layer, cast, clip: view.clipsToBounds ? shape : nil)
      let maskGroup = maskGroup(of: view, at: origin)
      steps.append(.leave(view, shape, groups: further + (maskGroup == nil ? 1 : 2)))
      ground.append(.paint(view, shape, origin: origin))
      if let maskGroup {
        append(.begin(maskGroup))
      } else if let mask = view.mask {
        append(.beginMask)
        mask.layoutIfNeeded()
        let place = CGPoint(x: start.x + mask.box.minX, y: start.y + mask.box.minY)
        ground += [.endMask, .enter(mask, origin: place, under: Surroundings(isMask: true))]
      } else if let mask = view.rare?.layer?.mask {
        append(.beginMask)
        ground += [.endMask, .enterLayer(mask, origin: start)]
      }
    }
    // A hidden view in a mask has nothing to show, and no node to keep either.
    if !surroundings.isMask || !inner.isHidden {
      let parts = view.paintedParts
      if parts == nil {
        for child in view.children.reversed() { enter(child, child.box) }
      }
      for part in (parts ?? []).reversed() {
        switch part {
        case .view(let child): enter(child, child.box)
        case .layer(let layer):
          if !inner.isHidden { steps.append(.enterLayer(layer, origin: start)) }
        }
      }
    }
    steps += ground
    func enter(_ child: View, _ box: CGRect) {
      let place = CGPoint(x: start.x + box.minX, y: start.y + box.minY)
      steps.append(.enter(child, origin: place, under: inner))
    }
  }

  /// Opens a layer that is no view's, and paints what lies behind its sublayers.
  ///
  /// The superlayer's coordinates begin at `start` on the canvas.
  private func enter(_ layer: Layer, at start: CGPoint, _ steps: inout [Step]) {
    guard !layer.isHidden, layer.opacity > 0 else { return }
    let box = layer.box
    let origin = CGPoint(x: start.x + box.minX, y: start.y + box.minY)
    let shape = layer.outline(over: edges(of: box.size, at: origin))
    let pivot = CGPoint(x: start.x + layer.position.x, y: start.y + layer.position.y)
    let opening = (layer.mask as? ShapeLayer).flatMap { self.opening(of: $0, at: origin, layer) }
    let cast = layer.own.backgroundColor == nil ? layer.castByContent : []
    let clip = opening ?? (layer.masksToBounds ? shape : nil)
    append(
      .begin(
        Group(
          className: "",
          opacity: Double(min(layer.opacity, 1)),
          clip: layer.effect == nil ? clip : nil,
          transform: layer.own.transform.isIdentity ? .identity : layer.own.transform.around(pivot),
          blend: layer.blend,
          shadow: cast.last,
          effect: layer.effect
        )
      )
    )
    let groups = 1 + beginInside(layer, cast, clip: clip)
    steps.append(.leaveLayer(layer, shape, groups: groups))
    let inside = CGPoint(x: origin.x - layer.bounds.minX, y: origin.y - layer.bounds.minY)
    for sublayer in layer.own.sublayers.inPaintingOrder.reversed() {
      steps.append(.enterLayer(sublayer, origin: inside))
    }
    if let mask = layer.mask, opening == nil {
      append(.beginMask)
      steps += [.paintLayer(layer, shape), .endMask, .enterLayer(mask, origin: inside)]
    } else {
      paint(layer, shape, ground: layer.own.backgroundColor ?? .clear)
    }
  }

  /// What a shape that is a mask lets through, where a clip does for it.
  private func opening(of mask: ShapeLayer, at origin: CGPoint, _ layer: Layer) -> Shape? {
    guard mask.isPlainShape else { return nil }
    let place = CGPoint(
      x: origin.x - layer.bounds.minX + mask.box.minX,
      y: origin.y - layer.bounds.minY + mask.box.minY
    )
    return mask.opening(in: .rectangle(edges(of: mask.box.size, at: place)))
  }

  /// Paints a layer's shadow, background and content.
  private func paint(_ layer: Layer, _ shape: Shape, ground: RGBA) {
    paintShadows(of: layer, shape, isSolid: ground.alpha > 0)
    if ground.alpha > 0 { append(.fill(shape, .color(ground))) }
    if layer.view == nil { paintInnerShadows(of: layer, shape) }
    layer.recordContents(into: self, shape: shape)
    layer.record(into: self, shape: shape)
    layer.recordDrawing(into: self, shape: shape)
  }

  private func note(_ view: View, at origin: CGPoint, parentNode: Int?, isHidden: Bool) {
    noted.append(view)
    tree.nodes.append(
      LayoutTree.Node(
        parent: parentNode,
        className: "\(type(of: view))",
        identifier: view.accessibilityIdentifier,
        frame: edges(of: view.box.size, at: origin),
        text: view.contentText,
        isHidden: isHidden,
        isTransparent: !view.isHidden && view.alpha <= 0
      )
    )
  }

  private func edges(of size: CGSize, at origin: CGPoint) -> Edges {
    Edges(
      left: grid.round(origin.x),
      top: grid.round(origin.y),
      right: grid.round(origin.x + size.width),
      bottom: grid.round(origin.y + size.height)
    )
  }

  /// Paints what lies behind the subviews.
  private func paint(_ view: View, _ shape: Shape, at origin: CGPoint) {
    self.origin = origin
    if overridesTraits { traits = view.traits }
    let ground = view.backgroundColor?.resolved(with: traits) ?? .clear
    if let layer = view.rare?.layer {
      paint(layer, shape, ground: ground)
    } else if ground.alpha > 0 {
      append(.fill(shape, .color(ground)))
    }
    if let paint = view.rare?.backgroundGradient?.paint(over: shape.bounds, traits) {
      append(.fill(shape, paint))
    }
    if let fills = view.rare?.backgroundFills { view.record(fills, over: shape, into: self) }
    if let layer = view.rare?.layer { paintInnerShadows(of: layer, shape) }
    if overridesTraits {
      view.withOwnTraitsCurrent { record($0, shape) }
    } else {
      record(view, shape)
    }
  }

  private func record(_ view: View, _ shape: Shape) {
    view.recordContent(into: self)
    view.recordDrawing(into: self, edges: shape.bounds)
  }

  /// Paints the border, which lies over the subviews, and closes the groups.
  private func end(_ layer: Layer?, _ shape: Shape, _ groups: Int) {
    if let layer { paintBorder(of: layer, shape) }
    for _ in 0..<groups { append(.end) }
  }

  /// The shadows that all that is in a view casts, where no background of its own does.
  private func shadowsOfContent(of view: View) -> [Shadow] {
    guard let layer = view.rare?.layer else { return [] }
    let isSolid = (view.backgroundColor?.resolved(with: traits).alpha ?? 0) > 0
    return isSolid ? [] : layer.castByContent
  }

  private func group(of view: View, at origin: CGPoint, _ shape: Shape, shadow: Shadow?) -> Group {
    let layer = view.rare?.layer
    return Group(
      identifier: view.accessibilityIdentifier,
      className: "\(type(of: view))",
      accessibility: view.spokenFor,
      opacity: min(max(view.alpha, 0), 1),
      clip: view.clipsToBounds && layer?.effect == nil ? shape : nil,
      transform: transform(of: view, at: origin),
      blend: layer?.blend,
      shadow: shadow,
      effect: layer?.effect
    )
  }

  /// What a mask lets through where it is one even shape, and a clip does for it.
  private func maskGroup(of view: View, at origin: CGPoint) -> Group? {
    if view.mask == nil, let layer = view.rare?.layer, let mask = layer.mask as? ShapeLayer {
      return opening(of: mask, at: origin, layer).map { Group(className: "", clip: $0) }
    }
    guard let mask = view.mask, mask.flags.contains(.isPlain), mask.children.isEmpty,
      mask.mask == nil, !mask.isHidden, mask.alpha > 0, mask.transform.isIdentity,
      mask.rare?.layer?.isPlain ?? true,
      let ground = mask.backgroundColor?.resolved(with: mask.traits), ground.alpha > 0
    else { return nil }
    let place = CGPoint(
      x: origin.x - view.boundsOrigin.x + mask.box.minX,
      y: origin.y - view.boundsOrigin.y + mask.box.minY
    )
    return Group(
      className: "\(type(of: mask))",
      opacity: min(max(mask.alpha, 0), 1) * ground.alpha,
      clip: shape(of: mask, at: place)
    )
  }

  /// The view's transform, which turns around its anchor, in canvas coordinates.
  private func transform(of view: View, at origin: CGPoint) -> Transform {
    guard !view.transform.isIdentity else { return .identity }
    return view.transform.around(CGRect(origin: origin, size: view.box.size).point(at: view.anchor))
  }

  private func shape(of view: View, at origin: CGPoint) -> Shape {
    let edges = edges(of: view.box.size, at: origin)
    return view.rare?.layer?.outline(over: edges) ?? .rectangle(edges)
  }
}

extension View {
  /// What assistive software is told of the view, where there is something to tell.
  fileprivate var spokenFor: Accessibility? {
    let told = Accessibility(
      label: accessibilityLabel,
      value: accessibilityValue,
      hint: accessibilityHint,
      traits: accessibilityTraits.words,
      container: accessibilityContainerType.word,
      isHidden: accessibilityElementsHidden
    )
    return told == Accessibility() ? nil : told
  }
}

extension View {
  /// The subviews and layers in the view, back to front; nothing where those are the subviews alone,
  /// as they stand.
  fileprivate var paintedParts: [Layer.Part]? {
    let hasLayers = rare?.layer?.own.sublayers.isEmpty == false
    let isLifted = children.contains { ($0.rare?.layer?.zPosition ?? 0) != 0 }
    guard hasLayers || isLifted else { return nil }
    return layer.ordered.inPaintingOrder
  }
}
