import Foundation
import Snapline
import SnaplineTesting
import Testing

/// Calls as they are written for the library that Swift users know, with another import.
@Suite(.snapshots(diffTool: .ksdiff))
struct `Calls that users know` {
  struct Invoice: Codable { var number = 7 }

  @Test func `compile and work`() throws {
    let text = "Hello\nWorld"
    assertSnapshot(of: text, as: .lines)
    assertSnapshot(of: Invoice(), as: .json, named: "invoice")
    assertSnapshot(of: Invoice(), as: .dump, named: "dumped", record: false, timeout: 1)
    assertSnapshots(of: text, as: ["first": .lines, "second": .lines])
    assertSnapshots(of: text, as: [.lines, .description])
    withSnapshotTesting(diffTool: "meld") {
      assertSnapshot(of: text, as: .lines, named: "inside")
    }
    let message = verifySnapshot(of: "other", as: .lines, named: "inside", record: .never)
    #expect(message?.contains("+ 1: other") == true)
  }

  @Test func `make strategies from others`() {
    let shouted = SimplySnapshotting<String>.lines.pullback { (number: Int) in "\(number)!" }
    assertSnapshot(of: 7, as: shouted)
  }

  @Test(.snapshots(record: .missing)) func `take the nearest configuration`() {
    let configuration = SnapshotTestingConfiguration.current
    #expect(configuration.record == .missing)
    #expect(configuration.diffTool != nil)
  }
}

@Suite struct `An assertion` {
  @Test func `fails the test where it stands`() {
    withKnownIssue {
      withSnapshotTesting(record: .never) {
        assertSnapshot(of: "nobody kept this", as: .lines)
      }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("has no baseline") }
        && issue.sourceLocation?.fileID == #fileID
    }
  }

  @Test func `take a perceptual precision`() throws {
    let message = verifySnapshot(
      of: View(frame: CGRect(x: 0, y: 0, width: 10, height: 10)),
      as: .image(precision: 0.99, perceptualPrecision: 1.5)
    )
    #expect(message?.contains("a perceptual precision of 1.5 isn't known") == true)
    #expect(message?.contains("from 0 to 1, such as 0.98") == true)
  }

  @Test(arguments: ["small", "large"]) func `takes cases of a test by name`(name: String) {
    assertSnapshot(of: name, as: .lines, named: name)
  }
}

@Suite struct `An assertion that no test hears` {
  @Test func `stops hard`() async {
    await #expect(processExitsWith: .failure) {
      await Task.detached { assertSnapshot(of: "text", as: .lines) }.value
    }
  }
}
