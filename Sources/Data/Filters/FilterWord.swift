/// A row of the table of filters.
package struct FilterWord: Sendable {
  package let name: String
  /// A sentence on what it gives.
  package let help: String
  /// How many arguments it takes.
  let count: ClosedRange<Int>
  /// The call as it is written, with its arguments.
  package let form: String
  /// What is given to the call, and what it then gives, in the locale en-US.
  package let example: (value: DataValue, call: String, text: String)
  let apply: @Sendable (FilterInput) throws(DataFault) -> DataValue

  init(
    _ name: String,
    _ help: String,
    takes count: ClosedRange<Int> = 0...0,
    form: String? = nil,
    example: (DataValue, String, String),
    _ apply: @escaping @Sendable (FilterInput) throws(DataFault) -> DataValue
  ) {
    (self.name, self.help, self.count, self.apply) = (name, help, count, apply)
    self.form = form ?? name
    self.example = (value: example.0, call: example.1, text: example.2)
  }

  package static func named(_ name: String) -> FilterWord? { byName[name] }

  private static let byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }

  /// Every filter, in the order of the format's table.
  package static let all: [FilterWord] =
    [standard] + texts + numbers + dates + measures + choices + lists + [markup]

  /// Stands in for what is missing.
  private static let standard = FilterWord(
    "default",
    "Another value if this one is missing, null or an empty text.",
    takes: 1...1,
    form: "default(x)",
    example: (.text(""), "default(none)", "none")
  ) { input throws(DataFault) in
    let isEmpty = input.value == .null || input.value == .text("")
    return isEmpty ? .text(input.arguments[0].text) : input.value
  }

  /// The value itself; what it means for markup is the reader's to see.
  private static let markup = FilterWord(
    "markup",
    "Lets marks in the value act as markup, if the key is 'markup'.",
    example: (.text("**new**"), "markup", "**new**")
  ) { input throws(DataFault) in .text(try input.text()) }
}

/// What a filter is given.
struct FilterInput {
  var value: DataValue
  var arguments: [FilterArgument]
  var settings: DataSettings
  /// The placeholder as it is written, and the name of the filter.
  var placeholder: Placeholder
  var name: String

  /// A message that the value is of another type than the filter takes.
  func wrongType(_ wanted: String) -> DataFault {
    DataFault(
      "data-type",
      "'\(name)' takes \(wanted), and {{\(placeholder.name)}} is \(value.quoted)",
      remedy: "put \(wanted) into the data, or leave '| \(name)' out"
    )
  }

  func text() throws(DataFault) -> String {
    guard let text = value.text else { throw wrongType("a text") }
    return text
  }

  func list() throws(DataFault) -> [DataValue] {
    switch value {
    case .list(let list): return list
    case .null: return []
    default: throw wrongType("a list")
    }
  }

  /// An argument that is a whole number from 0 to a bound.
  func whole(_ index: Int, upTo most: Int) throws(DataFault) -> Int {
    guard let number = Int(arguments[index].text), (0...most).contains(number) else {
      throw DataFault(
        "filter",
        "'\(name)' takes a whole number from 0 to \(most), not '\(arguments[index].text)'",
        remedy: "write \(name)(2)"
      )
    }
    return number
  }
}

extension Placeholder {
  /// The value with all filters applied; nothing where it is missing still.
  package func filtered(_ value: DataValue?, by settings: DataSettings) throws(DataFault)
    -> DataValue?
  {
    var room = FilterRoom(bytes: 10 * FilterInput.mostBytes)
    return try filtered(value, by: settings, within: &room)
  }

  /// The same, by filters that take what they read and write of some room.
  package func filtered(
    _ value: DataValue?,
    by settings: DataSettings,
    within room: inout FilterRoom
  ) throws(DataFault) -> DataValue? {
    var current = value ?? (isOptional ? .null : nil)
    for (place, call) in filters.enumerated() {
      guard let word = FilterWord.named(call.name) else { continue }
      guard word.count.contains(call.arguments.count) else { throw word.wrongCount(call) }
      if current == nil {
        guard call.name == "default" else { return nil }
        current = .null
      }
      guard let given = current else { return nil }
      let input = FilterInput(
        value: given,
        arguments: call.arguments,
        settings: settings,
        placeholder: self,
        name: call.name
      )
      do throws(DataFault) {
        guard room.takes(call.reads(of: given)) else { throw Self.tooMuch(call) }
        let result = try word.apply(input)
        // What is handed on as it came may be as long as it was.
        if case .text(let text) = result, text.utf8.count > given.extent {
          try FilterInput.check(text.utf8.count, of: call.name)
        }
        guard room.takes(result.extent) else { throw Self.tooMuch(call) }
        current = result
      } catch {
        var fault = error
        fault.range = fault.range ?? call.range
        if fault.id == "limit", fault.remedy == nil {
          fault.remedy = shortened(before: place, of: given)
        }
        throw fault
      }
    }
    return current
  }

  private static func tooMuch(_ call: FilterCall) -> DataFault {
    DataFault("limit", "'\(call.name)' and the filters before it have too much to do")
  }

  /// The placeholder as it is written, without its braces.
  package var text: String {
    filters.reduce(name + (isOptional ? "?" : "")) { text, call in
      let arguments = call.arguments.map { argument in
        argument.isQuoted ? "'" + argument.text.replacing("'", with: "''") + "'" : argument.text
      }
      let list = arguments.isEmpty ? "" : "(" + arguments.joined(separator: ", ") + ")"
      return text + " | " + call.name + list
    }
  }
}

extension FilterWord {
  fileprivate func wrongCount(_ call: FilterCall) -> DataFault {
    let wanted =
      count.upperBound == 0
      ? "nothing in parentheses"
      : count.lowerBound == count.upperBound
        ? "\(count.lowerBound) argument\(count.lowerBound == 1 ? "" : "s")"
        : call.arguments.count < count.lowerBound
          ? "at least \(count.lowerBound) argument\(count.lowerBound == 1 ? "" : "s")"
          : "at most \(count.upperBound) argument\(count.upperBound == 1 ? "" : "s")"
    return DataFault(
      "filter",
      "'\(name)' takes \(wanted), and here are \(call.arguments.count)",
      remedy: "write \(form)",
      range: call.range
    )
  }
}
