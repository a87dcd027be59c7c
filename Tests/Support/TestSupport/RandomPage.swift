/// A random page as text, of rows, boxes, texts and data without names, of which one thing can be edited.
public struct RandomPage {
  private enum Form: CaseIterable {
    case page, table, collection
  }

  private struct Row {
    var text: String
    var amount: Int
    var font: Int
    var spacing: Int
    /// The size of a box before the texts, in rows that have one.
    var box: Int?
  }

  private let form: Form
  private var rows: [Row] = []
  private var spacing: Int
  private var margins: Int
  private var header: String
  /// What rows are made of that stand in data.
  private var plans: [(name: String, seats: Int)] = []
  private var badge: String
  private var badgeMargins: Int
  private var markup: [String]
  private var long: [String]
  /// A text that reads as a number, and a width that may be the same number.
  private var amount: Int
  private var width: Int
  private let hasDivider: Bool
  private var serial = 0

  public init(_ seed: inout Seed) {
    form = seed.chance(0.7) ? .page : seed.chance(0.5) ? .table : .collection
    (spacing, margins) = (seed.number(in: 4...12), seed.number(in: 8...24))
    header = Self.word(&seed)
    badge = Self.word(&seed)
    badgeMargins = seed.number(in: 2...8)
    markup = (0..<seed.number(in: 2...5)).map { _ in Self.word(&seed) }
    long = (0..<40).map { _ in Self.word(&seed) }
    amount = seed.number(in: 40...80)
    width = amount
    hasDivider = seed.chance(0.5)
    for _ in 0..<seed.number(in: 2...5) { rows.append(row(&seed)) }
    for place in 0..<seed.number(in: 1...3) {
      plans.append(("Plan \(place) \(Self.word(&seed))", seed.number(in: 1...9_999)))
    }
  }

  private static let words = [
    "Ada", "writes", "about", "constraints", "and", "solvers", "at", "night",
  ]

  private static func word(_ seed: inout Seed) -> String { words[seed.number(in: 0...7)] }

  private mutating func row(_ seed: inout Seed) -> Row {
    serial += 1
    return Row(
      text: "\(serial) \(Self.word(&seed)) \(Self.word(&seed))",
      amount: seed.number(in: 1...99),
      font: seed.number(in: 11...19),
      spacing: seed.number(in: 4...12),
      box: seed.chance(0.5) ? seed.number(in: 10...30) : nil
    )
  }

  // MARK: Edits

  /// Edits one thing that is there.
  public mutating func edit(_ seed: inout Seed) -> RandomDesign.Edit {
    let place = seed.number(in: 0...rows.count - 1)
    switch seed.number(in: 0...4) {
    case 0: return number(&spacing, ".spacing", &seed)
    case 1:
      rows[place].text += " anew"
      return RandomDesign.Edit(property: ".text")
    case 2: return editOfTree(place, &seed)
    case 3: return number(&rows[place].font, ".font", &seed)
    default: return form == .page ? editOfPage(place, &seed) : editOfList(&seed)
    }
  }

  private func number(
    _ value: inout Int,
    _ property: String,
    _ seed: inout Seed
  ) -> RandomDesign.Edit {
    let old = value
    value += seed.number(in: 1...9)
    return RandomDesign.Edit(property: property, old: "\(old)", new: "\(value)")
  }

  private mutating func editOfTree(_ place: Int, _ seed: inout Seed) -> RandomDesign.Edit {
    let name = form == .page ? "StackView" : form == .table ? "TableViewCell" : "CollectionViewCell"
    switch seed.number(in: 0...2) {
    case 0:
      let new = row(&seed)
      rows.insert(new, at: place)
      return RandomDesign.Edit(property: "\(name) “\(new.text)", old: "absent", new: "there")
    case 1 where rows.count > 1:
      let old = rows.remove(at: place)
      return RandomDesign.Edit(property: "\(name) “\(old.text)", old: "there", new: "absent")
    default:
      guard rows.count > 1 else { return number(&spacing, ".spacing", &seed) }
      rows.swapAt(place, (place + 1) % rows.count)
      return RandomDesign.Edit(property: ".order")
    }
  }

  private mutating func editOfList(_ seed: inout Seed) -> RandomDesign.Edit {
    guard form == .table else { return number(&margins, ".sectionInsets", &seed) }
    header += " anew"
    return RandomDesign.Edit(property: ".text")
  }

