import SnaplineDocuments
import SnaplineScene
import TestSupport
import Testing

@testable import SnaplineDesigns

/// The words of the format that belong to containers, each of which is read.
@Suite struct `The words of containers` {
  private static let words: [(name: String, content: String, properties: String)] = [
    ("view", "", ""),
    (
      "textView", "text markup placeholder",
      "font color alignment scrolls textInsets maximumHeight"
    ),
    ("vstack", "", "spacing alignment distribution baselineRelative"),
    ("hstack", "", "spacing alignment distribution baselineRelative"),
    ("spacer", "minimum exactly", ""),
    ("divider", "thickness", ""),
    ("scroll", "", "contentInsets contentOffset indicators safeAreaAdjustment paging refreshing"),
    ("table", "sections header footer", "kind separator separatorInsets rowHeight refreshing"),
    ("section", "cells header footer", ""),
    ("cell", "text detail image content", "kind accessory minimumHeight selected"),
    (
      "collection", "sections",
      "columns itemSize spacing lineSpacing axis sectionInsets refreshing"
    ),
    (
      "navigationBar", "title titleView back leading trailing prompt search",
      "largeTitle barBackground"
    ),
    ("tabBar", "items selected", "barBackground"),
    ("toolbar", "items", "barBackground"),
  ]

  @Test(arguments: words.map(\.name)) func `are read`(name: String) throws {
    let row = try #require(Self.words.first { $0.name == name })
    let word = try #require(ClassWord.named(name))
    for (keys, known) in [
      (row.content, word.contentKeys), (row.properties, word.properties),
    ] {
      for key in keys.split(separator: " ") {
        #expect(known.contains { $0.name == key }, "\(name).\(key)")
      }
    }
  }

  @Test(arguments: [
    "{textView: {placeholder: Note}, maximumHeight: 80}",
    "{table: [{cell: Wi-Fi, accessory: {switch: true}}]}",
    "{navigationBar: {title: Mail, search: Find}}",
    "{navigationBar: {title: Mail, search: {placeholder: Find, text: Ada, scopes: [A, B]}}}",
    "{searchBar: Find, kind: minimal}",
  ])
  func `say something that is drawn`(node: String) throws {
    let drawing = try Design(yaml: "canvas: 320x200\nview: \(node)\n").drawing()
    #expect(drawing.diagnostics.isEmpty && drawing.scene.items.count > 1)
  }

  @Test(arguments: [
    "table: [{id: first, cell: Wi-Fi}]", "scroll: [{id: first, height: 900, label: A}]",
    "collection: [{id: first, label: A}]\n    columns: 1",
  ])
  func `push content down while it is loaded anew`(list: String) throws {
    let tops = try ["false", "true"].map { refreshing in
      let drawn = try Drawn(
        """
        canvas: 320x200
        view:
          - \(list)
            refreshing: \(refreshing)
            filling: superview

        """
      )
      let parts = drawn.frame("first").split(separator: " ")
      return try #require(parts.count == 4 ? Double(parts[1]) : nil)
    }
    #expect(tops[1] == tops[0] + 60)
  }

  @Test func `put a switch at the end of a row`() throws {
    let drawn = try Drawn(
      """
      canvas: 320x200
      view:
      - table:
        - {id: row, cell: Wi-Fi, accessory: {id: toggle, switch: true}}
        filling: superview

      """
    )
    #expect(drawn.frame("toggle") == "253 6 51 31")
  }

  @Test func `tell what can't stand at the end of a row`() {
    expectEqual(ids("view: {table: [{cell: A, accessory: {spacer: 8}}]}"), ["stack-only"])
    expectEqual(ids("view: {table: [{cell: A, accessory: disclosed}]}"), ["enumerator"])
    expectEqual(ids("view: {navigationBar: {search: {placeholdr: A}}}"), ["object-key"])
  }
}
