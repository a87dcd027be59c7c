/// How a group is mixed with what lies behind it.
public enum BlendMode: String, Hashable, Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight,
    hardLight, difference, exclusion, hue, saturation, color, luminosity
  /// The levels are added, as with lights.
  case plusLighter
  /// Removes what lies behind, as far as the group is opaque.
  case destinationOut

  /// Core Graphics' name for the same.
  public static let clear = destinationOut
}
