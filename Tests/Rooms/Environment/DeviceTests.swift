import Foundation
import SnaplineEnvironment
import SnaplineGeometry
import TestSupport
import Testing

/// How sure a row of the table of devices is.
private enum Certainty {
  /// Read off Interface Builder files, or stands in Apple's documents.
  case seen
  /// From practice; some numbers may be a point off.
  case practice
}

/// A row: one device for its kind, with all that a layout knows of it.
private struct Row: CustomTestStringConvertible {
  var name: String
  var points: (CGFloat, CGFloat)
  var scale: CGFloat = 2
  var portrait: [CGFloat]
  var landscape: [CGFloat]
  /// Upright and lying, width before height, `C` or `R` each.
  var classes: String
  var idiom = UserInterfaceIdiom.phone
  var radius: CGFloat = 0
  var statusBar: CGFloat
  var certainty: Certainty

  var testDescription: String { certainty == .seen ? name : name + ", from practice" }
}

extension Row {
  /// The safe area's top and bottom upright, and its sides and bottom lying.
  static func phone(
    _ name: String,
    _ points: (CGFloat, CGFloat),
    scale: CGFloat = 3,
    safe: (CGFloat, CGFloat, CGFloat, CGFloat),
    wide: Bool = false,
    radius: CGFloat = 0,
    statusBar: CGFloat? = nil,
    _ certainty: Certainty
  ) -> Row {
    Row(
      name: name,
      points: points,
      scale: scale,
      portrait: [safe.0, 0, safe.1, 0],
      landscape: [0, safe.2, safe.3, safe.2],
      classes: wide ? "CR RC" : "CR CC",
      radius: radius,
      statusBar: statusBar ?? safe.0,
      certainty: certainty
    )
  }

  static func tablet(
    _ name: String,
    _ points: (CGFloat, CGFloat),
    radius: CGFloat = 0,
    _ certainty: Certainty
  ) -> Row {
    let safe: [CGFloat] = radius > 0 ? [24, 0, 20, 0] : [20, 0, 0, 0]
    return Row(
      name: name,
      points: points,
      portrait: safe,
      landscape: safe,
      classes: "RR RR",
      idiom: .pad,
      radius: radius,
      statusBar: safe[0],
      certainty: certainty
    )
  }

  static func television(_ name: String, scale: CGFloat, _ certainty: Certainty) -> Row {
    Row(
      name: name,
      points: (1920, 1080),
      scale: scale,
      portrait: [60, 80, 60, 80],
      landscape: [60, 80, 60, 80],
      classes: "RR RR",
      idiom: .tv,
      statusBar: 0,
      certainty: certainty
    )
  }

