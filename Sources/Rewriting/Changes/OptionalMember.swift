/// A member that a protocol of Objective-C may be without, and what is written in its place.
struct OptionalMember {
  let name: String
  /// Where it stands, from its attributes on.
  let range: Range<Int>
  let introducer: Int
  /// The parameters with their parentheses; nothing for a property.
  let parameters: String?
  /// The same without labels.
  var unlabelled = ""
  var arguments = ""
  /// What a function returns, and the type of a property.
  let result: String?
  /// Whether `result` is an optional itself, and whether it has members to ask for.
  var isOptional = false
  var hasMembers = false

  var isProperty: Bool { parameters == nil }
  var isApart: Bool { isProperty || arguments.isEmpty }

  /// What an optional of the result reads: there is no optional of an optional in the result of a call.
  var answer: String {
    guard let result else { return "(Void)?" }
    guard isOptional else { return "(\(result))?" }
    return result.hasSuffix("!") ? "(\(result.dropLast())?)" : "(\(result))"
  }

  // MARK: Text

  /// What classes are asked for.
  var requirement: String {
    guard let parameters else { return "var \(name): \(result ?? "Void") { get throws }" }
    return "func \(name)\(parameters) throws" + (result.map { " -> \($0)" } ?? "")
  }

  /// What stands in for it where a class leaves it out.
  func standIn(_ access: String) -> String {
    guard isProperty else { return "\(access)\(requirement) { throw CancellationError() }" }
    return "@_disfavoredOverload \(access)var \(name): \(result ?? "Void") "
      + "{ get throws { throw CancellationError() } }"
  }

  /// What a property is for those that ask a delegate for it: nothing where a class leaves it out.
  func reader(from path: String, _ access: String) -> String {
    let type = isOptional ? "(\(answer))?" : answer
    return "\(access)var \(name): \(type) "
      + "{ do { return .some(try (self as any \(path)).\(name)) } catch { return nil } }"
  }

  /// How a function is called: with its labels, without them where no other has its name, and for a member
  /// of its result.
  func calls(isAlone: Bool, _ access: String) -> String {
    let call = "try? target.\(name)(\(arguments))"
    let parameters = parameters ?? "()"
    let function = "\(access)func callAsFunction"
    var calls = ["@discardableResult \(function)\(parameters) -> \(answer) { \(call) }"]
    if isAlone, arguments.contains(":") {
      calls.append(
        "@_disfavoredOverload @discardableResult \(function)\(unlabelled) -> \(answer) "
          + "{ \(call) }"
      )
    }
    if hasMembers, let result {
      calls.append(
        "@_disfavoredOverload \(function)\(parameters) -> Answer_<\(result)> "
          + "{ Answer_(value: \(call)) }"
      )
    }
    return calls.joined(separator: "; ")
  }

  /// What a call is where a member of its result is asked for, as in `delegate?.inset?(3).top`.
  static func answerWithMembers(_ access: String) -> String {
    let member = { (optional: String) in
      "\(access)subscript<Member>(dynamicMember path: KeyPath<Value, Member\(optional)>) -> Member? "
        + "{ value?[keyPath: path] }"
    }
    return "@dynamicMemberLookup \(access)struct Answer_<Value> { fileprivate let value: Value?; "
      + member("") + "; " + member("?") + " }"
  }
}
