import SnaplineScene

extension Double {
  /// The number where it can be a length on a canvas; what means nothing is 0.
  var boundedLength: Double { isNaN ? 0 : Swift.min(Swift.max(self, -1e6), 1e6) }
}

extension TextAttributes {
  /// The same with numbers that can be drawn: they may come from outside.
  var bounded: TextAttributes {
    var bounded = self
    bounded.kern = kern?.boundedLength
    bounded.baselineOffset = baselineOffset.boundedLength
    if var box = attachment {
      box.width = max(0, box.width.boundedLength)
      box.height = max(0, box.height.boundedLength)
      box.descent = box.descent.boundedLength
      bounded.attachment = box
    }
    bounded.paragraph = paragraph.bounded
    if var cast = shadow {
      cast.radius = max(0, cast.radius.boundedLength)
      (cast.x, cast.y) = (cast.x.boundedLength, cast.y.boundedLength)
      bounded.shadow = cast
    }
    return bounded
  }
}

extension ParagraphStyle {
  fileprivate var bounded: ParagraphStyle {
    var bounded = self
    bounded.lineSpacing = lineSpacing.boundedLength
    bounded.paragraphSpacing = paragraphSpacing.boundedLength
    bounded.paragraphSpacingBefore = paragraphSpacingBefore.boundedLength
    bounded.firstLineHeadIndent = firstLineHeadIndent.boundedLength
    bounded.headIndent = headIndent.boundedLength
    bounded.tailIndent = tailIndent.boundedLength
    bounded.minimumLineHeight = minimumLineHeight.boundedLength
    bounded.maximumLineHeight = maximumLineHeight.boundedLength
    bounded.lineHeightMultiple = lineHeightMultiple.boundedLength
    bounded.hyphenationFactor = min(max(hyphenationFactor.boundedLength, 0), 1)
    bounded.defaultTabInterval = defaultTabInterval.boundedLength
    if tabStops != Self.defaultTabStops {
      bounded.tabStops = tabStops.prefix(1_000).map {
        TabStop(location: $0.location.boundedLength, alignment: $0.alignment)
      }
    }
    return bounded
  }
}
