import Foundation
import SnaplineRuns
import TestSupport
import Testing

@Suite struct `A blob` {
  @Test func `holds the files beside the results, and lays them out again`() throws {
    try KeptSample.inFolder { sample in
      let journal = try sample.write([KeptSample.changed("card.yaml")])
      try sample.write(Data("scene".utf8), to: "new/a?b#c %.snapshots/card.scene")
      let bytes = try KeptSample.bytes(of: BlobReporter(), try KeptSample.kept(journal))
      let blob = try sample.write(bytes, to: "x/1.blob")
      // Once more through a blob.
      let again = try KeptSample.bytes(of: BlobReporter(), try KeptSample.kept(blob))
      #expect(again == bytes)
      let folder = sample.folder + "/out"
      try IndexedResults(path: blob)?.unpack(into: folder)
      expectEqual(
        try String(contentsOfFile: folder + "/new/a?b#c %.snapshots/card.scene", encoding: .utf8),
        "scene"
      )
      expectEqual(
        try String(contentsOfFile: folder + "/results.ndjson", encoding: .utf8),
        try String(contentsOfFile: journal, encoding: .utf8)
      )
    }
  }

  @Test func `lays nothing out beyond its folder, and nothing that was changed`() throws {
    try KeptSample.inFolder { sample in
      let journal = try sample.write([KeptSample.changed("card.yaml")])
      try sample.write(Data("scene".utf8), to: "new/card.scene")
      let text = try KeptSample.text(of: BlobReporter(), try KeptSample.kept(journal))
      for (old, new) in [
        ("new/card.scene", "new/../../evil"), ("new/card.scene", "/tmp/evil"),
        ("new/card.scene", "results.ndjson"), ("c2NlbmU=", "c2NlbmQ="),
      ] {
        let changed = text.replacing(old, with: new)
        #expect(changed != text)
        let blob = try sample.write(Data(changed.utf8), to: "x/1.blob")
        let folder = sample.folder + "/out"
        try? FileManager.default.removeItem(atPath: folder)
        try IndexedResults(path: blob)?.unpack(into: folder)
        expectEqual(try FileManager.default.subpathsOfDirectory(atPath: folder), ["results.ndjson"])
        #expect(!FileManager.default.fileExists(atPath: sample.folder + "/evil"))
      }
    }
  }

  @Test func `is known to be cut, wherever that is`() throws {
    try KeptSample.inFolder { sample in
      let path = try sample.blob([KeptSample.changed("a"), KeptSample.same("b")], to: "1.blob")
      let bytes = try Data(contentsOf: URL(filePath: path))
      expectEqual(KeptSample.merged([path]).problems, [])
      for count in 0..<bytes.count - 1 {
        let cut = try sample.write(bytes.prefix(count), to: "cut.blob")
        let problems = KeptSample.merged([cut]).problems
        expectEqual(problems.count, 1, "\(count)")
        #expect(
          problems.first?.contains("cut short") == true || problems.first?.contains("empty") == true
            || problems.first?.contains("no file of results") == true
            || problems.first?.contains("ends before its run began") == true,
          "\(count): \(problems)"
        )
      }
    }
  }
}

@Suite struct `Merging shards` {
  private let names = ["a", "b", "c", "d", "e"]

  private func shards(_ sample: KeptSample, _ headers: [RunHeader]) throws -> [String] {
    try headers.enumerated().map { place, header in
      try sample.blob([KeptSample.same(names[place])], header, to: "blobs/\(place + 1).blob")
    }
  }

  private func three(_ change: (inout RunHeader) -> Void = { _ in }) -> [RunHeader] {
    var headers = (1...3).map { KeptSample.shard($0, of: 3) }
    change(&headers[1])
    return headers
  }