  static let all: [Row] = [
    .phone("iPhone 4s", (320, 480), scale: 2, safe: (20, 0, 0, 0), .practice),
    .phone("iPhone 5", (320, 568), scale: 2, safe: (20, 0, 0, 0), .practice),
    .phone("iPhone 8", (375, 667), scale: 2, safe: (20, 0, 0, 0), .seen),
    .phone("iPhone 8 Plus", (414, 736), safe: (20, 0, 0, 0), wide: true, .practice),
    .phone("iPhone X", (375, 812), safe: (44, 34, 44, 21), radius: 39, .seen),
    .phone(
      "iPhone 11",
      (414, 896),
      scale: 2,
      safe: (48, 34, 48, 21),
      wide: true,
      radius: 41.5,
      .seen
    ),
    .phone("iPhone 11 Pro Max", (414, 896), safe: (44, 34, 44, 21), wide: true, radius: 39, .seen),
    .phone("iPhone 13 mini", (375, 812), safe: (50, 34, 50, 21), radius: 44, .practice),
    .phone("iPhone 14", (390, 844), safe: (47, 34, 47, 21), radius: 142.0 / 3, .seen),
    .phone(
      "iPhone 14 Plus",
      (428, 926),
      safe: (47, 34, 47, 21),
      wide: true,
      radius: 160.0 / 3,
      .seen
    ),
    .phone("iPhone 16", (393, 852), safe: (59, 34, 59, 21), radius: 55, statusBar: 54, .seen),
    .phone(
      "iPhone 16 Plus",
      (430, 932),
      safe: (59, 34, 59, 21),
      wide: true,
      radius: 55,
      statusBar: 54,
      .seen
    ),
    .phone("iPhone 17 Pro", (402, 874), safe: (62, 34, 62, 21), radius: 62, statusBar: 54, .seen),
    .phone(
      "iPhone 17 Pro Max",
      (440, 956),
      safe: (62, 34, 62, 21),
      wide: true,
      radius: 62,
      statusBar: 54,
      .practice
    ),
    .phone(
      "iPhone Air",
      (420, 912),
      safe: (68, 34, 68, 29),
      wide: true,
      radius: 62,
      statusBar: 54,
      .practice
    ),
    .phone("iPod touch (7th generation)", (320, 568), scale: 2, safe: (20, 0, 0, 0), .practice),
    .tablet("iPad Pro (9.7-inch)", (768, 1024), .seen),
    .tablet("iPad mini 3", (768, 1024), .practice),
    .tablet("iPad (9th generation)", (810, 1080), .practice),
    .tablet("iPad Pro (10.5-inch)", (834, 1112), .practice),
    .tablet("iPad mini (6th generation)", (744, 1133), radius: 21.5, .practice),
    .tablet("iPad Air (5th generation)", (820, 1180), radius: 18, .seen),
    .tablet("iPad (10th generation)", (820, 1180), radius: 25, .practice),
    .tablet("iPad Pro (11-inch) (4th generation)", (834, 1194), radius: 18, .seen),
    .tablet("iPad Pro 11-inch (M4)", (834, 1210), radius: 30, .seen),
    .tablet("iPad Pro (12.9-inch) (2nd generation)", (1024, 1366), .practice),
    .tablet("iPad Pro (12.9-inch) (6th generation)", (1024, 1366), radius: 18, .seen),
    .tablet("iPad Pro 13-inch (M4)", (1032, 1376), radius: 30, .seen),
    .television("Apple TV HD", scale: 1, .seen),
    .television("Apple TV 4K", scale: 2, .seen),
  ]
}

