import Foundation
package import SnaplineGeometry

extension View {
  /// From the view's bounds to those of its superview.
  private var outward: Transform {
    guard let transform = rare?.transform, !transform.isIdentity else {
      return Transform(translationX: box.minX - boundsOrigin.x, y: box.minY - boundsOrigin.y)
    }
    return Transform(
      translationX: -boundsOrigin.x - anchor.x * box.width,
      y: -boundsOrigin.y - anchor.y * box.height
    )
    .concatenating(transform)
    .concatenating(Transform(translationX: pivot.x, y: pivot.y))
  }

  /// From the view's bounds to those of a view above it, or to what lies around the root.
  ///
  /// Around a window lies nothing: its bounds are the plane that all others lie in.
  private func outward(to ancestor: View?) -> Transform {
    var total = Transform.identity
    var view = self
    while view !== ancestor {
      guard let superview = view.parent else {
        return view is Window ? total : total.concatenating(view.outward)
      }
      total = total.concatenating(view.outward)
      view = superview
    }
    return total
  }

  /// From the view's bounds to those of another view, or to what lies around the root where there is
  /// none.
  ///
  /// Two roots are taken to lie in one plane.
  package func mapping(to other: View?) -> Transform {
    guard let other else { return outward(to: nil) }
    let common = nearestCommonAncestor(with: other)
    let inward = other === common ? .identity : other.outward(to: common).inverted()
    return outward(to: common).concatenating(inward)
  }

  func mapping(from other: View?) -> Transform {
    other?.mapping(to: self) ?? outward(to: nil).inverted()
  }

  func mapped(_ point: CGPoint, to other: View?) -> CGPoint {
    mapping(to: other).applied(to: point)
  }
  func mapped(_ point: CGPoint, from other: View?) -> CGPoint {
    mapping(from: other).applied(to: point)
  }
  func mapped(_ rect: CGRect, to other: View?) -> CGRect { rect.applying(mapping(to: other)) }
  func mapped(_ rect: CGRect, from other: View?) -> CGRect { rect.applying(mapping(from: other)) }

  /// Whether the view would get what a finger does on it.
  var takesTouches: Bool { isUserInteractionEnabled && !isHidden && alpha > 0.01 }

  /// The front-most view at a point of the bounds, among this one and those below.
  ///
  /// Subviews are asked by `hitTest`, which they may override; below a depth that no screen has, where
  /// asking would use up the stack, they are only asked by `point(inside:with:)`.
  func frontmost(at point: CGPoint, _ event: Event?) -> View? {
    let pass = root.pass
    pass.hitDepth += 1
    defer { pass.hitDepth -= 1 }
    guard takesTouches, self.point(inside: point, with: event) else { return nil }
    var (found, place) = (self, point)
    while true {
      let asks = found === self && pass.hitDepth < 200
      guard let next = found.frontmostChild(at: place, event, asks: asks) else { return found }
      if asks { return next.view }
      (found, place) = next
    }
  }

  private func frontmostChild(
    at point: CGPoint,
    _ event: Event?,
    asks: Bool
  ) -> (view: View, place: CGPoint)? {
    for child in children.reversed() {
      let place = child.outward.inverted().applied(to: point)
      if asks {
        if let hit = child.hitTest(place, with: event) { return (hit, place) }
      } else if child.takesTouches, child.point(inside: place, with: event) {
        return (child, place)
      }
    }
    return nil
  }
}
