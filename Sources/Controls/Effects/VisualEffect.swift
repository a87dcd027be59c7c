public import Foundation
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineLayout

/// An effect on what lies behind a view: UIKit's `UIVisualEffect`.
open class VisualEffect: NSObject {
  /// The colour that stands in for the effect.
  var ground: Color? { nil }
  /// The tint of what stands in it.
  var tint: Color? { nil }
}

/// A translucent material: UIKit's `UIBlurEffect`.
///
/// Nothing is blurred here: a material is a flat colour, less transparent than on a phone, so that what
/// it covers is about as hard to read.
open class BlurEffect: VisualEffect {
  public let style: Style

  public init(style: Style) {
    self.style = style
    super.init()
  }

  override var ground: Color? { style.color }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? BlurEffect)?.style == style
  }

  public override var hash: Int { style.hashValue }

  /// A material; the raw values are UIKit's.
  public enum Style: Int, Hashable, Sendable, CaseIterable {
    case extraLight = 0
    case light, dark
    case regular = 4
    case prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark
  }
}

/// An effect on content that lets the material below shine through: UIKit's `UIVibrancyEffect`.
///
/// Here the content has the tint of its style.
open class VibrancyEffect: VisualEffect {
  public let blurEffect: BlurEffect
  public let style: Style

  public init(blurEffect: BlurEffect, style: Style) {
    (self.blurEffect, self.style) = (blurEffect, style)
    super.init()
  }

  public convenience init(blurEffect: BlurEffect) {
    self.init(blurEffect: blurEffect, style: .label)
  }

  override var tint: Color? { style.color }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? VibrancyEffect else { return false }
    return other.style == style && other.blurEffect == blurEffect
  }

  public override var hash: Int { style.hashValue }

  /// The kind of content; the raw values are UIKit's.
  public enum Style: Int, Hashable, Sendable, CaseIterable {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel
    case fill, secondaryFill, tertiaryFill, separator

    var color: Color {
      switch self {
      case .label: .label
      case .secondaryLabel: .secondaryLabel
      case .tertiaryLabel: .tertiaryLabel
      case .quaternaryLabel: .quaternaryLabel
      case .fill: .systemFill
      case .secondaryFill: .secondarySystemFill
      case .tertiaryFill: .tertiarySystemFill
      case .separator: .separator
      }
    }
  }
}

extension BlurEffect.Style {
  /// How thick the system's materials are, from thin to thick: how light over light and dark content,
  /// and how opaque.
  private enum Material {
    case ultraThin, thin, regular, thick, chrome

    var light: (white: CGFloat, alpha: CGFloat) {
      switch self {
      case .ultraThin: (242 / 255, 0.6)
      case .thin: (245 / 255, 0.72)
      case .regular: (246 / 255, 0.82)
      case .thick: (250 / 255, 0.92)
      case .chrome: (249 / 255, 0.94)
      }
    }

    var dark: (white: CGFloat, alpha: CGFloat) {
      switch self {
      case .ultraThin: (38 / 255, 0.6)
      case .thin: (37 / 255, 0.72)
      case .regular: (37 / 255, 0.82)
      case .thick: (37 / 255, 0.92)
      case .chrome: (29 / 255, 0.94)
      }
    }

    /// The colour in one appearance, or in that of the traits.
    func color(_ isDark: Bool? = nil) -> Color {
      let (light, dark) = (light, dark)
      return Color { traits in
        let (white, alpha) = isDark ?? (traits.userInterfaceStyle == .dark) ? dark : light
        return Color(white: white, alpha: alpha)
      }
    }
  }

  var color: Color {
    switch self {
    case .extraLight: Color(white: 1, alpha: 0.9)
    case .light: Color(white: 1, alpha: 0.7)
    case .dark: Color(white: 17 / 255, alpha: 0.8)
    case .regular: Material.regular.color()
    case .prominent: Material.thick.color()
    case .systemUltraThinMaterial: Material.ultraThin.color()
    case .systemThinMaterial: Material.thin.color()
    case .systemMaterial: Material.regular.color()
    case .systemThickMaterial: Material.thick.color()
    case .systemChromeMaterial: Material.chrome.color()
    case .systemUltraThinMaterialLight: Material.ultraThin.color(false)
    case .systemThinMaterialLight: Material.thin.color(false)
    case .systemMaterialLight: Material.regular.color(false)
    case .systemThickMaterialLight: Material.thick.color(false)
    case .systemChromeMaterialLight: Material.chrome.color(false)
    case .systemUltraThinMaterialDark: Material.ultraThin.color(true)
    case .systemThinMaterialDark: Material.thin.color(true)
    case .systemMaterialDark: Material.regular.color(true)
    case .systemThickMaterialDark: Material.thick.color(true)
    case .systemChromeMaterialDark: Material.chrome.color(true)
    }
  }
}
