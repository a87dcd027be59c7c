import SnaplineData

/// A condition as a design says it: a text, or an object for a long one.
package struct ConditionValue: DesignValue {
  package var condition: Condition
  /// As a message quotes it.
  package var text: String
  package var span: Span

  static let schema: JSONValue = .named("condition")

  static var definition: JSONValue {
    .anyOf(["type": "string"], .object(of: words, requiredOne: words.map(\.name)))
  }

  private static let all = Key<ConditionList>("all", "Conditions that must all hold.")
  private static let any = Key<ConditionList>("any", "Conditions of which at least one must hold.")
  private static let not = Key<ConditionList>(
    "not",
    "A condition, or several, none of which holds."
  )
  private static let words: [any Word] = [all, any, not]

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> ConditionValue? {
    guard node.mapping != nil else {
      if let text = node.scalar?.text, let message = Message.branchInCondition(text, at: node) {
        reading.report(message, at: node.span)
        return nil
      }
      guard
        let written: WrittenCondition = WrittenCondition.read(node, at: spot, in: reading),
        let text = node.scalar?.text
      else { return nil }
      return ConditionValue(
        condition: written.condition.placed(in: node, by: reading),
        text: text,
        span: node.span
      )
    }
    guard let values = reading.object(node, by: words, at: spot) else { return nil }
    let said = words.filter { values.says($0.name) }
    guard said.count == 1 else {
      // What is no key at all was told already.
      let isEmpty = node.mapping?.isEmpty ?? true
      if said.count > 1 || isEmpty { reading.report(.oneOfCondition, at: node.span.prefix(1)) }
      return nil
    }
    let list = values[all] ?? values[any] ?? values[not]
    guard let parts = list?.parts, !parts.isEmpty else { return nil }
    let conditions = parts.map(\.condition)
    let texts = parts.map(\.text)
    return ConditionValue(
      condition: values.says("all")
        ? .all(conditions) : values.says("any") ? .any(conditions) : .none(conditions),
      text: values.says("all")
        ? texts.joined(separator: " and ")
        : (values.says("not") ? "not " : "") + "(" + texts.joined(separator: " or ") + ")",
      span: node.span
    )
  }
}

/// Conditions in a list, or one that stands alone.
struct ConditionList: DesignValue {
  var parts: [ConditionValue]

  static let schema: JSONValue = .anyOf(
    .named("condition"),
    ["type": "array", "items": .named("condition")]
  )

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> ConditionList? {
    let nodes = node.list ?? [node]
    if nodes.isEmpty { reading.report(.wrongKind(spot, "conditions", "nothing"), at: node.span) }
    return ConditionList(parts: nodes.compactMap { ConditionValue.read($0, at: spot, in: reading) })
  }
}

/// The scalar form of a condition.
struct WrittenCondition: ScalarValue {
  var condition: Condition

  static let meaning = "a condition"
  static let remedy = "write one such as 'dark', 'self.width >= 600', 'not phone and landscape'"
  static let pattern = ".+"
  static var isFilledInPart: Bool { true }

  /// The words of conditions in place of the signs that programs have, and a trait without its kind.
  static func mended(_ text: String) -> String? {
    var mended = text.replacing("&&", with: " and ").replacing("||", with: " or ")
    mended = mended.replacing(/!(?![=])/) { _ in "not " }
    mended = mended.replacing(Self.named) { String($0.output.2) }
    mended = mended.split(separator: " ").joined(separator: " ")
    return mended == text ? nil : mended
  }

  private static var named: Regex<(Substring, Substring, Substring)> {
    /\b(appearance|theme|colorScheme|orientation|idiom|device|direction) *(?:==|=|is) *'?([A-Za-z]+)'?/
  }

  static func parse(_ scanner: inout Scanner, in reading: Reading) throws(Misread)
    -> WrittenCondition?
  {
    do throws(Misread) {
      return try scanner.condition(depth: 0).map { WrittenCondition(condition: $0) }
    } catch {
      var misread = error
      if misread.message.isUnknownTest {
        misread.message.remedy = .traits(orSizes: !reading.asksForExistence)
      }
      throw misread
    }
  }
}

extension Condition {
  /// The condition with the places in the file of the names in it.
  fileprivate func placed(in node: Node, by reading: Reading) -> Condition {
    func placed(_ view: ViewReference) -> ViewReference {
      ViewReference(
        name: view.isRelative ? view.name : reading.resolved(view.name),
        range: view.range,
        span: node.span(of: view.range)
      )
    }
    func placed(_ measure: Measure) -> Measure {
      guard case .size(let view, let dimension) = measure else { return measure }
      return .size(placed(view), dimension)
    }
    switch self {
    case .all(let parts): return .all(parts.map { $0.placed(in: node, by: reading) })
    case .any(let parts): return .any(parts.map { $0.placed(in: node, by: reading) })
    case .none(let parts): return .none(parts.map { $0.placed(in: node, by: reading) })
    case .test(.trait(let trait, let view)): return .test(.trait(trait, of: view.map(placed)))
    case .test(.configuration(let name, let view)):
      return .test(.configuration(name, of: view.map(placed)))
    case .test(.sizes(let one, let comparison, let other)):
      return .test(.sizes(placed(one), comparison, placed(other)))
    case .test: return self
    }
  }
}

extension Message {
  fileprivate static let oneOfCondition = Message(
    "condition",
    "a condition says one of 'all', 'any' and 'not'",
    remedy: "put the others inside: {all: [dark, {any: [phone, pad]}]}"
  )
}

extension String {
  /// What may stand in a condition, where the word that does means nothing.
  fileprivate static func traits(orSizes mayAskSizes: Bool) -> String {
    "write a trait such as dark, phone, landscape, "
      + (mayAskSizes ? "a size such as self.width >= 600, " : "")
      + "or a value of the data such as \"{{count}} > 0\""
  }
}

extension Message {
  /// Whether it is of a word that no condition is called, and that comes near none.
  fileprivate var isUnknownTest: Bool { id == "condition" && remedy == nil }
}

extension Message {
  /// A condition with its branches in one text, as programs write it; nothing for any other text.
  fileprivate static func branchInCondition(_ text: String, at node: Node) -> Message? {
    guard text.holdsBytes(of: " then ") else { return nil }
    // What stands in quotes is a text of the user's.
    let bare = text.replacing(/'[^']*'/, with: "")
    guard bare.utf8.count <= 400, bare.contains(#/ then ./#), WrittenCondition.misreads(text) else {
      return nil
    }
    let whole = /(.+?) then (\{[^{}]*\})(?:,? else (\{[^{}]*\}))?/
    // Data that was filled in would be written down for good.
    guard node.fillings.isEmpty, let match = text.wholeMatch(of: whole) else {
      return Message(
        "condition",
        branchInCondition,
        remedy: "write the condition alone, and beside it 'then:' with the keys that hold so"
      )
    }
    let otherwise = match.3.map { ", else: \(String($0))" } ?? ""
    return branchBehindCondition(String(match.1), "\(match.2)\(otherwise)")
  }
}

extension WrittenCondition {
  /// Whether a text is no condition.
  fileprivate static func misreads(_ text: String) -> Bool {
    var scanner = Scanner(text)
    do throws(Misread) {
      _ = try scanner.condition(depth: 0)
      scanner.skipSpaces()
      return !scanner.isAtEnd
    } catch {
      return true
    }
  }
}
