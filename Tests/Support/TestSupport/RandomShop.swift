/// A random design as text, of a component that is used many times, of data, texts of languages, styles,
/// templates and conditions, of which one thing can be edited.
public struct RandomShop {
  private struct Item {
    var name: String
    var price: Int
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
    switch seed.number(in: 0...15) {
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
    default:
      limit = 900
      return RandomDesign.Edit(
        property: ".if",
        old: "self.width >= 100",
        new: "self.width >= 900"
      )
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
      "version: 1", "canvas: {width: 320}", "environment: {locale: en}", "data:", "  items:",
    ]
    for item in items { lines += ["  - name: \(item.name)", "    price: \(item.price)"] }
    lines += [
      "strings:", "  en:", "    title: \(title)", "styles:", "  quiet:", "    color: \(color)",
      "components:", "  Price:",
      "    parameters: {amount: text, note: {type: text, default: per piece}}",
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
    for amount in amounts { lines += ["  - Price:", "      amount: \"\(amount)\""] }
    lines += [
      "  - each: it in items", "    vstack:", "    - label: \"{{it.name}}\"", "    - Price:",
      "        amount: \"{{it.price | currency(\(currency))}}\"", "  - each: n in 3",
      "    label: \"\(rowText) {{n}}\"", "  - {id: total, label: \"For {{items.0.name}}\"}",
      "  - id: wide", "    label: Wide", "    font: 14", "    if: self.width >= \(limit)",
      "    then: {font: 19}", "  spacing: \(gap)", "  filling: superview", "  insets: 10",
    ]
    return lines.joined(separator: "\n") + "\n"
  }
}
