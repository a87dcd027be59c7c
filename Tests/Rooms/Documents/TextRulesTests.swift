import Foundation
import SnaplineDiagnostics
import SnaplineDocuments
import SnaplineScene
import TestSupport
import Testing

@Suite struct `A text in a design` {
  /// What the one label of a design says.
  private func text(_ value: String, named name: String = "card.yaml") throws -> String? {
    let design = try Design(bytes: Array("view:\n  label: \(value)\n".utf8), named: name)
    return try design.drawing(size: .init(width: 300, height: 100)).scene.tree.nodes.last?.text
  }

  @Test(arguments: [
    "007", "no", "null", "~", "1.50", "16/9", "50% of card", "44...320", "atLeast 44",
    "100 @750", "title.leading >= icon.trailing + 8", "systemBlue/50%", "white | black", "12:30",
    "H:|-[a]-8-[b]-|", "yes", "-8", "a,b[c]{d}", "a#b", "it's", "2026-03-14", "0x1F", "<3",
    "=", "a \"quoted\" word", "a\u{2028}b\u{85}c",
  ])
  func `stays as it is written`(plain: String) throws {
    #expect(try text(plain) == plain)
  }

  @Test func `may be quoted, escaped, folded and kept in lines`() throws {
    #expect(try text("\"#1 in \\u0074own\"") == "#1 in town")
    #expect(try text("'it''s'") == "it's")
    #expect(try text("\"\"") == "")
    #expect(try text("") == "")
    #expect(try text("|\n    one\n    two") == "one\ntwo\n")
    #expect(try text(">-\n    one\n    two") == "one two")
    #expect(try text("one\n    two") == "one two")
    #expect(try text("\"\\\\{{name}}\"") == "{{name}}")
  }

  @Test func `is the same in JSON`() throws {
    func text(_ json: String) throws -> String? {
      let design = try Design(yaml: "{\"view\": {\"label\": \(json)}}", named: "card.json")
      return try design.drawing(size: .init(width: 300, height: 100)).scene.tree.nodes.last?.text
    }
    #expect(try text("\"a\\n\\u00e9\\ud83d\\ude00\\/\"") == "a\né😀/")
    #expect(try text("1.50") == "1.50")
    #expect(try text("true") == "true")
  }

  @Test func `comes through an alias as through its anchor`() throws {
    let text = """
      x-shared: &big {label: One, font: title1}
      view:
      - &one {label: One}
      - *one
      - *big
      """
    let tree = try Design(yaml: text).drawing().scene.tree
    expectEqual(tree.nodes.compactMap(\.text), ["One", "One", "One"])
  }

  @Test func `may begin with a byte order mark and end lines as it likes`() throws {
    let bytes = [0xEF, 0xBB, 0xBF] + Array("view:\r\n  label: Hi\r\n  clips: yes\r\n".utf8)
    let found = diagnostics(bytes)
    #expect(found.first?.place?.line == 3)
    #expect(found.first?.place?.column == 10)
    #expect(found.first?.place?.excerpt == "  clips: yes")
  }

  @Test func `may be followed by comments and an end mark`() {
    #expect(ids("---\nview: {label: Hi}\n...\n# done\n").isEmpty)
  }
}
