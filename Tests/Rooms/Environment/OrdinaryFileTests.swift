import Foundation
import SnaplineEnvironment
import Testing

/// A folder that lasts as long as a test.
func inFolder(_ body: (String) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
  try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(atPath: folder) }
  try body(folder)
}

@Suite struct `An ordinary file` {
  @Test func `is read whole or not at all`() throws {
    try inFolder { folder in
      let path = folder + "/file"
      let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0) }
      try Data(bytes).write(to: URL(filePath: path))
      #expect(OrdinaryFile.isThere(path))
      #expect(try OrdinaryFile.bytes(at: path, most: 100_000) == bytes)
      #expect(throws: OrdinaryFile.Failure.self) {
        try OrdinaryFile.bytes(at: path, most: 99_999)
      }
      #expect(throws: OrdinaryFile.Failure.self) {
        try OrdinaryFile.bytes(at: path + ".gone", most: 10)
      }
    }
  }

  @Test func `is never waited for`() throws {
    try inFolder { folder in
      let pipe = folder + "/pipe"
      #expect(unsafe mkfifo(pipe, 0o600) == 0)
      #expect(!OrdinaryFile.isThere(pipe))
      for path in [pipe, folder, "/dev/zero"] {
        #expect(throws: OrdinaryFile.Failure.self) {
          try OrdinaryFile.bytes(at: path, most: 10)
        }
      }
    }
  }
}
