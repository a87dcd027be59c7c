/// What becomes of the picture that a group makes, once it is painted.
public struct GroupEffect: Hashable, Sendable {
  /// The standard deviation of a blur, in points.
  public var blur: Double
  /// What colours the picture as far as it is opaque.
  public var tint: RGBA?

  public init(blur: Double = 0, tint: RGBA? = nil) {
    self.blur = blur
    self.tint = tint
  }
}
