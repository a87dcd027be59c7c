import Foundation
import SnaplineControls
import SnaplineDesigns
import SnaplineDiagnostics
import SnaplineGeometry
import SnaplineLayout

/// Texts and controls that end where nobody sees them.
extension Review {
  /// Tells of texts that end outside the canvas or their scroll view, and of controls, symbols and codes
  /// outside the canvas: of those in a stack, which it takes along, once.
  func judgeReach() {
    var reaching = texts.compactMap { text -> Reaching? in
      guard !lookInScroll(text) else { return nil }
      return self.reaching("text", text.seen, in: text.around, at: text.span)
    }
    reaching += contents.compactMap {
      self.reaching($0.element.word.name, $0.seen, in: $0.around, at: $0.element.span)
    }
    var groups: [Group: (first: Reaching, count: Int)] = [:]
    var order: [Group] = []
    for one in reaching {
      guard let stack = one.stack else {
        reading.warn(.leavesCanvas(one, others: 0), at: one.span)
        continue
      }
      let group = Group(stack: ObjectIdentifier(stack), side: one.overhang.side)
      if groups[group] == nil { order.append(group) }
      groups[group, default: (one, 0)].count += 1
    }
    for group in order {
      guard let (first, count) = groups[group] else { continue }
      reading.warn(.leavesCanvas(first, others: count - 1), at: first.span)
    }
  }

  /// What ends outside the canvas.
  fileprivate struct Reaching {
    /// What the design calls it.
    let word: String
    let overhang: Overhang
    let span: Span
    /// The outermost stack around.
    let stack: SeenStack?
  }

  private func reaching(
    _ word: String,
    _ seen: CGRect?,
    in around: Surroundings,
    at span: Span
  ) -> Reaching? {
    guard let seen, let overhang = overhang(of: seen),
      !around.isSqueezed(on: overhang.axis), !around.outgrown.contains(overhang.axis)
    else { return nil }
    return Reaching(word: word, overhang: overhang, span: span, stack: around.stack?.outermost)
  }

  private struct Group: Hashable {
    let stack: ObjectIdentifier
    let side: Side
  }

  enum Side: String {
    case left = "to the left of"
    case right = "to the right of"
    case above
    case below

    var axis: Axis { self == .left || self == .right ? .horizontal : .vertical }
  }

  /// How far something reaches over a side of what it should be seen in.
  struct Overhang {
    let points: CGFloat
    let side: Side

    var axis: Axis { side.axis }
    var inWords: String { "\(points.inWords) point\(points > 1 ? "s" : "") \(side.rawValue)" }
  }

  /// How far a rectangle reaches out of the canvas, and where it does most.
  func overhang(of frame: CGRect) -> Overhang? {
    overhang(of: frame, over: CGRect(origin: .zero, size: canvas.bounds.size), on: nil)
  }

  /// How far it does on some axes; on both where none are named.
  private func overhang(of frame: CGRect, over room: CGRect, on axes: [Axis]?) -> Overhang? {
    // A point is nothing that anybody sees.
    var (points, found) = (CGFloat(1), Side?.none)
    func look(_ reach: CGFloat, _ side: Side) {
      guard reach > points, axes?.contains(side.axis) ?? true else { return }
      (points, found) = (reach, side)
    }
    look(room.minX - frame.minX, .left)
    look(frame.maxX - room.maxX, .right)
    look(room.minY - frame.minY, .above)
    look(frame.maxY - room.maxY, .below)
    return found.map { Overhang(points: points.rounded(.up), side: $0) }
  }

  /// Tells of a text that its scroll view can't bring into sight as a whole, or only by being scrolled
  /// along each of its lines; answers whether it did.
  private func lookInScroll(_ text: SeenText) -> Bool {
    guard let scroll = text.around.scroll, let frame = text.frame else { return false }
    let room = scroll.convert(scroll.bounds, to: canvas)
    let still = Axis.allCases.filter { !scroll.scrolls(on: $0) }
    if let overhang = overhang(of: frame, over: room, on: still) {
      reading.warn(.leavesScroll(overhang), at: text.span)
      return true
    }
    let mayWrap = text.label.numberOfLines != 1 && text.element.values[SizeKeys.width] == nil
    guard mayWrap, scroll.scrolls(on: .vertical) || frame.height < room.height,
      type(of: scroll) == ScrollView.self, frame.width > room.width + 1
    else { return false }
    reading.warn(.widerThanScroll(frame.width, room.width), at: text.span)
    return true
  }
}

extension ScrollView {
  /// Whether there is more of the content than shows at once.
  fileprivate func scrolls(on axis: Axis) -> Bool {
    let (inset, size) = (adjustedContentInset, contentSize)
    return switch axis {
    case .horizontal: size.width + inset.left + inset.right > bounds.width + 0.5
    case .vertical: size.height + inset.top + inset.bottom > bounds.height + 0.5
    }
  }
}

extension Message {
  fileprivate static func leavesCanvas(_ one: Review.Reaching, others: Int) -> Message {
    let word = one.stack?.node.element.word.name ?? "stack"
    let line = one.stack.map { " at line \($0.node.element.span.line)" } ?? ""
    let texts = others == 1 ? "so does another one" : "so do \(others) others"
    return Message(
      .leavesCanvas,
      "this \(one.word) ends \(one.overhang.inWords) the canvas",
      cause: others > 0 ? "\(texts) in the \(word)\(line)" : nil,
      remedy: (others > 0 ? "place the \(word)" : "place it")
        + " by 'fillingAtMost: superview', or make the canvas larger"
    ).warning()
  }

  fileprivate static func leavesScroll(_ overhang: Review.Overhang) -> Message {
    let (way, scroll) = overhang.axis == .horizontal ? ("sideways", "hscroll") : ("down", "vscroll")
    return Message(
      .leavesScroll,
      "this text ends \(overhang.inWords) its scroll view, which doesn't scroll \(way)",
      cause: "nobody can scroll to the rest of it",
      remedy: overhang.axis == .horizontal
        ? "let it wrap: leave out its 'lines' and 'width', or put it in an '\(scroll):'"
        : "give the scroll view more height, or put it in a '\(scroll):'"
    ).warning()
  }

  fileprivate static func widerThanScroll(_ width: CGFloat, _ room: CGFloat) -> Message {
    Message(
      .leavesScroll,
      "this text is \(width.inWords) points wide, in a scroll view of \(room.rounded(.down).inWords)",
      cause:
        "in a 'scroll:' nothing says where lines end: each has to be scrolled along to be read",
      remedy: "write 'vscroll:' in place of 'scroll:', which only scrolls down,"
        + " or width: 100% of scrollFrame"
    ).warning()
  }
}
