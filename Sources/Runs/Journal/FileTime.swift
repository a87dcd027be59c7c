internal import Foundation

/// When files were written.
package enum FileTime {
  /// The seconds since 1970; nothing where there is no file.
  package static func modification(of path: String) -> Double? {
    var facts = stat()
    guard unsafe stat(path, &facts) == 0 else { return nil }
    return Double(facts.st_mtim.tv_sec) + Double(facts.st_mtim.tv_nsec) / 1e9
  }
}
