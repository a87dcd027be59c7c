import Foundation
import SnaplineDiagnostics
import SnaplineDocuments
import TestSupport
import Testing

/// The messages that the format promises word for word, in the order of its table.
@Suite struct `A message that the format promises` {
  @Test(arguments: SpecifiedMessage.rows)
  func `is said word for word`(row: SpecifiedMessage) throws {
    let message = try #require(diagnostics(row.design).first, "\(row.design)")
    expectEqual(message.id, row.id)
    expectEqual(message.subject, row.subject)
    expectEqual(message.remedy, row.remedy)
  }
}

/// What is told once a design is drawn, as `explain` tells it.
@Suite struct `A message on a layout that the format promises` {
  @Test func `says what contradicts what, and where`() throws {
    let said = try drawn(
      """
      canvas: 300x100
      view:
      - {id: card, background: red, width: 100, height: 9, pinnedTo: topLeading}
      constraints: [card.width >= 200]

      """
    )
    expectEqual(said.id, "conflict")
    expectEqual(said.subject, "\"card\".width >= 200 can't hold")
    expectEqual(said.cause, "because of \"card\".width == 100 (line 3)")
    #expect(
      said.remedy?.hasPrefix("write card.width >= 100, or give one of them a priority") == true
    )
  }

  @Test func `says what is open, and what would decide it`() throws {
    let said = try drawn(
      """
      canvas: 300x100
      view:
      - {id: badge, background: red, height: 5, horizontally: leading, vertically: top}

      """
    )
    expectEqual(said.id, "ambiguous")
    expectEqual(said.subject, "nothing says how wide \"badge\" is")
    #expect(said.remedy?.contains("badge.width == 100, or give it a width") == true, "\(said)")
  }

  private func drawn(_ text: String) throws -> Diagnostic {
    try #require(try Design(yaml: text).drawing().diagnostics.first)
  }
}

/// A row of the table: a mistake, and what is said of it.
struct SpecifiedMessage: Sendable, CustomTestStringConvertible {
  let id: String
  let design: String
  let subject: String
  let remedy: String

  init(_ id: String, _ design: String, _ subject: String, _ remedy: String) {
    (self.id, self.design, self.subject, self.remedy) = (id, design, subject, remedy)
  }

  var testDescription: String { id }

  /// The folder that `../../etc` is, beside a design without a folder.
  private static let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    .appending(path: "../../etc").standardizedFileURL.path

