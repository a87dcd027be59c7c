import Testing

@Suite struct `A design in JSON` {
  @Test func `is read by the strict grammar`() {
    let faults: [(String, String)] = [
      ("{\"view\": {},}", "1:13+1 json-syntax: this isn't JSON: a key in double quotes is missing"),
      ("{\"view\": {\"label\": 'a'}}", "1:20+1 json-syntax: this isn't JSON: a value is missing"),
      ("{view: {}}", "1:2+1 json-syntax: this isn't JSON: a key in double quotes is missing"),
      (
        "{\"view\": {}} x", "1:14+1 json-syntax: this isn't JSON: something stands behind the value"
      ),
      ("{\"view\": 01}", "1:10+1 json-syntax: this isn't JSON: '01' is no value"),
      ("{\"view\": yes}", "1:10+1 json-syntax: this isn't JSON: 'yes' is no value"),
      (
        "{\"view\": \"a", "1:10+1 json-syntax: this isn't JSON: the string isn't closed on its line"
      ),
      ("{\"a\": \"\\x\"}", "1:9+1 json-syntax: this isn't JSON: an escape that JSON doesn't have"),
      ("{\"a\": \"\\ud800\"}", "1:14+1 json-syntax: this isn't JSON: half of a surrogate pair"),
      ("[1 2]", "1:4+1 json-syntax: this isn't JSON: a comma or ']' is missing"),
      ("{\"a\" 1}", "1:6+1 json-syntax: this isn't JSON: a colon is missing behind the key"),
      ("// no\n{}", "1:1+1 json-syntax: this isn't JSON: a value is missing"),
    ]
    for (text, expected) in faults {
      #expect(briefs(text, named: "card.json") == [expected], "\(text)")
    }
  }

  @Test func `gives the same messages as YAML`() {
    let text =
      "{\"view\": {\"label\": \"Hi\", \"clips\": \"yes\", \"clips\": true, \"width\": \"44pt\"}}"
    #expect(ids(text, named: "card.json") == ids(text, named: "card.yaml"))
    #expect(
      briefs(text, named: "card.json").last
        == "1:67+4 size-grammar: '44pt' is not a size · write a number, 'atLeast 44', '44...320',"
        + " '50% of card' or 'card.width'"
    )
  }
}
