import struct Foundation.CGFloat

/// Values as Swift's source writes them.
enum SwiftText {
  /// A text in quotes, in which nothing means anything but itself.
  static func string(_ text: String) -> String {
    var written = "\""
    var follows = false
    for scalar in text.unicodeScalars {
      defer { follows = isPlain(scalar) && scalar != " " }
      switch scalar {
      case "\"": written += "\\\""
      case "\\": written += "\\\\"
      case "\n": written += "\\n"
      case "\t": written += "\\t"
      case "\r": written += "\\r"
      default:
        if isPlain(scalar) || follows && isMark(scalar) {
          written.unicodeScalars.append(scalar)
        } else {
          written += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
        }
      }
    }
    return written + "\""
  }

  /// Whether a character belongs to the letter before it.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  /// Whether a character shows as it is: what can't be seen, or turns what is around it, doesn't.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == "\u{FFFC}" { return false }
    return switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned,
      .surrogate, .nonspacingMark, .spacingMark, .enclosingMark:
      false
    case .spaceSeparator: scalar == " "
    default: true
    }
  }

  /// A number, without a fraction where it has none.
  static func number(_ value: Double) -> String {
    if value == value.rounded(), abs(value) < 1e15 { return "\(Int64(value))" }
    return "\(value)"
  }

  static func number(_ value: CGFloat) -> String { number(Double(value)) }

  /// A number as a fraction of small numbers, where it is just that.
  static func ratio(_ value: Double) -> String {
    for divisor in 2...50 where value != value.rounded() {
      let whole = (value * Double(divisor)).rounded()
      if whole / Double(divisor) == value { return "\(Int(whole)) / \(divisor)" }
    }
    return number(value)
  }

  static func list(_ entries: [String]) -> String { "[" + entries.joined(separator: ", ") + "]" }

  /// A comment's text on one line.
  static func comment(_ text: String) -> String {
    String(text.map { $0.isNewline ? " " : $0 }.prefix(200))
  }
}

/// A call whose arguments are written one after the other, without those that say nothing.
struct SwiftCall {
  private var arguments: [String] = []

  /// Adds an argument, where there is one.
  mutating func add(_ label: String?, _ value: String?) {
    guard let value else { return }
    arguments.append(label.map { "\($0): \(value)" } ?? value)
  }

  func of(_ function: String) -> String {
    "\(function)(\(arguments.joined(separator: ", ")))"
  }

  var text: String { arguments.joined(separator: ", ") }
  var isEmpty: Bool { arguments.isEmpty }
}

/// Lines of Swift, each as far to the right as it stands inside others.
struct SwiftLines {
  private(set) var lines: [String] = []
  private var depth = 0

  init(depth: Int = 0) { self.depth = depth }

  /// A line longer than this has its arguments on lines of their own.
  private static let widest = 100

  mutating func add(_ line: String) {
    guard !line.isEmpty else {
      if let last = lines.last, !last.isEmpty, !last.hasSuffix("{") { lines.append("") }
      return
    }
    // What stands further inside by itself does so in all its parts.
    let lead = line.prefix { $0 == " " }.count
    let text = String(line.dropFirst(lead))
    let indent = String(repeating: " ", count: 2 * depth + lead)
    guard indent.count + text.count > Self.widest, let parts = text.callParts else {
      lines.append(indent + text)
      return
    }
    lines.append(indent + parts.head)
    let inner = String(repeating: " ", count: lead + 2)
    for (place, argument) in parts.arguments.enumerated() {
      // A list ends with a comma where it has several lines.
      let isLast = place + 1 == parts.arguments.count
      add(inner + argument + (isLast && !parts.head.hasSuffix("[") ? "" : ","))
    }
    lines.append(indent + parts.tail)
  }

  mutating func open(_ line: String) {
    let end = " {"
    if line.hasSuffix(end), 2 * depth + line.count > Self.widest {
      add(String(line.dropLast(end.count)))
      lines[lines.count - 1] += end
    } else {
      add(line)
    }
    depth += 1
  }

  mutating func close(_ line: String = "}") {
    depth -= 1
    if lines.last?.isEmpty == true { lines.removeLast() }
    lines.append(String(repeating: "  ", count: depth) + line)
  }

  /// Leaves out empty lines at the end.
  mutating func trim() {
    while lines.last?.isEmpty == true { lines.removeLast() }
  }

  /// Adds a line as it is, however long.
  mutating func addPlain(_ line: String) {
    lines.append(line.isEmpty ? "" : String(repeating: "  ", count: depth) + line)
  }

  /// Adds a line that was written before, which stands as far inside as it has to.
  mutating func addWritten(_ line: String) { lines.append(line) }

  /// Adds lines that stand as far inside as they have to.
  mutating func appendPlain(_ others: SwiftLines) { lines += others.lines }

  /// Lets what follows stand further inside, behind a line that closed something and opened it anew.
  mutating func deepen() { depth += 1 }

  func mapped(_ change: (String) -> String) -> SwiftLines {
    var mapped = self
    mapped.lines = lines.map(change)
    return mapped
  }
}

extension String {
  /// A call or a list with its arguments apart: the outermost brackets with the longest content.
  fileprivate var callParts: (head: String, arguments: [String], tail: String)? {
    let characters = Array(self)
    var best: Range<Int>?
    var opens: [Int] = []
    var isInText = false
    var place = 0
    while place < characters.count {
      let character = characters[place]
      if isInText {
        if character == "\\" { place += 1 } else if character == "\"" { isInText = false }
      } else {
        switch character {
        case "\"": isInText = true
        case "(", "[", "{": opens.append(place)
        case ")", "]", "}":
          guard let start = opens.popLast() else { return nil }
          if opens.isEmpty, characters[start] != "{", place - start > best?.count ?? 1 {
            best = start..<place
          }
        default: break
        }
      }
      place += 1
    }
    guard opens.isEmpty, let best else { return nil }
    let arguments = String(characters[(best.lowerBound + 1)..<best.upperBound]).topLevelParts
    guard arguments.count > 1 || characters[best.lowerBound] == "(" else { return nil }
    return (
      String(characters[...best.lowerBound]), arguments, String(characters[best.upperBound...])
    )
  }

  /// The arguments of a call that this text is the inside of.
  var topLevelArguments: [String] { topLevelParts }

  /// What stands between the commas that are in no brackets and in no text.
  private var topLevelParts: [String] {
    var parts: [String] = []
    var part = ""
    var depth = 0
    var isInText = false
    var isEscaped = false
    for character in self {
      if isInText {
        if isEscaped {
          isEscaped = false
        } else if character == "\\" {
          isEscaped = true
        } else if character == "\"" {
          isInText = false
        }
      } else if character == "\"" {
        isInText = true
      } else if "([{".contains(character) {
        depth += 1
      } else if ")]}".contains(character) {
        depth -= 1
      } else if character == ",", depth == 0 {
        parts.append(part)
        part = ""
        continue
      }
      if part.isEmpty, character == " " { continue }
      part.append(character)
    }
    if !part.isEmpty { parts.append(part) }
    return parts
  }
}
