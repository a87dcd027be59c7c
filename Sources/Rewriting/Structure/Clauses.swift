/// The clauses of a file's `#if`s: which belong together, and which certainly aren't compiled here.
struct Clauses {
  /// The tokens of each `#if` with its `#elseif`s and `#else`, by that of the `#if`.
  private(set) var chains: [Int: [Int]] = [:]
  /// Those that aren't compiled on Linux, whatever a package defines.
  private var off: Set<Clause> = []

  init(_ file: SourceFile, _ declarations: Declarations) {
    var open: [(clause: Clause, isChosen: Bool)] = []
    for directive in declarations.directives {
      if file.reads(directive, "#endif") {
        _ = open.popLast()
        continue
      }
      var around = (clause: Clause(directive: directive, clause: 0), isChosen: false)
      if !file.reads(directive, "#if") {
        guard let last = open.popLast() else { continue }
        let next = Clause(directive: last.clause.directive, clause: last.clause.clause + 1)
        around = (next, last.isChosen)
      }
      chains[around.clause.directive, default: []].append(directive)
      let holds =
        file.reads(directive, "#else")
        ? true : ConditionReader.holds(file.condition(of: directive), in: file)
      if around.isChosen || holds == false { off.insert(around.clause) }
      open.append((around.clause, around.isChosen || holds == true))
    }
  }

  /// Whether what stands in some clauses isn't compiled here for certain.
  func areOff(_ clauses: [Clause]) -> Bool {
    !off.isEmpty && clauses.contains { off.contains($0) }
  }
}

/// Reads a condition of `#if`, of which only a part may be known.
private struct ConditionReader {
  let file: SourceFile
  let end: Int
  var next: Int

  /// Whether a condition holds here; nothing where the file alone doesn't tell.
  static func holds(_ condition: Range<Int>, in file: SourceFile) -> Bool? {
    var reader = ConditionReader(file: file, end: condition.upperBound, next: condition.lowerBound)
    let value = reader.choice(depth: 0)
    return reader.next == condition.upperBound ? value : nil
  }

  private static let mostDepth = 32
  private static let otherSystems: Set<String> = [
    "macOS", "OSX", "watchOS", "tvOS", "visionOS", "xrOS",
  ]

  mutating func choice(depth: Int) -> Bool? {
    var value = all(depth)
    while passes("||") {
      let other = all(depth)
      value = value == true || other == true ? true : value == false ? other : nil
    }
    return value
  }

  private mutating func all(_ depth: Int) -> Bool? {
    var value = one(depth)
    while passes("&&") {
      let other = one(depth)
      value = value == false || other == false ? false : value == true ? other : nil
    }
    return value
  }

  private mutating func one(_ depth: Int) -> Bool? {
    var isNot = false
    while passes("!") { isNot.toggle() }
    let value = next < end ? name(depth) : nil
    return value.map { $0 != isNot }
  }

  private mutating func name(_ depth: Int) -> Bool? {
    let first = next
    if passes("(") {
      guard depth < Self.mostDepth else { return nil }
      let value = choice(depth: depth + 1)
      return passes(")") ? value : nil
    }
    next += 1
    if file.reads(first, "true") { return true }
    if file.reads(first, "false") { return false }
    guard next < end, file.reads(next, "("), file.partner[next] > next else { return nil }
    next = file.partner[next] + 1
    return next == first + 4 ? question(first) : nil
  }

  /// The answer to a question of one word, such as `os(macOS)`.
  private func question(_ first: Int) -> Bool? {
    let word = file.text(first + 2)
    if file.reads(first, "os") {
      if word == "iOS" || word == "Linux" { return true }
      return Self.otherSystems.contains(word) ? false : nil
    }
    if file.reads(first, "targetEnvironment") {
      return word == "simulator" ? true : word == "macCatalyst" ? false : nil
    }
    guard file.reads(first, "canImport") else { return nil }
    return word == "UIKit" ? true : word == "AppKit" || word == "Cocoa" ? false : nil
  }

  private mutating func passes(_ text: StaticString) -> Bool {
    guard next < end, file.reads(next, text) else { return false }
    next += 1
    return true
  }
}

extension SourceFile {
  /// The tokens of a condition, which ends with its line; parentheses may hold several.
  func condition(of directive: Int) -> Range<Int> {
    var index = directive + 1
    var last = line(at: tokens[directive].start)
    while index < tokens.count, line(at: tokens[index].start) == last {
      let end = max(index, partner[index])
      last = line(at: tokens[end].start)
      index = end + 1
    }
    return directive + 1..<index
  }
}
