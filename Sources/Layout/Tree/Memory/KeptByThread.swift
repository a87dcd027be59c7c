import Foundation

/// What each thread has one of, as trees of different threads know nothing of each other.
package protocol KeptByThread: AnyObject {
  init()
}

extension KeptByThread {
  /// The one of this thread, made when it is first asked for.
  package static var current: Self {
    let key = String(reflecting: Self.self)
    if let made = Thread.current.threadDictionary[key] as? Self { return made }
    let made = Self()
    Thread.current.threadDictionary[key] = made
    return made
  }
}
