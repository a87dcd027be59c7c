public import Foundation
public import SnaplineEnvironment

/// The device of the current environment, as code for a phone asks for it.
public final class UIDevice: NSObject {
  private let environment: Environment

  private init(_ environment: Environment) { self.environment = environment }

  public static var current: UIDevice { UIDevice(.current) }

  public var userInterfaceIdiom: UserInterfaceIdiom { environment.traits.userInterfaceIdiom }
  /// The name of the device; that of a phone if the environment has no device.
  public var name: String { environment.device?.device.name ?? model }
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  public var localizedModel: String { model }
  public var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The generation of iOS whose sizes apply.
  public var systemVersion: String { "\(environment.metrics.number).0" }

  public var orientation: UIDeviceOrientation {
    switch environment.device?.orientation {
    case .portrait: .portrait
    case .landscape: .landscapeLeft
    case nil: .unknown
    }
  }

  public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification"
  )
}

/// Which way a device is held; the raw values are UIKit's.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

@available(*, deprecated, renamed: "UIDevice.current.userInterfaceIdiom")
public func UI_USER_INTERFACE_IDIOM() -> UserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }

/// A phone's settings for accessibility; those that have no effect on a picture are off.
public enum UIAccessibility {
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  public static var isBoldTextEnabled: Bool {
    Environment.current.traits.legibilityWeight == .bold
  }
  public static var isDarkerSystemColorsEnabled: Bool {
    Environment.current.traits.accessibilityContrast == .high
  }
  public static var isReduceMotionEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isVoiceOverRunning: Bool { false }
  public static var isSwitchControlRunning: Bool { false }

  /// Records the notification, which nobody receives.
  public static func post(notification: Notification, argument: Any?) {
    SystemCall.note(
      "UIAccessibility.post(notification:argument:)",
      notification.rawValue,
      argument ?? "nil"
    )
  }
}
