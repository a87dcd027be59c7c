import func Foundation.pow

extension RGBA {
  /// How light the colour is, from 0 to 1, as the guidelines for web content (WCAG) count it; opacity aside.
  package var luminance: Double {
    func linear(_ part: Double) -> Double {
      let part = min(1, max(0, part))
      return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
