/// The rules of a drawing's style sheets, as far as they point at other elements.
struct StyleSheet {
  private var byClass: [String: [Declarations]] = [:]
  private var byIdentifier: [String: [Declarations]] = [:]
  private var byName: [String: [Declarations]] = [:]
  /// Rules whose selectors aren't understood hold for everything.
  private var everywhere: [Declarations] = []

  /// What some declarations, or a presentation attribute, point at and ask for.
  struct Declarations {
    /// What is pointed at once, such as a mask.
    var once: [String] = []
    /// What is pointed at by everything inside as well, such as a fill.
    var inherited: [String] = []
    /// What is drawn at every corner of a path.
    var atCorners: [String] = []
    var needsLayer = false

    init() {}

    /// - Parameter text: Properties with their values, `fill: url(#a); opacity: 0.5`.
    init(_ text: Substring) {
      for declaration in text.split(separator: ";") {
        guard let colon = declaration.firstIndex(of: ":") else { continue }
        add(declaration[..<colon].trimmed, declaration[declaration.index(after: colon)...])
      }
    }

    mutating func add(_ property: String, _ value: Substring) {
      let targets = value.targets
      switch property {
      case "marker", "marker-start", "marker-mid", "marker-end": atCorners += targets
      case "fill", "stroke": inherited += targets
      case "opacity", "mask", "filter", "mix-blend-mode", "isolation":
        once += targets
        needsLayer = needsLayer || value.trimmed != "none" && value.trimmed != "1"
      default: once += targets
      }
    }
  }

  mutating func add(_ text: String) throws(ImageError) {
    guard !text.contains("\\"), !text.lowercased().contains("@import") else {
      throw .unreasonable("its style sheet has escapes or imports, which aren't read")
    }
    var rest = text.withoutComments[...]
    while let open = rest.firstIndex(of: "{") {
      let selectors = rest[..<open].split { $0 == "}" || $0 == ";" }.last ?? ""
      rest = rest[rest.index(after: open)...]
      let end = rest.firstIndex { $0 == "}" || $0 == "{" } ?? rest.endIndex
      // What holds other rules is read as its first one.
      guard end < rest.endIndex, rest[end] == "}" else { continue }
      let declarations = Declarations(rest[..<end])
      for selector in selectors.split(separator: ",") { add(declarations, for: selector.trimmed) }
      rest = rest[end...]
    }
  }

  private mutating func add(_ declarations: Declarations, for selector: String) {
    let last = selector.split { " \t\n\r>+~".contains($0) }.last ?? ""
    let word = last.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
    guard last.dropFirst().count == word.count, !word.isEmpty || last.first?.isLetter ?? false
    else {
      return everywhere.append(declarations)
    }
    switch last.first {
    case ".": byClass[String(word), default: []].append(declarations)
    case "#": byIdentifier[String(word), default: []].append(declarations)
    case let first? where first.isLetter: byName[String(last), default: []].append(declarations)
    default: everywhere.append(declarations)
    }
  }

  /// The rules that may hold for an element.
  func declarations(name: String, identifier: String?, classes: String) -> [Declarations] {
    var found = everywhere + (byName[name] ?? [])
    if let identifier { found += byIdentifier[identifier] ?? [] }
    for word in classes.split(whereSeparator: \.isWhitespace) {
      found += byClass[String(word)] ?? []
    }
    return found
  }
}

extension StringProtocol {
  fileprivate var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }

  /// The identifiers that `url(#…)` names.
  fileprivate var targets: [String] {
    guard contains("url") else { return [] }
    return split(separator: "#").dropFirst().map { part in
      String(part.prefix { !") \"'\t\n\r".contains($0) })
    }
  }

  fileprivate var withoutComments: String {
    var result = ""
    var rest = self[...]
    while let start = rest.firstRange(of: "/*") {
      result += rest[..<start.lowerBound]
      let inside = rest[start.upperBound...]
      guard let end = inside.firstRange(of: "*/") else { return result }
      rest = inside[end.upperBound...]
    }
    return result + rest
  }
}
