import Foundation
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import SnaplineScene
import TestSupport
import Testing

/// The tables of the reference text, row by row, against ours.
@Suite(.enabled(if: FactTable.text != nil, "\(FactTable.absence)"))
struct `What is known of traits and colours` {
  // MARK: Traits

  /// A field's number in some traits, and the name of a number as we write it.
  private struct Field {
    let number: (Traits) -> Double
    let name: (Int) -> String?

    init<Value: RawRepresentable<Int>>(_ path: WritableKeyPath<Traits, Value>) {
      number = { Double($0[keyPath: path].rawValue) }
      name = { Value(rawValue: $0).map { "\($0)".lowercased() } }
    }
  }

  private static var fields: [String: Field] {
    [
      "userInterfaceIdiom": Field(\.userInterfaceIdiom),
      "displayGamut": Field(\.displayGamut),
      "horizontalSizeClass": Field(\.horizontalSizeClass),
      "verticalSizeClass": Field(\.verticalSizeClass),
      "userInterfaceStyle": Field(\.userInterfaceStyle),
      "userInterfaceLevel": Field(\.userInterfaceLevel),
      "accessibilityContrast": Field(\.accessibilityContrast),
      "legibilityWeight": Field(\.legibilityWeight),
      "layoutDirection": Field(\.layoutDirection),
      "forceTouchCapability": Field(\.forceTouchCapability),
      "activeAppearance": Field(\.activeAppearance),
    ]
  }

  /// Names that the text has for ours.
  private static let shortNames = [
    "ltr": "lefttoright", "rtl": "righttoleft", "r": "regular", "c": "compact",
  ]

  @Test func `are the numbers and defaults of traits`() throws {
    let table = try #require(FactTable.tables(ofChapter: "7.1").first)
    let phone = Environment().on(try #require(Device.named("iPhone 16"))).traits
    let tablet = Environment().on(try #require(Device.named("iPad Air 11"))).traits
    var compared: Set<String> = []
    var lastNames = ""
    for row in table.rows {
      guard let field = Self.fields[row[0].bracketed.before] else { continue }
      compared.insert(row[0].bracketed.before)
      if row[1] != "idem" { lastNames = row[1] }
      // '−1 unspecified, 0 phone', or '−1, 0 sRGB' and '0, 1 light' for what is left unsaid.
      for word in lastNames.split(separator: ",") {
        let parts = word.split(separator: " ")
        let number = try #require(Int(parts[0].replacing("−", with: "-")), "\(row)")
        guard parts.count > 1 else { continue }
        let name = parts[1].lowercased()
        #expect(field.name(number) == Self.shortNames[name] ?? name, "\(row[0]) \(number)")
      }
      let unsaid = Double(row[2].replacing("−", with: "-"))
      if let unsaid { #expect(field.number(.unspecified) == unsaid, "\(row[0])") }
      for (traits, cell) in [(phone, row[3]), (tablet, row[4] == "idem" ? row[3] : row[4])] {
        // The table of devices says more of classes of size.
        guard let said = cell.split(whereSeparator: { " ;".contains($0) }).first,
          said != "see"
        else { continue }
        let name = said.lowercased()
        #expect(
          field.name(Int(field.number(traits))) == Self.shortNames[name] ?? name,
          "\(row[0]): \(cell)"
        )
      }
    }
    #expect(compared == Set(Self.fields.keys))
    #expect(Traits.unspecified.displayScale == 0)
    #expect(phone.preferredContentSizeCategory == .large)
  }

  // MARK: Colours

  private static let appearances: [(UserInterfaceStyle, AccessibilityContrast)] = [
    (.light, .normal), (.dark, .normal), (.light, .high), (.dark, .high),
  ]

  private func shown(
    _ color: Color,
    _ appearance: (UserInterfaceStyle, AccessibilityContrast),
    _ level: UserInterfaceLevel = .base,
    metrics: Metrics = .iOS18
  ) -> RGBA {
    var environment = Environment()
    environment.metrics = metrics
    (environment.traits.userInterfaceStyle, environment.traits.accessibilityContrast) = appearance
    environment.traits.userInterfaceLevel = level
    return Environment.$current.withValue(environment) {
      color.resolved(with: environment.traits)
    }
  }

  private static let colors = Dictionary(
    uniqueKeysWithValues: (ColorRow.system + ColorRow.semantic).map { ($0.name, $0.color) }
      + [("lightText", Color.lightText), ("darkText", .darkText), ("clear", .clear)]
  )

  @Test func `are the colours of the system`() throws {
    let table = try #require(FactTable.tables(ofChapter: "7.2").first)
    for row in table.rows {
      let name = row[0].bracketed
      let color = try #require(Self.colors[name.before], "\(name)")
      // Another year's row is of its last year.
      let metrics = name.inside?.contains("–") == true ? Metrics.iOS14 : .iOS18
      for (appearance, cell) in zip(Self.appearances, row.dropFirst()) {
        let expected = RGBA(levels: cell.bracketed.before.numbers)
        #expect(shown(color, appearance, metrics: metrics) == expected, "\(row[0]) \(appearance)")
        // '(iOS 13: 160,90,0)'.
        guard let other = cell.bracketed.inside?.split(separator: ":"),
          let year = other[0].numbers.first,
          let metrics = Metrics.allCases.first(where: { CGFloat($0.number) == year })
        else { continue }
        #expect(
          shown(color, appearance, metrics: metrics) == RGBA(levels: other[1].numbers),
          "\(row[0]) \(metrics)"
        )
      }
    }
    let later = try #require(FactTable.line(after: "iOS 26 values"))
    var count = 0
    for match in later.matches(of: /([A-Z][a-z]+) (\d+,\d+,\d+) \/ (\d+,\d+,\d+)/) {
      let color = try #require(Self.colors["system" + match.1])
      count += 1
      for (appearance, levels) in zip(Self.appearances, [match.2, match.3]) {
        #expect(
          shown(color, appearance, metrics: .iOS26) == RGBA(levels: levels.numbers),
          "\(match.1)"
        )
      }
    }
    #expect(count == 12)
  }

