public import SnaplineEnvironment

/// What a caller insists on, whatever a design says of itself.
public struct DesignOverrides: Hashable, Sendable {
  /// A device brings its size and scale with it.
  public var device: Device?
  public var orientation: Device.Orientation?
  public var split: ScreenSplit?
  /// The generation of iOS whose sizes hold.
  public var metrics: Metrics?
  /// What isn't said is left to the design.
  public var traits = Traits.unspecified
  /// A locale also says in which direction is read, unless the traits do.
  public var locale: String?
  /// The variant of a design that has several, by its name; without it the first.
  public var variant: String?

  public init() {}

  /// Whether a split is meant for the device that it comes to: a design's own is not, where its caller
  /// holds another device.
  package var asksForSplit: Bool { split != nil || device == nil && orientation == nil }
}
