import Foundation
import SnaplineLayout

// Core Foundation's run loop, as far as code for a phone has it settle things before a layout. There
// is none here: a layout pass is one turn of it, and the loop of a thread knows what was added there.

public typealias CFOptionFlags = UInt
public typealias CFIndex = Int

public final class CFAllocator: Sendable {}
public let kCFAllocatorDefault: CFAllocator? = nil

public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let commonModes = CFRunLoopMode(rawValue: "kCFRunLoopCommonModes")
  public static let defaultMode = CFRunLoopMode(rawValue: "kCFRunLoopDefaultMode")
}

/// The next activity of a loop; the raw values are Core Foundation's.
public struct CFRunLoopActivity: OptionSet, Hashable, Sendable {
  public let rawValue: CFOptionFlags
  public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }
  public static let entry = CFRunLoopActivity(rawValue: 1 << 0)
  public static let beforeTimers = CFRunLoopActivity(rawValue: 1 << 1)
  public static let beforeSources = CFRunLoopActivity(rawValue: 1 << 2)
  public static let beforeWaiting = CFRunLoopActivity(rawValue: 1 << 5)
  public static let afterWaiting = CFRunLoopActivity(rawValue: 1 << 6)
  public static let exit = CFRunLoopActivity(rawValue: 1 << 7)
  public static let allActivities = CFRunLoopActivity(rawValue: 0x0FFF_FFFF)
}

public final class CFRunLoop: Sendable {
  fileprivate static let one = CFRunLoop()
}

public func CFRunLoopGetMain() -> CFRunLoop { .one }
public func CFRunLoopGetCurrent() -> CFRunLoop { .one }

/// A block that is called before the trees of its thread are laid out, whenever they are.
///
/// One that doesn't ask for `beforeWaiting` is never called.
public final class CFRunLoopObserver {
  fileprivate var observer: PassObserver?

  fileprivate init(
    _ activities: CFRunLoopActivity,
    repeats: Bool,
    order: Int,
    _ block: @escaping (CFRunLoopObserver?, CFRunLoopActivity) -> Void
  ) {
    observer = PassObserver(order: order) { [unowned self] in
      guard activities.contains(.beforeWaiting) else { return }
      // It may be let go while it is called.
      withExtendedLifetime(self) {
        if !repeats { CFRunLoopObserverInvalidate(self) }
        block(self, .beforeWaiting)
      }
    }
  }
}

public func CFRunLoopObserverCreateWithHandler(
  _ allocator: CFAllocator?,
  _ activities: CFOptionFlags,
  _ repeats: Bool,
  _ order: CFIndex,
  _ block: @escaping (CFRunLoopObserver?, CFRunLoopActivity) -> Void
) -> CFRunLoopObserver! {
  CFRunLoopObserver(
    CFRunLoopActivity(rawValue: activities),
    repeats: repeats,
    order: order,
    block
  )
}

public func CFRunLoopAddObserver(
  _ loop: CFRunLoop!,
  _ observer: CFRunLoopObserver!,
  _ mode: CFRunLoopMode!
) {
  observer?.observer?.add(keeping: observer)
}

public func CFRunLoopRemoveObserver(
  _ loop: CFRunLoop!,
  _ observer: CFRunLoopObserver!,
  _ mode: CFRunLoopMode!
) {
  observer?.observer?.remove()
}

public func CFRunLoopContainsObserver(
  _ loop: CFRunLoop!,
  _ observer: CFRunLoopObserver!,
  _ mode: CFRunLoopMode!
) -> Bool {
  observer?.observer?.isAdded ?? false
}

/// Ends an observer for good.
public func CFRunLoopObserverInvalidate(_ observer: CFRunLoopObserver!) {
  observer?.observer?.remove()
  observer?.observer = nil
}

public func CFRunLoopObserverIsValid(_ observer: CFRunLoopObserver!) -> Bool {
  observer?.observer != nil
}

/// Adds a block that is called before all other code of the loop's next turn.
public func CFRunLoopPerformBlock(
  _ loop: CFRunLoop!,
  _ mode: CFRunLoopMode!,
  _ block: @escaping () -> Void
) {
  let observer = CFRunLoopObserver(.beforeWaiting, repeats: false, order: .min) { _, _ in block() }
  CFRunLoopAddObserver(loop, observer, mode)
}

/// Has no effect: no loop sleeps.
public func CFRunLoopWakeUp(_ loop: CFRunLoop!) {}
