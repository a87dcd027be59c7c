public import Foundation
import SnaplineEnvironment
public import SnaplineLayout

public typealias UIInterfaceOrientation = InterfaceOrientation

/// The status bar, which pictures leave out, and for which the safe area has room.
public final class UIStatusBarManager: NSObject {
  public let statusBarFrame: CGRect
  private let controller: UIViewController?

  init(frame: CGRect, controller: UIViewController?) {
    statusBarFrame = frame
    self.controller = controller
  }

  /// Whether the window's controller hides the bar, or the device has none.
  public var isStatusBarHidden: Bool {
    guard let controller else { return statusBarFrame.isEmpty }
    return (controller.childForStatusBarHidden ?? controller).prefersStatusBarHidden
      || statusBarFrame.isEmpty
  }

  public var statusBarStyle: UIStatusBarStyle {
    guard let controller else { return .default }
    return (controller.childForStatusBarStyle ?? controller).preferredStatusBarStyle
  }
}

extension Environment {
  /// Where the bar with the time lies; nowhere without a device.
  var statusBarFrame: CGRect {
    guard let device else { return .zero }
    let height = device.statusBarHeight(metrics: metrics)
    return height > 0 ? CGRect(x: 0, y: 0, width: device.size.width, height: height) : .zero
  }
}
