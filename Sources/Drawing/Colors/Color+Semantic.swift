import SnaplineScene

/// UIKit's colours by purpose, iOS 13 to 18 (Human Interface Guidelines; the light column also from
/// Interface Builder files; high contrast of the alphas is from practice).
extension Color {
  public static let label = tone(0, 0, 0, dark: (255, 255, 255))
  public static let secondaryLabel = ink(0.6, 0.6, high: (0.68, 0.68))
  public static let tertiaryLabel = ink(0.3, 0.3, high: (0.38, 0.38))
  public static let quaternaryLabel = ink(0.18, 0.16, high: (0.26, 0.24))
  public static let placeholderText = ink(0.3, 0.3, high: (0.38, 0.38))
  public static let separator = Color(
    DynamicColor(
      light: RGBA(bytes: 60, 60, 67, alpha: 0.29),
      dark: RGBA(bytes: 84, 84, 88, alpha: 0.6),
      lightHighContrast: RGBA(bytes: 60, 60, 67, alpha: 0.37),
      darkHighContrast: RGBA(bytes: 84, 84, 88, alpha: 0.68)
    )
  )
  public static let opaqueSeparator = tone(198, 198, 200, dark: (56, 56, 58))
  public static let link = tone(0, 122, 255, dark: (9, 132, 255))

  public static let systemFill = fill((120, 120, 128), (120, 120, 128), 0.2, 0.36, (0.28, 0.44))
  public static let secondarySystemFill =
    fill((120, 120, 128), (120, 120, 128), 0.16, 0.32, (0.24, 0.4))
  public static let tertiarySystemFill =
    fill((118, 118, 128), (118, 118, 128), 0.12, 0.24, (0.2, 0.32))
  public static let quaternarySystemFill =
    fill((116, 116, 128), (118, 118, 128), 0.08, 0.18, (0.16, 0.26))

  public static let systemBackground = ground(
    (255, 255, 255),
    (0, 0, 0),
    (28, 28, 30),
    (255, 255, 255),
    (0, 0, 0),
    (36, 36, 38)
  )
  public static let secondarySystemBackground = ground(
    (242, 242, 247),
    (28, 28, 30),
    (44, 44, 46),
    (235, 235, 240),
    (36, 36, 38),
    (54, 54, 56)
  )
  public static let tertiarySystemBackground = ground(
    (255, 255, 255),
    (44, 44, 46),
    (58, 58, 60),
    (255, 255, 255),
    (54, 54, 56),
    (68, 68, 70)
  )
  public static let systemGroupedBackground = ground(
    (242, 242, 247),
    (0, 0, 0),
    (28, 28, 30),
    (235, 235, 240),
    (0, 0, 0),
    (36, 36, 38)
  )
  public static let secondarySystemGroupedBackground = ground(
    (255, 255, 255),
    (28, 28, 30),
    (44, 44, 46),
    (255, 255, 255),
    (36, 36, 38),
    (54, 54, 56)
  )
  public static let tertiarySystemGroupedBackground = ground(
    (242, 242, 247),
    (44, 44, 46),
    (58, 58, 60),
    (235, 235, 240),
    (54, 54, 56),
    (68, 68, 70)
  )

  public static let lightText = Color(RGBA(red: 1, green: 1, blue: 1, alpha: 0.6))
  public static let darkText = Color(RGBA.black)

  private typealias Levels = (Int, Int, Int)

  private static func color(_ levels: Levels, _ alpha: Double = 1) -> RGBA {
    RGBA(bytes: levels.0, levels.1, levels.2, alpha: alpha)
  }

  private static func tone(_ red: Int, _ green: Int, _ blue: Int, dark: Levels) -> Color {
    Color(DynamicColor(light: color((red, green, blue)), dark: color(dark)))
  }

  /// The ink of text, at several strengths.
  private static func ink(_ light: Double, _ dark: Double, high: (Double, Double)) -> Color {
    fill((60, 60, 67), (235, 235, 245), light, dark, high)
  }

  private static func fill(
    _ light: Levels,
    _ dark: Levels,
    _ lightAlpha: Double,
    _ darkAlpha: Double,
    _ high: (Double, Double)
  ) -> Color {
    Color(
      DynamicColor(
        light: color(light, lightAlpha),
        dark: color(dark, darkAlpha),
        lightHighContrast: color(light, high.0),
        darkHighContrast: color(dark, high.1)
      )
    )
  }

  private static func ground(
    _ light: Levels,
    _ dark: Levels,
    _ elevated: Levels,
    _ lightHigh: Levels,
    _ darkHigh: Levels,
    _ elevatedHigh: Levels
  ) -> Color {
    Color(
      DynamicColor(
        light: color(light),
        dark: color(dark),
        lightHighContrast: color(lightHigh),
        darkHighContrast: color(darkHigh),
        darkElevated: color(elevated),
        darkElevatedHighContrast: color(elevatedHigh)
      )
    )
  }
}
