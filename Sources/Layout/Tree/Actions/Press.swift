public import Foundation

/// A button or a key that somebody presses: UIKit's `UIPress`.
///
/// No user presses one here; a test makes it, and calls the method that it tests.
open class Press: NSObject {
  /// How far a press has come; the raw values are UIKit's.
  public enum Phase: Int, Hashable, Sendable {
    case began, changed, stationary, ended, cancelled
  }

  /// The button of a remote control that is pressed; the raw values are UIKit's.
  public enum PressType: Int, Hashable, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
    case pageUp = 30
    case pageDown = 31
  }

  public let type: PressType
  public let phase: Phase
  /// The pressed key, if it is one of a keyboard.
  public let key: PressedKey?
  public let timestamp = ProcessInfo.processInfo.systemUptime
  /// The responder that gets the press first; it isn't kept alive.
  open private(set) weak var responder: Responder?

  public init(
    _ type: PressType = .select,
    key: PressedKey? = nil,
    phase: Phase = .began,
    responder: Responder? = nil
  ) {
    self.type = type
    self.key = key
    self.phase = phase
    self.responder = responder
  }

  open var window: Window? {
    (responder as? View)?.window ?? (responder as? ViewController)?.viewIfLoaded?.window
  }

  /// None: a test fires recognizers by hand.
  open var gestureRecognizers: [GestureRecognizer]? { nil }
  /// How strongly a button is pressed: fully or not.
  open var force: CGFloat { phase == .ended || phase == .cancelled ? 0 : 1 }
}

/// Presses that belong together: UIKit's `UIPressesEvent`.
open class PressesEvent: Event {
  public let allPresses: Set<Press>

  public init(_ presses: Set<Press> = []) {
    allPresses = presses
    super.init(
      type: .presses,
      modifierFlags: presses.reduce(into: []) { flags, press in
        flags.formUnion(press.key?.modifierFlags ?? [])
      }
    )
  }

  /// Always empty: gesture recognizers know of no presses here.
  open func presses(for gesture: GestureRecognizer) -> Set<Press> { [] }
}

/// A key that is pressed: UIKit's `UIKey`.
open class PressedKey: NSObject {
  /// The text that it types with the modifier keys that are held.
  public let characters: String
  /// The text that it types without modifier keys.
  public let charactersIgnoringModifiers: String
  public let modifierFlags: KeyModifierFlags
  /// Its place on the keyboard.
  public let keyCode: KeyboardHIDUsage

  public init(
    characters: String,
    charactersIgnoringModifiers: String? = nil,
    modifierFlags: KeyModifierFlags = [],
    keyCode: KeyboardHIDUsage
  ) {
    self.characters = characters
    self.charactersIgnoringModifiers = charactersIgnoringModifiers ?? characters
    self.modifierFlags = modifierFlags
    self.keyCode = keyCode
  }
}
