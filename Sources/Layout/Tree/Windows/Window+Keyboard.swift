public import Foundation
import SnaplineDiagnostics
import SnaplineEnvironment

/// How a window's keyboard was asked for.
enum KeyboardState: Equatable {
  case hidden
  /// As high as the device's.
  case standard
  case high(CGFloat)
}

extension Window {
  public var isKeyboardShown: Bool { keyboard != .hidden }

  /// The part of the window that the keyboard covers; while hidden, a strip without height at the bottom.
  public var keyboardFrame: CGRect { keyboardFrame(height: treeEnvironment.keyboardHeight) }

  /// Shows the keyboard, or moves one that is shown, with UIKit's notifications before and after.
  ///
  /// Without a height, it is as high as the device's keyboard. The object of the notifications is the window,
  /// so that trees on several threads can ignore each other's.
  public func showKeyboard(height: CGFloat? = nil) {
    if let height {
      guard height >= 0, height.isFinite else { return report(.illegalKeyboard("\(height)")) }
      keyboard = .high(height)
      moveKeyboard(to: height, .show)
    } else if let height = standardKeyboardHeight {
      keyboard = .standard
      moveKeyboard(to: height, .show)
    } else {
      report(.unknownKeyboard)
    }
  }

  public func hideKeyboard() {
    guard keyboard != .hidden else { return }
    keyboard = .hidden
    moveKeyboard(to: 0, .hide)
  }

  /// A keyboard that is as high as the device's changes with it.
  func keyboardFollowsDevice() {
    guard keyboard == .standard, let height = standardKeyboardHeight,
      height != treeEnvironment.keyboardHeight
    else { return }
    moveKeyboard(to: height, .show)
  }

  private var standardKeyboardHeight: CGFloat? {
    device.flatMap { $0.device.keyboardHeights(in: $0.orientation)?.full }
  }

  private func keyboardFrame(height: CGFloat) -> CGRect {
    let height = min(height, bounds.height)
    return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }

  private func moveKeyboard(to height: CGFloat, _ way: KeyboardWay) {
    let frames = (keyboardFrame, keyboardFrame(height: height))
    post([Responder.keyboardWillChangeFrameNotification, way.will], frames)
    placeKeyboard(height: height)
    post([Responder.keyboardDidChangeFrameNotification, way.did], frames)
  }

  final func placeKeyboard(height: CGFloat) {
    var new = treeEnvironment
    new.keyboardHeight = height
    environment = new
    layoutIfNeeded()
  }

  private func post(_ names: [Notification.Name], _ frames: (begin: CGRect, end: CGRect)) {
    let information: [AnyHashable: Any] = [
      Responder.keyboardFrameBeginUserInfoKey: NSValue(rect: frames.begin),
      Responder.keyboardFrameEndUserInfoKey: NSValue(rect: frames.end),
      Responder.keyboardAnimationDurationUserInfoKey:
        NSNumber(value: KeyboardHeights.animationDuration),
      Responder.keyboardAnimationCurveUserInfoKey: NSNumber(value: KeyboardHeights.animationCurve),
      Responder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    // Whoever hears of it may move the keyboard once more.
    let outer = announcesKeyboard
    announcesKeyboard = true
    defer { announcesKeyboard = outer }
    for name in names {
      NotificationCenter.default.post(name: name, object: self, userInfo: information)
    }
  }
}

/// Whether a keyboard comes or goes, with the notifications' names.
private enum KeyboardWay {
  case show, hide

  var will: Notification.Name {
    self == .show
      ? Responder.keyboardWillShowNotification : Responder.keyboardWillHideNotification
  }

  var did: Notification.Name {
    self == .show ? Responder.keyboardDidShowNotification : Responder.keyboardDidHideNotification
  }
}

/// What a window posts as its keyboard comes, moves and goes; names and keys are UIKit's.
extension Responder {
  public static let keyboardWillShowNotification =
    Notification.Name("UIKeyboardWillShowNotification")
  public static let keyboardDidShowNotification =
    Notification.Name("UIKeyboardDidShowNotification")
  public static let keyboardWillHideNotification =
    Notification.Name("UIKeyboardWillHideNotification")
  public static let keyboardDidHideNotification =
    Notification.Name("UIKeyboardDidHideNotification")
  public static let keyboardWillChangeFrameNotification =
    Notification.Name("UIKeyboardWillChangeFrameNotification")
  public static let keyboardDidChangeFrameNotification =
    Notification.Name("UIKeyboardDidChangeFrameNotification")

  /// An `NSValue` of the frame before, in the window.
  public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// An `NSValue` of the frame after, in the window.
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension Diagnostic {
  fileprivate static func illegalKeyboard(_ height: String) -> Diagnostic {
    Diagnostic(
      id: "keyboard-height",
      severity: .warning,
      subject: "a keyboard can't be \(height) points high",
      cause: "it stays as it was",
      remedy: "give a finite number from 0 on"
    )
  }

  fileprivate static let unknownKeyboard = Diagnostic(
    id: "keyboard-height",
    severity: .warning,
    subject: "how high the keyboard is isn't known",
    cause: "the window is on no device that has one",
    remedy: "say a height, or make the window with a phone or tablet"
  )
}