@Suite struct `A device` {
  @Test(arguments: Row.all)
  fileprivate func `has the numbers of its kind`(row: Row) throws {
    let device = try #require(Device.named(row.name))
    #expect(device.size == CGSize(width: row.points.0, height: row.points.1))
    #expect(device.scale == row.scale)
    #expect(device.cornerRadius == row.radius)
    #expect(device.statusBarHeight(in: .portrait) == row.statusBar)
    #expect(
      device.statusBarHeight(in: .landscape) == (device.idiom == .phone ? 0 : row.statusBar)
    )
    for (orientation, safe) in [
      (Device.Orientation.portrait, row.portrait), (.landscape, row.landscape),
    ] {
      let area = device.safeArea(in: orientation)
      #expect([area.top, area.left, area.bottom, area.right] == safe)
    }
    let classes = Device.Orientation.allCases.map { orientation in
      [device.horizontalSizeClass(in: orientation), device.verticalSizeClass(in: orientation)]
        .map { $0 == .regular ? "R" : "C" }.joined()
    }
    #expect(classes.joined(separator: " ") == row.classes)
    #expect(device.idiom == row.idiom)
  }

  /// The changes of iOS 14 were read off Interface Builder files and those of tablets were measured; the
  /// others are from practice.
  @Test(
    arguments: [
      ("iPhone 11", Metrics.iOS13, [44, 0, 34, 0], [0, 44, 21, 44]),
      ("iPhone 11", .iOS14, [48, 0, 34, 0], [0, 48, 21, 48]),
      ("iPhone 17 Pro", .iOS26, [62, 0, 34, 0], [0, 62, 20, 62]),
      ("iPhone 17 Pro Max", .iOS26, [62, 0, 34, 0], [0, 62, 20, 62]),
      ("iPhone Air", .iOS26, [68, 0, 34, 0], [0, 68, 20, 68]),
      ("iPhone 16", .iOS26, [59, 0, 34, 0], [0, 59, 21, 59]),
      ("iPad Pro 13", .iOS26, [32, 0, 25, 0], [32, 0, 25, 0]),
      ("iPad (9th generation)", .iOS26, [20, 0, 0, 0], [20, 0, 0, 0]),
    ] as [(String, Metrics, [CGFloat], [CGFloat])]
  )
  func `has other safe areas under other generations of iOS`(
    name: String,
    metrics: Metrics,
    portrait: [CGFloat],
    landscape: [CGFloat]
  ) throws {
    let device = try #require(Device.named(name))
    let areas = Device.Orientation.allCases.map { device.safeArea(in: $0, metrics: metrics) }
    expectEqual(areas.map { [$0.top, $0.left, $0.bottom, $0.right] }, [portrait, landscape])
    #expect(device.statusBarHeight(in: .portrait, metrics: metrics) <= portrait[0])
    // Set before or after the device, the generation counts.
    var before = Environment()
    before.metrics = metrics
    var after = Environment().on(device)
    after.metrics = metrics
    #expect(before.on(device) == after && after.safeArea == areas[0])
  }

  /// 40 points during a call on phones with a home button is from practice.
  @Test(arguments: Device.all)
  func `has a status bar of twice the height during a call, if it has a home button`(
    device: Device
  ) {
    let isOldPhone = device.idiom == .phone && device.cornerRadius == 0
    for orientation in Device.Orientation.allCases {
      let (held, calling) = (
        HeldDevice(device, orientation), HeldDevice(device, orientation, isInCall: true)
      )
      #expect(held.statusBarHeight() == device.statusBarHeight(in: orientation))
      guard isOldPhone, orientation == .portrait else {
        #expect(calling.statusBarHeight() == held.statusBarHeight())
        #expect(calling.safeArea == held.safeArea)
        continue
      }
      #expect(calling.statusBarHeight() == 40 && calling.safeArea.top == 40)
      #expect(calling.safeArea.bottom == held.safeArea.bottom)
    }
  }

  /// Points and pixels per point; the last eight are from practice, the others were seen in documents.
  @Test(
    arguments: [
      ("retina3_5", 320, 480, 2), ("retina4_0", 320, 568, 2), ("retina4_7", 375, 667, 2),
      ("retina5_5", 414, 736, 3), ("retina5_9", 375, 812, 3), ("retina6_0", 390, 844, 3),
      ("retina6_1", 414, 896, 2), ("retina6_12", 393, 852, 3), ("retina6_5", 414, 896, 3),
      ("ipad9_7", 768, 1024, 2), ("ipad12_9rounded", 1024, 1366, 2), ("appleTV", 1920, 1080, 1),
      ("retina6_7", 428, 926, 3), ("retina6_72", 430, 932, 3), ("ipad8_3rounded", 744, 1133, 2),
      ("ipad10_2", 810, 1080, 2), ("ipad10_5", 834, 1112, 2), ("ipad10_9rounded", 820, 1180, 2),
      ("ipad11_0rounded", 834, 1194, 2), ("ipad12_9", 1024, 1366, 2),
    ] as [(String, CGFloat, CGFloat, CGFloat)]
  )
  func `is what Interface Builder means by an identifier`(
    identifier: String,
    width: CGFloat,
    height: CGFloat,
    scale: CGFloat
  ) throws {
    let device = try #require(Device.interfaceBuilder(identifier))
    #expect(device.size == CGSize(width: width, height: height) && device.scale == scale)
    // Its corners are round where the identifier or the strip at the bottom says so.
    let isRounded = identifier.hasSuffix("rounded") || device.portraitSafeArea.bottom == 34
    #expect((device.cornerRadius > 0) == isRounded)
  }

  @Test func `is none for a watch's identifier`() {
    #expect(Device.interfaceBuilder("watch38") == nil)
  }

  @Test func `is one of at least 25 kinds, and has a name of its own`() {
    #expect(Device.all.count >= 25)
    let names = Device.all.flatMap { [$0.name] + $0.otherNames }.map { Device.named($0)?.name }
    #expect(names.allSatisfy { $0 != nil })
    #expect(Set(Device.all.map(\.plainName)).count == Device.all.count)
    // A row of the table above for every kind that there is.
    let kinds = Set(
      Device.all.map { "\($0.size) \($0.scale) \($0.cornerRadius) \($0.portraitSafeArea)" }
    )
    let rows = Set(
      Row.all.compactMap { Device.named($0.name) }
        .map { "\($0.size) \($0.scale) \($0.cornerRadius) \($0.portraitSafeArea)" }
    )
    #expect(kinds.subtracting(rows).isEmpty)
  }

  @Test func `is found by its name in any case, and with anything between the words`() {
    #expect(Device.named("iphone 16")?.name == "iPhone 16")
    #expect(Device.named("ipad-pro-12-9-inch-6th-generation")?.size.height == 1366)
    #expect(Device.named("iPhone SE")?.name == "iPhone SE (3rd generation)")
    #expect(Device.named("iPhone") == nil)
    #expect(Device.named(String(repeating: "a", count: 10_000)) == nil)
  }

  @Test(arguments: [
    ("iphone16", "iPhone 16"), ("iPhnoe 16", "iPhone 16"), ("iPhone16 Pro", "iPhone 16 Pro"),
    ("ipad pro 13", "iPad Pro 13-inch (M4)"), ("SE iPhone", "iPhone SE (3rd generation)"),
  ])
  func `is offered for a name that is nearly its own`(written: String, name: String) {
    #expect(Device.nearestNames(to: written).first == name)
  }

  @Test func `is not offered for a name that is nothing like its own`() {
    #expect(Device.nearestNames(to: "Pixel 9").isEmpty)
    #expect(Device.nearestNames(to: "").isEmpty)
    #expect(Device.nearestNames(to: "!?").isEmpty)
  }
}

