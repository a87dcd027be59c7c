package import SnaplineEnvironment
import SnaplineGeometry

import struct Foundation.CGFloat

/// Whether a keyboard covers the bottom of the picture.
enum KeyboardValue: DesignValue {
  case hidden
  /// As high as the device's.
  case shown
  case high(PositiveLength)

  static var schema: JSONValue {
    .anyOf(["enum": .texts(["hidden", "shown"])], PositiveLength.schema)
  }

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> KeyboardValue? {
    switch node.scalar?.text {
    case "hidden": .hidden
    case "shown": .shown
    default: PositiveLength.read(node, at: spot, in: reading).map { .high($0) }
    }
  }

  /// The height on a device; nothing where that has no keyboard, or isn't known.
  func height(on device: HeldDevice?, scale: Double) -> CGFloat? {
    switch self {
    case .hidden: 0
    case .shown: device.flatMap { $0.device.keyboardHeights(in: $0.orientation)?.full }
    case .high(let height): height.length.points(scale: scale)
    }
  }
}

/// Bars that stand around the picture without being drawn.
package struct BarsValue: DesignValue {
  private var values: Values

  static var schema: JSONValue { .object(of: words) }

  private static let navigation = Key<NavigationWord>(
    "navigation",
    "A navigation bar above, with a small title or a large one."
  )
  private static let tab = Key<Bool>("tab", "A tab bar below.", standard: "false")
  private static let tool = Key<Bool>("tool", "A toolbar below.", standard: "false")
  private static let statusHidden = Key<Bool>(
    "statusHidden",
    "Whether the status bar is hidden.",
    standard: "false"
  )
  private static let inCall = Key<Bool>(
    "inCall",
    "Whether a call makes the status bar higher, as on phones with a home button.",
    standard: "false"
  )
  private static let words: [any Word] = [navigation, tab, tool, statusHidden, inCall]

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> BarsValue? {
    guard reading.isSaid(node, at: spot) else { return nil }
    return reading.object(node, by: words, at: spot).map { BarsValue(values: $0) }
  }

  /// Has bars cover what they do, besides what covers the screen anyway.
  package func cover(_ environment: inout Environment) {
    var bars: BarMetrics.Bars = []
    if let navigation = values[Self.navigation] {
      bars.insert(.navigationBar)
      if navigation == .large { bars.insert(.largeTitle) }
    }
    if values[Self.tab] == true { bars.insert(.tabBar) }
    if values[Self.tool] == true { bars.insert(.toolbar) }
    if values[Self.inCall] == true, var device = environment.device {
      let usual = device.statusBarHeight(metrics: environment.metrics)
      device.isInCall = true
      environment.device = device
      environment.safeArea.top += device.statusBarHeight(metrics: environment.metrics) - usual
    }
    if values[Self.statusHidden] == true, environment.device?.device.needsStatusBarForTop ?? true {
      environment.safeArea.top = 0
    }
    environment.safeArea = BarMetrics(for: environment.traits, metrics: environment.metrics)
      .insets(of: bars, over: environment.safeArea)
  }

  private enum NavigationWord: String, Enumerator { case small, large }
}

extension Device {
  /// Whether nothing but the line with the time covers the top: a camera stays when that goes.
  fileprivate var needsStatusBarForTop: Bool { idiom != .phone || cornerRadius == 0 }
}
