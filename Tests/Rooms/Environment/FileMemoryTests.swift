import Foundation
import SnaplineEnvironment
import TestSupport
import Testing

@Suite struct `A memory of files` {
  @Test(arguments: Seed.many(12))
  func `never gives what a file had before`(seed: Seed) throws {
    try inFolder { folder in
      var seed = seed
      let paths = (0..<3).map { folder + "/\($0)" }
      var memory = FileMemory<String, [UInt8]>(most: seed.number(in: 1...4))
      try bytes(&seed).write(to: URL(filePath: paths[0]))
      for _ in 0..<200 {
        let path = paths[seed.number(in: 0...2)]
        switch seed.number(in: 0...5) {
        case 0...2:
          let state = FileState(settled: path)
          let known = memory.value(for: path, in: state)
          let now = try? OrdinaryFile.bytes(at: path, most: 100)
          if let known {
            expectEqual(known, now)
          } else if let now {
            memory.keep(now, for: path, in: state)
          }
        // All are of one size, and most are written within the same tick of the clock.
        case 3:
          try bytes(&seed).write(to: URL(filePath: path), options: .atomic)
        case 4:
          guard let file = FileHandle(forUpdatingAtPath: path) else { continue }
          try file.write(contentsOf: bytes(&seed))
          try file.close()
        default:
          Thread.sleep(forTimeInterval: Double(seed.number(in: 0...30)) / 1_000)
        }
      }
      // What is left alone is known in the end.
      let state = try #require(settled(paths[0]))
      let now = try OrdinaryFile.bytes(at: paths[0], most: 100)
      memory.keep(now, for: paths[0], in: state)
      expectEqual(memory.value(for: paths[0], in: FileState(settled: paths[0])), now)
    }
  }

  private func bytes(_ seed: inout Seed) -> Data {
    Data((0..<8).map { _ in UInt8(seed.number(in: 0...255)) })
  }

  @Test func `keeps no more than it may`() throws {
    try inFolder { folder in
      var memory = FileMemory<Int, Int>(most: 2)
      let path = folder + "/a"
      try Data("a".utf8).write(to: URL(filePath: path))
      let state = try #require(settled(path))
      for key in 0..<3 { memory.keep(key, for: key, in: state) }
      expectEqual((0..<3).compactMap { memory.value(for: $0, in: state) }, [2])
      expectEqual(memory.value(for: 2, in: nil), nil)
    }
  }

  @Test func `has no state of what isn't there, and one that the next change ends`() throws {
    try inFolder { folder in
      let path = folder + "/a"
      #expect(FileState(settled: path) == nil)
      for round in 0..<5 {
        try Data("\(round)".utf8).write(to: URL(filePath: path))
        let state = try #require(settled(path))
        try Data("\(round + 1)".utf8).write(to: URL(filePath: path))
        #expect(FileState(path) != state && FileState(settled: path) != state)
      }
    }
  }

  /// The state of a file, once it can't be changed unseen any more.
  private func settled(_ path: String) -> FileState? {
    for _ in 0..<500 {
      if let state = FileState(settled: path) { return state }
      Thread.sleep(forTimeInterval: 0.01)
    }
    return nil
  }
}
