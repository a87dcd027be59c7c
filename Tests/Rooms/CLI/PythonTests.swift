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
    try expectPassing("test_render.py", variables: "SNAPLINE_PROGRAM=\"$snapline\"")
  }

  @Test(arguments: ["test_worker.py", "test_pool.py", "test_tasks.py"])
  func `has workers and pools that bear what programs do`(file: String) throws {
    try expectPassing(file, variables: "")
  }

  private func expectPassing(_ file: String, variables: String) throws {
    let tests = Checkout.root.appending(path: "Python/tests/\(file)").path
    let run = try Built(
      shell: "PYTHONDONTWRITEBYTECODE=1 \(variables) /usr/bin/python3 '\(tests)'"
    )
    #expect(run.status == 0, "\(run.error)")
    #expect(run.error.contains("\nOK"), "\(run.error)")
  }
}
