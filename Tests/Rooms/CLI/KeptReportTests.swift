import Foundation
import SnaplineTesting
import TestSupport
import Testing

@Suite struct `Reports of a run with known failures` {
  @Test(arguments: ["json", "junit", "github"]) func `are as they were accepted`(name: String)
    throws
  {
    try withRun { folder in
      let run = try Built(
        shell: "GITHUB_STEP_SUMMARY=page.md $snapline test --reporter \(name)",
        in: folder
      )
      expectEqual(run.status, 2)
      assertSnapshot(of: Self.constant(run.output), as: .lines, named: name)
      if name == "github" {
        assertSnapshot(of: try #require(folder.text(of: "page.md")), as: .lines, named: "page")
      }
    }
  }

  /// The page is a program that reads these.
  @Test func `have the data of their page kept`() throws {
    try withRun { folder in
      _ = try Built(["test", "--reporter", "html=page"], in: folder)
      let parts = ["run", "failed-0", "details-0", "passed-0"].map { name in
        (folder.text(of: "page/data/\(name).js") ?? "").replacing("{\"", with: "\n{\"")
      }
      assertSnapshot(of: Self.constant(parts.joined()), as: .lines, named: "html")
    }
  }

  /// The text without what another time or machine says otherwise.
  private static func constant(_ text: String) -> String {
    text.replacing(/"ms":[0-9.]+/, with: "\"ms\":0")
      .replacing(/"seconds":[0-9.]+/, with: "\"seconds\":0")
      .replacing(/time="[0-9.]+"/, with: "time=\"0\"")
      .replacing(/[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:]+Z/, with: "2026-11-22T10:00:00Z")
      .replacing(/[0-9a-f]{64}/, with: String(repeating: "0", count: 64))
      .replacing(/[0-9a-f]{32}\.svg/, with: "picture.svg")
      .replacing(/(\["[^"]+",[0-9]+,[0-9]+),[0-9.]+/) { "\($0.1),0" }
      .replacing(/"(machine|release|system)":"[^"]*"/) { "\"\($0.1)\":\"constant\"" }
      .replacing(/name="(machine|release|system)" value="[^"]*"/) {
        "name=\"\($0.1)\" value=\"constant\""
      }
  }
}