  @Test func `gives the run that they are parts of`() throws {
    try KeptSample.inFolder { sample in
      let paths = try shards(sample, three())
      for given in [paths, paths.reversed(), [sample.folder + "/blobs"], [sample.folder]] {
        let merged = KeptSample.merged(given)
        expectEqual(merged.problems, [])
        expectEqual(merged.run.names.sorted(), ["a", "b", "c"])
        #expect(merged.run.isComplete)
        let json = try KeptSample.text(of: JSONReporter(), merged.run)
        #expect(
          json.contains("\"selection\": {\"isFiltered\":false,\"paths\":[],\"plan\":\"plan\"}")
        )
      }
      // A run that was merged is merged again like any other.
      let bytes = try KeptSample.bytes(of: BlobReporter(), KeptSample.merged(paths).run)
      let again = KeptSample.merged([try sample.write(bytes, to: "all.blob")])
      expectEqual(again.problems, [])
      expectEqual(again.run.names.sorted(), ["a", "b", "c"])
    }
  }

  @Test func `tells each thing that is wrong in a sentence, and reports the rest`() throws {
    let paths = try KeptSample.inFolder { sample in
      func expect(
        _ problem: String,
        _ names: [String],
        in paths: [String],
        sourceLocation: SourceLocation = #_sourceLocation
      ) {
        let merged = KeptSample.merged(paths)
        let said = merged.problems.map { $0.replacing(sample.folder + "/", with: "") }
        #expect(said.first == problem, "\(said)", sourceLocation: sourceLocation)
        #expect(merged.run.names.sorted() == names, sourceLocation: sourceLocation)
      }
      let good = try shards(sample, three())
      expect("shard 2 of 3 is missing", ["a", "c"], in: [good[0], good[2]])
      expect("of 3 shards 1, 3 are missing", ["b"], in: [good[1]])
      expect(
        "shard 1 of 3 is there twice, here and in 'blobs/1.blob'",
        ["a", "b", "c"],
        in: good + [good[0]]
      )
      let empty = try sample.write(Data(), to: "empty.blob")
      expect("the file is empty", ["a", "b"], in: [good[0], good[1], empty])
      let text = try sample.write(Data("hello\n".utf8), to: "text.blob")
      expect("this is no file of results", ["a", "b", "c"], in: good + [text])
      let gone = sample.folder + "/gone.blob"
      expect("the results can't be read", ["a", "b", "c"], in: good + [gone])
      let none = sample.folder + "/none"
      try FileManager.default.createDirectory(atPath: none, withIntermediateDirectories: true)
      expect("there are no results in this folder", [], in: [none])
      expect(
        "'snapline 0.2.0' made these results, and 'snapline 0.1.0' those of 'blobs/1.blob'",
        ["a", "c"],
        in: try shards(sample, three { $0.tool = "snapline 0.2.0" })
      )
      expect(
        "'snapline 9.0.0' wrote these results in version 3 of their format, and this is version 2",
        ["a", "c"],
        in: try shards(
          sample,
          three {
            $0.schema = 3
            $0.tool = "snapline 9.0.0"
          }
        )
      )
      expect(
        "these results are of other designs than 'blobs/1.blob', or of other options",
        ["a", "c"],
        in: try shards(sample, three { $0.selection.plan = "other" })
      )
      expect(
        "this is shard 2 of 4, and 'blobs/1.blob' is shard 1 of 3",
        ["a", "c"],
        in: try shards(sample, three { $0.selection.shard?.count = 4 })
      )
      expect(
        "this is a run without shards, and 'blobs/1.blob' is shard 1 of 3",
        ["a", "c"],
        in: try shards(sample, three { $0.selection.shard = nil })
      )
      let killed = try sample.write(
        [KeptSample.same("k")],
        to: "killed/results.ndjson",
        ends: false
      )
      expect(
        "the run ended before it was through: it was killed, or it crashed",
        ["k"],
        in: [killed]
      )
      return good
    }
    expectEqual(paths.count, 3)
  }

  @Test func `takes a count for what it says, and no longer`() throws {
    try KeptSample.inFolder { sample in
      let path = try sample.blob([], KeptSample.shard(1, of: .max), to: "1.blob")
      let merged = KeptSample.merged([path])
      #expect(merged.problems.first?.hasPrefix("of \(Int.max) shards 2, 3, 4, 5, 6 and") == true)
    }
  }

  @Test func `keeps tests of several jobs apart, and knows the same results again`() throws {
    try KeptSample.inFolder { sample in
      var header = KeptSample.header
      header.source = .swiftTesting
      header.selection.plan = nil
      let one = try sample.blob([KeptSample.same("a")], header, to: "1.blob")
      header.process = 2
      let two = try sample.blob([KeptSample.same("b")], header, to: "2.blob")
      expectEqual(KeptSample.merged([one, two]).problems, [])
      expectEqual(KeptSample.merged([one, two]).run.names, ["a", "b"])
      expectEqual(KeptSample.merged([one, one]).problems.count, 1)
    }
  }
}
