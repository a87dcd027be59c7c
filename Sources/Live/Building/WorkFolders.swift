internal import Foundation
internal import Glibc
internal import Synchronization

/// The folders that programs lie in, which go with them, or else with the process.
enum WorkFolders {
  private static let all = Mutex<Set<String>>([])
  /// Has what is left removed when the process ends by itself.
  private static let isKept: Void = { atexit { WorkFolders.removeAll() } }()

  /// Makes a new folder in another one; nothing where that can't be written.
  static func make(in folder: String) -> String? {
    _ = isKept
    var name = Array((folder + "/work-XXXXXX").utf8CString)
    guard unsafe mkdtemp(&name) != nil else { return nil }
    let path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    _ = all.withLock { $0.insert(path) }
    return path
  }

  static func remove(_ folder: String) {
    try? FileManager.default.removeItem(atPath: folder)
    _ = all.withLock { $0.remove(folder) }
  }

  private static func removeAll() {
    for folder in all.withLock({ $0 }) { try? FileManager.default.removeItem(atPath: folder) }
  }
}
