internal import Glibc
import Synchronization

/// Files on their way, and those that a killed run never finished: `….new.<process>.<number>.tmp`.
enum UnfinishedFiles {
  private static let number = Atomic<Int>(0)

  /// A name for what will be renamed to `path`, never given twice by a process.
  static func path(for path: String) -> String {
    "\(path).new.\(getpid()).\(number.wrappingAdd(1, ordering: .relaxed).newValue).tmp"
  }

  private static let swept = Mutex<Set<String>>([])

  /// Removes those of processes that are gone from a folder, once in a run.
  static func sweep(_ folder: String) {
    guard swept.withLock({ $0.insert(folder).inserted }) else { return }
    for name in (try? KeptFile.names(in: folder)) ?? [] {
      let parts = name.split(separator: ".")
      guard parts.count > 4, parts.last == "tmp", parts[parts.count - 4] == "new",
        let process = pid_t(parts[parts.count - 3]), process > 0, process != getpid()
      else { continue }
      if kill(process, 0) != 0, errno == ESRCH { KeptFile.remove(folder + "/" + name) }
    }
  }
}
