import Foundation
import SnaplineDiagnostics
import SnaplineDocuments
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineInputs
import SnaplineScene
import TestSupport
import Testing

@Suite struct `A canvas of paper` {
  private func size(
    _ canvas: String,
    _ overrides: DesignOverrides = DesignOverrides()
  ) throws -> CGSize {
    try Design(yaml: "canvas: \(canvas)\nview: view\n", overrides: overrides).drawing().scene.size
  }

  @Test func `has the sizes of sheets, in whole points`() throws {
    let sizes = try ["A3", "A4", "A5", "A6", "Letter", "Legal"].map { try size($0) }
    let expected = [(842, 1191), (595, 842), (420, 595), (298, 420), (612, 792), (612, 1008)]
    #expect(sizes == expected.map { CGSize(width: $0.0, height: $0.1) })
    #expect(sizes == PaperSize.allCases.map(\.size))
    #expect(try size("A4") == .a4 && size("Letter") == .letter)
  }

  @Test func `may lie, and be measured in millimetres`() throws {
    let lying = CGSize(width: 842, height: 595)
    #expect(try size("A4 landscape") == lying)
    #expect(try size("{size: A4 landscape}") == lying)
    #expect(try size("{size: A4, orientation: landscape}") == lying)
    #expect(try size("A4 portrait") == .a4)
    #expect(PaperSize.a4.landscape == lying)
    var overrides = DesignOverrides()
    overrides.orientation = .landscape
    #expect(try size("A4", overrides) == lying)
    #expect(try size("A4 landscape", overrides) == lying)
    #expect(try size("210x297mm") == .a4)
    #expect(try size("85x55mm") == CGSize(width: 241, height: 156))
    #expect(CGSize.millimeters(85, 55) == CGSize(width: 241, height: 156))
  }

  @Test func `is turned by a variant`() throws {
    for canvas in ["A4", "{size: A4}", "A4 portrait"] {
      let text =
        "canvas: \(canvas)\nview: view\nvariants:\n- {name: wide, orientation: landscape}\n"
      var overrides = DesignOverrides()
      overrides.variant = "wide"
      let drawing = try Design(yaml: text, overrides: overrides).drawing()
      #expect(drawing.scene.size == PaperSize.a4.landscape, "\(canvas)")
    }
  }

  @Test(arguments: [
    ("a4", "A4"), ("A4-landscape", "A4 landscape"), ("landscape A4", "A4 landscape"),
    ("DIN A5", "A5"), ("letter", "Letter"), ("US Letter", "Letter"), ("A2", "420x594mm"),
    ("B5 landscape", "250x176mm"), ("Tabloid", "279x432mm"), ("legal quer", "Legal landscape"),
  ])
  func `is told by its name`(written: String, meant: String) throws {
    #expect {
      try size(written)
    } throws: { error in
      let diagnostic = (error as? DesignError)?.diagnostics.first
      return diagnostic?.remedy == "write \(meant)" && diagnostic?.id == "wrong-value"
    }
    _ = try size(meant)
  }
}
