import UIKit

/// Settles what many changes decide once, before the run loop sleeps.
final class Coalescer {
  private var observer: CFRunLoopObserver?
  private var isScheduled = false
  private let settle: () -> Void
  private(set) var turns = 0

  init(settle: @escaping () -> Void) { self.settle = settle }

  deinit { CFRunLoopObserverInvalidate(observer) }

  func schedule() {
    isScheduled = true
    guard observer == nil else { return }
    observer = CFRunLoopObserverCreateWithHandler(
      kCFAllocatorDefault,
      CFRunLoopActivity.beforeWaiting.rawValue,
      true,
      0
    ) { [weak self] _, activity in
      guard let self = self, self.isScheduled, activity == .beforeWaiting else { return }
      self.isScheduled = false
      self.turns += 1
      self.settle()
    }
    CFRunLoopAddObserver(CFRunLoopGetMain(), observer, CFRunLoopMode.commonModes)
  }
}

/// Hears of whatever others watch of views.
final class Watcher {
  private var tokens: [NSKeyValueObservation] = []
  private(set) var heard: [String] = []

  func watch(_ view: UIView, in scrollView: UIScrollView) {
    tokens = [
      view.layer.observe(\CALayer.bounds, options: [.new]) { [weak self] _, change in
        self?.heard.append("layer \(change.newValue?.width ?? -1)")
      },
      view.observe(\UIView.isHidden) { [weak self] view, _ in
        self?.heard.append("hidden \(view.isHidden)")
      },
      scrollView.observe(\.contentSize, options: [.old, .new]) { [weak self] _, change in
        self?.heard.append(
          "content \(change.oldValue?.height ?? -1) \(change.newValue?.height ?? -1)"
        )
      },
      scrollView.observe(\.contentOffset, options: .new) { [weak self] _, change in
        self?.heard.append("offset \(change.newValue?.y ?? -1)")
      },
    ]
  }

  func stop() { tokens.forEach { $0.invalidate() } }
}

/// What a screen does with the keyboard's notifications.
final class KeyboardListener: @unchecked Sendable {
  private(set) var frames: [CGRect] = []
  private(set) var duration: TimeInterval = 0
  private var token: NSObjectProtocol?

  init(window: UIWindow) {
    token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification,
      object: window,
      queue: nil
    ) { [weak self] notification in
      let information = notification.userInfo
      if let frame = information?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect {
        self?.frames.append(frame)
      }
      if let value = information?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue {
        self?.frames.append(value.cgRectValue)
      }
      self?.duration =
        information?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? 0
    }
  }

  deinit { token.map(NotificationCenter.default.removeObserver) }
}
