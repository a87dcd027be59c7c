extension StringProtocol {
  /// The text between quotation marks, as a message has it: on one line, whatever the text holds.
  package func inQuotes(_ mark: Unicode.Scalar = "\"") -> String {
    var text = String(mark)
    for scalar in unicodeScalars {
      switch scalar {
      case mark, "\\": text += "\\\(scalar)"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case _ where scalar.breaksLines: text += "\\u{\(String(scalar.value, radix: 16))}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    text.unicodeScalars.append(mark)
    return text
  }
}

extension Unicode.Scalar {
  /// Whether a terminal or an editor would do something else with it than show it.
  fileprivate var breaksLines: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
