import Foundation
import Testing

@Suite struct `The gallery` {
  @Test func `looks as it was accepted`() throws {
    let gallery = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Snapshots/Gallery").standardizedFileURL.path
    let run = try Built(["test", gallery])
    #expect(run.status == 0, "\(run.output)\(run.error)")
  }
}
