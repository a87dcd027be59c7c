import Foundation
import TestSupport
import Testing

/// The package for Python, with the built command in place of the one that a wheel brings.
@Suite(
  .enabled(
    if: FileManager.default.isExecutableFile(atPath: "/usr/bin/python3"),
    "there is no python3"
  )
)
struct `The package for Python` {
  @Test func `hands designs to the command, and gives back what it says`() throws {
    let tests = Checkout.root.appending(path: "Python/tests/test_render.py").path
    let line =
      "PYTHONDONTWRITEBYTECODE=1 SNAPLINE_PROGRAM=\"$snapline\" /usr/bin/python3 '\(tests)'"
    let run = try Built(shell: line)
    #expect(run.status == 0, "\(run.error)")
    #expect(run.error.contains("\nOK\n"), "\(run.error)")
  }
}
