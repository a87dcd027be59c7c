public import Foundation

/// Something that goes on until it is cancelled.
public final class Cancellable: NSObject {
  public private(set) var callback: (() -> Void)?
  public private(set) var cancelsOnDeInit: Bool

  public init(cancelsOnDeInit: Bool = true, callback: @escaping () -> Void) {
    self.callback = callback
    self.cancelsOnDeInit = cancelsOnDeInit
  }

  /// Stops listening to a notification centre.
  public convenience init(notificationCenterObserver: any NSObjectProtocol) {
    self.init(cancelsOnDeInit: false) {
      NotificationCenter.default.removeObserver(notificationCenterObserver)
    }
  }

  deinit { if cancelsOnDeInit { cancel() } }

  /// The same, which is cancelled when it is released.
  public var automaticallyCancellingOnDeInit: Cancellable {
    cancelsOnDeInit = true
    return self
  }

  /// Cancels it.
  ///
  /// Further calls have no effect.
  public func cancel() {
    let callback = callback
    self.callback = nil
    callback?()
  }
}
