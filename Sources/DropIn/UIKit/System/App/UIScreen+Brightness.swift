public import Foundation
public import SnaplineLayout
import Synchronization

/// What the code said of the screen last, which is one for all threads.
private let saidBrightness = Mutex(CGFloat(0.5))

extension Screen {
  /// The brightness of the screen, from 0 to 1, as it was set last; at first it is a half.
  ///
  /// A value that isn't a number is ignored. No picture shows it.
  public var brightness: CGFloat {
    get { saidBrightness.withLock { $0 } }
    set {
      SystemCall.note("UIScreen.brightness", newValue)
      guard !newValue.isNaN else { return }
      saidBrightness.withLock { $0 = min(max(newValue, 0), 1) }
    }
  }

  public static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification"
  )
  public static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
  public static let didDisconnectNotification = Notification.Name(
    "UIScreenDidDisconnectNotification"
  )
  public static let capturedDidChangeNotification = Notification.Name(
    "UIScreenCapturedDidChangeNotification"
  )

  public var isCaptured: Bool { false }
  public var maximumFramesPerSecond: Int { 60 }
}
