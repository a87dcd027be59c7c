import SnaplineScene

/// UIKit's system colours as iOS 13 to 18 show them (Human Interface Guidelines; the light column
/// also from Interface Builder files). Columns: light, dark, light and dark with high contrast.
extension Color {
  public static let systemRed = system((255, 59, 48), (255, 69, 58), (215, 0, 21), (255, 105, 97))
  public static let systemOrange = system(
    (255, 149, 0),
    (255, 159, 10),
    (201, 52, 0),
    (255, 179, 64)
  )
  public static let systemYellow = system(
    (255, 204, 0),
    (255, 214, 10),
    (178, 80, 0),
    (255, 212, 38)
  )
  public static let systemGreen = system((52, 199, 89), (48, 209, 88), (36, 138, 61), (48, 219, 91))
  public static let systemMint = system(
    (0, 199, 190),
    (99, 230, 226),
    (12, 129, 123),
    (102, 212, 207)
  )
  public static let systemTeal = system(
    (48, 176, 199),
    (64, 200, 224),
    (0, 130, 153),
    (93, 230, 255)
  )
  public static let systemCyan = system(
    (50, 173, 230),
    (100, 210, 255),
    (0, 113, 164),
    (112, 215, 255)
  )
  public static let systemBlue = system((0, 122, 255), (10, 132, 255), (0, 64, 221), (64, 156, 255))
  public static let systemIndigo = system(
    (88, 86, 214),
    (94, 92, 230),
    (54, 52, 163),
    (125, 122, 255)
  )
  public static let systemPurple = system(
    (175, 82, 222),
    (191, 90, 242),
    (137, 68, 171),
    (218, 143, 255)
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
    (181, 148, 105)
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
    _ darkHigh: Levels
  ) -> Color {
    Color(
      DynamicColor(
        light: RGBA(light),
        dark: RGBA(dark),
        lightHighContrast: RGBA(lightHigh),
        darkHighContrast: RGBA(darkHigh)
      )
    )
  }
}

extension RGBA {
  fileprivate init(_ levels: (Int, Int, Int)) { self.init(bytes: levels.0, levels.1, levels.2) }
}
