/// How a group is mixed with what lies behind it.
public enum BlendMode: String, Hashable, Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight,
    hardLight, difference, exclusion, hue, saturation, color, luminosity
  /// Levels are added, as lights are.
  case plusLighter
  /// Takes away from what lies behind as far as the group is opaque.
  case destinationOut

  /// Core Graphics' word for taking away with something opaque.
  public static let clear = destinationOut
}
