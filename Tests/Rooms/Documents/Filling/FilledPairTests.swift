import SnaplineDocuments
import SnaplineScene
import TestSupport
import Testing

/// A design that is filled, and the same written out.
struct FilledPair: Sendable, CustomTestStringConvertible {
  var name: String
  var filled: String
  var written: String

  var testDescription: String { name }
}

@Suite struct `A filled design` {
  @Test(arguments: FilledPair.rows)
  func `is laid out like the same written out`(pair: FilledPair) throws {
    let filled = try Drawn(pair.filled)
    let written = try Drawn(pair.written)
    expectEqual(filled.shown, written.shown, "\(pair.name)")
    #expect(filled.scene.items.count == written.scene.items.count)
  }

  @Test func `keeps the characters of each text, also where another one is equal`() throws {
    let texts = ["\u{E9}\u{E9} {{name}}", "e\u{301}e\u{301} {{name}}", "\u{E9}e\u{301} {{name}}"]
    let labels = (texts + texts.reversed()).map { "  - label: \"\($0)\"\n" }.joined()
    let drawn = try Drawn("canvas: {width: 300}\ndata: {name: Ada}\nview:\n  vstack:\n" + labels)
    let shown = drawn.scene.tree.nodes.compactMap(\.text).map { Array($0.utf8) }
    let wanted = (texts + texts.reversed()).map { text in
      Array(text.utf8.dropLast("{{name}}".utf8.count)) + Array("Ada".utf8)
    }
    #expect(shown == wanted)
  }

  @Test func `repeats a node for each entry, whatever the entries`() throws {
    let words = ["Ada", "İlknur", "نور", "李", "", "a: b", "{x}", "*b*", "#1", "007", "true", "~"]
    for var seed in Seed.some(60) {
      let count = Int.random(in: 0...6, using: &seed)
      let rows = (0..<count).map { _ in
        (words.randomElement(using: &seed) ?? "", Int.random(in: -99...999, using: &seed))
      }
      let data = rows.map { "{\"name\": \"\($0.0)\", \"n\": \($0.1)}" }.joined(separator: ", ")
      let filled = """
        canvas: {width: 300}
        data: {"rows": [\(data)]}
        view:
          vstack:
          - each: row, i in rows
            hstack:
            - {id: name, label: "{{row.name}}"}
            - {label: "{{i}}: {{row.n}}", if: "{{row.n}} >= 0"}
            spacing: 4
            empty: {label: none}
          margins: 10
        """
      let nodes = rows.enumerated().map { index, row in
        "  - hstack:\n    - label: \"\(row.0)\"\n"
          + (row.1 >= 0 ? "    - label: \"\(index): \(row.1)\"\n" : "") + "    spacing: 4\n"
      }
      let written =
        "canvas: {width: 300}\nview:\n  vstack:\n"
        + (nodes.isEmpty ? "  - label: none\n" : nodes.joined()) + "  margins: 10\n"
      expectEqual(try Drawn(filled).shown, try Drawn(written).shown, "\(seed): \(filled)")
    }
  }

  @Test func `names views of repetitions and instances by the way to them`() throws {
    let text = """
      canvas: 300x300
      data: {rows: [1, 2]}
      components:
        Tag:
          parameters: {text: text}
          shorthand: text
          view:
            view:
            - {id: word, label: "{{text}}", pinnedTo: topLeading}
            - {id: line, view: , below: word + 4, height: 1}
      view:
        vstack:
        - each: row in rows
          id: row
          view:
          - {id: title, label: "{{row}}", pinnedTo: topLeading}
          - {id: note, label: x, below: title}
        - {id: first, Tag: one}
        - Tag: two
      """
    let names = try Drawn(text).scene.tree.nodes.compactMap(\.identifier)
    #expect(
      names == [
        "row[0]", "row[0]/title", "row[0]/note", "row[1]", "row[1]/title", "row[1]/note", "first",
        "first/word", "first/line", "Tag/word", "Tag/line",
      ]
    )
  }
}

extension Drawn {
  /// Frames and texts, in the order of the tree.
  fileprivate var shown: String {
    let frames = frames.joined(separator: "\n")
    let texts = scene.tree.nodes.compactMap(\.text).joined(separator: "\n")
    return frames + "\n" + texts
  }
}
