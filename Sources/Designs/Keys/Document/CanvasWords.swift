import SnaplineEnvironment

/// What the picture is drawn on.
package struct CanvasValue: DesignValue {
  /// How large it is; nothing where the design doesn't say, and a device may.
  var size: CanvasSize?
  var device: DeviceName?
  var orientation: Device.Orientation?
  var split: ScreenSplit?
  package var scale: Double?
  package var insets: InsetsValue?
  /// The properties that the canvas has as a view.
  package var values = Values()

  static var schema: JSONValue {
    .anyOf(CanvasSize.schema, DeviceName.schema, .object(of: words))
  }

  private static let size = Key<CanvasSize>(
    "size",
    "The size: 1200x630, 85x55mm, A4, 'A4 landscape', or fit."
  )
  private static let width = Key<CanvasSide>(
    "width",
    "The width: 360, or 44...320 to fit the views."
  )
  private static let height = Key<CanvasSide>("height", "The height: 360, or 44...320.")
  private static let device = Key<DeviceName>(
    "device",
    "The device whose screen is drawn; 'snapline devices' lists the names."
  )
  private static let orientation = Key<Device.Orientation>(
    "orientation",
    "The orientation of the device or of the sheet of paper.",
    standard: "portrait"
  )
  private static let split = Key<ScreenSplit>(
    "split",
    "The app's part of a tablet's screen, beside another window.",
    standard: "full"
  )
  private static let scale = Key<CanvasScale>(
    "scale",
    "Pixels per point.",
    standard: "the device's, else 2"
  )
  private static let insets = Key<InsetsValue>(
    "insets",
    "The distance from the picture's edge to the views.",
    standard: "0"
  )
  static let words: [any Word] =
    [size, width, height, device, orientation, split, scale, insets]
    + ViewWords.properties.filter {
      !["constraints", "contentMode", "transform", "blend"].contains($0.name)
    }

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> CanvasValue? {
    guard let entries = node.mapping else { return readScalar(node, at: spot, in: reading) }
    // Another scale is told of where it is read.
    if let said = entries.scalar(of: scale.name).flatMap(Double.init), CanvasScale.isAllowed(said) {
      reading.canvasScale = said
    }
    let values = reading.read(entries, by: words, owner: spot.key) { entry in
      let foreign = ForeignWords.remedy(forCanvas: entry, in: reading)
      return .unknownObjectKey(entry.key, of: spot.key, among: words, foreign: foreign)
    }
    var canvas = CanvasValue(size: values[size])
    if values.says("size"), values.says("width") || values.says("height") {
      reading.report(.canvasSizeTwice, at: node.span.prefix(1))
    }
    if let width = values[width] { canvas.size = CanvasSize(width: width.length, height: .fit) }
    if let height = values[height] {
      canvas.size = CanvasSize(width: canvas.size?.width ?? .fit, height: height.length)
    }
    canvas.device = values[device]
    canvas.orientation = values[orientation]
    canvas.split = values[split]
    canvas.scale = values[scale]?.value
    canvas.insets = values[insets]
    canvas.values = values
    canvas.size = canvas.size?.turned(canvas.orientation)
    if canvas.device == nil, !values.says("device") {
      for key in canvas.isSheet ? [split.name] : [orientation.name, split.name] {
        if let span = values.keySpan(named: key) { reading.report(.needsDevice(key), at: span) }
      }
    }
    return canvas
  }

  /// A size, a paper, `fit`, or else a device.
  private static func readScalar(_ node: Node, at spot: Spot, in reading: Reading) -> CanvasValue? {
    let isName = node.scalar.map { scalar in
      scalar.text != "fit" && scalar.text.utf8.first?.isLetter ?? false && !node.isNull
        && !scalar.text.isAboutPaper
    }
    guard isName ?? false else {
      return CanvasSize.read(node, at: spot, in: reading).map { CanvasValue(size: $0) }
    }
    return DeviceName.read(node, at: spot, in: reading).map { CanvasValue(device: $0) }
  }
}

/// A device by one of its names.
struct DeviceName: DesignValue {
  var device: Device

  static var schema: JSONValue {
    let names = Device.all.flatMap { [$0.name] + $0.otherNames }
    return .anyOf(
      ["enum": .texts(names)],
      .scalar(WordTree(names.map { $0.inPlainLetters }).pattern)
    )
  }

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> DeviceName? {
    guard let scalar = reading.scalar(node, at: spot, wanted: "the name of a device"),
      reading.isSaid(node, at: spot)
    else { return nil }
    if let device = Device.named(scalar.text) { return DeviceName(device: device) }
    reading.report(
      .unknownDevice(
        scalar.text,
        otherwise: "write one such as iPhone 16, which 'snapline devices' lists"
      ),
      at: node.span
    )
    return nil
  }
}

extension Device.Orientation: Enumerator {}
extension ScreenSplit: Enumerator {}

extension Message {
  static func unknownDevice(
    _ name: String,
    otherwise remedy: String = "see 'snapline devices'"
  ) -> Message {
    let near = Device.nearestNames(to: name)
    return Message(
      "unknown-device",
      "no device is called '\(name.shortened)'",
      remedy: near.isEmpty
        ? remedy
        : "did you mean " + near.map { "'\($0)'" }.joined(separator: ", ") + "?"
    )
  }

  fileprivate static func needsDevice(_ key: String) -> Message {
    Message("missing-key", "'\(key)' needs a 'device'", remedy: "write 'device: iPhone 16'")
  }
}

extension String {
  /// A name in small letters, with hyphens between its words.
  fileprivate var inPlainLetters: String {
    lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }
}
