/// The keys of a date or time to choose.
package enum DateWords {
  package static let date = Key<WrittenDate>(
    "date",
    "What is chosen: 2026-03-14, 2026-03-14T09:41 or 09:41.",
    standard: "the environment's now"
  )
  package static let mode = Key<DateModeWord>(
    "mode",
    "What may be chosen.",
    standard: "what the date says, else dateAndTime"
  )
  package static let minimum = Key<WrittenDate>(
    "minimum",
    "The earliest that may be chosen.",
    standard: "none"
  )
  package static let maximum = Key<WrittenDate>(
    "maximum",
    "The latest that may be chosen.",
    standard: "none"
  )
  package static let minuteInterval = Key<MinuteInterval>(
    "minuteInterval",
    "How many minutes lie between two choices: a part of 60 up to 30.",
    standard: "1"
  )
  static let content: [any Word] = [date, mode, minimum, maximum, minuteInterval]
  package static let kind = Key<DateKindWord>("kind", "How it is chosen.", standard: "compact")
  static let properties: [any Word] = [kind] + ControlWords.states
}

package enum DateModeWord: String, Enumerator {
  case time, date, dateAndTime, countDownTimer, yearAndMonth
}

package enum DateKindWord: String, Enumerator {
  case compact, inline, wheels
}

/// Minutes that divide an hour.
package struct MinuteInterval: ScalarValue {
  package var minutes: Int

  static let meaning = "a whole number"
  static let remedy = "write a part of 60, such as 5, 15 or 30"
  static let pattern = "[0-9]+"
  static let numbers: JSONValue? = .integers(1...30)

  static func parse(
    _ scanner: inout Scanner,
    in reading: Reading
  ) throws(Misread) -> MinuteInterval? {
    let start = scanner.position
    guard let count = try Count.parse(&scanner, in: reading)?.value else { return nil }
    guard (1...30).contains(count), 60 % count == 0 else {
      throw Misread(
        message: .outOfRange("a part of 60, at most 30", mended: "\(nearest(to: count))"),
        range: start..<scanner.position
      )
    }
    return MinuteInterval(minutes: count)
  }

  private static func nearest(to count: Int) -> Int {
    (2...30).filter { 60 % $0 == 0 }.last { $0 <= count } ?? 1
  }
}

/// The keys of wheels to choose from.
package enum WheelWords {
  package static let columns = Key<WheelColumns>(
    "columns",
    "The texts of the rows, or a list of them for each wheel."
  )
  package static let selected = Key<ChosenRows>(
    "selected",
    "The row that each wheel stands at, from 0: 2, or [2, 0].",
    standard: "0"
  )
  static let content: [any Word] = [columns, selected]
}

/// The keys of a material.
package enum MaterialWords {
  package static let material = Key<MaterialWord>(
    "material",
    "What it lets through of what lies behind; nothing is blurred.",
    standard: "systemMaterial"
  )
  package static let vibrancy = Key<VibrancyWord>("vibrancy", "The tint of what stands in it.")
  static let properties: [any Word] = [material, vibrancy]
}

package enum MaterialWord: String, Enumerator {
  case systemMaterial, systemUltraThinMaterial, systemThinMaterial, systemThickMaterial
  case systemChromeMaterial
  case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
  case systemThickMaterialLight, systemChromeMaterialLight
  case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
  case systemThickMaterialDark, systemChromeMaterialDark
  case extraLight, light, dark, regular, prominent
}

package enum VibrancyWord: String, Enumerator {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel
  case fill, secondaryFill, tertiaryFill, separator
}

/// The keys of a colour to choose.
package enum ColorWellWords {
  package static let color = Key<ColorValue>(
    "color",
    "The colour that is chosen.",
    standard: "none"
  )
  static let content: [any Word] = [color]
  static let properties: [any Word] = ControlWords.states
}

/// Texts in one column, or a list of columns.
package struct WheelColumns: DesignValue {
  package var columns: [[String]]

  static var schema: JSONValue {
    .anyOf(TitleList.schema, ["type": "array", "items": TitleList.schema])
  }

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> WheelColumns? {
    let isNested = node.list?.contains { $0.list != nil } ?? false
    guard isNested, let list = node.list else {
      return TitleList.read(node, at: spot, in: reading).map { WheelColumns(columns: [$0.titles]) }
    }
    return WheelColumns(
      columns: list.compactMap { TitleList.read($0, at: spot, in: reading)?.titles }
    )
  }
}

/// The number of a row, or of one in each wheel.
package struct ChosenRows: DesignValue {
  package var rows: [Int]

  static var schema: JSONValue {
    .anyOf(Count.schema, ["type": "array", "items": Count.schema])
  }

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> ChosenRows? {
    let nodes = node.list ?? [node]
    return ChosenRows(rows: nodes.compactMap { Count.read($0, at: spot, in: reading)?.value })
  }
}
