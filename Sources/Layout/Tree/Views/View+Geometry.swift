import Foundation
import SnaplineGeometry

extension View {
  func setTransform(_ new: Transform) {
    guard new != transform else { return }
    guard new.isFinite else { return root.report(.notFiniteNumber("transform", of: self)) }
    changeRare { $0.transform = new }
    tellWatches()
  }

  func setAutoresizingMask(_ new: AutoresizingMask) {
    guard new != autoresizingMask else { return }
    changeRare { $0.autoresizingMask = new }
    node.frameChanged()
  }

  /// Which part of the box ``center`` names: the layer's anchor, mostly the middle.
  var anchor: CGPoint { rare?.layer?.anchorPoint ?? CGPoint(x: 0.5, y: 0.5) }

  /// The point that ``center`` names, and that transforms turn around.
  var pivot: CGPoint { box.point(at: anchor) }

  /// The smallest upright rectangle around the transformed box.
  var transformedBox: CGRect {
    CGRect(size: box.size, laying: anchor, on: .zero).applying(transform)
      .offsetBy(dx: pivot.x, dy: pivot.y)
  }

  /// Lays another part of the box where the anchor was: the centre stays, the frame moves.
  func anchorChanged(from old: CGPoint) {
    changeBox(
      to: box.offsetBy(
        dx: (old.x - anchor.x) * box.width,
        dy: (old.y - anchor.y) * box.height
      )
    )
  }

  func setFrame(_ frame: CGRect) {
    guard frame.isFinite else {
      return root.report(.notFiniteNumber("frame", of: self))
    }
    let frame = frame.standardized
    guard transform.isIdentity else {
      let source = frame.source(under: transform, anchor: anchor)
      bounds.size = source?.size ?? box.size
      return center = source?.position ?? frame.point(at: anchor)
    }
    changeBox(to: frame)
  }

  func setBounds(_ bounds: CGRect) {
    guard bounds.isFinite else { return root.report(.notFiniteNumber("bounds", of: self)) }
    if bounds.origin != boundsOrigin {
      boundsOrigin = bounds.origin
      markForLayout()
      insetsMayChange()
      for guide in derivedGuides { node.geometryChanged(of: guide) }
      contentMoved()
      if bounds.size == box.size { tellWatches() }
    }
    guard bounds.size != box.size else { return }
    changeBox(to: CGRect(size: bounds.size, laying: anchor, on: pivot))
  }

  func moveCenter(to center: CGPoint) {
    let origin = CGRect(size: box.size, laying: anchor, on: center).origin
    guard origin.x != box.origin.x || origin.y != box.origin.y else { return }
    moveBox(to: origin)
  }

  private func moveBox(to origin: CGPoint) {
    guard origin.x.isFinite, origin.y.isFinite else {
      return root.report(.notFiniteNumber("centre", of: self))
    }
    // A centre said from a frame comes back with the noise of halving, which is no move: a solved frame
    // would otherwise be set aside and applied again without end.
    let noise = 1e-9 * (1 + abs(origin.x) + abs(origin.y))
    guard abs(origin.x - box.minX) > noise || abs(origin.y - box.minY) > noise else { return }
    changeBox(to: CGRect(origin: origin, size: box.size))
  }

  /// A frame that somebody set, as opposed to one that was solved.
  private func changeBox(to new: CGRect) {
    guard new != box else { return }
    let old = box
    box = new
    if new.size != old.size {
      resizeSubviews(from: old.size)
      markForLayout()
      markSuperviewOfResized()
    }
    insetsMayChange()
    node.frameChanged()
    if !translatesAutoresizingMaskIntoConstraints {
      parent?.noteSolvedChild(self)
    } else {
      // What was solved for the frame before, and waits to be applied, would undo this one.
      parent?.forgetSolved(self)
    }
    tellWatches()
  }

  /// Has the superview lay out its subviews anew, unless it is its own layout that resizes this one.
  ///
  /// Only in trees with constraints, where other views may follow this one's size.
  private func markSuperviewOfResized() {
    guard node.isAttached, let parent, parent.flags.isDisjoint(with: [.isLayingOut, .isPlain])
    else { return }
    parent.markForLayout()
  }

  /// Moves and resizes children by their masks, as UIKit does at once when a size is set.
  private func resizeSubviews(from old: CGSize) {
    guard autoresizesSubviews else { return }
    for child in children where child.translatesAutoresizingMaskIntoConstraints {
      let mask = child.autoresizingMask
      guard !mask.isEmpty else { continue }
      let horizontal = AutoresizedSpan(
        start: child.box.minX,
        length: child.box.width,
        room: old.width,
        grows: (
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
          mask.contains(.flexibleRightMargin)
        )
      ).resized(to: box.width)
      let vertical = AutoresizedSpan(
        start: child.box.minY,
        length: child.box.height,
        room: old.height,
        grows: (
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
          mask.contains(.flexibleBottomMargin)
        )
      ).resized(to: box.height)
      child.changeBox(
        to: CGRect(
          x: horizontal.start,
          y: vertical.start,
          width: horizontal.length,
          height: vertical.length
        )
      )
    }
  }
}

/// One axis of a frame under an autoresizing mask.
struct AutoresizedSpan {
  var start: CGFloat
  var length: CGFloat
  var room: CGFloat
  /// Whether the margin before, the length and the margin after grow.
  var grows: (before: Bool, length: Bool, after: Bool)

  /// The span in another room: what may grow shares the difference by its size.
  func resized(to newRoom: CGFloat) -> (start: CGFloat, length: CGFloat) {
    let difference = newRoom - room
    let parts = [start, length, room - start - length]
    let flexible = [grows.before, grows.length, grows.after]
    var total = 0.0
    var count = 0.0
    for (part, isFlexible) in zip(parts, flexible) where isFlexible {
      total += part
      count += 1
    }
    guard count > 0 else { return (start, length) }
    let share = { (place: Int) -> CGFloat in
      guard flexible[place] else { return 0 }
      return abs(total) > 1e-9 ? difference * parts[place] / total : difference / count
    }
    return (start + share(0), max(0, length + share(1)))
  }
}

extension CGRect {
  var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }

  /// This rectangle, or an empty one where a number isn't finite.
  var finite: CGRect { isFinite ? self : .zero }
}

extension EdgeInsets {
  var negated: EdgeInsets { EdgeInsets(top: -top, left: -left, bottom: -bottom, right: -right) }

  var isFinite: Bool { [top, left, bottom, right].allSatisfy(\.isFinite) }
}

extension CGSize {
  /// This size, with `other` for a length that is no number, and bounds for one that is endless.
  func finite(or other: CGFloat) -> CGSize {
    let bound = View.layoutFittingExpandedSize.width
    let length = { (length: CGFloat) -> CGFloat in
      length.isNaN ? other : length.isInfinite ? (length < 0 ? -bound : bound) : length
    }
    return CGSize(width: length(width), height: length(height))
  }
}
