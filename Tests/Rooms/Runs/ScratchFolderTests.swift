import Foundation
import SnaplineRuns
import TestSupport
import Testing

@Suite struct `A folder of a process` {
  @Test func `goes once its process is gone for a day, and not before`() throws {
    let manager = FileManager.default
    let own = ScratchFolder.path(for: "test")
    let parts = own.split(separator: "-")
    #expect(own != ScratchFolder.path(for: "test") && parts.count >= 9)
    // A process of that number began at another time.
    let gone = own.replacing("-\(parts[parts.count - 6])-", with: "-1-")
    let folders = [own: 2.0, gone: 2.0, gone + "0": 0.5]
    defer { for path in folders.keys { try? manager.removeItem(atPath: path) } }
    for (path, days) in folders {
      try manager.createDirectory(atPath: path, withIntermediateDirectories: true)
      let date = Date.now.addingTimeInterval(-days * 86_400)
      try manager.setAttributes([.modificationDate: date], ofItemAtPath: path)
    }
    _ = ScratchFolder.path(for: "test")
    #expect(manager.fileExists(atPath: own))
    #expect(!manager.fileExists(atPath: gone))
    #expect(manager.fileExists(atPath: gone + "0"))
  }
}
