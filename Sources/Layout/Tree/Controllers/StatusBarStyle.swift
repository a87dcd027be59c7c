/// The colour of the status bar's text, which pictures here leave out; the raw values are UIKit's.
public enum StatusBarStyle: Int, Hashable, Sendable {
  case `default`, lightContent
  case darkContent = 3
}

/// Which way the content of a screen is turned; the raw values are UIKit's.
///
/// A device that is turned to the left has content that is turned to the right.
public enum InterfaceOrientation: Int, Hashable, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The orientations in which a screen may be held; the raw values are UIKit's.
///
/// Here the code that makes a window decides how it is held.
public struct InterfaceOrientationMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let portrait = InterfaceOrientationMask(rawValue: 2)
  public static let portraitUpsideDown = InterfaceOrientationMask(rawValue: 4)
  public static let landscapeRight = InterfaceOrientationMask(rawValue: 8)
  public static let landscapeLeft = InterfaceOrientationMask(rawValue: 16)
  public static let landscape: InterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  public static let all: InterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  public static let allButUpsideDown: InterfaceOrientationMask = [.portrait, .landscape]
}
