import TestSupport
import Testing

@Suite struct `A design in JSON` {
  @Test func `is read by the strict grammar`() {
    let faults: [(String, String)] = [
      (
        "{\"view\": {},}",
        "1:13+1 a key in double quotes is missing · remove the comma before '}'"
      ),
      (
        "{\"view\": {\"label\": 'a'}}",
        "1:20+1 a value is missing · write a number, true, false, null, or a text in double quotes"
      ),
      ("{view: {}}", "1:2+1 a key in double quotes is missing · write \"key\": value"),
      (
        "{\"view\": {}} x",
        "1:14+1 something stands behind the value · remove it: a file holds one value"
      ),
      (
        "{\"view\": 01}",
        "1:10+1 '01' is no value · write a number, true, false, null, or a text in double quotes"
      ),
      (
        "{\"view\": yes}",
        "1:10+1 'yes' is no value · write a number, true, false, null, or a text in double quotes"
      ),
      (
        "{\"view\": \"a",
        "1:10+1 the string isn't closed on its line · end it with \", a new line in it is \\n"
      ),
      ("{\"a\": \"\t\"}", "1:8+1 a tab stands in a string · write \\t"),
      (
        "{\"a\": \"\\x\"}",
        "1:9+1 an escape that JSON doesn't have · write \\\\ for a backslash"
      ),
      (
        "{\"a\": \"\\u12\"}",
        "1:10+1 four hexadecimal digits are missing behind \\u · write such as \\u00e9"
      ),
      (
        "[1 2]",
        "1:4+1 a comma or ']' is missing · put a comma between items, and ']' at the end"
      ),
      (
        "{\"a\": 1 \"b\": 2}",
        "1:9+1 a comma or '}' is missing · put a comma between entries, and '}' at the end"
      ),
      ("{\"a\" 1}", "1:6+1 a colon is missing behind the key · write \"key\": value"),
      (
        "// no\n{}",
        "1:1+1 a value is missing · remove the comment, or write the design in YAML"
      ),
    ]
    for (text, expected) in faults {
      let said = briefs(text, named: "card.json").map {
        $0.replacing(" json-syntax: this isn't JSON:", with: "")
      }
      expectEqual(said, [expected], "\(text)")
    }
  }

  @Test func `gives the same messages as YAML`() {
    let text =
      "{\"view\": {\"label\": \"Hi\", \"clips\": \"yes\", \"clips\": true, \"width\": \"44pt\"}}"
    #expect(ids(text, named: "card.json") == ids(text, named: "card.yaml"))
    #expect(
      briefs(text, named: "card.json").last
        == "1:66+6 size-grammar: '44pt' is not a size · write 44"
    )
  }
}
