import UIKit

extension LayoutPreview {
  /// The same in light and in dark, read from the right, and with large text.
  ///
  /// As what is shown, this is compiled with the tests, by them, and under Snapline's own names.
  var everywhere: [LayoutPreview] {
    var (light, dark, mirrored, large) = (self, self, self, self)
    (light.name, light.style) = (name + ", light", .light)
    (dark.name, dark.style) = (name + ", dark", .dark)
    (mirrored.name, mirrored.direction) = (name + ", from the right", .rightToLeft)
    (large.name, large.textSize) = (name + ", large text", .accessibilityMedium)
    return [light, dark, mirrored, large]
  }
}
