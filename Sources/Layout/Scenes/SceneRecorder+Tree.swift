import Foundation
import SnaplineGeometry
import SnaplineScene

extension SceneRecorder {
  /// One step of the walk: to enter a view, or to leave one again.
  private enum Step {
    case enter(View, origin: CGPoint, parentNode: Int?, isHidden: Bool)
    case leave(View, Shape, isMasked: Bool)
  }

  /// Records a view and all below it, back to front, without recursion.
  func record(_ root: View) {
    var steps: [Step] = [.enter(root, origin: .zero, parentNode: nil, isHidden: false)]
    while let step = steps.popLast() {
      if case .leave(let view, let shape, let isMasked) = step { end(view, shape, isMasked) }
      guard case .enter(let view, let origin, let parentNode, let wasHidden) = step else {
        continue
      }
      let isHidden = wasHidden || view.isHidden || view.alpha <= 0
      note(view, at: origin, parentNode: parentNode, isHidden: isHidden)
      let node = tree.nodes.count - 1
      if !isHidden { steps.append(begin(view, at: origin)) }
      let inner = CGPoint(x: origin.x - view.boundsOrigin.x, y: origin.y - view.boundsOrigin.y)
      for child in view.children.reversed() {
        let place = CGPoint(x: inner.x + child.box.minX, y: inner.y + child.box.minY)
        steps.append(.enter(child, origin: place, parentNode: node, isHidden: isHidden))
      }
    }
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

  /// Opens the view's group and paints what lies behind its subviews.
  private func begin(_ view: View, at origin: CGPoint) -> Step {
    self.origin = origin
    if view.mayOverrideTraits { traits = view.traits }
    let shape = shape(of: view, at: origin)
    append(.begin(group(of: view, at: origin, clip: view.clipsToBounds ? shape : nil)))
    let mask = maskGroup(of: view, at: origin)
    if let mask { append(.begin(mask)) }
    let ground = view.backgroundColor?.resolved(with: traits) ?? .clear
    // What clips to its bounds clips its shadow too.
    if ground.alpha > 0, !view.clipsToBounds, let shadow = view.rare?.layer?.shadow {
      append(.shadow(shape, shadow))
    }
    if ground.alpha > 0 { append(.fill(shape, .color(ground))) }
    view.withOwnTraitsCurrent { $0.recordContent(into: self) }
    return .leave(view, shape, isMasked: mask != nil)
  }

  /// Paints the border, which lies over the subviews, and closes the group.
  private func end(_ view: View, _ shape: Shape, _ isMasked: Bool) {
    if let layer = view.rare?.layer, layer.borderWidth > 0, let color = layer.borderColor {
      append(.border(shape, width: layer.borderWidth, color))
    }
    if isMasked { append(.end) }
    append(.end)
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

  /// What a mask view lets through, where it is one even shape; others let everything through.
  private func maskGroup(of view: View, at origin: CGPoint) -> Group? {
    guard let mask = view.mask, mask.children.isEmpty, mask.transform.isIdentity,
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
