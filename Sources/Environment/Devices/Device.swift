public import SnaplineGeometry

public import struct Foundation.CGFloat
public import struct Foundation.CGSize

/// A phone, tablet or television as far as a layout knows it.
public struct Device: Hashable, Sendable {
  /// The name that people and Apple's simulators call it by.
  public let name: String
  /// Other names for the same device, such as its short one.
  public let otherNames: [String]
  public let idiom: UserInterfaceIdiom
  /// Width and height in points, upright.
  public let size: CGSize
  /// Pixels per point.
  public let scale: CGFloat
  /// The insets of the screen's edges, in portrait and landscape.
  public let portraitSafeArea: EdgeInsets
  public let landscapeSafeArea: EdgeInsets
  /// What they take away under some generations of iOS instead.
  let otherSafeAreas: [OtherSafeArea]
  /// Whether a phone in landscape has a regular width.
  public let isWideInLandscape: Bool
  /// The continuous corners of the display.
  public let cornerRadius: CGFloat
  public let portraitStatusBarHeight: CGFloat

  /// Which way a device is held.
  public enum Orientation: String, Hashable, Sendable, CaseIterable {
    case portrait, landscape
  }

  public func size(in orientation: Orientation) -> CGSize {
    orientation == .portrait || idiom == .tv
      ? size : CGSize(width: size.height, height: size.width)
  }

  public func safeArea(in orientation: Orientation, metrics: Metrics = .iOS18) -> EdgeInsets {
    let other = otherSafeAreas.first { $0.metrics.contains(metrics) }
    return orientation == .portrait
      ? other?.portrait ?? portraitSafeArea : other?.landscape ?? landscapeSafeArea
  }

  /// A phone in landscape hides its status bar.
  public func statusBarHeight(
    in orientation: Orientation,
    metrics: Metrics = .iOS18
  ) -> CGFloat {
    guard idiom != .phone || orientation == .portrait else { return 0 }
    // The bar is never higher than the strip that it stands in.
    return min(portraitStatusBarHeight, safeArea(in: orientation, metrics: metrics).top)
  }

  public func horizontalSizeClass(in orientation: Orientation) -> UserInterfaceSizeClass {
    guard idiom == .phone else { return .regular }
    return orientation == .landscape && isWideInLandscape ? .regular : .compact
  }

  public func verticalSizeClass(in orientation: Orientation) -> UserInterfaceSizeClass {
    idiom == .phone && orientation == .landscape ? .compact : .regular
  }

  /// The traits that the device sets for a tree on it; the others stay unspecified.
  public func traits(in orientation: Orientation) -> Traits {
    var traits = Traits.unspecified
    traits.userInterfaceIdiom = idiom
    traits.displayScale = scale
    traits.horizontalSizeClass = horizontalSizeClass(in: orientation)
    traits.verticalSizeClass = verticalSizeClass(in: orientation)
    traits.displayGamut = .P3
    return traits
  }
}

extension Device {
  /// What a screen's edges took away, or will take away, under other generations of iOS.
  struct OtherSafeArea: Hashable, Sendable {
    let metrics: ClosedRange<Metrics>
    var portrait: EdgeInsets
    var landscape: EdgeInsets
  }
}
