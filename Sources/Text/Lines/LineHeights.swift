/// How tall a line is and where its baseline lies: by the fonts that were asked for, never by
/// those that stand in for missing characters.
struct LineHeights {
  var ascent: Double
  var descent: Double
  /// The gap after the line, unless it is the last.
  var gap: Double

  var height: Double { ascent + descent }

  init(of stretches: some Sequence<Paragraph.Stretch>, style: ParagraphStyle) {
    (ascent, descent, gap) = (0, 0, 0)
    for stretch in stretches {
      let metrics = stretch.attributes.font.metrics
      ascent = max(ascent, metrics.ascender)
      descent = max(descent, -metrics.descender)
      gap = max(gap, metrics.leading)
    }
    let natural = height
    var wanted = natural * (style.lineHeightMultiple > 0 ? style.lineHeightMultiple : 1)
    wanted = max(wanted, style.minimumLineHeight)
    if style.maximumLineHeight > 0 { wanted = min(wanted, style.maximumLineHeight) }
    // UIKit adds and takes height above the letters.
    ascent += wanted - natural
    gap += style.lineSpacing
  }
}
