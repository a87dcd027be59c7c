import Foundation
import SnaplineEnvironment
import SnaplineGeometry
import TestSupport
import Testing

/// The tables of the reference text, row by row, against ours.
@Suite(.enabled(if: FactTable.text != nil, "\(FactTable.absence)"))
struct `What is known of devices` {
  /// The devices that each row of the table means, by its number.
  private static let names: [Int: [String]] = [
    1: ["iPhone 4s"],
    2: ["iPhone 5", "iPhone 5s", "iPhone SE (1st generation)"],
    3: [
      "iPhone 6", "iPhone 6s", "iPhone 7", "iPhone 8", "iPhone SE (2nd generation)",
      "iPhone SE (3rd generation)",
    ],
    4: ["iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus"],
    5: ["iPhone X", "iPhone XS", "iPhone 11 Pro"],
    6: ["iPhone XR", "iPhone 11"],
    7: ["iPhone XS Max", "iPhone 11 Pro Max"],
    8: ["iPhone 12 mini", "iPhone 13 mini"],
    9: [
      "iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e",
    ],
    10: ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"],
    11: ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"],
    12: ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"],
    13: ["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"],
    14: ["iPhone 16 Pro Max", "iPhone 17 Pro Max"],
    15: ["iPhone Air"],
    16: ["iPod touch (7th generation)"],
    17: [
      "iPad mini (2nd generation)", "iPad mini 3", "iPad mini 4", "iPad mini (5th generation)",
      "iPad (5th generation)", "iPad (6th generation)", "iPad Air", "iPad Air 2",
      "iPad Pro (9.7-inch)",
    ],
    18: ["iPad (7th generation)", "iPad (8th generation)", "iPad (9th generation)"],
    19: ["iPad Air (3rd generation)", "iPad Pro (10.5-inch)"],
    20: ["iPad mini (6th generation)", "iPad mini (A17 Pro)"],
    21: [
      "iPad Air (4th generation)", "iPad Air (5th generation)", "iPad Air 11-inch (M2)",
      "iPad Air 11-inch (M3)", "iPad (10th generation)", "iPad (A16)",
    ],
    22: [
      "iPad Pro (11-inch) (1st generation)", "iPad Pro (11-inch) (2nd generation)",
      "iPad Pro (11-inch) (3rd generation)", "iPad Pro (11-inch) (4th generation)",
    ],
    23: ["iPad Pro 11-inch (M4)", "iPad Pro 11-inch (M5)"],
    24: ["iPad Pro (12.9-inch) (1st generation)", "iPad Pro (12.9-inch) (2nd generation)"],
    25: [
      "iPad Pro (12.9-inch) (3rd generation)", "iPad Pro (12.9-inch) (4th generation)",
      "iPad Pro (12.9-inch) (5th generation)", "iPad Pro (12.9-inch) (6th generation)",
      "iPad Air 13-inch (M2)", "iPad Air 13-inch (M3)",
    ],
    26: ["iPad Pro 13-inch (M4)", "iPad Pro 13-inch (M5)"],
    27: ["Apple TV HD", "Apple TV 4K"],
  ]

