import SnaplineData
import SnaplineEnvironment

import struct Foundation.Decimal

/// What the parts of a chart are called.
package enum ChartValues {
  /// `sales-2` for the second number of a chart `sales`, `sales-1-2` where there are several series.
  package static func name(of id: String, _ series: Int, _ place: Int, isSingle: Bool) -> String {
    isSingle ? "\(id)-\(place + 1)" : "\(id)-\(series + 1)-\(place + 1)"
  }

  package static func names(of id: String, _ content: Values) -> [String] {
    let (rows, length) = size(of: content)
    return (0..<rows).flatMap { series in
      (0..<length).map { name(of: id, series, $0, isSingle: rows == 1) }
    }
  }

  /// How many parts a chart has.
  static func count(in content: Values) -> Int {
    let (rows, length) = size(of: content)
    return rows * length
  }

  private static func size(of content: Values) -> (rows: Int, length: Int) {
    let rows =
      content[ChartWords.values].map { [$0.numbers] }
      ?? content[ChartWords.series]?.series.map(\.numbers) ?? []
    let kind = content[ChartWords.kind] ?? .standard
    let shown = kind.isOfOneRow ? min(1, rows.count) : rows.count
    return (shown, rows.map(\.count).max() ?? 0)
  }
}

/// Numbers of a chart, of which some may not be known.
package struct NumberList: DesignValue {
  package var numbers: [Double?]

  static var schema: JSONValue {
    .array(of: ["type": ["number", "string", "null"]], atMost: most)
  }

  /// More parts than this nobody tells apart in a picture.
  private static let most = 2_000

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> NumberList? {
    guard reading.isSaid(node, at: spot) else { return nil }
    guard let list = node.list else {
      if !node.isUnreadable {
        let texts = node.scalar?.text.split { ", ;".contains($0) }.map(String.init) ?? []
        reading.report(.numbersKind(spot.key, node.kind, texts), at: node.span)
      }
      return nil
    }
    guard list.count <= most else {
      reading.report(.tooManyNumbers(list.count, most: most), at: node.span.prefix(1))
      return nil
    }
    return NumberList(numbers: list.map { number($0, at: spot, in: reading) })
  }

  private static func number(_ node: Node, at spot: Spot, in reading: Reading) -> Double? {
    if node.isNull || node.isUnreadable { return nil }
    guard let text = node.scalar?.text else {
      let message = Message.numberKind(spot.key, node)
      reading.report(message, at: node.span.prefix(1))
      return nil
    }
    // What data has as an empty text isn't known either.
    if text.isEmpty { return nil }
    if let number = Double(text), abs(number) <= 1e15 { return number }
    reading.report(.numberKind(spot.key, node), at: node.span)
    return nil
  }
}

/// Rows of numbers, each with its colour.
package struct SeriesList: DesignValue {
  package var series: [(numbers: [Double?], color: ColorValue?)]

  static var schema: JSONValue {
    let row: JSONValue = .object(of: words, required: ["values"])
    return .array(of: .anyOf(row, NumberList.schema), atMost: most)
  }

  private static let most = 50
  private static let values = Key<NumberList>("values", "The numbers of the row.")
  private static let color = Key<ColorValue>(
    "color",
    "The colour of the row.",
    standard: "the system's"
  )
  private static let words: [any Word] = [values, color]

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> SeriesList? {
    guard let list = node.list else {
      if !node.isUnreadable, !node.isNull {
        let message = Message.wrongKind(spot, "a list of {values: […]}", node.kind)
        reading.report(message, at: node.span)
      }
      return nil
    }
    guard list.count <= most else {
      reading.report(.tooManyNumbers(list.count, most: most), at: node.span.prefix(1))
      return nil
    }
    return SeriesList(
      series: list.compactMap { item in
        // A list in the list is a row without a colour.
        if item.list != nil {
          return NumberList.read(item, at: spot, in: reading).map { ($0.numbers, nil) }
        }
        guard let read = reading.object(item, by: words, at: spot) else { return nil }
        if !read.says(values.name) {
          reading.report(.missing("values", of: spot.key), at: item.span)
        }
        return read[values].map { ($0.numbers, read[color]) }
      }
    )
  }
}

/// One colour, or several.
package struct ColorList: DesignValue {
  package var colors: [ColorValue]

  static var schema: JSONValue {
    .anyOf(ColorValue.schema, ["type": "array", "items": ColorValue.schema])
  }

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> ColorList? {
    let items = node.list ?? [node]
    return ColorList(colors: items.compactMap { ColorValue.read($0, at: spot, in: reading) })
  }
}

