public import Foundation

/// Something a person did: UIKit's `UIEvent`.
///
/// Here no user makes events: methods that take one get `nil` unless a test makes one.
open class Event: NSObject {
  private let kind: (type: EventType, subtype: EventSubtype)
  private let all: Set<Touch>
  /// When the event was made, in seconds since the system started.
  public let timestamp = ProcessInfo.processInfo.systemUptime
  public let modifierFlags: KeyModifierFlags

  public init(
    type: EventType,
    subtype: EventSubtype = .none,
    touches: Set<Touch> = [],
    modifierFlags: KeyModifierFlags = []
  ) {
    kind = (type, subtype)
    all = touches
    self.modifierFlags = modifierFlags
  }

  /// An event about touches, without any touch.
  public override init() {
    kind = (.touches, .none)
    all = []
    modifierFlags = []
  }

  open var type: EventType { kind.type }
  open var subtype: EventSubtype { kind.subtype }

  /// The touches that the event was made with; nothing where there are none.
  open var allTouches: Set<Touch>? { all.isEmpty ? nil : all }
  open func touches(for view: View) -> Set<Touch>? { allTouches?.filter { $0.view === view } }
  open func touches(for window: Window) -> Set<Touch>? {
    allTouches?.filter { $0.view?.window === window }
  }

  /// What an event is about; the raw values are UIKit's.
  public enum EventType: Int, Hashable, Sendable {
    case touches, motion, remoteControl, presses
    case scroll = 10
    case hover = 11
    case transform = 14
  }

  /// A shake of the phone, or a button of a remote control; the raw values are UIKit's.
  public enum EventSubtype: Int, Hashable, Sendable {
    case none, motionShake
    case remoteControlPlay = 100
    case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause
    case remoteControlNextTrack, remoteControlPreviousTrack
    case remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward
    case remoteControlBeginSeekingForward, remoteControlEndSeekingForward
  }
}