  @Test func `are the colours of purposes`() throws {
    let table = try #require(FactTable.tables(ofChapter: "7.3").first)
    for row in table.rows where row[0] != "tintColor" {
      let color = try #require(Self.colors[row[0]], "\(row[0])")
      let (light, dark) = (Ink(row[1]), row[2] == "fixed" ? Ink(row[1]) : Ink(row[2], like: row[1]))
      func expect(
        _ place: Int,
        like other: Ink,
        _ appearance: (UserInterfaceStyle, AccessibilityContrast),
        _ level: UserInterfaceLevel = .base
      ) {
        let ink = Ink(row[place], like: other)
        #expect(
          ink.matches(shown(color, appearance, level)),
          "\(row[0]), \(table.columns[place]): \(row[place])"
        )
      }
      #expect(light.matches(shown(color, (.light, .normal))), "\(row[0]): \(row[1])")
      #expect(dark.matches(shown(color, (.dark, .normal))), "\(row[0]): \(row[2])")
      expect(3, like: dark, (.dark, .normal), .elevated)
      expect(4, like: light, (.light, .high))
      expect(5, like: dark, (.dark, .high))
      if let elevated = row[5].bracketed.inside, elevated.hasPrefix("elev ") {
        #expect(
          Ink(String(elevated.dropFirst(5))).matches(shown(color, (.dark, .high), .elevated)),
          "\(row[0])"
        )
      }
    }
    #expect(View().tintColor === Color.systemBlue)
  }

  // MARK: The readable width

  @Test func `are the widths that are good to read`() throws {
    let tables = FactTable.tables(ofChapter: "1.12")
    try #require(tables.count == 2)
    // The last column is of all sizes for accessibility.
    for (category, cell) in zip(ContentSizeCategory.ordered, tables[0].rows[0].dropLast()) {
      #expect(readable(4000, category) == cell.numbers.first, "\(category)")
    }
    for category in ContentSizeCategory.ordered where category.isAccessibilityCategory {
      #expect(readable(4000, category) >= 896)
    }
  }

  private func readable(_ width: CGFloat, _ category: ContentSizeCategory) -> CGFloat {
    let root = View(frame: CGRect(x: 0, y: 0, width: width, height: 100))
    root.environment.traits.preferredContentSizeCategory = category
    let guide = root.readableContentGuide
    root.layoutIfNeeded()
    return guide.layoutFrame.width
  }

  @Test func `are the sides of screens`() throws {
    let table = try #require(FactTable.tables(ofChapter: "1.12").last)
    for row in table.rows {
      let widths = row[0].bracketed.before.split { "–/".contains($0) }.compactMap {
        $0.numbers.first
      }
      for (place, width) in widths.enumerated() {
        func number(_ column: Int) -> CGFloat {
          let numbers = row[column].bracketed.before.numbers
          return numbers[min(place, numbers.count - 1)]
        }
        // A screen without a camera in it, so that nothing but margins counts.
        let held = try #require(Self.screen(ofWidth: width), "\(width)")
        let root = View(frame: CGRect(origin: .zero, size: held.size))
        root.environment = Environment().on(held)
        let guide = root.readableContentGuide
        root.layoutIfNeeded()
        let margins = root.layoutMarginsGuide.layoutFrame.width
        let expected: CGFloat = row[1].hasPrefix("−") ? width - number(1) : number(1)
        #expect(margins == expected, "\(width)")
        #expect(guide.layoutFrame.width == number(2), "\(width)")
        #expect(guide.layoutFrame.minX == number(3), "\(width)")
      }
    }
  }

  private static func screen(ofWidth width: CGFloat) -> HeldDevice? {
    Device.all.lazy.flatMap { device in
      Device.Orientation.allCases.map { HeldDevice(device, $0) }
    }
    .first { $0.size.width == width && $0.safeArea.left == 0 && $0.device.idiom != .tv }
  }
}

/// A colour as the text writes it: levels, or one of a grey, an alpha behind a slash, or either alone.
private struct Ink {
  var levels: [CGFloat]
  /// The least and the greatest alpha that the text allows.
  var alpha: ClosedRange<CGFloat>

  init(_ words: String, like other: Ink? = nil) {
    let words = words.bracketed.before
    let parts = words.split(separator: "/", omittingEmptySubsequences: false)
    let said = parts.first?.numbers ?? []
    levels = said.isEmpty ? other?.levels ?? [] : said
    let alphas = parts.dropFirst().first?.numbers ?? []
    let least = alphas.first ?? (said.isEmpty ? other?.alpha.lowerBound : nil) ?? 1
    let most = alphas.last ?? (said.isEmpty ? other?.alpha.upperBound : nil) ?? 1
    alpha = least...most
  }

  init(_ words: String, like other: String) { self.init(words, like: Ink(other)) }

  func matches(_ color: RGBA) -> Bool {
    let expected = RGBA(levels: levels, alpha: color.alpha)
    return color == expected && alpha ~= CGFloat(color.alpha)
  }
}

extension RGBA {
  /// Three levels, or one of a grey.
  fileprivate init(levels: [CGFloat], alpha: Double = 1) {
    let all = levels.count == 1 ? Array(repeating: levels[0], count: 3) : levels
    self.init(bytes: Int(all[0]), Int(all[1]), Int(all[2]), alpha: alpha)
  }
}
