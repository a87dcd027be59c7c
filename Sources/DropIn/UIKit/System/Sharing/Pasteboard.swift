public import Foundation
import Synchronization

/// What is copied and pasted within the process; no other app sees it.
///
/// The general pasteboard is shared by all code of a process. What is put on it is also recorded as a
/// ``SystemCall``, so that a test can check it while other tests run.
public final class UIPasteboard: NSObject, Sendable {
  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let general = Name(rawValue: "com.apple.UIKit.pboard.general")
  }

  /// How long, and for whom, an item stays on a pasteboard; it is recorded, and the item stays.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// What every pasteboard of one name shares.
  private final class Board: Sendable {
    let state = Mutex((items: Held<[[String: Any]]>([]), changes: 0))
  }

  private static let boards = Mutex<[Name: Board]>([:])

  public static let general = UIPasteboard(.general)
  /// Posted with the pasteboard when an item is put on it.
  public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

  public let name: Name
  private let board: Board

  private init(_ name: Name) {
    self.name = name
    board = Self.boards.withLock {
      let board = $0[name] ?? Board()
      $0[name] = board
      return board
    }
    super.init()
  }

  /// The pasteboard with a name; if there is none, it is made if `create` is `true`.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    let isThere = Self.boards.withLock { $0[pasteboardName] != nil }
    guard isThere || create || pasteboardName == .general else { return nil }
    self.init(pasteboardName)
  }

  public static func withUniqueName() -> UIPasteboard {
    UIPasteboard(Name(rawValue: UUID().uuidString))
  }

  public static func remove(withName pasteboardName: Name) {
    guard pasteboardName != .general else { return }
    boards.withLock { $0[pasteboardName] = nil }
  }

  /// How many times an item was put on the pasteboard.
  public var changeCount: Int { board.state.withLock { $0.changes } }

  /// All items: for each one, its representations by their types.
  public var items: [[String: Any]] {
    get { board.state.withLock { $0.items }.value }
    set { put(newValue, "items", newValue) }
  }

  public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    let options = Dictionary(uniqueKeysWithValues: options.map { ($0.key.rawValue, $0.value) })
    put(items, "setItems(_:options:)", items, options)
  }

  public func addItems(_ items: [[String: Any]]) {
    put(items, "addItems(_:)", items, addsThem: true)
  }

  /// Puts things in place of what is there, or adds them to it, and records the member that did it.
  func put(
    _ items: [[String: Any]],
    _ member: String,
    _ first: Any,
    _ second: Any? = nil,
    addsThem: Bool = false
  ) {
    let items = Held(items)
    board.state.withLock {
      let all = addsThem ? Held($0.items.value + items.value) : items
      $0 = (all, $0.changes + 1)
    }
    if let second {
      SystemCall.note("UIPasteboard.\(member)", first, second)
    } else {
      SystemCall.note("UIPasteboard.\(member)", first)
    }
    NotificationCenter.default.post(name: Self.changedNotification, object: self)
  }
}