  static let rows = [
    SpecifiedMessage(
      "unknown-property",
      "view: {label: Hi, colour: red}\n",
      "'label' has no property 'colour'",
      "did you mean 'color'?"
    ),
    SpecifiedMessage(
      "unknown-class",
      "view:\n- lable: Hi\n",
      "no view is called 'lable'",
      "did you mean 'label'?"
    ),
    SpecifiedMessage(
      "no-class",
      "view:\n- font: title1\n",
      "a plain view has no 'font', and this node says no class",
      "add the class it belongs to: label, button, textField"
    ),
    SpecifiedMessage(
      "two-classes",
      "view:\n-\n  id: a\n  label: Hi\n  image: b.png\n",
      "a node is one view, this one says 'label' (line 4) and 'image' (line 5)",
      "make two list items, or for a picture in a button write 'button: {title: …, image: …}'"
    ),
    SpecifiedMessage(
      "misplaced-content",
      "view:\n- label: {text: Hi, font: body}\n",
      "'font' is not content of 'label'",
      "write it beside 'label:', not inside"
    ),
    SpecifiedMessage(
      "comment-colour",
      "view:\n- label: Hi\n  color: #0A84FF\n",
      "the value is empty, because # begins a comment",
      "write 0A84FF or \"#0A84FF\""
    ),
    SpecifiedMessage(
      "bare-placeholder",
      "view:\n- label: {{name}}\n",
      "YAML reads {{ as a mapping",
      "write label: \"{{name}}\""
    ),
    SpecifiedMessage(
      "colon-in-text",
      "view:\n- label: Note: closed\n",
      "a second ': ' in a plain text",
      "write label: \"Note: closed\""
    ),
    SpecifiedMessage(
      "star-in-text",
      "view:\n- label: *new*\n",
      "*new* is a YAML alias",
      "write label: \"*new*\""
    ),
    SpecifiedMessage(
      "tab",
      "view:\n\tlabel: Hi\n",
      "tabs can't indent YAML",
      "use two spaces"
    ),
    SpecifiedMessage(
      "duplicate-key",
      "view:\n- label: Hi\n  id: a\n  alpha: 1\n  width: atLeast 44\n  width: atMost 320\n",
      "'width' was said at line 5",
      "several sizes are a list: width: [atLeast 44, atMost 320]"
    ),
    SpecifiedMessage(
      "boolean",
      "view: {label: Hi, clips: yes}\n",
      "'clips' is true or false, not 'yes'",
      "write clips: true"
    ),
    SpecifiedMessage(
      "enumerator",
      "view: {label: Hi, alignment: up}\n",
      "'alignment' of a label has no 'up'",
      "one of natural, left, center, right, justified"
    ),
    SpecifiedMessage(
      "size-grammar",
      "view:\n- label: Hi\n  width: >= 44\n",
      "'>= 44' is not a size",
      "write 'atLeast 44'"
    ),
    SpecifiedMessage(
      "size-grammar",
      "view:\n- label: Hi\n  width: wide\n",
      "'wide' is not a size",
      "write a number, 'atLeast 44', '44...320', '50% of card' or 'card.width'"
    ),
    SpecifiedMessage(
      "two-placements",
      "view:\n- {id: t, label: Hi}\n- label: Ho\n  filling: superview\n  alpha: 1\n  below: t\n",
      "two placements, 'filling' (line 4) and 'below' (line 6)",
      "list them under 'place:', or drop one"
    ),
    SpecifiedMessage(
      "arranged-placement",
      "view:\n  vstack:\n  - {id: title, label: Hi}\n  - {label: Ho, below: title}\n",
      "a vstack places its children itself",
      "use 'spacing', 'alignment', or put the views into 'view:'"
    ),
    SpecifiedMessage(
      "wrong-axis",
      "view:\n- {id: t, label: Hi}\n- {label: Ho, below: t, vertically: center}\n",
      "'below' already fixes the vertical axis",
      "did you mean 'horizontally: center'?"
    ),
    SpecifiedMessage(
      "unknown-view",
      "view:\n- id: a\n- {id: title, label: Hi}\n- {label: Ho, below: titel}\n",
      "no view is called 'titel' here",
      "did you mean 'title' (line 3)?"
    ),
    SpecifiedMessage(
      "id-in-component",
      "components:\n  Badge: {view: {view: [{id: badgeText, label: Hi}]}}\nview:\n"
        + "- {Badge: , pinnedTo: top}\n- {label: Ho, below: badgeText}\n",
      "'badgeText' is inside the component Badge (card.yaml:2)",
      "name the instance: add an id where Badge is used"
    ),
    SpecifiedMessage(
      "equation-axis",
      "view: [{id: a}, {id: b}]\nconstraints: [a.top == b.leading]\n",
      "a vertical and a horizontal position",
      "compare top with top, centerY, bottom"
    ),
    SpecifiedMessage(
      "position-constant",
      "view: [{id: a}]\nconstraints: [a.top == 8]\n",
      "a position needs another one",
      "write a.top == superview.top + 8"
    ),
    SpecifiedMessage(
      "missing-data",
      "data: {user: {name: Ada}}\nview: {label: \"{{user.nmae}}\"}\n",
      "data has no 'user.nmae'",
      "did you mean 'user.name'? If it may be missing: {{user.nmae?}}"
    ),
    SpecifiedMessage(
      "data-type",
      "data: {done: half}\nview: {progress: \"{{done}}\"}\n",
      "'progress' is 0…1, but {{done}} is \"half\" (card.yaml:1:14)",
      "give a number"
    ),
    SpecifiedMessage(
      "parameter",
      "components: {Row: {parameters: {title: text}, view: {label: \"{{title}}\"}}}\n"
        + "view:\n- Row: {titel: A}\n",
      "Row has no parameter 'titel' and needs 'title'",
      "did you mean 'title'?"
    ),
    SpecifiedMessage(
      "recursion",
      "components: {A: {view: {view: [{B: }]}}, B: {view: {view: [{A: }]}}}\nview: {A: }\n",
      "component A contains itself: A → B → A",
      "put an 'if' or 'each' on data between"
    ),
    SpecifiedMessage(
      "outside-folder",
      "view: [{image: ../../etc/x.png, filling: superview}]\n",
      "outside the design's folder",
      "move the file, or pass --allow \(folder)"
    ),
    SpecifiedMessage(
      "missing-file",
      "view: [{image: logo.pgn, filling: superview}]\n",
      "no file 'logo.pgn' beside card.yaml",
      "put it into the design's folder, or name one that is there"
    ),
    SpecifiedMessage(
      "newer-version",
      "version: 2\nview: {label: Hi}\n",
      "this snapline reads version 1",
      "update snapline, or write version: 1"
    ),
    SpecifiedMessage(
      "companion",
      "view: [{label: Hi, centeredIn: superview, insets: 8}]\n",
      "'centeredIn' takes 'offset', not 'insets'",
      "write offset: {x: 8, y: 8}, or filling: superview with insets"
    ),
    SpecifiedMessage(
      "unknown-color",
      "view: {label: Hi, color: indigo}\n",
      "no colour 'indigo'",
      "did you mean 'systemIndigo'?"
    ),
    SpecifiedMessage(
      "object-key",
      "view: {label: Hi, shadow: {blur: 8}}\n",
      "'shadow' has no 'blur'",
      "it has radius, color, opacity, x, y, inner (a radius is half a CSS blur)"
    ),
    SpecifiedMessage(
      "reserved",
      "view: {label: Hi, when: dark}\n",
      "'when' is kept for later",
      "for now write if: with then:"
    ),
    SpecifiedMessage(
      "whose-size",
      "view: [{label: Hi, if: width >= 600, then: {hidden: true}}]\n",
      "whose width?",
      "write canvas.width, superview.width or self.width"
    ),
  ]
}
