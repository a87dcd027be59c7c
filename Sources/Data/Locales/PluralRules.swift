package import Foundation

/// A class of numbers for which a language has a form of its own.
package enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other
}

/// Which form of a word goes with a number, by the rules of CLDR.
package enum PluralRules {
  /// The class of a number in a language; that of one without rules is `other`.
  package static func category(of number: Decimal, in locale: String) -> PluralCategory {
    let operands = PluralOperands(number)
    return rules(for: locale).first { $0.holds(for: operands) }?.category ?? .other
  }

  /// The classes that a language has, in the order in which CLDR names them.
  package static func categories(in locale: String) -> [PluralCategory] {
    let known = Set(rules(for: locale).map(\.category))
    return PluralCategory.allCases.filter { $0 == .other || known.contains($0) }
  }

  private static func rules(for locale: String) -> [PluralRule] {
    let parts = locale.lowercased().split { $0 == "-" || $0 == "_" }
    guard let language = parts.first else { return [] }
    let region = parts.count > 1 ? "\(language)-\(parts[parts.count - 1])" : ""
    return byLanguage[region] ?? byLanguage[String(language)] ?? []
  }

  private static let byLanguage: [String: [PluralRule]] = {
    var rules: [String: [PluralRule]] = [:]
    for row in PluralTable.rows {
      let parsed = row.rules.map { PluralRule(category: $0, text: $1) }
      for language in row.languages.split(separator: " ") { rules[String(language)] = parsed }
    }
    return rules
  }()
}

/// What rules ask of a number: its value, and the digits behind its point.
struct PluralOperands {
  /// The absolute value, and its whole part.
  let n, i: Decimal
  /// How many digits stand behind the point, with and without zeros at their end.
  let v, w: Int
  /// Those digits as a number, with and without zeros at their end.
  let f, t: Decimal

  init(_ number: Decimal) {
    n = number.magnitude
    let text = n.description
    let digits = text.split(separator: ".")
    let fraction = digits.count > 1 ? String(digits[1]) : ""
    i = Decimal(string: digits.first.map(String.init) ?? "0") ?? 0
    (v, w) = (fraction.count, fraction.count)
    let value = Decimal(string: fraction.isEmpty ? "0" : fraction) ?? 0
    (f, t) = (value, value)
  }
}

/// One rule: a class, and the relations of which one group must hold.
struct PluralRule {
  let category: PluralCategory
  /// Joined by `or`, and inside by `and`.
  private let groups: [[Relation]]

  fileprivate struct Relation {
    var operand: Character
    var modulus: Decimal?
    var isNegated: Bool
    var ranges: [ClosedRange<Decimal>]
  }

  /// Reads `i mod 10 in 2..4 and i mod 100 not in 12..14 or v not in 0`.
  init(category: PluralCategory, text: String) {
    self.category = category
    groups = text.split(separator: " or ").map { group in
      group.split(separator: " and ").compactMap { Self.relation($0) }
    }
  }

  private static func relation(_ text: Substring) -> Relation? {
    var words = text.split(separator: " ")[...]
    guard let operand = words.popFirst()?.first else { return nil }
    var relation = Relation(operand: operand, isNegated: false, ranges: [])
    if words.first == "mod" {
      words.removeFirst()
      relation.modulus = words.popFirst().flatMap { Decimal(string: String($0)) }
    }
    if words.first == "not" {
      relation.isNegated = true
      words.removeFirst()
    }
    guard words.popFirst() == "in", let list = words.first else { return nil }
    relation.ranges = list.split(separator: ",").compactMap { part in
      let ends = part.split(separator: ".").compactMap { Decimal(string: String($0)) }
      return ends.first.map { $0...(ends.count > 1 ? ends[1] : $0) }
    }
    return relation
  }

  func holds(for operands: PluralOperands) -> Bool {
    groups.contains { group in group.allSatisfy { $0.holds(for: operands) } }
  }
}

extension PluralRule.Relation {
  fileprivate func holds(for operands: PluralOperands) -> Bool {
    var value = operands[operand]
    if let modulus { value = value.remainder(by: modulus) }
    // Only whole numbers lie in a range of CLDR's.
    let isIn = value.isWhole && ranges.contains { $0.contains(value) }
    return isIn != isNegated
  }
}

extension PluralOperands {
  fileprivate subscript(operand: Character) -> Decimal {
    switch operand {
    case "n": n
    case "i": i
    case "v": Decimal(v)
    case "w": Decimal(w)
    case "f": f
    case "t": t
    // Numbers in data have no exponent.
    default: 0
    }
  }
}

extension Decimal {
  fileprivate var isWhole: Bool { wholePart == self }

  private var wholePart: Decimal {
    var (value, whole) = (self, Decimal())
    unsafe NSDecimalRound(&whole, &value, 0, .down)
    return whole
  }

  /// What is left of a positive number after division.
  fileprivate func remainder(by modulus: Decimal) -> Decimal {
    self - (self / modulus).wholePart * modulus
  }
}
