public import SnaplineGeometry

public import struct Foundation.CGFloat
public import struct Foundation.CGSize

/// A device as it is held, and the part of its screen that a window has.
public struct HeldDevice: Hashable, Sendable {
  public var device: Device
  public var orientation: Device.Orientation
  /// The part of a tablet's screen; on other devices, a window has the whole screen.
  public var split: ScreenSplit
  /// Whether a call is in progress, which makes the status bar higher on phones with a home button.
  public var isInCall: Bool

  public init(
    _ device: Device,
    _ orientation: Device.Orientation = .portrait,
    split: ScreenSplit = .full,
    isInCall: Bool = false
  ) {
    self.device = device
    self.orientation = orientation
    self.split = split
    self.isInCall = isInCall
  }

  private var isShared: Bool { split != .full && device.idiom == .pad }

  /// The window's size in points.
  public var size: CGSize {
    let screen = device.size(in: orientation)
    guard isShared else { return screen }
    return CGSize(
      width: device.width(of: split, in: orientation),
      height: screen.height
    )
  }

  /// The insets of the screen's edges in the window.
  public var safeArea: EdgeInsets { safeArea(metrics: .iOS18) }

  /// The same for a generation of iOS.
  public func safeArea(metrics: Metrics) -> EdgeInsets {
    var area = device.safeArea(in: orientation, metrics: metrics)
    area.top = max(area.top, statusBarHeight(metrics: metrics))
    return area
  }

  /// The height of the status bar, which a call doubles on phones with a home button.
  public func statusBarHeight(metrics: Metrics = .iOS18) -> CGFloat {
    let usual = device.statusBarHeight(in: orientation, metrics: metrics)
    let isDoubled = isInCall && device.idiom == .phone && device.cornerRadius == 0
    return isDoubled ? usual * 2 : usual
  }

  /// The traits that the window sets for its tree; those that a user chooses stay unspecified.
  public var traits: Traits {
    var traits = device.traits(in: orientation)
    if isShared { traits.horizontalSizeClass = ScreenSplit.sizeClass(ofWidth: size.width) }
    return traits
  }

  /// The least margins at the sides of a root.
  ///
  /// A phone's upright width counts, and elsewhere the window's own; 414 points and more are wide (on
  /// phones, read off Interface Builder files at 375 and 393 points; the rest is from practice).
  public var minimumSideMargin: CGFloat {
    let width = device.idiom == .phone ? device.size.width : size.width
    return width < 414 ? 16 : 20
  }
}

/// How much of a tablet's screen a window has beside another one, before iPadOS 26.
public enum ScreenSplit: String, Hashable, Sendable, CaseIterable {
  case full, third, half, twoThirds, slideOver

  /// The gap between two windows.
  static let gap: CGFloat = 10

  /// The narrowest window that counts as regular is half of a 12.9-inch screen, the widest compact
  /// one two thirds of it upright (Human Interface Guidelines).
  static func sizeClass(ofWidth width: CGFloat) -> UserInterfaceSizeClass {
    width >= 678 ? .regular : .compact
  }
}

extension Device {
  /// The parts of its screen that a window may have; in portrait there are no halves.
  public func splits(in orientation: Orientation) -> [ScreenSplit] {
    guard idiom == .pad else { return [.full] }
    return ScreenSplit.allCases.filter { $0 != .half || orientation == .landscape }
  }

  /// The width of a window with a share of a tablet's screen.
  ///
  /// A third is 320 points on tablets with a home button and on upright 11-inch ones, else 375 (from
  /// practice; the widths of two thirds stand in Apple's documents). Upright screens know no halves:
  /// a half is two thirds there.
  func width(of split: ScreenSplit, in orientation: Orientation) -> CGFloat {
    let full = size(in: orientation).width
    let isLong = size.height >= 1366
    let third: CGFloat = isLong || orientation == .landscape && size.height > 1112 ? 375 : 320
    switch split {
    case .full: return full
    case .third: return third
    case .half where orientation == .landscape: return (full - ScreenSplit.gap) / 2
    case .half, .twoThirds: return full - ScreenSplit.gap - third
    case .slideOver: return size.height >= 1194 ? 375 : 320
    }
  }
}
