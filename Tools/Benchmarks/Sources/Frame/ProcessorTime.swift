import Foundation

/// How long this thread worked on something, in microseconds.
///
/// What the machine does for others meanwhile doesn't count, but that it takes room in its caches.
public func processorMicroseconds(_ body: () -> Void) -> Double {
  let start = threadNanoseconds()
  body()
  return Double(threadNanoseconds() - start) / 1_000
}

/// How long something took, in microseconds, by the clock that programs in C++ read.
///
/// A `ContinuousClock` takes 70 nanoseconds to be read twice: a fifth of the shortest edits that are
/// compared with such programs.
public func elapsedMicroseconds(_ body: () -> Void) -> Double {
  let start = nanoseconds(CLOCK_MONOTONIC)
  body()
  return Double(nanoseconds(CLOCK_MONOTONIC) - start) / 1_000
}

/// How long all threads of this process worked so far, in seconds.
public func processorSeconds() -> Double { Double(nanoseconds(CLOCK_PROCESS_CPUTIME_ID)) / 1e9 }

private func threadNanoseconds() -> Int { nanoseconds(CLOCK_THREAD_CPUTIME_ID) }

private func nanoseconds(_ clock: clockid_t) -> Int {
  var time = timespec()
  unsafe clock_gettime(clock, &time)
  return time.tv_sec * 1_000_000_000 + time.tv_nsec
}
