import SnaplineEnvironment
import SnaplineScene

/// UIKit's system colours as iOS 13 to 18 show them (Human Interface Guidelines; the light column
/// also from Interface Builder files). Columns: light, dark, light and dark with high contrast.
///
/// Those of iOS 26 are recalled from the guidelines of June 2025, without their high contrast.
extension Color {
  public static let systemRed = system(
    (255, 59, 48),
    (255, 69, 58),
    (215, 0, 21),
    (255, 105, 97),
    ios26: ((255, 56, 60), (255, 66, 69))
  )
  public static let systemOrange = system(
    (255, 149, 0),
    (255, 159, 10),
    (201, 52, 0),
    (255, 179, 64),
    ios26: ((255, 141, 40), (255, 146, 48))
  )
  public static let systemYellow = system(
    (255, 204, 0),
    (255, 214, 10),
    (178, 80, 0),
    (255, 212, 38),
    ios26: ((255, 204, 0), (255, 214, 0)),
    earlier: [earlier(.iOS11 ... .iOS13, lightHigh: (160, 90, 0))]
  )
  public static let systemGreen = system(
    (52, 199, 89),
    (48, 209, 88),
    (36, 138, 61),
    (48, 219, 91)
  )
  public static let systemMint = system(
    (0, 199, 190),
    (99, 230, 226),
    (12, 129, 123),
    (102, 212, 207),
    ios26: ((0, 200, 179), (0, 218, 195)),
    earlier: [earlier(.iOS15 ... .iOS15, dark: (102, 212, 207))]
  )
  public static let systemTeal = system(
    (48, 176, 199),
    (64, 200, 224),
    (0, 130, 153),
    (93, 230, 255),
    ios26: ((0, 195, 208), (0, 210, 224)),
    earlier: [
      earlier(
        .iOS11 ... .iOS14,
        (90, 200, 250),
        dark: (100, 210, 255),
        lightHigh: (0, 113, 164),
        darkHigh: (112, 215, 255)
      )
    ]
  )
  public static let systemCyan = system(
    (50, 173, 230),
    (100, 210, 255),
    (0, 113, 164),
    (112, 215, 255),
    ios26: ((0, 192, 232), (60, 211, 254))
  )
  public static let systemBlue = system(
    (0, 122, 255),
    (10, 132, 255),
    (0, 64, 221),
    (64, 156, 255),
    ios26: ((0, 136, 255), (0, 145, 255))
  )
  public static let systemIndigo = system(
    (88, 86, 214),
    (94, 92, 230),
    (54, 52, 163),
    (125, 122, 255),
    ios26: ((97, 85, 245), (109, 124, 255))
  )
  public static let systemPurple = system(
    (175, 82, 222),
    (191, 90, 242),
    (137, 68, 171),
    (218, 143, 255),
    ios26: ((203, 48, 224), (219, 52, 242))
  )
  public static let systemPink = system(
    (255, 45, 85),
    (255, 55, 95),
    (211, 15, 69),
    (255, 100, 130)
  )
  public static let systemBrown = system(
    (162, 132, 94),
    (172, 142, 104),
    (127, 101, 69),
    (181, 148, 105),
    ios26: ((172, 127, 94), (183, 138, 102))
  )
  public static let systemGray = system(
    (142, 142, 147),
    (142, 142, 147),
    (108, 108, 112),
    (174, 174, 178)
  )
  public static let systemGray2 = system(
    (174, 174, 178),
    (99, 99, 102),
    (142, 142, 147),
    (124, 124, 128)
  )
  public static let systemGray3 = system(
    (199, 199, 204),
    (72, 72, 74),
    (174, 174, 178),
    (84, 84, 86)
  )
  public static let systemGray4 = system(
    (209, 209, 214),
    (58, 58, 60),
    (188, 188, 192),
    (68, 68, 70)
  )
  public static let systemGray5 = system(
    (229, 229, 234),
    (44, 44, 46),
    (216, 216, 220),
    (54, 54, 56)
  )
  public static let systemGray6 = system(
    (242, 242, 247),
    (28, 28, 30),
    (235, 235, 240),
    (36, 36, 38)
  )

  private typealias Levels = (Int, Int, Int)

  private static func system(
    _ light: Levels,
    _ dark: Levels,
    _ lightHigh: Levels,
    _ darkHigh: Levels,
    ios26: (light: Levels, dark: Levels)? = nil,
    earlier: [DynamicColor.Generation] = []
  ) -> Color {
    let later = ios26.map {
      DynamicColor.Generation(
        metrics: .iOS26 ... .iOS26,
        light: RGBA($0.light),
        dark: RGBA($0.dark)
      )
    }
    return Color(
      DynamicColor(
        light: RGBA(light),
        dark: RGBA(dark),
        lightHighContrast: RGBA(lightHigh),
        darkHighContrast: RGBA(darkHigh),
        generations: earlier + [later].compactMap { $0 }
      )
    )
  }

  private static func earlier(
    _ metrics: ClosedRange<Metrics>,
    _ light: Levels? = nil,
    dark: Levels? = nil,
    lightHigh: Levels? = nil,
    darkHigh: Levels? = nil
  ) -> DynamicColor.Generation {
    DynamicColor.Generation(
      metrics: metrics,
      light: light.map(RGBA.init),
      dark: dark.map(RGBA.init),
      lightHighContrast: lightHigh.map(RGBA.init),
      darkHighContrast: darkHigh.map(RGBA.init)
    )
  }
}

extension RGBA {
  fileprivate init(_ levels: (Int, Int, Int)) { self.init(bytes: levels.0, levels.1, levels.2) }
}
