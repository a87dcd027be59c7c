import Foundation
import TestSupport
import Testing

@testable import SnaplineSnapshots

@Suite struct `A decision of a review` {
  @Test func `is undone to the byte, whatever was there before`() throws {
    for var seed in Seed.many(200) {
      let folder = try TemporaryFolder()
      for kind in ["layout", "txt", "json", "svg"] {
        if seed.number(in: 0...2) > 0 { try folder.write("old \(kind)", to: "a.\(kind)") }
        if seed.number(in: 0...2) > 0 { try folder.write("new \(kind)", to: "a.new.\(kind)") }
      }
      let baseline = Baseline(folder: folder.path, stem: "a")
      let before = try baseline.reviewedFiles()
      let names = folder.names
      var saved: ReviewedFiles?
      if seed.number(in: 0...2) > 0 {
        try baseline.accept(ifStill: before.hashes) { saved = $0 }
        expectEqual(
          try baseline.reviewedFiles(),
          ReviewedFiles(
            baseline: before.baseline.merging(before.pending) { $1 },
            pending: [:]
          ),
          "\(seed)"
        )
      } else {
        try baseline.reject(ifStill: before.hashes) { saved = $0 }
        expectEqual(
          try baseline.reviewedFiles(),
          ReviewedFiles(baseline: before.baseline, pending: [:]),
          "\(seed)"
        )
      }
      expectEqual(saved, before, "\(seed)")
      try baseline.restore(before, ifStill: try baseline.reviewedFiles().hashes)
      expectEqual(try baseline.reviewedFiles(), before, "\(seed)")
      expectEqual(folder.names, names, "\(seed)")
    }
  }

  @Test func `is made about nothing else than what was seen`() throws {
    let folder = try TemporaryFolder()
    try folder.write("old", to: "a.txt")
    try folder.write("new", to: "a.new.txt")
    let baseline = Baseline(folder: folder.path, stem: "a")
    let seen = try baseline.reviewedFiles()
    for (name, text) in [("a.txt", "other"), ("a.new.txt", "newer"), ("a.json", "{}")] {
      let before = folder.text(name)
      try folder.write(text, to: name)
      #expect(throws: SnapshotError.changedMeanwhile(path: folder.path + "/a.new.*")) {
        try baseline.accept(ifStill: seen.hashes)
      }
      #expect(throws: SnapshotError.self) { try baseline.reject(ifStill: seen.hashes) }
      #expect(throws: SnapshotError.self) { try baseline.restore(seen, ifStill: seen.hashes) }
      try FileManager.default.removeItem(atPath: folder.path + "/" + name)
      if let before { try folder.write(before, to: name) }
    }
    try baseline.accept(ifStill: seen.hashes)
    expectEqual(folder.names, ["a.txt"])
  }
}
