import SnaplineDocuments
import TestSupport
import Testing

@Suite struct `Choices that data decides` {
  /// What is drawn with a value in the data is what is drawn with the answer written in its place.
  @Test func `are drawn as their answers are`() throws {
    let forms = [
      "then: {font: 28 bold}", "else: {font: 28 bold}",
      "then: {font: 28 bold}, else: {font: 11, color: red}",
    ]
    let tests = [
      "{{n}} > 50", "{{n}} > 50 and dark", "{{n}} > 50 or light", "not {{n}} > 50", "{{flag}}",
      "{{n}} <= 50 and not {{flag}}",
    ]
    var seen: Set<String> = []
    for var seed in Seed.some(24) {
      let n = [20, 50, 51, 80].randomElement(using: &seed) ?? 20
      let flag = Bool.random(using: &seed)
      let test = tests.randomElement(using: &seed) ?? tests[0]
      let form = forms.randomElement(using: &seed) ?? forms[0]
      let isRepeated = Bool.random(using: &seed)
      let answer = test.replacing("{{n}} > 50", with: n > 50 ? "always" : "never")
        .replacing("{{n}} <= 50", with: n <= 50 ? "always" : "never")
        .replacing("{{flag}}", with: flag ? "always" : "never")
      func design(_ test: String) -> String {
        """
        canvas: 120x60
        data: {n: \(n), flag: \(flag), list: [1, 2]}
        view:
        - vstack:
          - \(isRepeated ? "each: i in list\n    " : "")label: Words
            conditions:
            - {if: "\(test)", \(form)}
            - {if: dark, then: {color: blue}}

        """
      }
      expectEqual(messages(design(test)), "", "\(seed)")
      let (one, other) = (try Drawn(design(test)), try Drawn(design(answer)))
      expectEqual(one.lines.map { "\($0)" }, other.lines.map { "\($0)" }, "\(seed): \(test)")
      expectEqual(one.frames, other.frames, "\(seed): \(test)")
      seen.insert(test + form)
    }
    #expect(seen.count > 8)
  }

  @Test func `need a branch, whatever the data says`() {
    let text = "data: {n: 60}\nview: {label: A, conditions: [{if: \"{{n}} > 50\"}]}\n"
    expectEqual(ids(text), ["missing-key"])
    expectEqual(ids(text.replacing("60", with: "20")), ["missing-key"])
  }
}
