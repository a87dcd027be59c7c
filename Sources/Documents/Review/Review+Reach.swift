import Foundation
import SnaplineControls
import SnaplineGeometry
import SnaplineLayout

/// Texts that end where nobody sees them.
extension Review {
  /// Tells of texts that end outside the canvas or their scroll view: of those in a stack, which it
  /// takes along, once.
  func judgeReach() {
    var groups: [Group: (first: SeenText, overhang: Overhang, count: Int)] = [:]
    var order: [Group] = []
    for text in texts {
      if lookInScroll(text) { continue }
      guard let seen = text.seen, let overhang = overhang(of: seen),
        !text.isSqueezed(on: overhang.axis)
      else { continue }
      guard let stack = text.around.stack?.outermost else {
        reading.warn(.leavesCanvas(overhang, others: 0, of: nil), at: text.span)
        continue
      }
      let group = Group(stack: ObjectIdentifier(stack), side: overhang.side)
      if groups[group] == nil { order.append(group) }
      groups[group, default: (text, overhang, 0)].count += 1
    }
    for group in order {
      guard let (first, overhang, count) = groups[group] else { continue }
      let stack = first.around.stack?.outermost
      reading.warn(.leavesCanvas(overhang, others: count - 1, of: stack), at: first.span)
    }
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
    overhang(of: frame, over: CGRect(origin: .zero, size: canvas.bounds.size), on: Axis.allCases)
  }

  private func overhang(of frame: CGRect, over room: CGRect, on axes: [Axis]) -> Overhang? {
    let sides: [(points: CGFloat, side: Side)] = [
      (room.minX - frame.minX, .left), (frame.maxX - room.maxX, .right),
      (room.minY - frame.minY, .above), (frame.maxY - room.maxY, .below),
    ]
    let most = sides.filter { axes.contains($0.side.axis) }.max { $0.points < $1.points }
    guard let (points, side) = most, points > 1 else { return nil }
    return Overhang(points: points.rounded(.up), side: side)
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
  fileprivate static func leavesCanvas(
    _ overhang: Review.Overhang,
    others: Int,
    of stack: SeenStack?
  ) -> Message {
    let word = stack?.node.element.word.name ?? "stack"
    let line = stack.map { " at line \($0.node.element.span.line)" } ?? ""
    let texts = others == 1 ? "so does another text" : "so do \(others) other texts"
    return Message(
      "leaves-canvas",
      "this text ends \(overhang.inWords) the canvas",
      cause: others > 0 ? "\(texts) in the \(word)\(line)" : nil,
      remedy: (others > 0 ? "place the \(word)" : "place it")
        + " by 'fillingAtMost: superview', or make the canvas larger"
    ).warning()
  }

  fileprivate static func leavesScroll(_ overhang: Review.Overhang) -> Message {
    let (way, scroll) = overhang.axis == .horizontal ? ("sideways", "hscroll") : ("down", "vscroll")
    return Message(
      "leaves-scroll",
      "this text ends \(overhang.inWords) its scroll view, which doesn't scroll \(way)",
      cause: "nobody can scroll to the rest of it",
      remedy: overhang.axis == .horizontal
        ? "let it wrap: leave out its 'lines' and 'width', or put it in an '\(scroll):'"
        : "give the scroll view more height, or put it in a '\(scroll):'"
    ).warning()
  }

  fileprivate static func widerThanScroll(_ width: CGFloat, _ room: CGFloat) -> Message {
    Message(
      "leaves-scroll",
      "this text is \(width.inWords) points wide, in a scroll view of \(room.rounded(.down).inWords)",
      cause:
        "in a 'scroll:' nothing says where lines end: each has to be scrolled along to be read",
      remedy: "write 'vscroll:' in place of 'scroll:', which only scrolls down,"
        + " or width: 100% of scrollFrame"
    ).warning()
  }
}
