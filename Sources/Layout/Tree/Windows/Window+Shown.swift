import Foundation

extension Window {
  /// The windows of this thread that were made key and are still there, the last one last.
  public static var shown: [Window] { ShownWindows.current.windows }

  func joinShown() { ShownWindows.current.add(self) }
}

/// The windows of one thread, as an app would know its windows.
private final class ShownWindows: NSObject {
  private struct Entry {
    weak var window: Window?
  }
  private var entries: [Entry] = []

  var windows: [Window] { entries.compactMap(\.window) }

  func add(_ window: Window) {
    entries.removeAll { $0.window == nil || $0.window === window }
    entries.append(Entry(window: window))
  }

  static var current: ShownWindows {
    let key = "SnaplineWindows"
    if let made = Thread.current.threadDictionary[key] as? ShownWindows { return made }
    let made = ShownWindows()
    Thread.current.threadDictionary[key] = made
    return made
  }
}
