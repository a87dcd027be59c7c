internal import Foundation
internal import SnaplineEnvironment
internal import SnaplineGeometry
internal import SnaplineTerminal

/// `snapline devices`: what designs can be drawn for.
enum Devices {
  private static let json = Flag("json", "Prints all that is known of each device as JSON.")

  static let row: CommandRow = CommandRow(
    command: Command(
      "devices",
      "Lists the devices that designs can be drawn for.",
      discussion: [
        "Lengths are in points; the safe area is given by its insets: top, left, bottom, right. "
          + "A name may be written in any case, and with hyphens: iphone-16."
      ],
      examples: [
        Example("snapline devices", "lists names, sizes and safe areas"),
        Example("snapline devices --json", "prints them for other programs"),
        Example("snapline render card.yaml --device iphone-16", "draws for one"),
      ]
    ) { json }
  ) { invocation, console throws(Stop) in
    try console.print(invocation[json] ? jsonText : table)
    return .success
  }

  // MARK: As a table

  private static var table: String {
    let heads = ["NAME", "SIZE", "SCALE", "CLASSES", "SAFE AREA", "LYING", "CORNERS"]
    let rows = [heads] + Device.all.map(cells)
    let widths = heads.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }
      let line = cells.joined(separator: "  ")
      return line[..<(line.lastIndex { $0 != " " }.map(line.index(after:)) ?? line.endIndex)] + "\n"
    }
    .joined()
  }

  private static func cells(of device: Device) -> [String] {
    [
      device.name,
      "\(short(device.size.width))x\(short(device.size.height))",
      "\(short(device.scale))",
      classes(of: device, .portrait) + " " + classes(of: device, .landscape),
      insets(of: device, .portrait),
      insets(of: device, .landscape),
      short(device.cornerRadius),
    ]
  }

  private static func classes(of device: Device, _ orientation: Device.Orientation) -> String {
    let letter = { (room: UserInterfaceSizeClass) in room == .regular ? "R" : "C" }
    return letter(device.horizontalSizeClass(in: orientation))
      + letter(device.verticalSizeClass(in: orientation))
  }

  private static func insets(of device: Device, _ orientation: Device.Orientation) -> String {
    let area = device.safeArea(in: orientation)
    return [area.top, area.left, area.bottom, area.right].map(short).joined(separator: " ")
  }

  private static func short(_ number: CGFloat) -> String {
    let rounded = (number * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  // MARK: As JSON

  private struct Entry: Encodable {
    let name: String
    let otherNames: [String]
    let idiom: String
    let scale: Double
    let cornerRadius: Double
    let portrait: Held
    let landscape: Held
    /// Widths of windows beside another one, by their part of the screen.
    let splits: [String: [String: Double]]?

    struct Held: Encodable {
      let width, height: Double
      let safeArea: Insets
      let horizontalClass, verticalClass: String
      let statusBar: Double
      let keyboard: Keyboard?
    }

    /// Heights with the bar of predicted words, and without.
    struct Keyboard: Encodable {
      let full, plain: Double
    }

    struct Insets: Encodable {
      let top, left, bottom, right: Double
    }
  }

  private static var jsonText: String { Device.all.map(entry).readableJSON }

  private static func entry(of device: Device) -> Entry {
    Entry(
      name: device.name,
      otherNames: device.otherNames,
      idiom: "\(device.idiom)",
      scale: device.scale,
      cornerRadius: (device.cornerRadius * 100).rounded() / 100,
      portrait: held(device, .portrait),
      landscape: held(device, .landscape),
      splits: device.idiom == .pad ? splits(of: device) : nil
    )
  }

  private static func held(_ device: Device, _ orientation: Device.Orientation) -> Entry.Held {
    let (size, area) = (device.size(in: orientation), device.safeArea(in: orientation))
    return Entry.Held(
      width: size.width,
      height: size.height,
      safeArea: Entry.Insets(
        top: area.top,
        left: area.left,
        bottom: area.bottom,
        right: area.right
      ),
      horizontalClass: "\(device.horizontalSizeClass(in: orientation))",
      verticalClass: "\(device.verticalSizeClass(in: orientation))",
      statusBar: device.statusBarHeight(in: orientation),
      keyboard: device.keyboardHeights(in: orientation)
        .map { Entry.Keyboard(full: $0.full, plain: $0.plain) }
    )
  }

  private static func splits(of device: Device) -> [String: [String: Double]] {
    var splits: [String: [String: Double]] = [:]
    for orientation in Device.Orientation.allCases {
      for split in device.splits(in: orientation) where split != .full {
        let width = HeldDevice(device, orientation, split: split).size.width
        splits[orientation.rawValue, default: [:]][split.rawValue] = width
      }
    }
    return splits
  }
}
