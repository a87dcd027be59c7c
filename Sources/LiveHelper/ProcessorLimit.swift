internal import Glibc

/// How long each picture may keep a processor busy, should whoever asks for it not end this process in time.
struct ProcessorLimit {
  private let seconds: rlim_t

  /// What the launcher set for the first of all.
  init() {
    var limit = rlimit()
    unsafe getrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &limit)
    seconds = limit.rlim_cur
  }

  /// Counts from now on.
  func begin() {
    var time = timespec()
    unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    var limit = rlimit()
    unsafe getrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &limit)
    guard seconds < rlim_t(1 << 30) else { return }
    limit.rlim_cur = min(limit.rlim_max, rlim_t(time.tv_sec) + 1 + seconds)
    unsafe setrlimit(__rlimit_resource_t(RLIMIT_CPU.rawValue), &limit)
  }
}
