import Foundation
import SnaplineDesigns
import SnaplineDiagnostics
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout

/// Stacks whose views need more room than there is.
extension Review {
  /// Tells of each such stack once, the outermost where one follows from the other, and has what
  /// follows from it for the views inside kept back.
  func judgeStacks() {
    noteContents()
    let conflicts = self.conflicts
    var budget = Self.mostMeasured * count
    for seen in stacks {
      seen.lacking = seen.outer?.lacking ?? []
      for axis in Axis.allCases where !seen.lacking.contains(axis) {
        // What is too narrow is too high as well.
        guard axis == .horizontal || !seen.lacking.contains(.horizontal) else {
          seen.lacking.insert(axis)
          continue
        }
        let miss = conflicts[ObjectIdentifier(seen.stack)]?[axis]
        guard let room = room(of: seen, on: axis, miss, &budget) else { continue }
        seen.lacking.insert(axis)
        if room.isSqueezed { builder.noteSqueezed(seen.stack, on: axis) }
        reading.warn(.overfullStack(seen, room, on: canvas), at: seen.node.element.span)
      }
    }
  }

  /// As measuring takes a solve, views are measured so often at most, all in all.
  private static let mostMeasured = 4

  private func noteContents() {
    for text in texts {
      guard let stack = text.around.stack else { continue }
      if text.cut != nil { stack.noteCut(on: text.isGone ? .horizontal : .vertical) }
      if text.breaksWords { stack.noteBrokenWords() }
      if let axis = text.seen.flatMap(overhang)?.axis { stack.noteLeaving(on: axis) }
    }
    for content in contents {
      guard let stack = content.around.stack else { continue }
      for axis in content.cutAxes { stack.noteCut(on: axis) }
      if let axis = content.seen.flatMap(overhang)?.axis { stack.noteLeaving(on: axis) }
    }
  }

  /// Of stacks with constraints on an axis that contradict each other, by how many points those are
  /// missed that gave way.
  private var conflicts: [ObjectIdentifier: [Axis: CGFloat]] {
    let reports = canvas.layoutReports.filter { !$0.stacks.isEmpty || !$0.filled.isEmpty }
    guard !reports.isEmpty else { return [:] }
    let filling = stacks.lazy.map(\.stack).filter { $0.alignment == .fill }
    let axes = Dictionary(
      filling.map { (ObjectIdentifier($0), $0.axis.crossing) },
      uniquingKeysWith: { first, _ in first }
    )
    let misses = Dictionary(
      canvas.layoutConflicts.map { ($0.diagnostic, $0.miss) },
      uniquingKeysWith: { first, _ in first }
    )
    return reports.reduce(into: [:]) { conflicts, report in
      let miss = misses[report.diagnostic] ?? 0
      for (stack, axis) in report.stacks {
        conflicts[stack, default: [:]][axis, default: 0] += miss
      }
      for stack in report.filled {
        guard let axis = axes[stack], report.stacks[stack] != axis else { continue }
        conflicts[stack, default: [:]][axis, default: 0] += miss
      }
    }
  }

  /// What a stack needs and what it has; nothing where it has enough.
  private func room(
    of seen: SeenStack,
    on axis: Axis,
    _ miss: CGFloat?,
    _ budget: inout Int
  ) -> Room? {
    guard !isContradicted(seen.stack, on: axis) else { return nil }
    let there = seen.stack.bounds.length(on: axis)
    if miss != nil || seen.cut.contains(axis), budget >= seen.size {
      budget -= seen.size
      let needed = seen.stack.lengthOfContent(
        on: axis,
        breaksWords: seen.breaksWords,
        knowing: builder.neededWidths
      )
      if needed > there + 1 { return Room(axis, needed, there, isSqueezed: true) }
      // Where its own edges gave way, it has the length that it needs, and reaches out.
      if let miss, miss > 1, needed > there - miss + 1, reachesOut(seen.stack, on: axis) {
        return Room(axis, there, max(0, there - miss), isSqueezed: true)
      }
    }
    guard seen.leaving.contains(axis), seen.stack.axis == axis else { return nil }
    var frame = seen.stack.convert(seen.stack.bounds, to: canvas)
    if let window = seen.around.window { frame = frame.intersection(window) }
    let visible = frame.intersection(canvas.bounds)
    // What lies outside as a whole was placed there, and has all the room that it needs.
    guard !visible.isNull, frame.length(on: axis) > visible.length(on: axis) + 1 else { return nil }
    return Room(axis, frame.length(on: axis), visible.length(on: axis), isSqueezed: false)
  }