  @Test func `is what our table says of each`() throws {
    let table = try #require(FactTable.tables(ofChapter: "6").first)
    var unknown = Set(Device.all.map(\.name))
    for row in table.rows {
      let number = Int(row[0]) ?? 0
      // A window on a Mac has no numbers of its own.
      guard number != 28 else { continue }
      for name in try #require(Self.names[number], "row \(number): \(row[1])") {
        let device = try #require(Device.named(name))
        unknown.remove(name)
        #expect([device.size.width, device.size.height] == row[2].numbers, "\(name)")
        #expect(row[3].bracketed.before.numbers.contains(device.scale), "\(name)")
        compareSafeAreas(device, upright: row[4], lying: row[5])
        let classes = row[6].split(separator: "/").map { $0.filter { "CR".contains($0) } }
        for (orientation, words) in zip(
          Device.Orientation.allCases,
          [classes.first, classes.last]
        ) {
          let own = [
            device.horizontalSizeClass(in: orientation), device.verticalSizeClass(in: orientation),
          ]
          #expect(own.map { $0 == .compact ? "C" : "R" }.joined() == words, "\(name)")
        }
        let radii = row[7].numbers
        #expect(
          radii.prefix(2).contains { abs($0 - device.cornerRadius) < 0.01 }
            || radii.isEmpty && device.cornerRadius == 0,
          "\(name)"
        )
      }
    }
    #expect(unknown.isEmpty)
  }

  /// Two numbers upright, top and bottom; lying, the sides and the bottom of a phone, else as upright.
  ///
  /// What stands in brackets, or behind a semicolon, held at other times.
  private func compareSafeAreas(_ device: Device, upright: String, lying: String) {
    func edges(_ orientation: Device.Orientation, _ metrics: Metrics = .iOS18) -> [CGFloat] {
      let area = device.safeArea(in: orientation, metrics: metrics)
      if device.idiom == .phone, orientation == .landscape {
        #expect(area.top == 0 && area.left == area.right, "\(device.name)")
        return [area.left, area.bottom]
      }
      #expect(area.left == area.right && (area.left == 0 || device.idiom == .tv))
      return device.idiom == .tv ? [area.top, area.left] : [area.top, area.bottom]
    }
    let (usual, other) = (upright.split { ";(".contains($0) }, upright.numbers.dropFirst(2))
    #expect(edges(.portrait) == usual[0].numbers, "\(device.name)")
    if upright.contains("iOS ≤ 13") {
      #expect(edges(.portrait, .iOS13)[0] == other.first && edges(.portrait, .iOS14)[0] == 48)
      #expect(edges(.landscape, .iOS13)[0] == lying.bracketed.inside?.numbers.first)
    }
    if upright.contains("iPadOS 26") {
      #expect(edges(.portrait, .iOS26) == Array(other.prefix(2)), "\(device.name)")
    }
    guard device.idiom != .tv else { return }
    guard lying != "same" else {
      #expect(edges(.landscape) == edges(.portrait))
      return
    }
    // The iPhone 11 has its second number behind a bracket, tablets with a button have none.
    let outside = (lying.bracketed.before + (lying.contains(") /") ? "/ 21" : "")).numbers
    #expect(edges(.landscape).starts(with: outside), "\(device.name)")
    if lying.contains("(20") { #expect(edges(.landscape, .iOS26)[1] == 20, "\(device.name)") }
  }

  @Test func `is how far bars reach`() throws {
    let words: [String: (device: String, bars: BarMetrics.Bars)] = [
      "plain VC": ("iPhone 16", []),
      "nav bar small": ("iPhone 16", .navigationBar),
      "nav bar large title expanded": ("iPhone 16", [.navigationBar, .largeTitle]),
      "tab bar": ("iPhone 16", .tabBar),
      "toolbar": ("iPhone 16", .toolbar),
      "375×667 + nav": ("iPhone 8", .navigationBar),
      "414×896 + nav": ("iPhone 11", .navigationBar),
      "phone landscape nav": ("iPhone 16", .navigationBar),
      "page sheet": ("iPhone 16", .sheetNavigationBar),
    ]
    let table = try #require(FactTable.tables(ofChapter: "6.2").first)
    for row in table.rows {
      let (device, bars) = try #require(words[row[0].bracketed.before], "\(row[0])")
      func insets(_ metrics: Metrics, _ more: BarMetrics.Bars = []) throws -> EdgeInsets {
        let held = HeldDevice(
          try #require(Device.named(device)),
          row[0].contains("landscape") ? .landscape : .portrait
        )
        return BarMetrics(for: held.traits, metrics: metrics)
          .insets(of: bars.union(more), over: held.safeArea(metrics: metrics))
      }
      let own = try insets(.iOS18)
      // A sum's last number counts: '59 + 44 = 103'.
      let top = (row[1].split(separator: "=").last ?? "").numbers
      let bottom = (row[2].split(separator: "=").last ?? "").numbers
      #expect(own.top == top.first && own.bottom == bottom.first, "\(row)")
      if row[1].contains("/ 88") { #expect(try insets(.iOS13).top == 88) }
      if row[2].contains("tab") {
        #expect(try insets(.iOS18, .tabBar).bottom == bottom.dropFirst().first)
        #expect(try insets(.iOS18, .toolbar).bottom == bottom.dropFirst(2).first)
      }
    }
  }

  @Test func `is how high keyboards are`() throws {
    let table = try #require(FactTable.tables(ofChapter: "6.3").first)
    for row in table.rows {
      let devices = Device.all.filter { Self.isMeant($0, by: row[0]) }
      #expect(!devices.isEmpty, "\(row[0])")
      for device in devices {
        let upright = try #require(device.keyboardHeights(in: .portrait))
        let lying = try #require(device.keyboardHeights(in: .landscape))
        let own = [upright.full, upright.plain, lying.full, lying.plain]
        for (height, cell) in zip(own, row.dropFirst()) {
          let isSaid =
            cell.contains("–")
            ? cell.numbers[0]...cell.numbers[1] ~= height : cell.numbers.contains(height)
          #expect(isSaid, "\(device.name): \(height), not \(cell)")
        }
      }
    }
  }

  /// Whether a row of keyboards is about a device: by its size, or its width and what it is.
  private static func isMeant(_ device: Device, by words: String) -> Bool {
    let isRounded = device.cornerRadius > 0
    let width = device.size.width
    guard words.hasPrefix("iPad") else {
      return device.idiom == .phone
        && (words == "320 wide"
          ? width == 320 : words.contains("\(Int(width))×\(Int(device.size.height))"))
    }
    guard device.idiom == .pad else { return false }
    if words.contains("×") { return words.numbers == [width, device.size.height] }
    return words.contains("rounded")
      ? isRounded && words.numbers.contains(width)
      : !isRounded && words.numbers[0]...words.numbers[1] ~= width
  }

  @Test func `is how wide parts of screens are`() throws {
    let table = try #require(FactTable.tables(ofChapter: "6.4").first)
    let parts: [(Device.Orientation, ScreenSplit)] = [
      (.landscape, .full), (.landscape, .third), (.landscape, .half), (.landscape, .twoThirds),
      (.portrait, .full), (.portrait, .third), (.portrait, .twoThirds),
    ]
    for row in table.rows {
      let devices = Device.all.filter {
        $0.idiom == .pad && [$0.size.width, $0.size.height] == row[0].numbers
      }
      #expect(!devices.isEmpty, "\(row[0])")
      for device in devices {
        for ((orientation, split), cell) in zip(parts, row.dropFirst()) {
          let held = HeldDevice(device, orientation, split: split)
          #expect(cell.numbers.contains(held.size.width), "\(device.name), \(split), \(cell)")
          guard split != .full else { continue }
          let isCompact = held.traits.horizontalSizeClass == .compact
          #expect(isCompact == cell.hasSuffix("C"), "\(device.name), \(split), \(cell)")
        }
      }
    }
  }

  @Test func `is what Interface Builder calls them`() throws {
    let line = try #require(FactTable.line(after: "XIB device ids → points:"))
    let rounded = Device.all.filter { $0.cornerRadius > 0 }
    var count = 0
    for match in line.matches(of: /((?:retina|ipad|appleTV)\w*) (\d+)×(\d+)(?: @(\d))?/) {
      let device = try #require(Device.interfaceBuilder(String(match.1)), "\(match.1)")
      count += 1
      #expect([device.size.width] == match.2.numbers && [device.size.height] == match.3.numbers)
      if let scale = match.4 { #expect([device.scale] == scale.numbers) }
      if match.1.hasSuffix("rounded") { #expect(rounded.contains(device), "\(match.1)") }
    }
    #expect(count == 20)
  }
}
