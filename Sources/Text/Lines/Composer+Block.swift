import SnaplineEnvironment
import SnaplineScene

import struct Foundation.CGSize

extension Composer {
  /// The lines at their places.
  var block: TextBlock {
    guard !lines.isEmpty else { return TextBlock(diagnostics: replacements.diagnostics) }
    let isMirrored = typesetter.environment.traits.layoutDirection == .rightToLeft
    let widest = lines.reduce(0) { max($0, $1.blockWidth) }
    var block = TextBlock(isTruncated: isTruncated, diagnostics: replacements.diagnostics)
    var top = 0.0
    for place in lines.indices {
      var line = lines[place]
      line.justify()
      top += gap(before: place)
      let baseline = top + line.heights.ascent
      if place == 0 { block.firstBaseline = baseline }
      block.lastBaseline = baseline
      let x = line.place.x(in: width ?? widest, isMirrored: isMirrored)
      let pen = LinePen(line.content, x: x, baseline: baseline, heights: line.heights)
      block.lines.append(pen.line)
      block.lines[place].hyphenation = line.hyphenation
      block.lines[place].isFollowedBySpace = place < lines.count - 1 && line.isFollowedBySpace
      block.decorations += pen.decorations.flatMap(\.painted)
      block.attachments += pen.attachments
      top += line.heights.height
    }
    block.size = CGSize(width: widest, height: top)
    return block
  }

  /// How far down lines reach, as ``lineCount(within:)`` counts.
  var bottom: Double {
    var (bottom, lowest) = (0.0, 0.0)
    for place in lines.indices {
      bottom += gap(before: place) + lines[place].heights.height
      lowest = max(lowest, bottom)
    }
    return lowest
  }

  /// How many lines lie wholly within a height, at least one; nothing if all do.
  func lineCount(within height: Double) -> Int? {
    var bottom = 0.0
    for place in lines.indices {
      bottom += gap(before: place) + lines[place].heights.height
      if bottom > height + LineBreaker.slack { return max(1, place) }
    }
    return nil
  }

  private func gap(before place: Int) -> Double {
    guard place > 0 else { return 0 }
    let (above, below) = (lines[place - 1], lines[place])
    guard below.startsParagraph else { return above.heights.gap }
    return above.heights.gap + above.style.paragraphSpacing + below.style.paragraphSpacingBefore
  }
}