  /// Whether a stack makes all views equally long, and one of them said another length, which gave way:
  /// that is told of the view.
  private func isContradicted(_ stack: StackView, on axis: Axis) -> Bool {
    let makesEqual =
      axis == stack.axis ? stack.distribution == .fillEqually : stack.alignment == .fill
    return makesEqual
      && stack.arrangedSubviews.contains { view in
        !view.isHidden
          && view.exactLength(on: axis).map { abs($0 - view.bounds.length(on: axis)) > 1 } ?? false
      }
  }

  /// Whether a view, or one around it, which it may stretch, ends outside of what it stands in.
  private func reachesOut(_ view: View, on axis: Axis) -> Bool {
    guard let superview = view.superview else { return false }
    let (frame, around) = (view.frame, superview.bounds)
    return frame.start(on: axis) < around.start(on: axis) - 1
      || frame.end(on: axis) > around.end(on: axis) + 1
      || superview !== canvas && reachesOut(superview, on: axis)
  }

  /// What a stack's views need on an axis, and what there is.
  struct Room {
    let axis: Axis
    let needed: CGFloat
    let there: CGFloat
    /// Whether the stack is as long as there is room, and its views too short; else it is too long.
    let isSqueezed: Bool

    fileprivate init(_ axis: Axis, _ needed: CGFloat, _ there: CGFloat, isSqueezed: Bool) {
      self.axis = axis
      self.needed = needed.rounded(.up)
      self.there = there.rounded(.down)
      self.isSqueezed = isSqueezed
    }

    var missing: CGFloat { needed - there }
  }
}

extension TreeBuilder {
  /// Notes all views of a stack that has too little room.
  fileprivate func noteSqueezed(_ stack: StackView, on axis: Axis) {
    var waiting: [View] = [stack]
    while let view = waiting.popLast() {
      layout.noteSqueezed(view, on: axis)
      waiting += view.subviews
    }
  }

  /// Whether a number is open because a stack has too little room, which is told for the stack.
  func isSqueezed(_ view: View, _ attribute: LayoutConstraint.Attribute) -> Bool {
    let isAcross = attribute == .left || attribute == .width
    return layout.isSqueezed(ObjectIdentifier(view), on: isAcross ? .horizontal : .vertical)
  }
}

extension Message {
  fileprivate static func overfullStack(
    _ seen: SeenStack,
    _ room: Review.Room,
    on canvas: View
  ) -> Message {
    let element = seen.node.element
    let (word, way) = (element.word.name, room.axis == .vertical ? "down" : "across")
    let name = element.name.map { "the \(word) '\($0)'" } ?? "this \(word)"
    return Message(
      .overfullStack,
      "\(name) needs \(room.needed.inWords) points \(way), and there are \(room.there.inWords)",
      cause: room.isSqueezed ? seen.cause(on: room.axis) : "what lies beyond isn't drawn",
      remedy: seen.remedies(for: room, on: canvas).joined(separator: ", or ")
    ).warning()
  }
}

extension SeenStack {
  fileprivate func cause(on axis: Axis) -> String {
    let views = stack.arrangedSubviews.filter { !$0.isHidden }
    let gone = views.count { $0.bounds.length(on: axis) < 0.5 }
    guard stack.axis == axis, gone > 0 else {
      return breaksWords && axis == .horizontal
        ? "words of its texts are broken" : "what is in it is cut"
    }
    return "\(gone) of its \(views.count) views get\(gone == 1 ? "s" : "") none"
  }

  fileprivate func remedies(for room: Review.Room, on canvas: View) -> [String] {
    let isDown = room.axis == .vertical
    let (scroll, key) = isDown ? ("vscroll", "height") : ("hscroll", "width")
    let sizes = stack.arrangedSubviews.compactMap { $0.exactLength(on: room.axis) }
    if stack.axis != room.axis, stack.alignment == .fill,
      sizes.contains(where: { $0 <= room.there })
    {
      return [
        "write 'alignment: center', so that not all views are as \(isDown ? "high" : "wide") "
          + "as the one that says how \(isDown ? "high" : "wide") it is"
      ]
    }
    var remedies = ["put it in a '\(scroll):', which scrolls"]
    if let sized = around.sized.node(on: room.axis) {
      let length = (sized.view.bounds.length(on: room.axis) + room.missing).inWords
      let isOwn = sized.view === stack
      let whose =
        sized.element.name.map { "'\($0)'" } ?? "the view at line \(sized.element.span.line)"
      remedies.append("write \(key): \(length)" + (isOwn ? "" : " for \(whose)"))
    } else if canvas.environment.device == nil {
      var size = canvas.bounds.size
      if isDown { size.height += room.missing } else { size.width += room.missing }
      remedies.append("write canvas: \(size.width.inWords)x\(size.height.inWords)")
    } else {
      remedies.append("leave some of it out")
    }
    return remedies
  }
}

extension CGFloat {
  /// A length as a message has it, in whole points that are enough.
  var inWords: String { Int(exactly: rounded(.up)).map(String.init) ?? "\(self)" }
}
