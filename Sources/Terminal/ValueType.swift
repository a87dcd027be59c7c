import SnaplineDiagnostics

/// How a word of the command line becomes a value, and how to speak of it.
package struct ValueType<Value: Sendable>: Sendable {
  /// What stands for the value in help, such as `FILE`.
  let placeholder: String
  // The next two are told to people alone, so they are made when one asks.
  /// What fits, to complete "takes …".
  let expectation: @Sendable () -> String
  let completion: @Sendable () -> Completion
  /// What help names of many choices; without them it names all.
  let examples: [String]
  /// What may have been meant by a word that doesn't fit, the likeliest first; without it the choices
  /// are compared letter by letter.
  let suggest: (@Sendable (String) -> [String])?
  package let read: @Sendable (String) -> Value?

  /// A type whose `read` gives nothing for a word that doesn't fit.
  package init(
    placeholder: String,
    expectation: @autoclosure @escaping @Sendable () -> String,
    completion: @autoclosure @escaping @Sendable () -> Completion = .nothing,
    examples: [String] = [],
    suggest: (@Sendable (String) -> [String])? = nil,
    read: @escaping @Sendable (String) -> Value?
  ) {
    self.placeholder = placeholder
    self.expectation = expectation
    self.completion = completion
    self.examples = examples
    self.suggest = suggest
    self.read = read
  }
}

/// What a shell offers in a value's place.
package enum Completion: Hashable, Sendable {
  case nothing
  /// Files that end in one of the extensions, or all when there is none; and folders.
  case files([String])
  case choices([String])
  /// The program's own commands.
  case commands
}

extension ValueType where Value == String {
  package static func text(
    _ placeholder: String,
    expectation: @autoclosure @escaping @Sendable () -> String
  ) -> ValueType {
    ValueType(placeholder: placeholder, expectation: expectation()) { $0 }
  }

  /// A path; the extensions only narrow what a shell offers.
  package static func path(_ placeholder: String, extensions: [String] = []) -> ValueType {
    ValueType(
      placeholder: placeholder,
      expectation: "a path",
      completion: .files(extensions)
    ) { $0.isEmpty ? nil : $0 }
  }

  static let command = ValueType(
    placeholder: "COMMAND",
    expectation: "a command",
    completion: .commands
  ) { $0 }
}

extension ValueType {
  /// One of the raw values of an enumeration.
  package static func oneOf(
    _ placeholder: String,
    _ type: Value.Type = Value.self,
    meant: [String: Value] = [:]
  ) -> ValueType
  where Value: CaseIterable & RawRepresentable & Sendable, Value.RawValue == String {
    let words = Value.allCases.map(\.rawValue)
    var suggest: (@Sendable (String) -> [String])?
    if !meant.isEmpty {
      suggest = { word in
        let own = meant[word.lowercased()]?.rawValue
        return [own ?? nearestName(to: word, among: words)].compactMap(\.self)
      }
    }
    return ValueType(
      placeholder: placeholder,
      expectation: words.formatted(joinedBy: "or"),
      completion: .choices(words),
      suggest: suggest
    ) { Value(rawValue: $0) }
  }
}

extension ValueType where Value == Double {
  /// A decimal number within bounds.
  package static func number(_ placeholder: String, in range: ClosedRange<Double>) -> ValueType {
    ValueType(
      placeholder: placeholder,
      expectation: "a number from \(plain(range.lowerBound)) to \(plain(range.upperBound))",
      suggest: { word in
        let digits = word.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." }
        guard let number = Double(digits), number.isFinite else { return [] }
        return [plain(min(max(number, range.lowerBound), range.upperBound))]
      }
    ) { word in
      // `Double` also reads hexadecimal, infinity and not-a-number, which nobody means here.
      guard word.allSatisfy({ $0.isASCII && ($0.isNumber || "+-.".contains($0)) }) else {
        return nil
      }
      return Double(word).flatMap { range.contains($0) ? $0 : nil }
    }
  }
}

extension ValueType where Value == Int {
  /// A whole number within bounds.
  package static func whole(_ placeholder: String, in range: ClosedRange<Int>) -> ValueType {
    ValueType(
      placeholder: placeholder,
      expectation: "a whole number from \(range.lowerBound) to \(range.upperBound)"
    ) { Int($0).flatMap { range.contains($0) ? $0 : nil } }
  }
}

/// A number without the `.0` that Swift gives whole ones.
private func plain(_ number: Double) -> String {
  Int(exactly: number).map(String.init) ?? String(number)
}

extension [String] {
  /// The words as a list in a sentence: `png, svg or pdf`.
  func formatted(joinedBy last: String) -> String {
    guard count > 1, let final = self.last else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " \(last) " + final
  }
}
