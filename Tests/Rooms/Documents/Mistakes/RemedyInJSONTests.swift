import Foundation
import SnaplineDiagnostics
import SnaplineDocuments
import TestSupport
import Testing

@testable import SnaplineDesigns

/// Everything that is said of a design in JSON on its way to a picture.
private func said(_ text: String) -> [Diagnostic] {
  do throws(DesignError) {
    return try Design(yaml: text, named: "card.json").drawing().diagnostics
  } catch {
    return error.diagnostics
  }
}

@Suite struct `A remedy for a design in JSON` {
  /// A view, what is offered in its place, and the view with that.
  @Test(arguments: [
    (
      #"{"label": "A", "if": "dark then {color: red}"}"#,
      #"write "if": "dark", "then": {"color": "red"}"#,
      #"{"label": "A", "if": "dark", "then": {"color": "red"}}"#
    ),
    (
      #"{"label": "A", "conditions": [{"if": "dark", "alpha": 0.5}]}"#,
      #"write {"if": "dark", "then": {"alpha": 0.5}}"#,
      #"{"label": "A", "conditions": [{"if": "dark", "then": {"alpha": 0.5}}]}"#
    ),
    (
      #"{"label": "A", "padding": 8}"#,
      #"write '"vstack": [{"label": "A"}]' and '"margins": 8' in place of 'label', 'padding'"#,
      #"{"vstack": [{"label": "A"}], "margins": 8}"#
    ),
    (
      #"{"slider": 5}"#, #"write "slider": {"value": 5, "minimum": 0, "maximum": 5}"#,
      #"{"slider": {"value": 5, "minimum": 0, "maximum": 5}}"#
    ),
    (
      #"{"textfield": "A"}"#, #"write '"textField":'"#,
      #"{"textField": "A"}"#
    ),
    (#"{"segments": "A, B"}"#, #"write "segments": ["A", "B"]"#, #"{"segments": ["A", "B"]}"#),
    (
      #"{"label": "A", "textAlign": "center"}"#, #"write '"alignment": "center"'"#,
      #"{"label": "A", "alignment": "center"}"#
    ),
  ])
  func `is pasted as it stands`(view: String, remedy: String, mended: String) {
    func design(_ view: String) -> String {
      #"{"canvas": "300x200", "view": {"vstack": [\#(view), "spacer"], "filling": "superview"}}"#
    }
    expectEqual(said(design(view)).map(\.remedy), [remedy], "\(view)")
    expectEqual(said(design(mended)).map(\.subject), [], "\(mended)")
  }

  /// What is shown as entries of YAML is shown as entries of JSON: each of them is one for a reader of
  /// JSON as well.
  @Test func `has no entry of YAML in it, whatever the mistake`() throws {
    var (count, left) = (0, [String]())
    for row in MistakeTable.rows {
      let remedy = try #require(row.message.split(separator: " · ").last).description
      let text = remedy.withEntriesInJSON
      for entry in text.matches(of: #/"[A-Za-z][\w\-]*": [\[{][^…]*?[\]}](?=$| |,|'|\.)/#) {
        let isWhole = entry.0.count { "[{".contains($0) } == entry.0.count { "]}".contains($0) }
        guard isWhole else { continue }
        let json = Data("{\(entry.0)}".utf8)
        #expect((try? JSONSerialization.jsonObject(with: json)) != nil, "\(text)")
        count += 1
      }
      let isOfYAML = text.contains(#/(write|'|add) ?[a-z][A-Za-z]*: [^…]/#)
      if isOfYAML { left.append(text) }
    }
    #expect(count > 50)
    #expect(left.count * 50 < MistakeTable.rows.count, "\(left.joined(separator: "\n"))")
  }

  @Test(arguments: [
    "leave it out", "did you mean 'label'?", "write 300x200", "one of dark, light",
    "write the value itself", "it isn't a view's: don't write it here",
    "write atLeast 44 in place of '>= 44'", "",
  ])
  func `stays as it is where no entry is shown`(remedy: String) {
    expectEqual(remedy.withEntriesInJSON, remedy)
  }
}
