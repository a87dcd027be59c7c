import Foundation
import SnaplineDesigns
import SnaplineGeometry
import SnaplineLayout

/// How large a canvas is that fits what is on it.
struct CanvasFit {
  let canvas: View
  /// What holds the views of the design: the canvas, or what its insets leave of it.
  let content: View
  let wanted: CanvasSize
  let scale: CGFloat

  /// A canvas that fits is no wider than a phone.
  private static let widest = 390.0

  /// A size as it fits, and in whole pixels.
  ///
  /// Whole points would leave a rest: the first view of a stack would get it, and an edit of another view
  /// that changes the rest would move all that follows by half a point.
  struct Size {
    let whole: CGSize
    /// Before it was rounded up, where it was.
    let exact: CGSize?

    /// By how much the solver rounds.
    private static let step = 0x1p-16

    init(whole: CGSize) { (self.whole, exact) = (whole, nil) }

    init(_ whole: CGSize, exact: CGSize) {
      self.whole = whole
      let most = max(abs(whole.width - exact.width), abs(whole.height - exact.height))
      self.exact = most > Self.step ? exact : nil
    }
  }

  var size: Size {
    if case .exactly(let width) = wanted.width, case .exactly(let height) = wanted.height {
      return Size(whole: CGSize(width: width, height: height))
    }
    let limits = allLimits()
    LayoutConstraint.activate(limits)
    defer { LayoutConstraint.deactivate(limits) }
    let fitting = canvas.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    func size(_ change: (CGFloat) -> CGFloat) -> CGSize {
      CGSize(
        width: wanted.width.holding(change(fitting.width)),
        height: wanted.height.holding(change(fitting.height))
      )
    }
    return Size(size(roundedUp), exact: size { $0 })
  }

  /// Lays the canvas out at the size that fits, to a part of a pixel.
  ///
  /// That takes one solve, where finding the size and laying out at it take two. The canvas keeps what holds it to
  /// that size, so it is of no use for anything but a look at where views are. It returns the constraint on its
  /// width, if the width is exact.
  func layOutForGood() -> LayoutConstraint? {
    let wishes = [LayoutConstraint.Attribute.width, .height].map {
      limit($0, .equal, 0).prioritized(.fittingSizeLevel)
    }
    let limits = allLimits()
    LayoutConstraint.activate(limits + wishes)
    canvas.translatesAutoresizingMaskIntoConstraints = false
    canvas.layoutIfNeeded()
    return limits.first { $0.firstAttribute == .width && $0.relation == .equal }
  }

  /// What the canvas is held to while its size is looked for.
  private func allLimits() -> [LayoutConstraint] {
    limits(.width, wanted.width) + limits(.height, wanted.height)
      + room(from: .leading, to: .trailing, wanted.width)
      + room(from: .top, to: .bottom, wanted.height)
  }

  /// A length in whole pixels, where the noise of solving costs none.
  private func roundedUp(_ length: CGFloat) -> CGFloat {
    guard scale > 0, scale.isFinite else { return length }
    return PixelGrid(scale: scale).ceil(length - 0x1p-13)
  }

  private func limits(_ attribute: LayoutConstraint.Attribute, _ length: CanvasLength)
    -> [LayoutConstraint]
  {
    switch length {
    case .exactly(let value): return [limit(attribute, .equal, value)]
    case .between(let low, let high):
      return [
        limit(attribute, .greaterThanOrEqual, low), limit(attribute, .lessThanOrEqual, high),
      ]
    case .fit:
      return attribute == .width ? [limit(attribute, .lessThanOrEqual, Self.widest)] : []
    }
  }

  /// Has a canvas that fits hold every view, also those whose edges nothing ties to its own, such as
  /// one in its middle.
  private func room(
    from start: LayoutConstraint.Attribute,
    to end: LayoutConstraint.Attribute,
    _ length: CanvasLength
  ) -> [LayoutConstraint] {
    if case .exactly = length { return [] }
    return content.subviews.flatMap { view in
      [(start, LayoutConstraint.Relation.greaterThanOrEqual), (end, .lessThanOrEqual)].map {
        LayoutConstraint(
          item: view,
          attribute: $0,
          relatedBy: $1,
          toItem: content,
          attribute: $0,
          multiplier: 1,
          constant: 0
        ).prioritized(Self.room)
      }
    }
  }

  /// Only the wish to be small is weaker.
  private static let room = LayoutPriority(LayoutPriority.fittingSizeLevel.rawValue + 1)

  private func limit(
    _ attribute: LayoutConstraint.Attribute,
    _ relation: LayoutConstraint.Relation,
    _ constant: Double
  ) -> LayoutConstraint {
    LayoutConstraint(
      item: canvas,
      attribute: attribute,
      relatedBy: relation,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: constant
    )
  }
}

extension CanvasLength {
  /// A length within what the canvas says of it: what contradicts that on the canvas has to give way.
  fileprivate func holding(_ length: CGFloat) -> CGFloat {
    switch self {
    case .exactly(let value): value
    case .between(let low, let high): min(max(length, low), high)
    case .fit: length
    }
  }
}
