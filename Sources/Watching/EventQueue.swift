internal import Glibc

/// The system's queue of what happens in folders: inotify.
struct EventQueue: ~Copyable {
  /// Something that happened.
  struct Event {
    /// The number of the watch.
    let watch: CInt
    let mask: UInt32
    /// The name in the folder; nothing where it happened to the folder itself.
    let name: String?

    /// Whether a file was written to its end, or took the place of another.
    var isWritten: Bool { mask & UInt32(IN_CLOSE_WRITE | IN_MOVED_TO) != 0 }
    /// Whether a folder came, went or has other permissions.
    var isAboutFolder: Bool { mask & UInt32(IN_ISDIR) != 0 }
    /// Whether the folder has another place now, or none.
    var isFolderGone: Bool { mask & UInt32(IN_MOVE_SELF | IN_DELETE_SELF | IN_UNMOUNT) != 0 }
    /// Whether the system forgot the watch.
    var isForgotten: Bool { mask & UInt32(IN_IGNORED) != 0 }
    /// Whether more happened than the system kept.
    var isOverflow: Bool { mask & UInt32(IN_Q_OVERFLOW) != 0 }
    /// The name in the folder that it is about; nothing where the watch may not be what it was.
    var nameAlone: String? { isFolderGone || isForgotten || isOverflow ? nil : name }
  }

  /// Readable when something happened; below 0 where the system gives no queue.
  let file: CInt
  /// Whether no folder more can be watched; for tests, as the system has watches for all users together.
  var isFull = false

  /// A queue, or what is left where the system gives none.
  init(isThere: Bool = true) {
    file = isThere ? inotify_init1(CInt(IN_CLOEXEC) | CInt(IN_NONBLOCK)) : -1
  }

  deinit { if file >= 0 { close(file) } }

  private static let own = UInt32(IN_MOVE_SELF | IN_DELETE_SELF)
  private static let names = UInt32(
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_ATTRIB
  )

  /// Watches a folder; nothing where the system can't.
  func watch(_ folder: String, itselfAlone: Bool) -> CInt? {
    guard file >= 0, !isFull else { return nil }
    let mask = itselfAlone ? Self.own : Self.own | Self.names
    // A folder that has two names keeps what the other name asked for.
    let watch = unsafe inotify_add_watch(
      file,
      folder,
      mask | UInt32(IN_ONLYDIR) | UInt32(IN_MASK_ADD)
    )
    return watch >= 0 ? watch : nil
  }

  func forget(_ watch: CInt) { if file >= 0 { inotify_rm_watch(file, watch) } }

  /// All that happened since the last call.
  func events() -> [Event] {
    guard file >= 0 else { return [] }
    var events: [Event] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes {
        unsafe Glibc.read(file, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return events }
      unsafe buffer.withUnsafeBytes { bytes in
        unsafe Self.take(UnsafeRawBufferPointer(rebasing: bytes.prefix(count)), into: &events)
      }
    }
  }

  /// A watch, a mask, a number that joins two events and the length of the name, four bytes each; then
  /// the name, up to a zero.
  private static func take(_ bytes: UnsafeRawBufferPointer, into events: inout [Event]) {
    var place = 0
    while place + 16 <= bytes.count {
      let watch = unsafe bytes.loadUnaligned(fromByteOffset: place, as: CInt.self)
      let mask = unsafe bytes.loadUnaligned(fromByteOffset: place + 4, as: UInt32.self)
      let length = Int(unsafe bytes.loadUnaligned(fromByteOffset: place + 12, as: UInt32.self))
      let name = unsafe bytes.dropFirst(place + 16).prefix(length).prefix { $0 != 0 }
      events.append(
        Event(
          watch: watch,
          mask: mask,
          name: unsafe name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
        )
      )
      place += 16 + length
    }
  }
}
