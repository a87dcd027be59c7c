import Foundation
import TestSupport
import Testing

/// What `Tools/helpers` makes from the package `Snapshots/Helpers`.
@Suite(
  .mustEnd,
  .enabled(
    if: FileManager.default.isExecutableFile(atPath: "/usr/bin/python3"),
    "there is no python3"
  )
)
struct `The article of helpers in pictures` {
  @Test func `calls each public helper, or says why it doesn't`() throws {
    try expectPassing("--calls")
  }

  @Test(.enabled(if: SwiftCommand.hasToolkit, "Tools/live .build/strict/debug makes what it needs"))
  func `has pictures that its calls draw, and designs with the same frames`() throws {
    try expectPassing("--check \"$snapline\"")
  }

  private func expectPassing(_ words: String) throws {
    let tool = Checkout.root.appending(path: "Tools/helpers").path
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let run = try Built(shell: "PATH='\(path)' '\(tool)' \(words)")
    expectEqual(run.status, 0, "\(run.error)")
  }
}
