import Foundation
import SnaplineGeometry

extension StackView {
  /// Makes anew what changed since the last time, and nothing else.
  func bringInStep() {
    if upkeep.isPending { remakeStale() }
    refreshShares()
  }

  private func remakeStale() {
    makeDrafted()
    let standing = Standing(self)
    let isAll = upkeep.isAllStale || upkeep.shape != standing.shape
    let range = upkeep.take(count: slots.count, isAll: isAll)
    if isAll {
      // A frame is the first thing made: without one there is nothing to take back.
      let isFirst = upkeep.frame.isEmpty
      if !isFirst { unmakeAll() }
      upkeep.shape = standing.shape
      if isFirst, mayDraft {
        beginDrafts()
      } else {
        heldSoFar.reserveCapacity(heldSoFar.count + 6 * slots.count + 5)
      }
      tieFrame(standing)
    }
    // What follows is tied to the visible view before it.
    let end = slots[range.upperBound...].firstIndex { !$0.isHidden }.map { $0 + 1 } ?? slots.count
    var before = slots[..<range.lowerBound].lastIndex { !$0.isHidden }
    for place in range.lowerBound..<end {
      unmake(&slots[place])
      make(at: place, after: before, standing)
      if !slots[place].isHidden { before = place }
    }
    tieEnd(standing)
    endDrafts()
    noteBaselines()
  }

  /// Who stands where, as constraints are made for it.
  struct Standing {
    /// The first visible view's place, by which all others are measured.
    let first: Int?
    let last: Int?
    let shape: StackShape

    init(_ stack: StackView) {
      let slots = stack.slots
      first = slots.firstIndex { !$0.isHidden }
      last = slots.lastIndex { !$0.isHidden }
      let second = first.flatMap { first in
        stack.sharesGaps ? slots[(first + 1)...].firstIndex { !$0.isHidden } : nil
      }
      shape = StackShape(
        first: first.flatMap { slots[$0].view },
        second: second.flatMap { slots[$0].view },
        isSingle: first == last
      )
    }

    var isSingle: Bool { first == last }
  }

  /// Whether the gaps between the views are made equal, rather than given.
  var sharesGaps: Bool { distribution == .equalSpacing || distribution == .equalCentering }

  /// What the arranged views lie in.
  var canvas: LayoutNode {
    isLayoutMarginsRelativeArrangement ? layoutMarginsGuide.node : node
  }

  func node(at place: Int?) -> LayoutNode? { place.flatMap { slots[$0].view?.node } }

  private func make(at place: Int, after before: Int?, _ standing: Standing) {
    guard let node = node(at: place) else { return }
    if !sharesGaps || before == nil || slots[place].isHidden { removeGap(of: &slots[place]) }
    if slots[place].isHidden {
      tieHidden(node, at: place, after: before, standing)
    } else {
      tieAlong(node, at: place, after: before, standing)
      tieAcross(node, at: place, standing)
    }
  }

  /// The end of the stack lies on that of its last visible view.
  private func tieEnd(_ standing: Standing) {
    let last = standing.last.flatMap { slots[$0].view }
    guard upkeep.last !== last || upkeep.end == nil else { return }
    if let end = upkeep.end, end.isActive { uninstall(end) }
    upkeep.last = last
    upkeep.end = nil
    let end = StackAxis(axis).end
    if let last { hold(.init(.end, .canvasConnection, last.node, end, .equal, canvas, end)) }
  }

  // MARK: Lengths as parts of the stack's

  func refreshShares() {
    let wanted = wantedShares()
    guard wanted != upkeep.shares.map(\.share) else { return }
    for (_, constraint) in upkeep.shares.reversed() where constraint.isActive {
      uninstall(constraint)
    }
    let extent = StackAxis(axis).extent
    upkeep.shares = wanted.compactMap { share in
      guard let node = share.node else { return nil }
      let constraint = tie(
        share.role,
        node,
        extent,
        .equal,
        canvas,
        extent,
        times: share.part,
        plus: share.constant,
        at: share.priority
      )
      return (share, constraint)
    }
  }

  private func wantedShares() -> [StackShare] {
    if distribution == .fillProportionally { return proportions }
    let mayBeTexts = upkeep.textCount > 0 && distribution == .fill && axis == .horizontal
    return mayBeTexts ? textShares : []
  }

