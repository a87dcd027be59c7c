/// A random design as text, of a component that is used many times, of data, texts of languages, styles,
/// templates and conditions, of which one thing can be edited.
public struct RandomShop {
  private struct Item {
    var name: String
    var price: Int
    var isNew = false
  }

  private enum Part: String {
    case label = "- {label: \"PREFIX{{amount}}\", font: FONT}"
    case note = "- {label: \"{{note}}\", style: quiet}"
    case mark = "- {label: \"!\"}"
    case spacer = "- spacer"
  }

  private var items: [Item] = []
  /// What the component is given as it stands, where it is used.
  private var amounts: [Int] = []
  private var parts: [Part] = [.label, .spacer, .note]
  private var isRow = true
  private var prefix = "#"
  private var font: Int
  private var spacing: Int
  private var gap: Int
  private var color: String
  private var title: String
  private var currency = "EUR"
  private var least = 20
  private var limit = 100
  private var rowText = "Item"
  private var city = "Oslo"
  private var isOpen = true
  private var number = 3
  private var base = "extends: quiet, "
  private var boxed = "Price"
  private var insets = 10
  private var appearance = ""
  private var standard = "per piece"
  /// What is said in place of that where the component is used first.
  private var note = ""
  private var tags = ["Hot", "Cold"]

  public init(_ seed: inout Seed) {
    (font, spacing, gap) = (
      seed.number(in: 11...18), seed.number(in: 2...9), seed.number(in: 2...9)
    )
    color = ["systemRed", "systemBlue", "systemTeal"][seed.number(in: 0...2)]
    title = "Today \(seed.number(in: 1...99))"
    for place in 0..<seed.number(in: 1...4) {
      items.append(Item(name: "Thing \(place)", price: seed.number(in: 1...9) * 10 + place))
    }
    for place in 0..<seed.number(in: 2...5) { amounts.append(100 * (place + 1)) }
  }

  /// Edits one thing that is there.
  public mutating func edit(_ seed: inout Seed) -> RandomDesign.Edit {
    let item = seed.number(in: 0...items.count - 1)
    switch seed.number(in: 0...24) {
    case 0: return number(&font, ".font", &seed)
    case 1: return number(&spacing, ".spacing", &seed)
    case 2: return number(&gap, ".spacing", &seed)
    case 3:
      let old = color
      color = "systemPink"
      return RandomDesign.Edit(property: ".color", old: old, new: color)
    case 4:
      prefix = "No. "
      return RandomDesign.Edit(property: ".label", old: "“#{{amount}}”", new: "“No. {{amount}}”")
    case 5:
      currency = "USD"
      return RandomDesign.Edit(property: "Price.amount")
    case 6:
      title += " anew"
      return RandomDesign.Edit(property: "strings.en.title")
    case 7:
      items[item].name += " anew"
      return RandomDesign.Edit(property: "data.items.\(item).name")
    case 8:
      items[item].price += 1_000
      return RandomDesign.Edit(property: ".text")
    case 9:
      amounts[seed.number(in: 0...amounts.count - 1)] += 7
      return RandomDesign.Edit(property: ".text")
    case 10:
      parts.insert(.mark, at: seed.number(in: 0...parts.count))
      return RandomDesign.Edit(property: "Label “!”", old: "absent", new: "there")
    case 11:
      parts.removeAll { $0 == .note }
      return RandomDesign.Edit(property: "Label “per piece”", old: "there", new: "absent")
    case 12:
      isRow = false
      return RandomDesign.Edit(property: "StackView", old: "hstack", new: "vstack")
    case 13: return number(&least, ".height >=", &seed)
    case 14:
      rowText = "Piece"
      return RandomDesign.Edit(property: ".text", old: "“Item {{n}}”", new: "“Piece {{n}}”")
    case 15:
      limit = 900
      return RandomDesign.Edit(
        property: ".if",
        old: "self.width >= 100",
        new: "self.width >= 900"
      )
    default: return seed.number(in: 0...2) < 2 ? decision(&seed) : list(&seed)
    }
  }

  /// Edits lists of data, flags in their rows, and what a component has by itself.
  private mutating func list(_ seed: inout Seed) -> RandomDesign.Edit {
    switch seed.number(in: 0...4) {
    case 0:
      standard = "a piece"
      return RandomDesign.Edit(property: "components.Price.parameters.note.default")
    case 1:
      note = "reduced"
      return RandomDesign.Edit(property: "Price.note", new: "“reduced”")
    case 2:
      items[seed.number(in: 0...items.count - 1)].isNew = true
      return RandomDesign.Edit(property: "Label “New”", old: "absent", new: "there")
    case 3:
      let tag = tags.remove(at: seed.number(in: 0...1))
      return RandomDesign.Edit(property: "Label “\(tag)”", old: "there", new: "absent")
    default:
      tags.insert("Mild", at: seed.number(in: 0...2))
      return RandomDesign.Edit(property: "Label “Mild”", old: "absent", new: "there")
    }
  }

