import Glibc

extension PreviewSession {
  /// Milliseconds since 1970, by the clock that pages compare theirs with.
  package static var clock: Double {
    var now = timespec()
    unsafe clock_gettime(CLOCK_REALTIME, &now)
    return Double(now.tv_sec) * 1_000 + Double(now.tv_nsec) / 1e6
  }

  /// When a file was last written, by the same clock.
  static func changeTime(_ path: String) -> Double? {
    var facts = stat()
    guard unsafe stat(path, &facts) == 0 else { return nil }
    return Double(facts.st_mtim.tv_sec) * 1_000 + Double(facts.st_mtim.tv_nsec) / 1e6
  }
}
