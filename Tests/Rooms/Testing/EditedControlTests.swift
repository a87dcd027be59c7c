import Foundation
import Snapline
import SnaplineSnapshots
import SnaplineTesting
import TestSupport
import Testing

/// What a test of views says where a colour of a control is edited in code.
@Suite struct `A colour of a control is named as code names it` {
  /// The colours by the names of their properties.
  private typealias Colors = [String: Color]

  private func controls(_ colors: Colors) -> View {
    let (root, button, toggle) = (View(), Button(type: .system), Switch())
    let (slider, progress, segments) = (
      Slider(), ProgressView(), SegmentedControl(items: ["A", "B"])
    )
    let pages = PageControl()
    button.setTitle("Buy", for: .normal)
    if let color = colors["title"] { button.setTitleColor(color, for: .normal) }
    if let tint = colors["tintColor"] { root.tintColor = tint }
    (toggle.isOn, toggle.onTintColor) = (true, colors["onTintColor"])
    (slider.value, slider.minimumTrackTintColor) = (0.5, colors["minimumTrackTintColor"])
    (progress.progress, progress.progressTintColor) = (0.5, colors["progressTintColor"])
    segments.selectedSegmentIndex = 0
    segments.selectedSegmentTintColor = colors["selectedSegmentTintColor"]
    (pages.numberOfPages, pages.currentPageIndicatorTintColor) = (
      3, colors["currentPageIndicatorTintColor"]
    )
    for (row, view) in [button, toggle, slider, progress, segments, pages].enumerated() {
      view.frame = CGRect(x: 10, y: CGFloat(row) * 40, width: 120, height: 30)
      root.addSubview(view)
    }
    return root
  }

  private func message(_ old: Colors, _ new: Colors) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.path + "/edited-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    func said(of colors: Colors, _ mode: RecordMode) -> String? {
      let site: CallSite = (#fileID, #filePath, #line, #column)
      let call = SnapshotCall("message", at: site, record: mode, folder: folder)
      let picture = Snapshotting<View, Scene>.image(size: CGSize(width: 200, height: 240))
      return call.verify({ controls(colors) }, as: picture, environment: [:]).message
    }
    _ = said(of: old, .all)
    #expect(said(of: old, .never) == nil)
    let lines = try #require(said(of: new, .never)).split(separator: "\n").map(String.init)
    return lines.dropFirst().prefix { !$0.hasPrefix("    ") && !$0.hasPrefix("  style:") }.map {
      $0
    }
  }

  @Test(arguments: [
    ("tintColor", "View"), ("onTintColor", "Switch"), ("minimumTrackTintColor", "Slider"),
    ("progressTintColor", "ProgressView"), ("currentPageIndicatorTintColor", "PageControl"),
    ("selectedSegmentTintColor", "SegmentedControl “A | B”"),
  ])
  func `and by the control that has it`(property: String, owner: String) throws {
    try expectEqual(
      message([property: .systemTeal], [property: .systemRed]),
      ["  \(owner).\(property) systemTeal → systemRed"]
    )
    try expectEqual(
      message([:], [property: .systemRed]),
      ["  \(owner).\(property) unsaid → systemRed"]
    )
    let mixed = Color(red: 1, green: 0.2, blue: 0, alpha: 0.5)
    try expectEqual(
      message([property: .systemTeal], [property: mixed]),
      ["  \(owner).\(property) systemTeal → #ff3300 at 50 %"]
    )
  }

  @Test func `and a title's own colour apart from the tint`() throws {
    try expectEqual(
      message(["title": .systemTeal], ["title": .systemRed]),
      ["  ButtonLabel “Buy”.textColor systemTeal → systemRed"]
    )
    try expectEqual(
      message(
        ["title": .systemTeal, "tintColor": .systemBlue],
        ["title": .systemTeal, "tintColor": .systemRed]
      ),
      ["  View.tintColor systemBlue → systemRed"]
    )
  }
}
