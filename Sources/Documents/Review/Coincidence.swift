import Foundation
import SnaplineControls
import SnaplineDesigns
import SnaplineGeometry
import SnaplineLayout

/// Two texts at one place, and whether somebody wanted that.
struct Coincidence {
  private let over: SeenText
  private let under: SeenText
  /// The views from each text up to the one that both stand in, without that.
  private let above: [View]
  private let below: [View]
  private let common: View?
  private let canvas: View

  /// Of two texts the one that is drawn later, and the other.
  init(_ over: SeenText, _ under: SeenText, on canvas: View) {
    (self.over, self.under, self.canvas) = (over, under, canvas)
    let (overs, unders) = (Self.chain(from: over.label), Self.chain(from: under.label))
    let around = Set(unders.map { ObjectIdentifier($0) })
    let common = overs.first { around.contains(ObjectIdentifier($0)) }
    self.common = common
    above = Array(overs.prefix { $0 !== common })
    below = Array(unders.prefix { $0 !== common })
  }

  private static func chain(from view: View) -> [View] {
    Array(sequence(first: view, next: \.superview))
  }

  var isOnPurpose: Bool {
    isRepeated || isScrolledPast || isInNegativeStack || isPlacedOnIt || isOnGround
  }

  /// The same text twice is a shadow or an outline.
  private var isRepeated: Bool { over.label.text == under.label.text }

  /// What scrolls passes under what doesn't.
  private var isScrolledPast: Bool { over.around.scroll !== under.around.scroll }

  private var isInNegativeStack: Bool {
    guard let stack = common as? StackView else { return false }
    return stack.spacing < 0 || below.last.map { stack.customSpacing(after: $0) < 0 } ?? false
  }

  // MARK: Placed on the other

  /// Whether constraints hold one on the other on both axes, or their edges in each other.
  private var isPlacedOnIt: Bool {
    var tied: Set<Axis> = []
    for constraint in common?.constraints ?? [] {
      guard let axis = constraint.firstAttribute.positionAxis, isTie(constraint) else { continue }
      if constraint.overlapsNeighbours(on: axis) { return true }
      tied.insert(axis)
    }
    return tied.count == Axis.allCases.count
  }

  private func isTie(_ constraint: LayoutConstraint) -> Bool {
    let views = constraint.views
    guard let first = views.first, let second = views.second else { return false }
    let isAbove = { (view: View) in above.contains { $0 === view } }
    let isBelow = { (view: View) in below.contains { $0 === view } }
    return isAbove(first) && isBelow(second) || isBelow(first) && isAbove(second)
  }

  // MARK: With a ground between them

  /// Whether something between the two covers the one below, as a sheet does that lies over a page.
  private var isOnGround: Bool {
    guard let frame = over.seen?.intersection(under.seen ?? .null), !frame.isNull else {
      return false
    }
    let covers = { (view: View) in
      view.shows && view.paintsItsShape && view.convert(view.bounds, to: canvas).contains(frame)
    }
    if above.contains(where: covers) { return true }
    let siblings = common?.subviews ?? []
    guard let start = siblings.firstIndex(where: { $0 === below.last }),
      let end = siblings.firstIndex(where: { $0 === above.last }), start < end
    else { return false }
    return siblings[(start + 1)..<end].contains(where: covers)
  }
}
