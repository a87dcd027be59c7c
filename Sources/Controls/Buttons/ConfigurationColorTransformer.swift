import Foundation
public import SnaplineDrawing
import SnaplineLayout

/// Changes a colour before it is shown: UIKit's `UIConfigurationColorTransformer`.
public struct ConfigurationColorTransformer {
  public var transform: (Color) -> Color

  public init(_ transform: @escaping (Color) -> Color) { self.transform = transform }

  public func callAsFunction(_ input: Color) -> Color { transform(input) }

  /// The colour without its hue.
  public static var grayscale: ConfigurationColorTransformer {
    ConfigurationColorTransformer { $0.dimmed }
  }

  /// The system's blue, whatever the colour is.
  public static var preferredTint: ConfigurationColorTransformer {
    ConfigurationColorTransformer { _ in .systemBlue }
  }

  /// The colour, a little fainter, as the system shows content beside a text.
  public static var monochromeTint: ConfigurationColorTransformer {
    ConfigurationColorTransformer { $0.withAlphaComponent(0.8) }
  }
}