/// Two numbers, the lower one first: `0 100`.
package struct NumberRange: ScalarValue {
  package var range: ClosedRange<Double>

  static let meaning = "two numbers"
  static let remedy = "write the lower and the upper end, such as '0 100'"
  static let pattern = #"-?[0-9]+(\.[0-9]+)?\s+-?[0-9]+(\.[0-9]+)?"#

  /// In a list too, and one number alone is the upper end.
  static func written(_ node: Node) -> String? {
    let texts = node.list?.compactMap { $0.scalar?.text } ?? []
    return texts.count == 2 ? texts.joined(separator: " ") : nil
  }

  static func mended(_ text: String) -> String? {
    let numbers = text.split { !($0.isNumber || $0 == "-" || $0 == ".") }.compactMap { Double($0) }
    guard let last = numbers.last else { return nil }
    let first = numbers.count > 1 ? numbers[0] : 0
    return first == last ? nil : "\(min(first, last).numeral) \(max(first, last).numeral)"
  }

  static func parse(_ scanner: inout Scanner, in reading: Reading) throws(Misread) -> NumberRange? {
    guard let low = scanner.number() else { return nil }
    scanner.skipSpaces()
    guard let high = scanner.number(), low < high, abs(low) <= 1e15, abs(high) <= 1e15 else {
      return nil
    }
    return NumberRange(range: low...high)
  }
}

/// How a number is written: what stands behind the bar of a placeholder.
package struct NumberFormat: DesignValue {
  private var placeholder: Placeholder

  static var schema: JSONValue { Text.schema }

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> NumberFormat? {
    guard let text = Text.read(node, at: spot, in: reading)?.string else { return nil }
    do throws(DataFault) {
      guard let only = try Template.parse("{{value | \(text)}}").only else {
        reading.report(.numberFormat(text), at: node.span)
        return nil
      }
      let format = NumberFormat(placeholder: only)
      // What a filter says of no number at all is found here, and not once a chart is built.
      _ = try only.filtered(.number(1), by: DataSettings(locale: reading.environment.locale))
      return format
    } catch {
      reading.report(Message(error), at: node.span)
      return nil
    }
  }

  /// A number as a text in a locale.
  package func text(of value: Double, in locale: String) -> String? {
    let filtered = try? placeholder.filtered(
      .number(Decimal(value)),
      by: DataSettings(locale: locale)
    )
    return (filtered ?? nil)?.text
  }
}

extension Message {
  fileprivate static func numbersKind(_ key: String, _ kind: String, _ texts: [String]) -> Message {
    let numbers = texts.compactMap { Double($0)?.numeral }
    let mended =
      !numbers.isEmpty && numbers.count == texts.count
      ? "[\(numbers.prefix(12).joined(separator: ", "))]" : "[12, 30, 21]"
    return Message(
      "wrong-type",
      "'\(key)' is a list of numbers, not \(kind)",
      remedy: "write \(key): \(mended)",
      mended: mended
    )
  }

  fileprivate static func numberKind(_ key: String, _ node: Node) -> Message {
    if let entry = node.mapping?.first(where: { $0.value.scalar.flatMap { Double($0.text) } != nil }
    ) {
      return Message(
        "wrong-type",
        "'\(key)' is a list of numbers, and this is a mapping",
        remedy: "name the number: \"{{rows | pick(\(entry.key))}}\", where the data has 'rows'"
      )
    }
    let text = node.scalar?.text ?? node.kind
    let digits = text.replacing(",", with: ".").filter { $0.isNumber || ".-".contains($0) }
    let whole = Double(text).flatMap { $0.isFinite ? $0 : nil }
    let number = (whole ?? Double(digits)).map { min(max($0, -1e15), 1e15).numeral }
    return Message(
      "wrong-value",
      "'\(key)' is a list of numbers, not '\(text.shortened)'",
      cause: whole == nil ? nil : "they lie between -10^15 and 10^15",
      remedy: number.map { "write \($0)" } ?? "write a number, or null for one that isn't known",
      mended: number
    )
  }

  fileprivate static func tooManyNumbers(_ count: Int, most: Int) -> Message {
    tooMany(
      "",
      count,
      most: most,
      cause: "each of them is a view",
      remedy: "leave some out, such as by | take(\(most))"
    )
  }

  fileprivate static func numberFormat(_ text: String) -> Message {
    Message(
      "wrong-value",
      "'format' is a filter, not '\(text.shortened)'",
      remedy: "write one such as number(1), percent or currency(EUR)"
    )
  }
}
