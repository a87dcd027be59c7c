import SnaplineDiagnostics
import TestSupport
import Testing

@Suite struct `What a condition can't say` {
  @Test(
    arguments: [
      (
        "if: darkk, then: {width: 1}",
        "1:20+5 condition: no condition is called 'darkk' · did you mean 'dark'?"
      ),
      (
        "if: width >= 600, then: {width: 1}",
        "1:20+5 whose-size: whose width? · write canvas.width, superview.width or "
          + "self.width"
      ),
      (
        "if: 600 < height, then: {width: 1}",
        "1:26+6 whose-size: whose height? · write canvas.height, superview.height or "
          + "self.height"
      ),
      (
        "if: self.width = 600, then: {width: 1}",
        "1:31+1 condition: no comparison is written '=' · write =="
      ),
      (
        "if: self.width === 600, then: {width: 1}",
        "1:31+3 condition: no comparison is written '===' · write =="
      ),
      (
        "if: self.width => 600, then: {width: 1}",
        "1:31+2 condition: no comparison is written '=>' · write >="
      ),
      (
        "if: self.width >= wide, then: {width: 1}",
        "1:34+4 condition: a size is compared with a number, or with another size · "
          + "write self.width >= 600, or a.width > b.width"
      ),
      (
        "if: locale ar, then: {width: 1}",
        "1:27+2 condition: 'is' is missing · write locale is ar"
      ),
      (
        "if: locale == de, then: {width: 1}",
        "1:27+2 condition: 'is' is missing · write locale is de"
      ),
      ("if: textSize >= huge, then: {width: 1}", "enumerator"),
      (
        "if: device is 'iPhone 61', then: {width: 1}",
        "1:30+11 unknown-device: no device is called 'iPhone 61' · did you mean "
      ),
      (
        "if: not (idiom is phne), then: {width: 1}",
        "1:34+4 condition: no idiom is called 'phne' · did you mean 'phone'?"
      ),
      (
        "if: card.dark, then: {width: 1}",
        "1:20+4 unknown-view: no view is called 'card' here · give the view an id: card"
      ),
      ("if: dark and, then: {width: 1}", "wrong-value: 'if' is a condition, not 'dark and'"),
      ("if: (dark, then: {width: 1}", "wrong-value"),
      ("if: '{{a}}', then: {width: 1}", "missing-data: data has no 'a'"),
      ("if: {dark: true}, then: {width: 1}", "object-key"),
      (
        "if: {all: [dark], any: [pad]}, then: {width: 1}",
        "condition: a condition says one of 'all', 'any' and 'not'"
      ),
      ("if: {all: []}, then: {width: 1}", "wrong-type"),
      ("if: [dark], then: {width: 1}", "wrong-type"),
      ("then: {width: 1}", "1:16+4 missing-key: 'then' needs 'if'"),
      ("else: {width: 1}", "missing-key: 'else' needs 'if'"),
      ("conditions: [{then: {width: 1}}]", "missing-key: 'conditions' needs 'if'"),
      ("conditions: [{if: dark}]", "missing-key: 'if' needs 'then'"),
      ("conditions: {if: dark}", "wrong-type: 'conditions' is a list of choices"),
      ("conditions: [{if: dark, then: {width: 1}, do: {}}]", "object-key"),
      (
        "if: dark, then: {id: b}",
        "1:33+2 not-in-branch: 'id' is the same whatever holds · write it beside the "
          + "class of the view"
      ),
      (
        "if: dark, then: {label: b}",
        "not-in-branch: 'label' is the same whatever holds · write two views, each with "
          + "an 'if' of its own"
      ),
      ("if: dark, then: {if: phone}", "missing-key: 'if' needs 'then'"),
      ("if: dark, then: 4", "wrong-type: 'then' is a mapping of keys"),
      ("if: dark, then: {colour: red}", "unknown-property"),
      ("if: dark, then: {insets: 4}", "companion: 'insets' goes with a placement"),
      ("if: dark, then: {filling: superview, below: b}", "two-placements"),
      ("if: dark, then: {below: bb}", "unknown-view"),
      (
        "if: self.width >= 4",
        "1:16+2 existence: whether a view is there can't depend on other views, or on "
          + "sizes · write else: {hidden: true} beside this 'if'"
      ),
      ("if: hidden", "existence"),
      ("configuration: a b", "wrong-value"),
    ]
  ) func `is told at its place`(node: String, expected: String) {
    let said = briefs("view: [{id: a, \(node)}, {id: b}]")
    #expect(said.count == 1 && said[0].contains(expected), "\(node): \(said)")
  }

  @Test func `is bounded`() {
    let deep = String(repeating: "(", count: 5_000) + "dark" + String(repeating: ")", count: 5_000)
    expectEqual(ids("view: {if: '\(deep)', then: {width: 1}}"), ["limit"])
    let nots = String(repeating: "not ", count: 5_000) + "dark"
    expectEqual(ids("view: {if: \(nots), then: {width: 1}}"), ["limit"])
  }

  @Test func `is an 'if' in a place that has one view`() {
    let text = "view: {vscroll: {label: A}, footer: {label: B, if: dark}}\n"
    expectEqual(ids(text), ["existence"])
    #expect(ids("view: {table: [], header: {label: B}}") != ["existence"])
  }
}
