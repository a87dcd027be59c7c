import Foundation
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import SnaplineText

/// The sizes and fonts of an alert, or of a sheet of choices.
struct AlertLook {
  let isSheet: Bool
  let traits: TraitCollection

  var radius: CGFloat { isSheet ? 13 : 14 }
  var buttonHeight: CGFloat { isSheet ? 57 : 44 }
  var alertWidth: CGFloat { 270 }
  /// The widest that a sheet gets, on wide screens.
  var sheetWidth: CGFloat { 414 }
  /// Between a sheet's parts, and between them and the edges of the screen.
  var gap: CGFloat { 8 }

  var headerInsets: DirectionalEdgeInsets {
    isSheet
      ? DirectionalEdgeInsets(top: 14, leading: 16, bottom: 14, trailing: 16)
      : DirectionalEdgeInsets(top: 19, leading: 16, bottom: 19, trailing: 16)
  }

  /// What lies between the words and the fields below them, and between two fields.
  var fieldSpacing: CGFloat { 8 }
  var lineSpacing: CGFloat { isSheet ? 12 : 2 }

  var titleFont: Font { isSheet ? scaled(13, .semibold, .footnote) : scaled(17, .semibold, .body) }
  var messageFont: Font { scaled(13, .regular, .footnote) }
  var wordColor: Color { isSheet ? .secondaryLabel : .label }

  func buttonFont(isBold: Bool) -> Font {
    scaled(isSheet ? 20 : 17, isBold ? .semibold : .regular, .body)
  }

  private func scaled(_ size: CGFloat, _ weight: Font.Weight, _ style: Font.TextStyle) -> Font {
    FontMetrics(forTextStyle: style).scaledFont(
      for: .systemFont(ofSize: size, weight: weight),
      compatibleWith: traits
    )
  }
}

extension Color {
  /// The ground of an alert; nothing shines through it here.
  static let alertGround = Color { traits in
    Color(white: traits.userInterfaceStyle == .dark ? 0.145 : 0.95, alpha: 1)
  }
  /// The ground of the choice that stands apart from the others of its sheet.
  static let alertPlate = Color { traits in
    Color(white: traits.userInterfaceStyle == .dark ? 0.175 : 1, alpha: 1)
  }
  /// What lies over the screen below an alert.
  static let alertShade = Color { traits in
    Color(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
  }
}
