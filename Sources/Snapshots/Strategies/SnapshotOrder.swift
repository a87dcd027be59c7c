internal import Synchronization

/// Counts the calls without a name in each run of a test.
///
/// A test that is run again counts from 1 again, so its snapshots have the same names each time.
enum SnapshotOrder {
  private struct Count {
    var run: UInt64
    var calls = 0
  }

  private static let counts = Mutex<[String: Count]>([:])

  /// The place of a call, from 1.
  static func next(in test: String, of run: UInt64) -> Int {
    counts.withLock { counts in
      var count = counts[test] ?? Count(run: run)
      if count.run != run { count = Count(run: run) }
      count.calls += 1
      counts[test] = count
      return count.calls
    }
  }
}
