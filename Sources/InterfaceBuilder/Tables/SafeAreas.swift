import Foundation
import SnaplineEnvironment
import SnaplineGeometry

/// What the edges of a screen cover in Interface Builder, which isn't what they cover on the device.
///
/// Releases differ; all is read off recorded frames.
enum SafeAreas {
  private struct Row {
    let devices: Set<String>
    let tools: Range<Int>
    let top: Double
  }

  private static let withHomeButton: Set = ["retina3_5", "retina4_0", "retina4_7", "retina5_5"]
  private static let tabletsWithHomeButton: Set = [
    "ipad7_9", "ipad9_7", "ipad10_2", "ipad10_5", "ipad12_9",
  ]
  private static let notched: Set = [
    "retina5_9", "retina6_0", "retina6_1", "retina6_12", "retina6_5", "retina6_7", "retina6_72",
  ]
  private static let ever = 0..<32_768

  private static let rows = [
    Row(devices: withHomeButton, tools: ToolsVersion.xcode11.major..<21_600, top: 0),
    Row(devices: withHomeButton, tools: ever, top: 20),
    Row(devices: tabletsWithHomeButton, tools: ToolsVersion.xcode11.major..<21_200, top: 0),
    Row(devices: tabletsWithHomeButton, tools: ever, top: 20),
    // The device of that size is another one since.
    Row(devices: ["retina5_9"], tools: 22_000..<32_768, top: 50),
    Row(devices: ["retina6_1"], tools: 0..<21_225, top: 44),
    Row(devices: ["retina6_0", "retina6_7"], tools: 0..<20_038, top: 44),
    Row(devices: ["ipad12_9rounded"], tools: ever, top: 24),
  ]

  /// The releases that count the insets of a screen with a notch twice: Xcode 16.3 and later, 12 of 12
  /// roots of the larger corpus; before, 0 of 37.
  static let doubling = 23_727..<25_095

  private static let leastScreenHeight = 480.0

  /// What is covered of a root of a height: in older releases only of one as high as a screen.
  static func insets(of canvas: DocumentCanvas, height: Double, metrics: Metrics) -> EdgeInsets {
    if let tools = canvas.tools, tools < .iOS13, height < leastScreenHeight {
      return .zero
    }
    return whole(of: canvas, height: height, metrics: metrics)
  }

  private static func whole(
    of canvas: DocumentCanvas,
    height: Double,
    metrics: Metrics
  ) -> EdgeInsets {
    var insets = canvas.device.safeArea(metrics: metrics)
    guard let identifier = canvas.identifier,
      canvas.device.orientation == .portrait || canvas.device.device.idiom == .pad
    else { return insets }
    let tools = canvas.tools?.major ?? ever.upperBound - 1
    let row = rows.first { $0.devices.contains(identifier) && $0.tools.contains(tools) }
    insets.top = row?.top ?? insets.top
    if notched.contains(identifier), doubling.contains(tools) {
      insets.top *= 2
      // A lower root doesn't reach the screen's bottom, which is the second to count.
      if height >= canvas.device.size.height { insets.bottom *= 2 }
    }
    return insets
  }
}
