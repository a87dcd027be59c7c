import Foundation
import SnaplineEnvironment
import SnaplineLayout
import SnaplineText
import TestSupport
import Testing

@testable import SnaplineControls

/// Heights of system-font labels, in points at two pixels a point.
///
/// Ascender 1950, descender 494 of 2048 units; a label is as tall as its lines, rounded up to a
/// pixel. The arithmetic is written out here anew, in whole numbers, so that no rounding of the
/// code under test can hide in it.
@Suite struct `The height of a label` {
  private func height(_ font: Font, lines: Int, scale: CGFloat) -> Double {
    let label = Label()
    label.environment.traits.displayScale = scale
    label.font = font
    label.numberOfLines = 0
    label.text = Array(repeating: "Hxg", count: lines).joined(separator: "\n")
    return label.intrinsicContentSize.height
  }

  /// Lines of so many 2048ths of a point with so much between them, in whole pixels.
  private func pixels(_ line: Int, gap: Int, lines: Int, scale: Int) -> Int {
    let total = (line * lines + gap * (lines - 1)) * scale
    return (total + 2047) / 2048
  }

  @Test(arguments: [2, 3])
  func `is that of iOS at every point size, from one line to five`(scale: Int) {
    for size in 9...40 {
      for lines in 1...5 {
        let expected = pixels(size * (1950 + 494), gap: 0, lines: lines, scale: scale)
        let found = height(.systemFont(ofSize: CGFloat(size)), lines: lines, scale: CGFloat(scale))
        #expect(
          (found * Double(scale)).rounded() == Double(expected),
          "\(size) points, \(lines) lines at \(scale): \(found)"
        )
      }
    }
  }

  @Test func `is that of the published table`() {
    // One line, two lines and three lines at two pixels a point.
    let table: [(Double, Double, Double, Double)] = [
      (9, 11, 21.5, 32.5), (11, 13.5, 26.5, 39.5), (12, 14.5, 29, 43), (13, 16, 31.5, 47),
      (15, 18, 36, 54), (17, 20.5, 41, 61), (20, 24, 48, 72), (22, 26.5, 53, 79),
      (28, 33.5, 67, 100.5), (34, 41, 81.5, 122), (40, 48, 95.5, 143.5),
    ]
    for (size, one, two, three) in table {
      let font = Font.systemFont(ofSize: size)
      expectEqual((1...3).map { height(font, lines: $0, scale: 2) }, [one, two, three], "\(size)")
    }
  }

  /// Size and line pitch of each style from extra small to the largest accessibility size.
  private static let styles: [(Font.TextStyle, [(Int, Int)])] = [
    (
      .largeTitle,
      [
        (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48), (44, 52), (48, 57),
        (52, 61), (56, 66), (60, 70),
      ]
    ),
    (
      .title1,
      [
        (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41), (38, 46), (43, 51),
        (48, 57), (53, 62), (58, 68),
      ]
    ),
    (
      .title2,
      [
        (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34), (34, 41), (39, 47),
        (44, 52), (50, 59), (56, 66),
      ]
    ),
    (
      .title3,
      [
        (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32), (31, 38), (37, 44),
        (43, 51), (49, 58), (55, 65),
      ]
    ),
    (
      .headline,
      [
        (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29), (28, 34), (33, 40),
        (40, 48), (47, 56), (53, 62),
      ]
    ),
    (
      .body,
      [
        (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29), (28, 34), (33, 40),
        (40, 48), (47, 56), (53, 62),
      ]
    ),
    (
      .callout,
      [
        (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28), (26, 32), (32, 39),
        (38, 46), (44, 52), (51, 60),
      ]
    ),
    (
      .subheadline,
      [
        (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28), (25, 31), (30, 37),
        (36, 43), (42, 50), (49, 58),
      ]
    ),
    (
      .footnote,
      [
        (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24), (23, 29), (27, 33),
        (33, 40), (38, 46), (44, 52),
      ]
    ),
    (
      .caption1,
      [
        (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23), (22, 29), (26, 32),
        (32, 39), (37, 44), (43, 51),
      ]
    ),
    (
      .caption2,
      [
        (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22), (20, 25), (24, 30),
        (29, 35), (34, 41), (40, 48),
      ]
    ),
  ]

  @Test(arguments: [2, 3])
  func `is that of iOS in every style at every text size, from one line to five`(scale: Int) {
    #expect(Self.styles.count == Font.TextStyle.all.count)
    for (style, sizes) in Self.styles {
      for (category, (size, pitch)) in zip(ContentSizeCategory.ordered, sizes) {
        var traits = Traits()
        traits.preferredContentSizeCategory = category
        let font = Font.preferredFont(forTextStyle: style, compatibleWith: traits)
        #expect(font.pointSize == CGFloat(size))
        let line = size * (1950 + 494)
        // Lines never stand closer than the font is tall.
        let gap = max(0, pitch * 2048 - line)
        for lines in 1...5 {
          let expected = pixels(line, gap: gap, lines: lines, scale: scale)
          let found = height(font, lines: lines, scale: CGFloat(scale))
          #expect(
            (found * Double(scale)).rounded() == Double(expected),
            "\(style.rawValue) \(category.rawValue) \(lines)"
          )
        }
      }
    }
  }
}
