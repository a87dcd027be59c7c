import Foundation
import Testing

#if os(Linux)
  import SnaplineTesting
#else
  import InlineSnapshotTesting
  import SnapshotTesting
#endif

/// Tests as they are written for the library that Swift users know; the import alone is another.
@Suite(.snapshots(record: .missing))
struct NoteTextTests {
  struct Note: Codable {
    var title: String
    var isPinned = false
  }

  private let shouted = Snapshotting<String, String>.lines.pullback { (note: Note) in
    note.title.uppercased()
  }

  @Test func severalWithoutNames() {
    assertSnapshot(of: "Shopping", as: .lines)
    for title in ["Keys", "Night train"] {
      assertSnapshot(of: title, as: .lines)
    }
  }

  @Test(arguments: ["bread", "two lemons"]) func items(item: String) {
    assertSnapshot(of: item.uppercased(), as: .lines, named: item)
  }

  #if os(Linux)
    @Test(arguments: ["bread", "two lemons"], [1, -1]) func amounts(item: String, amount: Int) {
      assertSnapshot(of: "\(amount) × \(item)", as: .lines)
    }
  #endif

  @Test func dictionaryOfStrategies() {
    assertSnapshots(
      of: Note(title: "Keys"),
      as: ["shouted": shouted, "json": .json(compact)]
    )
  }

  @Test func written() {
    assertInlineSnapshot(of: Note(title: "Keys", isPinned: true), as: .json) {
      """
      {
        "isPinned" : true,
        "title" : "Keys"
      }
      """
    }
    assertInlineSnapshot(of: "a \"quoted\" path: C:\\notes", as: .lines) {
      #"""
      a "quoted" path: C:\notes
      """#
    }
  }

  @Test func asked() {
    withSnapshotTesting(record: .never) {
      let failure = verifySnapshot(of: "Other", as: .lines, named: "shouted", testName: "asked()")
      #expect(failure != nil)
    }
  }

  private var compact: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return encoder
  }
}