  /// Edits what decides on views without being one of their keys.
  private mutating func decision(_ seed: inout Seed) -> RandomDesign.Edit {
    switch seed.number(in: 0...8) {
    case 0:
      city = "Lima"
      return RandomDesign.Edit(property: "data.city", old: "Oslo", new: "Lima")
    case 1:
      isOpen = false
      return RandomDesign.Edit(property: "data.open", old: "true", new: "false")
    case 2:
      number = 1
      return RandomDesign.Edit(property: "data.number", old: "3", new: "1")
    case 3:
      let item = Item(name: "Another", price: 777)
      items.insert(item, at: seed.number(in: 1...items.count))
      return RandomDesign.Edit(property: "StackView “Another”", old: "absent", new: "there")
    case 4 where items.count > 1:
      let item = items.remove(at: seed.number(in: 1...items.count - 1))
      return RandomDesign.Edit(property: "StackView “\(item.name)”", old: "there", new: "absent")
    case 5:
      base = ""
      return RandomDesign.Edit(property: "styles.loud")
    case 6:
      boxed = "Cost"
      return RandomDesign.Edit(property: "box", old: "Price", new: "Cost")
    case 7:
      insets = 130
      return RandomDesign.Edit(property: ".insets", old: "10", new: "130")
    default:
      appearance = ", appearance: dark"
      return RandomDesign.Edit(property: "environment.appearance", new: "dark")
    }
  }

  private func number(_ value: inout Int, _ property: String, _ seed: inout Seed)
    -> RandomDesign.Edit
  {
    let old = value
    value += seed.number(in: 1...9)
    return RandomDesign.Edit(property: property, old: "\(old)", new: "\(value)")
  }

  public var yaml: String {
    var lines = [
      "version: 1", "canvas: {width: 320}", "environment: {locale: en\(appearance)}", "data:",
      "  city: \(city)", "  open: \(isOpen)", "  number: \(number)", "  items:",
    ]
    for item in items {
      lines += ["  - name: \(item.name)", "    price: \(item.price)", "    new: \(item.isNew)"]
    }
    lines += [
      "  tags: [\(tags.joined(separator: ", "))]", "strings:", "  en:", "    title: \(title)",
      "    mails: {one: \"{{count}} mail\", other: \"{{count}} mails\"}", "styles:", "  quiet:",
      "    color: \(color)", "  loud: {\(base)font: 13 bold}",
      "components:", "  Cost:",
      "    parameters: {amount: text}",
      "    view: {label: \"= {{amount}}\", font: 21, color: systemGreen}", "  Price:",
      "    parameters: {amount: text, note: {type: text, default: \(standard)}}",
      "    view:", isRow ? "      hstack:" : "      vstack:",
    ]
    for part in parts {
      lines.append(
        "      "
          + part.rawValue.replacing("PREFIX", with: prefix).replacing("FONT", with: "\(font)")
      )
    }
    lines += [
      "      spacing: \(spacing)", "      constraints:", "      - self.height >= \(least)", "view:",
      "  vstack:", "  - {id: title, label: {localized: title}}",
    ]
    for (place, amount) in amounts.enumerated() {
      lines += ["  - Price:", "      amount: \"\(amount)\""]
      if place == 0, !note.isEmpty { lines.append("      note: \(note)") }
    }
    lines += [
      "  - each: it in items", "    vstack:", "    - label: \"{{it.name}}\"",
      "    - {label: New, if: it.new}", "    - Price:",
      "        amount: \"{{it.price | currency(\(currency))}}\"", "  - each: tag in tags",
      "    label: \"{{tag}}\"", "  - {label: Many, if: \"{{tags | count}} > 2\"}",
      "  - each: n in 3",
      "    label: \"\(rowText) {{n}}\"", "  - {id: total, label: \"For {{items.0.name}}\"}",
      "  - id: wide", "    label: Wide", "    font: 14", "    if: self.width >= \(limit)",
      "    then: {font: 19}",
      "  - {id: place, label: \"{{items.0.name}} in {{city}}\"}",
      "  - {id: sign, label: Open, if: \"{{open}}\"}",
      "  - {id: mails, label: {localized: mails, values: {count: \"{{number}}\"}}}",
      "  - {id: sum, label: \"{{items | count}} things\"}", "  - {label: Loudly, style: loud}",
      "  - {label: Night, if: dark}", "  - {label: Day, if: light}",
      "  - {id: box, \(boxed): {amount: \"50\"}}",
      "  spacing: \(gap)", "  filling: superview", "  insets: \(insets)",
    ]
    return lines.joined(separator: "\n") + "\n"
  }
}
