/// The names by which Objective-C knows Swift's methods.
extension Rewriter {
  func objectiveCName(
    of name: Int,
    before end: Int,
    _ accessor: String?,
    _ owner: String
  ) -> String {
    let base = file.name(name)
    if accessor == "setter" { return "set" + capitalized(base) + ":" }
    if accessor != nil { return base }
    if file.reads(name + 1, "("), name + 1 < end {
      return Self.objectiveCName(base, labels: labels(from: name + 1))
    }
    return declaredName(base, owner) ?? base
  }

  /// The labels of `(_:for:)`.
  private func labels(from open: Int) -> [String] {
    (open + 1..<max(open + 1, file.partner[open])).filter { file.reads($0 + 1, ":") }
      .map { file.name($0) }
  }

  /// The name of the one method that the file declares so in a type.
  private func declaredName(_ base: String, _ owner: String) -> String? {
    var found: String?
    for index in file.words.functions {
      guard file.isWord(index + 1), file.name(index + 1) == base, file.reads(index + 2, "("),
        let scope = declarations.typeOfMember(index),
        owner.isEmpty || declarations.scopes[scope].path == owner
      else { continue }
      guard found == nil else { return nil }
      found = givenName(of: index) ?? Self.objectiveCName(base, labels: parameters(from: index + 2))
    }
    return found
  }

  /// The name in `@objc(name)`.
  func givenName(of function: Int) -> String? {
    let head = file.head(of: function)
    for index in head..<function
    where file.reads(index, "objc") && file.reads(index + 1, "(") && file.reads(index - 1, "@") {
      let close = file.partner[index + 1]
      guard close > index + 2 else { continue }
      return file.text(file.bytes(from: index + 2, through: close - 1))
    }
    return nil
  }

  /// The outer labels of a function's parameters.
  func parameters(from open: Int) -> [String] {
    let close = file.partner[open]
    var labels: [String] = []
    var index = open + 1
    var isFirst = true
    while index < close {
      if isFirst, file.isWord(index) { labels.append(file.name(index)) }
      isFirst = file.reads(index, ",")
      index = file.afterGroup(index)
    }
    return labels
  }

  /// Objective-C's words for a call: `move(_:to:)` is `move:to:`, and `press(sender:)`
  /// `pressWithSender:`.
  static func objectiveCName(_ base: String, labels: [String]) -> String {
    guard let first = labels.first else { return base }
    var name = base
    if first != "_" {
      let joins = beginsWithPreposition(first) || endsWithPreposition(base)
      name += (joins ? "" : "With") + capitalized(first)
    }
    return name + ":" + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
  }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following",
    "for", "from", "given", "in", "including", "inside", "into", "matching", "of", "on",
    "passing", "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]

  private static func beginsWithPreposition(_ name: String) -> Bool {
    prepositions.contains(String(name.prefix { $0.isLowercase }))
  }

  private static func endsWithPreposition(_ name: String) -> Bool {
    guard let last = name.lastIndex(where: \.isUppercase) else { return false }
    return prepositions.contains(name[last...].lowercased())
  }

  private static func capitalized(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }

  private func capitalized(_ name: String) -> String { Self.capitalized(name) }
}