  private mutating func editOfPage(_ place: Int, _ seed: inout Seed) -> RandomDesign.Edit {
    let plan = seed.number(in: 0...plans.count - 1)
    switch seed.number(in: 0...10) {
    case 0: return number(&margins, ".margins", &seed)
    case 1: return number(&rows[place].spacing, ".spacing", &seed)
    case 2:
      guard var box = rows[place].box else { return number(&rows[place].font, ".font", &seed) }
      defer { rows[place].box = box }
      return number(&box, ".size", &seed)
    case 3: rows[place].amount += 100
    case 4:
      plans[plan].name += " anew"
      return RandomDesign.Edit(property: "data.plans.\(plan).name")
    case 5: plans[plan].seats += 1_000
    case 6: return number(&badgeMargins, ".margins", &seed)
    case 7: badge += " anew"
    case 8:
      let old = markupText
      markup[seed.number(in: 0...markup.count - 1)] += " anew"
      return RandomDesign.Edit(property: ".markup", old: old, new: markupText)
    case 9: return number(&width, ".width", &seed)
    default:
      if seed.chance(0.3) { amount += 1 } else { long[seed.number(in: 0...39)] += " anew" }
    }
    return RandomDesign.Edit(property: ".text")
  }

  // MARK: Text

  private var markupText: String { "Some *\(markup.joined(separator: " "))* here" }

  public var yaml: String {
    switch form {
    case .page: page
    case .table: table
    case .collection: collection
    }
  }

  private var page: String {
    var lines = ["version: 1", "canvas: 360x900", "data:", "  plans:"]
    lines += plans.map { "  - {name: \($0.name), seats: \($0.seats)}" }
    lines += [
      "components:", "  Badge:", "    parameters: {text: text}", "    view:", "      hstack:",
      "      - label: \"{{text}}\"", "        font: 12", "      margins: \(badgeMargins)",
      "      background: systemGreen", "view:", "  vstack:",
    ]
    for row in rows {
      lines.append("  - hstack:")
      if let box = row.box { lines += ["    - background: systemRed", "      size: \(box)"] }
      lines += [
        "    - vstack:", "      - label: \(row.text)", "        font: \(row.font)",
        "      - label: of the row", "        font: footnote", "    - spacer",
        "    - label: \"\(row.amount)\"", "    spacing: \(row.spacing)", "    alignment: center",
      ]
    }
    if hasDivider { lines.append("  - divider") }
    lines += [
      "  - each: plan in plans", "    hstack:", "    - label: \"{{plan.name}}\"", "    - spacer",
      "    - label: \"{{plan.seats | number}}\"", "  - hstack:", "    - Badge: {text: \(badge)}",
      "    - spacer", "  - label: {markup: \"\(markupText)\"}",
      "  - label: \(long.joined(separator: " "))", "    lines: 0", "  - hstack:", "    - spacer",
      "    - label: \"\(amount)\"", "      width: \(width)", "  spacing: \(spacing)",
      "  margins: \(margins)", "  filling: {bottom: none, others: superview}",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private var table: String {
    var lines = [
      "version: 1", "canvas: 360x900", "view:", "- vstack:", "  - label: Settings",
      "  - label: and more", "  id: stack", "  spacing: \(spacing)",
      "  filling: {bottom: none, others: superview}", "- id: list", "  table:", "  - section:",
      "      header: \(header)", "      cells:",
    ]
    for row in rows {
      lines += [
        "      - cell:", "          content:", "            label: \(row.text)",
        "            font: \(row.font)", "            filling: layoutMargins",
      ]
    }
    lines += [
      "  - section:", "      cells:", "      - {cell: {text: Storage, detail: 1.2 GB of 5 GB}}",
      "  filling: {top: none, others: superview}", "constraints:", "- list.top == stack.bottom",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private var collection: String {
    var lines = ["version: 1", "canvas: 360x900", "view:", "- id: list", "  collection:"]
    for row in rows { lines += ["  - label: \(row.text)", "    font: \(row.font)"] }
    lines += [
      "  spacing: \(spacing)", "  lineSpacing: 6", "  sectionInsets: \(margins)",
      "  filling: superview",
    ]
    return lines.joined(separator: "\n") + "\n"
  }
}
