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
      let attributes = stretch.attributes
      let metrics = attributes.font.metrics
      let offset = attributes.baselineOffset
      ascent = max(ascent, metrics.ascender + offset)
      descent = max(descent, -metrics.descender - offset)
      gap = max(gap, metrics.leading)
      if let box = attributes.attachment {
        ascent = max(ascent, box.height - box.descent + offset)
        descent = max(descent, box.descent - offset)
      }
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
