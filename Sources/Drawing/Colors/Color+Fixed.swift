import SnaplineScene

/// UIKit's colours that never change.
extension Color {
  public static let black = Color(RGBA.black)
  public static let darkGray = gray(1.0 / 3)
  public static let lightGray = gray(2.0 / 3)
  public static let white = Color(RGBA.white)
  public static let gray = gray(0.5)
  public static let red = Color(RGBA(red: 1, green: 0, blue: 0))
  public static let green = Color(RGBA(red: 0, green: 1, blue: 0))
  public static let blue = Color(RGBA(red: 0, green: 0, blue: 1))
  public static let cyan = Color(RGBA(red: 0, green: 1, blue: 1))
  public static let yellow = Color(RGBA(red: 1, green: 1, blue: 0))
  public static let magenta = Color(RGBA(red: 1, green: 0, blue: 1))
  public static let orange = Color(RGBA(red: 1, green: 0.5, blue: 0))
  public static let purple = Color(RGBA(red: 0.5, green: 0, blue: 0.5))
  public static let brown = Color(RGBA(red: 0.6, green: 0.4, blue: 0.2))
  public static let clear = Color(RGBA.clear)

  private static func gray(_ white: Double) -> Color {
    Color(RGBA(red: white, green: white, blue: white))
  }
}
