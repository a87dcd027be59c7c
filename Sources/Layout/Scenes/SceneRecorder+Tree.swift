import Foundation
import SnaplineGeometry
import SnaplineScene

extension SceneRecorder {
  /// One step of the walk: what is to be done of a view, or below it.
  private enum Step {
    case enter(View, origin: CGPoint, under: Surroundings)
    case endMask
    case paint(View, Shape, origin: CGPoint)
    case leave(View, Shape, groups: Int)
  }

  private struct Surroundings {
    /// The node of the superview; a mask and what is in it have none, and aren't part of the tree.
    var node: Int?
    var isHidden = false
    var isMask = false
  }

  /// Records a view and all below it, back to front, without recursion.
  func record(_ root: View) {
    overridesTraits = root.mayOverrideTraits
    var steps: [Step] = [.enter(root, origin: .zero, under: Surroundings())]
    while let step = steps.popLast() {
      switch step {
      case .enter(let view, let origin, let surroundings):
        enter(view, at: origin, under: surroundings, &steps)
      case .endMask: append(.endMask)
      case .paint(let view, let shape, let origin): paint(view, shape, at: origin)
      case .leave(let view, let shape, let groups): end(view, shape, groups)
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
    if view.isHidden || view.alpha <= 0 { inner.isHidden = true }
    if !surroundings.isMask {
      note(view, at: origin, parentNode: surroundings.node, isHidden: inner.isHidden)
      inner.node = tree.nodes.count - 1
    }
    let start = CGPoint(x: origin.x - view.boundsOrigin.x, y: origin.y - view.boundsOrigin.y)
    var ground: [Step] = []
    if !inner.isHidden {
      if overridesTraits { traits = view.traits }
      let shape = shape(of: view, at: origin)
      append(.begin(group(of: view, at: origin, clip: view.clipsToBounds ? shape : nil)))
      let maskGroup = maskGroup(of: view, at: origin)
      steps.append(.leave(view, shape, groups: maskGroup == nil ? 1 : 2))
      ground.append(.paint(view, shape, origin: origin))
      if let maskGroup {
        append(.begin(maskGroup))
      } else if let mask = view.mask {
        append(.beginMask)
        mask.layoutIfNeeded()
        let place = CGPoint(x: start.x + mask.box.minX, y: start.y + mask.box.minY)
        ground += [.endMask, .enter(mask, origin: place, under: Surroundings(isMask: true))]
      }
    }
    // A hidden view in a mask has nothing to show, and no node to keep either.
    if !surroundings.isMask || !inner.isHidden {
      for child in view.children.reversed() {
        let place = CGPoint(x: start.x + child.box.minX, y: start.y + child.box.minY)
        steps.append(.enter(child, origin: place, under: inner))
      }
    }
    steps += ground
  }

  private func note(_ view: View, at origin: CGPoint, parentNode: Int?, isHidden: Bool) {
    tree.nodes.append(
      LayoutTree.Node(
        parent: parentNode,
        className: "\(type(of: view))",
        identifier: view.accessibilityIdentifier,
        frame: edges(of: view, at: origin),
        text: view.contentText,
        isHidden: isHidden,
        isTransparent: !view.isHidden && view.alpha <= 0
      )
    )
  }

  private func edges(of view: View, at origin: CGPoint) -> Edges {
    Edges(
      left: grid.round(origin.x),
      top: grid.round(origin.y),
      right: grid.round(origin.x + view.box.width),
      bottom: grid.round(origin.y + view.box.height)
    )
  }

  /// Paints what lies behind the subviews.
  private func paint(_ view: View, _ shape: Shape, at origin: CGPoint) {
    self.origin = origin
    if overridesTraits { traits = view.traits }
    let ground = view.backgroundColor?.resolved(with: traits) ?? .clear
    // What clips to its bounds clips its shadow too.
    if ground.alpha > 0, !view.clipsToBounds, let shadow = view.rare?.layer?.shadow {
      append(.shadow(shape, shadow))
    }
    if ground.alpha > 0 { append(.fill(shape, .color(ground))) }
    if overridesTraits {
      view.withOwnTraitsCurrent { $0.recordContent(into: self) }
    } else {
      view.recordContent(into: self)
    }
  }

  /// Paints the border, which lies over the subviews, and closes the groups.
  private func end(_ view: View, _ shape: Shape, _ groups: Int) {
    if let layer = view.rare?.layer, layer.borderWidth > 0, let color = layer.borderColor {
      append(.border(shape, width: layer.borderWidth, color))
    }
    for _ in 0..<groups { append(.end) }
  }

  private func group(of view: View, at origin: CGPoint, clip: Shape?) -> Group {
    Group(
      identifier: view.accessibilityIdentifier,
      className: "\(type(of: view))",
      accessibility: view.spokenFor,
      opacity: min(max(view.alpha, 0), 1),
      clip: clip,
      transform: transform(of: view, at: origin)
    )
  }

  /// What a mask lets through where it is one even shape, and a clip does for it.
  private func maskGroup(of view: View, at origin: CGPoint) -> Group? {
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

  /// The view's transform, which turns around its centre, in canvas coordinates.
  private func transform(of view: View, at origin: CGPoint) -> Transform {
    guard !view.transform.isIdentity else { return .identity }
    let center = CGPoint(x: origin.x + view.box.width / 2, y: origin.y + view.box.height / 2)
    return Transform(translationX: -center.x, y: -center.y)
      .concatenating(view.transform)
      .concatenating(Transform(translationX: center.x, y: center.y))
  }

  private func shape(of view: View, at origin: CGPoint) -> Shape {
    let edges = edges(of: view, at: origin)
    guard let layer = view.rare?.layer, layer.cornerRadius > 0 else { return .rectangle(edges) }
    let radii = layer.radii.fitting(width: edges.width, height: edges.height)
    return .rounded(edges, radii, layer.cornerCurve)
  }
}

extension View {
  /// What assistive software is told of the view, where there is something to tell.
  fileprivate var spokenFor: Accessibility? {
    let told = Accessibility(
      label: accessibilityLabel,
      value: accessibilityValue,
      hint: accessibilityHint,
      traits: accessibilityTraits.words
    )
    return told == Accessibility() ? nil : told
  }
}

extension Layer {
  /// Whether nothing but a background is painted.
  fileprivate var isPlain: Bool { shadow == nil && borderWidth <= 0 }

  fileprivate var shadow: Shadow? {
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
}
