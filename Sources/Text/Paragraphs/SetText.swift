import SnaplineEnvironment
import SnaplineScene

import struct Foundation.CGFloat
import struct Foundation.CGSize

/// A text that was set, which knows at what other widths its lines are the same.
///
/// Whoever asks for one text at many widths sets it anew only where a word goes to another line.
package final class SetText: Sendable {
  /// The block at the width that it was set at.
  package let asSet: TextBlock
  private let places: [LineOrigin]
  private let isMirrored: Bool
  /// Without a width lines have room without an end.
  private let width: Double
  /// The widths at which the lines are the same.
  package let widths: ClosedRange<Double>
  /// The least height that has room for all lines.
  private let height: Double

  init(_ composer: Composer) {
    asSet = composer.block
    places = composer.lines.map(\.place)
    isMirrored = composer.typesetter.environment.traits.layoutDirection == .rightToLeft
    width = composer.width ?? .infinity
    widths = composer.leeway.widths(around: width)
    height = composer.bottom
  }

  /// Whether all lines have room in a height.
  package func fits(within height: Double) -> Bool {
    // A height that is no number leaves no line out.
    !(self.height > height + LineBreaker.slack)
  }

  /// The block that the text has at a width; nothing where it has to be set anew for that.
  package func block(width other: Double?) -> TextBlock? {
    let bounded = Typesetter.bounded(other)
    let wanted = bounded ?? .infinity
    guard wanted != width else { return asSet }
    guard widths.contains(wanted) else { return nil }
    var moved = asSet
    for (place, line) in places.enumerated() {
      let x = line.x(in: bounded ?? asSet.size.width, isMirrored: isMirrored)
      guard x != asSet.lines[place].x else { continue }
      // Bars and boxes would move along.
      guard asSet.decorations.isEmpty, asSet.attachments.isEmpty else { return nil }
      moved.lines[place].x = x
    }
    return moved
  }
}
