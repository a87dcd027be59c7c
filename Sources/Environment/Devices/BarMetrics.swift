public import SnaplineGeometry

public import struct Foundation.CGFloat

/// The heights of the standard bars, without the edge of the screen that they cover.
///
///     let bars = BarMetrics(for: held.traits)
///     bars.insets(of: [.navigationBar, .tabBar], over: held.safeArea)
///
/// The heights on phones come from Interface Builder files, those on tablets and of large titles from
/// articles with measurements; those in landscape and of iOS 26 are from practice.
public struct BarMetrics: Hashable, Sendable {
  public var navigationBar: CGFloat = 44
  /// The additional height of a bar with an expanded large title.
  public var largeTitle: CGFloat = 52
  /// The navigation bar of a sheet, which isn't at the screen's edge.
  public var sheetNavigationBar: CGFloat = 56
  public var tabBar: CGFloat = 49
  public var toolbar: CGFloat = 44
  public var searchBar: CGFloat = 56

  public init(for traits: Traits, metrics: Metrics = .iOS18) {
    if traits.userInterfaceIdiom == .pad {
      // Tablets had a phone's bars until apps were built for iOS 12.
      if metrics >= .iOS12 { (navigationBar, toolbar, tabBar) = (50, 50, 50) }
    } else if traits.verticalSizeClass == .compact {
      (navigationBar, toolbar, tabBar) = (32, 32, 32)
      // A title is never large where there is little height.
      largeTitle = 0
    } else if metrics >= .iOS26 {
      navigationBar = 54
    }
    if metrics < .iOS13 { sheetNavigationBar = navigationBar }
  }

  /// How high a toolbar is whose bottom is held to that of a safe area, of which the screen's edge
  /// takes away so much: above a home indicator, as high as a bar of tabs.
  ///
  /// Xcode recorded it so for 109 of 111 such bars, and for none of the others.
  package func toolbar(onSafeAreaOver edge: CGFloat) -> CGFloat {
    edge > 0 ? max(toolbar, tabBar) : toolbar
  }

  /// The insets of a screen with bars and with the insets `edges`.
  ///
  /// A sheet's bar replaces the inset at the top, because a sheet doesn't reach the screen's edge there.
  public func insets(of bars: Bars, over edges: EdgeInsets) -> EdgeInsets {
    var insets = edges
    if bars.contains(.sheetNavigationBar) {
      insets.top = sheetNavigationBar
    } else if bars.contains(.navigationBar) {
      insets.top += navigationBar
    }
    if bars.contains(.largeTitle) { insets.top += largeTitle }
    if bars.contains(.tabBar) { insets.bottom += tabBar }
    if bars.contains(.toolbar) { insets.bottom += toolbar }
    return insets
  }

  /// Bars around a screen's content.
  public struct Bars: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let navigationBar = Bars(rawValue: 1)
    /// The expanded title below a navigation bar.
    public static let largeTitle = Bars(rawValue: 2)
    public static let sheetNavigationBar = Bars(rawValue: 4)
    public static let tabBar = Bars(rawValue: 8)
    public static let toolbar = Bars(rawValue: 16)
  }
}
