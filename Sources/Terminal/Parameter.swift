/// What may follow a command's name, whatever the type of its value.
package struct Parameter: Sendable {
  enum Form: Hashable, Sendable {
    case flag
    case option(repeats: Bool)
    case argument(ArgumentCount)
  }

  package let name: String
  let short: Character?
  let summary: String
  let form: Form
  let value: Value?
  /// The name of what can't be given besides.
  var rival: String?
  /// The value where the word stands alone.
  var valueAlone: String?

  /// What a value looks like, without its type.
  struct Value: Sendable {
    let placeholder: String
    private let makeExpectation: @Sendable () -> String
    private let makeCompletion: @Sendable () -> Completion
    let examples: [String]
    let accepts: @Sendable (String) -> Bool
    let suggest: (@Sendable (String) -> [String])?

    init<T>(_ type: ValueType<T>) {
      placeholder = type.placeholder
      makeExpectation = type.expectation
      makeCompletion = type.completion
      examples = type.examples
      accepts = { type.read($0) != nil }
      suggest = type.suggest
    }

    var expectation: String { makeExpectation() }
    var completion: Completion { makeCompletion() }
  }

  var isArgument: Bool { count != nil }

  var count: ArgumentCount? {
    if case .argument(let count) = form { count } else { nil }
  }

  var repeats: Bool { form == .option(repeats: true) || count == .any || count == .oneOrMore }

  /// How a person writes the name: `--scale`, or `INPUT` for an argument.
  var spelling: String { isArgument ? name : "--" + name }
}

/// How many values an argument takes.
package enum ArgumentCount: Hashable, Sendable {
  case one, optional, oneOrMore, any

  var needsOne: Bool { self == .one || self == .oneOrMore }
}

/// A word without a value, such as `--strict`.
package struct Flag: Sendable {
  package let parameter: Parameter

  /// The rival is the name of a flag that says the opposite.
  package init(
    _ name: String,
    short: Character? = nil,
    insteadOf rival: String? = nil,
    _ summary: String
  ) {
    parameter = Parameter(
      name: name,
      short: short,
      summary: summary,
      form: .flag,
      value: nil,
      rival: rival
    )
  }
}

/// A word with a value, such as `--scale 2`.
package struct Option<Value: Sendable>: Sendable {
  package let parameter: Parameter
  let type: ValueType<Value>

  /// With a value for the word alone, the next word is only the value where it fits.
  package init(
    _ name: String,
    short: Character? = nil,
    _ type: ValueType<Value>,
    alone: String? = nil,
    repeats: Bool = false,
    _ summary: String
  ) {
    self.type = type
    parameter = Parameter(
      name: name,
      short: short,
      summary: summary,
      form: .option(repeats: repeats),
      value: Parameter.Value(type),
      valueAlone: alone
    )
  }
}

/// A value without a word, known by its place.
package struct Argument<Value: Sendable>: Sendable {
  package let parameter: Parameter
  let type: ValueType<Value>

  package init(
    _ name: String,
    _ type: ValueType<Value>,
    count: ArgumentCount = .one,
    _ summary: String
  ) {
    self.type = type
    parameter = Parameter(
      name: name,
      short: nil,
      summary: summary,
      form: .argument(count),
      value: Parameter.Value(type)
    )
  }
}

/// Lets a command's parameters stand as a list, each with its own type of value.
@resultBuilder
package enum ParameterList {
  package static func buildExpression(_ flag: Flag) -> [Parameter] { [flag.parameter] }
  package static func buildExpression<Value>(_ option: Option<Value>) -> [Parameter] {
    [option.parameter]
  }
  package static func buildExpression<Value>(_ argument: Argument<Value>) -> [Parameter] {
    [argument.parameter]
  }
  /// Parameters that several commands share.
  package static func buildExpression(_ parameters: [Parameter]) -> [Parameter] { parameters }
  package static func buildBlock(_ parameters: [Parameter]...) -> [Parameter] {
    parameters.flatMap { $0 }
  }
}
