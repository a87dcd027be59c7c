import SnaplineScene

/// A line with its content and its heights, before the block it stands in is known.
struct ComposedLine {
  let breaker: LineBreaker
  let startsParagraph: Bool
  /// Where the leading edge of the line's room lies, from the leading edge of the block.
  let lead: Double
  /// What stays free between the line's room and the trailing edge of the block.
  let trail: Double
  /// The width that the line may have.
  let room: Double
  var content = LineContent()
  var heights = LineHeights(of: [], style: ParagraphStyle())
  /// The cluster after the line's last.
  var end = 0
  /// The patterns that words might be parted by, where any was looked at.
  var hyphenation: HyphenationFile?

  var style: ParagraphStyle { breaker.style }

  init(breaker: LineBreaker, isFirst: Bool, in width: Double?) {
    self.breaker = breaker
    let style = breaker.style
    startsParagraph = isFirst
    lead = max(0, isFirst ? style.firstLineHeadIndent : style.headIndent)
    if style.tailIndent > 0 {
      trail = width.map { max(0, $0 - style.tailIndent) } ?? 0
      room = max(0, min(width ?? .infinity, style.tailIndent) - lead)
    } else {
      trail = -style.tailIndent
      room = max(0, (width ?? .infinity) - lead - trail)
    }
  }

  /// The line from a cluster on that fits the room.
  func broken(from start: Int) -> LineBreaker.Line {
    breaker.line(from: start, width: room, lead: lead)
  }

  /// The line from a cluster on that has no end but the paragraph's, or a separator of lines.
  func whole(from start: Int) -> LineBreaker.Line {
    breaker.line(from: start, width: .infinity, lead: lead)
  }

  func content(of line: LineBreaker.Line) -> LineContent {
    breaker.content(of: line, lead, room: room)
  }

  var endsParagraph: Bool { end >= breaker.paragraph.clusters.count }

  /// Whether white space that isn't drawn, or the paragraph's end, stands between the line and the next one.
  var isFollowedBySpace: Bool {
    let clusters = breaker.paragraph.clusters
    guard endsParagraph || end > 0 && clusters[end - 1].traits.contains(.whitespace) else {
      return false
    }
    guard let piece = content.pieces.last, let last = piece.clusters.last else { return true }
    return !piece.shaped.clusters[last].traits.contains(.whitespace)
  }

  /// The width of a block that has no other line.
  var blockWidth: Double { lead + content.fullWidth + trail }

  /// What decides where it stands in the block.
  var place: LineOrigin {
    LineOrigin(
      lead: lead,
      trail: trail,
      fullWidth: content.fullWidth,
      inkBefore: content.overhang.left,
      alignment: style.alignment,
      isRightToLeft: breaker.paragraph.isRightToLeft
    )
  }

  /// Widens white space until the line is as wide as its room.
  mutating func justify() {
    let places = content.wideningPlaces
    guard style.alignment == .justified, !endsParagraph, room.isFinite, places > 0 else { return }
    let missing = room - content.fullWidth
    guard missing > 0 else { return }
    content.widening = missing / Double(places)
    content.width += missing
  }
}

extension Paragraph {
  /// The stretches that some bytes lie in; the one at the start if there are none.
  func stretches(from start: Int, to end: Int) -> ArraySlice<Stretch> {
    let first = stretch(at: start)
    var last = first
    while last + 1 < stretches.count && stretches[last].end < end { last += 1 }
    return stretches[first...last]
  }
}
