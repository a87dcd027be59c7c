/// An effect on the picture of a group, once it is painted.
public struct GroupEffect: Hashable, Sendable {
  /// The standard deviation of a blur, in points.
  public var blur: Double
  /// The colour that the picture gets, as far as it is opaque.
  public var tint: RGBA?

  public init(blur: Double = 0, tint: RGBA? = nil) {
    self.blur = blur
    self.tint = tint
  }
}