@Suite struct `A window beside another one` {
  /// Widths of a third, half and two thirds lying, and of a third and two thirds upright; `R` where
  /// the window counts as wide.
  ///
  /// The 694 points stand in Apple's documents, and so does that 678 count as
  /// wide; the others are from practice.
  @Test(arguments: [
    ("iPad Pro (9.7-inch)", "320C 507C 694R", "320C 438C"),
    ("iPad (9th generation)", "320C 535C 750R", "320C 480C"),
    ("iPad Pro (10.5-inch)", "320C 551C 782R", "320C 504C"),
    ("iPad Air 11", "375C 585C 795R", "320C 490C"),
    ("iPad Pro (11-inch) (1st generation)", "375C 592C 809R", "320C 504C"),
    ("iPad Air 13", "375C 678R 981R", "375C 639C"),
  ])
  func `is as wide as its part of the screen`(
    name: String,
    landscape: String,
    portrait: String
  ) throws {
    let device = try #require(Device.named(name))
    func widths(_ splits: [ScreenSplit], _ orientation: Device.Orientation) -> String {
      splits.map { split in
        let held = HeldDevice(device, orientation, split: split)
        #expect(held.size.height == device.size(in: orientation).height)
        #expect(held.traits.verticalSizeClass == .regular)
        return "\(Int(held.size.width))"
          + (held.traits.horizontalSizeClass == .regular ? "R" : "C")
      }
      .joined(separator: " ")
    }
    #expect(widths([.third, .half, .twoThirds], .landscape) == landscape)
    #expect(widths([.third, .twoThirds], .portrait) == portrait)
  }

  @Test func `is 320 or 375 points wide when it slides over`() throws {
    for (name, width) in [
      ("iPad Pro (9.7-inch)", CGFloat(320)), ("iPad Pro 11", 375), ("iPad Air 13", 375),
    ] {
      let device = try #require(Device.named(name))
      #expect(HeldDevice(device, split: .slideOver).size.width == width)
    }
  }

  @Test func `is no half of an upright screen, and no part of a phone's`() throws {
    let tablet = try #require(Device.named("iPad Air 11"))
    #expect(tablet.splits(in: .landscape) == ScreenSplit.allCases)
    expectEqual(tablet.splits(in: .portrait), [.full, .third, .twoThirds, .slideOver])
    let phone = try #require(Device.named("iPhone 16"))
    expectEqual(phone.splits(in: .landscape), [.full])
  }

  @Test func `has all of a phone's screen`() throws {
    let device = try #require(Device.named("iPhone 16"))
    let held = HeldDevice(device, .landscape, split: .third)
    #expect(held.size == CGSize(width: 852, height: 393))
    #expect(held.traits == device.traits(in: .landscape))
  }
}

@Suite struct `An environment` {
  @Test func `takes a device's traits and safe area, and leaves a person's choices`() throws {
    let device = try #require(Device.named("iPad Pro 11"))
    var chosen = Environment()
    chosen.traits.userInterfaceStyle = .dark
    chosen.traits.preferredContentSizeCategory = .extraLarge
    let environment = chosen.on(device, .landscape)
    #expect(environment.traits.userInterfaceStyle == .dark)
    #expect(environment.traits.preferredContentSizeCategory == .extraLarge)
    #expect(environment.traits.userInterfaceIdiom == .pad)
    #expect(environment.traits.displayScale == 2)
    #expect(environment.safeArea == EdgeInsets(top: 24, bottom: 20))
    #expect(environment.device?.size == CGSize(width: 1210, height: 834))
  }
}
