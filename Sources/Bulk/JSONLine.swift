/// An object of JSON on one line, written value by value.
package struct JSONLine: Sendable {
  private var text = "{"

  package init() {}

  /// The object, without the end of its line.
  package var finished: String { text + "}" }

  /// Adds a value that is JSON already.
  package mutating func add(_ name: String, json: String) {
    if text.utf8.count > 1 { text += "," }
    text += Self.quoted(name) + ":" + json
  }

  package mutating func add(_ name: String, _ value: String) {
    add(name, json: Self.quoted(value))
  }

  package mutating func add(_ name: String, _ value: Int) { add(name, json: String(value)) }

  package mutating func add(_ name: String, _ value: Bool) {
    add(name, json: value ? "true" : "false")
  }

  /// Adds a number of milliseconds, to the hundredth.
  package mutating func add(_ name: String, milliseconds value: Double) {
    add(name, json: "\((value * 100).rounded() / 100)")
  }

  /// A text between quotation marks.
  package static func quoted(_ text: String) -> String {
    let needsEscapes = text.utf8.contains { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C || $0 == 0x7F }
    guard needsEscapes else { return "\"" + text + "\"" }
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "\r": quoted += "\\r"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
