import SnaplineEnvironment

extension Font {
  /// A role of text whose size follows the size a person chose; the raw values are UIKit's.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    private static func named(_ suffix: String) -> TextStyle {
      TextStyle(rawValue: "UICTFontTextStyle" + suffix)
    }

    public static let largeTitle = named("Title0")
    public static let title1 = named("Title1")
    public static let title2 = named("Title2")
    public static let title3 = named("Title3")
    public static let headline = named("Headline")
    public static let subheadline = named("Subhead")
    public static let body = named("Body")
    public static let callout = named("Callout")
    public static let footnote = named("Footnote")
    public static let caption1 = named("Caption1")
    public static let caption2 = named("Caption2")

    /// All styles, as Apple's guidelines list them.
    public static let all: [TextStyle] = [
      .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote,
      .caption1, .caption2,
    ]

    /// Size and line pitch in a content size category; what is unknown is body at large.
    func dimensions(in category: ContentSizeCategory) -> (size: Double, pitch: Double) {
      let row = Self.dynamicType[self] ?? Self.bodyRow
      return row[category.place ?? Self.placeOfLarge]
    }

    var weight: Font.Weight { self == .headline ? .semibold : .regular }

    private static let placeOfLarge = 3
    private static let bodyRow: [(size: Double, pitch: Double)] = [
      (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29), (28, 34), (33, 40),
      (40, 48), (47, 56), (53, 62),
    ]

    /// Point size and line pitch of each style, extra small to the largest accessibility size:
    /// the tables of Apple's guidelines for typography.
    private static let dynamicType: [TextStyle: [(size: Double, pitch: Double)]] = [
      .largeTitle: [
        (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48), (44, 52), (48, 57),
        (52, 61), (56, 66), (60, 70),
      ],
      .title1: [
        (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41), (38, 46), (43, 51),
        (48, 57), (53, 62), (58, 68),
      ],
      .title2: [
        (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34), (34, 41), (39, 47),
        (44, 52), (50, 59), (56, 66),
      ],
      .title3: [
        (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32), (31, 38), (37, 44),
        (43, 51), (49, 58), (55, 65),
      ],
      .headline: bodyRow,
      .body: bodyRow,
      .callout: [
        (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28), (26, 32), (32, 39),
        (38, 46), (44, 52), (51, 60),
      ],
      .subheadline: [
        (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28), (25, 31), (30, 37),
        (36, 43), (42, 50), (49, 58),
      ],
      .footnote: [
        (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24), (23, 29), (27, 33),
        (33, 40), (38, 46), (44, 52),
      ],
      .caption1: [
        (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23), (22, 29), (26, 32),
        (32, 39), (37, 44), (43, 51),
      ],
      .caption2: [
        (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22), (20, 25), (24, 30),
        (29, 35), (34, 41), (40, 48),
      ],
    ]
  }
}
