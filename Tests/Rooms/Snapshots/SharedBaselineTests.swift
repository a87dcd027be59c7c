import Foundation
import Synchronization
import TestSupport
import Testing

@testable import SnaplineSnapshots

@Suite struct `A baseline that many write` {
  @Test func `is never seen half`() throws {
    let folder = try TemporaryFolder()
    let baseline = Baseline(folder: folder.path, stem: "a")
    let writers = 3
    let writing = Atomic<Int>(writers)
    let halves = Atomic<Int>(0)
    let reads = Atomic<Int>(0)
    let failures = Mutex<[String]>([])
    DispatchQueue.concurrentPerform(iterations: writers + 1) { number in
      do {
        guard number < writers else {
          repeat {
            let files = try baseline.read(["layout", "txt"])
            if files["layout"] != files["txt"] { halves.add(1, ordering: .relaxed) }
            reads.add(1, ordering: .relaxed)
          } while writing.load(ordering: .relaxed) > 0
          return
        }
        defer { writing.subtract(1, ordering: .relaxed) }
        for round in 0..<60 {
          let bytes = Array("\(number) \(round)".utf8)
          let files = ["layout": bytes, "txt": bytes]
          if round % 2 == 0 {
            try baseline.write(files)
          } else {
            try baseline.writePending(files)
            do {
              try baseline.accept()
            } catch SnapshotError.decidedMeanwhile {
              // Another writer accepted it, or wrote the baseline, before this one came to it.
            }
          }
        }
      } catch {
        failures.withLock { $0.append("\(error)") }
      }
    }
    expectEqual(failures.withLock { $0 }, [])
    #expect(halves.load(ordering: .relaxed) == 0)
    #expect(reads.load(ordering: .relaxed) > 0)
    expectEqual(folder.names, ["a.layout", "a.txt"])
  }
}
