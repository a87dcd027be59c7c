/// Apple's system font in numbers: its heights, and the widths that its stand-in is given.
///
/// The font itself cannot be had; Inter is drawn in its place. Heights are SF Pro's own, so that
/// every label is as tall as on a phone. Widths follow a model fitted to labels whose width Xcode
/// recorded. A letter that was recorded often enough has a width of its own at each weight, see
/// ``letters``, and Inter's is drawn in the middle of it. Any other cluster is
/// `size × (scale × advance + (tracking + offset + spacing) / 1000)` wide.
enum SystemFont {
  /// Heights at one point: the `hhea` and `OS/2` tables of SF Pro, 2048 units to the em.
  static let unitMetrics = VerticalMetrics(
    ascender: 1950.0 / 2048,
    descender: -494.0 / 2048,
    leading: 0,
    capHeight: 1443.0 / 2048,
    xHeight: 1078.0 / 2048,
    // Inter's own, at the size it is drawn at.
    underlinePosition: scale * 560 / 2816,
    underlineThickness: scale * 192 / 2816
  )

  /// What a person is told that the family is called.
  static let familyName = ".AppleSystemUIFont"
  /// The stand-in.
  static let family = "Inter"

  /// Inter is drawn at this part of the size: its capitals and small letters are then as tall as
  /// SF Pro's.
  static let scale = 0.967

  static func family(of design: Font.Design) -> String {
    switch design {
    case .serif: "Noto Serif"
    case .monospaced: "DejaVu Sans Mono"
    default: family
    }
  }

  /// What a cluster gets besides its advance where no letter of its kind was recorded.
  ///
  /// Regular to bold were fitted to recorded labels; no record has the others, which follow on.
  static func spacing(ofWeight weight: Int) -> Double {
    switch weight {
    case ..<350: 14
    case ..<450: 16.1
    case ..<550: 24
    case ..<650: 27.4
    case ..<750: 31
    case ..<850: 34
    default: 37
    }
  }

  /// The tracking that SF Pro has at a size, in thousandths of the size.
  static func tracking(atSize size: Double) -> Double { value(of: trackings, atSize: size) }

  /// What each cluster gets besides the tracking, in thousandths of the size.
  ///
  /// From 17 to 28 points SF Pro turns from its text to its display cut, whose letters are narrower.
  static func offset(atSize size: Double) -> Double { value(of: offsets, atSize: size) }

  /// Sizes between two rows are interpolated; beyond the first and the last all are alike.
  private static func value(of rows: [(size: Double, value: Double)], atSize size: Double) -> Double
  {
    guard let upper = rows.firstIndex(where: { $0.size >= size }) else {
      return rows.last?.value ?? 0
    }
    guard upper > 0 else { return rows[upper].value }
    let (high, low) = (rows[upper], rows[upper - 1])
    return low.value + (size - low.size) / (high.size - low.size) * (high.value - low.value)
  }

  /// Apple's published table.
  private static let trackings: [(size: Double, value: Double)] = [
    (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16),
    (16, -20), (17, -26), (18, -25), (19, -24), (20, -23), (21, -18), (22, -12), (23, -4), (24, 3),
    (25, 6), (26, 8), (27, 11), (28, 14), (30, 14), (31, 13), (32, 13), (33, 12), (34, 12),
    (35, 11), (36, 10), (40, 10), (41, 9), (43, 9), (44, 8), (48, 8), (52, 7), (54, 7), (60, 6),
    (64, 5), (72, 4), (76, 4), (96, 0),
  ]
}

extension Font {
  /// The part of its point size that a family which stands in for another one is drawn at, by its name.
  package static let drawnParts = [SystemFont.family: SystemFont.scale]
}