  /// Whether a view is as long as what it holds, which may need something else by now.
  var measuresViews: Bool {
    slots.contains { slot in
      guard !slot.isHidden, let view = slot.view else { return false }
      return !view.children.isEmpty && view.contentLength(on: axis) == nil
    }
  }

  /// Each view has the part of the stack that its content has of all contents and gaps.
  ///
  /// A view that has no content is measured with what it holds. A view that holds nothing counts as long as
  /// the others are on average: otherwise they would leave it nothing.
  private var proportions: [StackShare] {
    let shown = slots.filter { !$0.isHidden }
    let lengths = shown.map { slot in
      slot.view.flatMap { $0.contentLength(on: axis) ?? $0.neededLength(on: axis) }
    }
    let known = lengths.compactMap(\.self)
    let sum = known.reduce(0, +)
    let hasLengths = sum > 0
    guard hasLengths || known.count < shown.count else { return [] }
    let average = hasLengths ? sum / CGFloat(known.count) : 1
    let all = lengths.reduce(0) { $0 + ($1 ?? average) }
    // Where nobody has a length, there is nothing that gaps could be compared with.
    let total = hasLengths ? all + gaps(between: shown) : all
    guard total > 0 else { return [] }
    let constant = hasLengths ? 0 : -gaps(between: shown) / all
    var shares: [StackShare] = []
    for (slot, length) in zip(shown, lengths) {
      let length = length ?? average
      let priority = max(1, StackPriority.proportion - Float(shares.count))
      shares.append(
        StackShare(
          node: slot.view?.node,
          role: .fillProportionally,
          part: length / total,
          constant: length * constant,
          priority: LayoutPriority(priority)
        )
      )
    }
    return shares
  }

  /// Texts that wrap have no width that they want: each gets an equal part.
  private var textShares: [StackShare] {
    let shown = slots.filter { !$0.isHidden }
    guard shown.count > 1, textWidths != .own else { return [] }
    let count = CGFloat(shown.count)
    let constant = -gaps(between: shown) / count
    let isAmongOthers = !shown.allSatisfy { $0.view?.flags.contains(.isText) ?? false }
    return shown.compactMap { slot in
      guard let view = slot.view, view.flags.contains(.isText),
        !isAmongOthers || view.evensWidthBesideOthers
      else { return nil }
      let compression = view.contentCompressionResistancePriority(for: .horizontal).rawValue
      let even = LayoutPriority(min(999, compression + StackPriority.textWidth))
      return StackShare(
        node: view.node,
        role: .textWidthDisambiguation,
        part: 1 / count,
        constant: constant,
        priority: textWidths == .even ? even : StackPriority.openTextWidth
      )
    }
  }

  private func gaps(between shown: [StackSlot]) -> CGFloat {
    shown.dropLast().reduce(0) { $0 + distance(after: $1) }
  }

  // MARK: Taking back

  /// Takes back all that holds the view of a slot.
  func unmake(_ slot: inout StackSlot) {
    for constraint in slot.ties.reversed() where constraint.isActive { uninstall(constraint) }
    slot.ties = []
    slot.spacing = nil
  }

  /// Others may be as long as a gap: it stays as long as its view has one before it.
  func removeGap(of slot: inout StackSlot) {
    guard let gap = slot.gap else { return }
    remove(gap)
    slot.gap = nil
  }

  private func unmakeAll() {
    var nodes = [node, canvas]
    if let margins = rare?.ownGuides.margins { nodes.append(margins.node) }
    var gaps: [LayoutGuide] = []
    for place in slots.indices {
      if let node = node(at: place) { nodes.append(node) }
      if let gap = slots[place].gap { gaps.append(gap) }
      slots[place].ties = []
      slots[place].spacing = nil
      slots[place].gap = nil
    }
    if let spanner = upkeep.spanner { gaps.append(spanner) }
    uninstallOwn(naming: nodes)
    remove(gaps)
    upkeep.spanner = nil
    upkeep.firstGap = nil
    upkeep.frame = []
    upkeep.end = nil
    upkeep.last = nil
    upkeep.shares = []
  }
}
