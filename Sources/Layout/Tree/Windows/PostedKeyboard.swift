import Foundation

/// Hears of keyboards that no window announces, such as of a test that posts UIKit's notifications.
///
/// A window hears what is posted with it as the object. Without an object it hears what is posted on
/// the thread that made it: trees on other threads have keyboards of their own.
final class PostedKeyboard: @unchecked Sendable {
  private weak var window: Window?
  private let identity: ObjectIdentifier
  private let thread = Thread.current
  private var observations: [any NSObjectProtocol] = []

  init(for window: Window) {
    self.window = window
    identity = ObjectIdentifier(window)
    let names = [
      Responder.keyboardWillShowNotification, Responder.keyboardWillChangeFrameNotification,
      Responder.keyboardWillHideNotification,
    ]
    observations = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [weak self] in self?.hear($0)
      }
    }
  }

  deinit {
    for observation in observations { NotificationCenter.default.removeObserver(observation) }
  }

  private func hear(_ notification: Notification) {
    let isHeard =
      if let object = notification.object {
        ObjectIdentifier(object as AnyObject) == identity
      } else {
        Thread.current === thread
      }
    guard isHeard, let window else { return }
    window.keyboardWasPosted(
      at: notification.name == Responder.keyboardWillHideNotification
        ? .zero : Self.frame(in: notification)
    )
  }

  private static func frame(in notification: Notification) -> CGRect {
    let value = notification.userInfo?[Responder.keyboardFrameEndUserInfoKey]
    return value as? CGRect ?? (value as? NSValue)?.rectValue ?? .zero
  }
}

extension Window {
  /// Takes the keyboard from where somebody else says it is, in the screen's coordinates.
  fileprivate func keyboardWasPosted(at place: CGRect) {
    guard !announcesKeyboard else { return }
    let covered = place.isEmpty ? 0 : min(frame.maxY - place.minY, bounds.height)
    let height = covered.isFinite ? max(0, covered) : 0
    keyboard = height > 0 ? .high(height) : .hidden
    placeKeyboard(height: height)
  }
}
