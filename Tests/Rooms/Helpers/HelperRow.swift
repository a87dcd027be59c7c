import Foundation
import SnaplineDiagnostics
import SnaplineGeometry
import SnaplineHelpers
import SnaplineLayout
import TestSupport
import Testing

/// A call, the constraints that it makes as they are stored, and the frame that they give.
struct HelperRow {
  var name: String
  var call: (Stage) -> ConstraintsList
  var lines: [String]
  var frame: CGRect
  /// Whether anything says where the view lies across.
  var isPlaced = true

  init(
    _ name: String,
    _ lines: [String],
    _ frame: CGRect,
    _ call: @escaping (Stage) -> ConstraintsList
  ) { (self.name, self.call, self.lines, self.frame) = (name, call, lines, frame) }
}

@Suite struct `Each helper` {
  func check(_ rows: [HelperRow]) {
    for row in rows {
      let stage = Stage()
      #expect(row.call(stage).lines == row.lines, "\(row.name)")
      #expect(stage.frame() == row.frame, "\(row.name)")
      expectEqual(stage.root.layoutDiagnostics.map(\.subject), [], "\(row.name)")
      let mirrored = Stage(rightToLeft: true)
      #expect(row.call(mirrored).lines == row.lines, "\(row.name), mirrored")
      if row.isPlaced {
        #expect(mirrored.frame() == row.frame.mirrored(), "\(row.name), mirrored")
      }
    }
  }

  let insets = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
}
