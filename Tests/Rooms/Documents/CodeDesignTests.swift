import Foundation
import SnaplineControls
import SnaplineDiagnostics
import SnaplineDocuments
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineHelpers
import SnaplineLayout
import SnaplineRendering
import SnaplineScene
import TestSupport
import Testing

@Suite struct `A code in a design` {
  @Test func `says what is wrong with its text, and what to write`() {
    for (text, expected) in rows { expectEqual(faults(of: text), [expected], "\(text)") }
  }

  /// What is said of a design that is read and drawn.
  private func faults(of text: String) -> [String] {
    do throws(DesignError) {
      _ = try Design(yaml: text + "\n").drawing()
      return []
    } catch {
      return error.diagnostics.map { fault in
        let place = fault.place.map { "\($0.line ?? 0):\($0.column ?? 0)+\($0.length) " } ?? ""
        return place + fault.id + ": " + fault.subject + (fault.remedy.map { " · " + $0 } ?? "")
      }
    }
  }

  @Test func `is told of where it ends outside the canvas`() throws {
    func told(_ canvas: String) throws -> [String] {
      let view = "view: {qr: hello, centeredIn: superview, moduleSize: 6}"
      return try Design(yaml: "canvas: \(canvas)\n\(view)\n").drawing().diagnostics.map(\.subject)
    }
    expectEqual(try told("200x200"), [])
    expectEqual(try told("150x200"), ["this qr ends 12 points to the left of the canvas"])
  }

  private let rows = [
    (
      "view: {barcode: 4006381333932, kind: ean13}",
      "1:17+13 code-check-digit: the last digit must be 1, not 2"
        + " · write 4006381333931 if the twelve are right"
    ),
    (
      "view: {barcode: 400638133393, kind: ean13}",
      "1:17+12 code-digits: EAN-13 has 13 digits, and this has 12 · write 4006381333931"
    ),
    (
      "view: {barcode: 4006-381333931, kind: ean13}",
      "1:17+14 code-letters: EAN-13 is of digits, and '-' isn't one"
        + " · write the 13 digits alone, without spaces; letters need the kind 'code128'"
    ),
    (
      "view: {barcode: Café}",
      "1:17+4 code-letters: Code 128 has no 'é'"
        + " · leave it out, or use a QR code, which takes every text"
    ),
    (
      "view: {barcode: \(String(repeating: "a", count: 61))}",
      "1:17+61 code-length: a text of 61 bytes is too long for Code 128"
        + " · shorten it, or use a QR code"
    ),
    (
      "view: {qr: \(String(repeating: "a", count: 1300)), errorCorrection: high}",
      "1:12+228 code-length: a text of 1300 bytes is too long for a QR code"
        + " · say the error correction 'quartile'"
    ),
    (
      "view: {qr: \"\"}",
      "1:12+2 code-empty: a QR code of no text · give it a text, or leave the view out"
    ),
    (
      "data: {number: \"12\"}\nview: {barcode: \"{{number}}\", kind: ean13}",
      "2:17+12 code-digits: EAN-13 has 13 digits, and this has 2"
        + " · write 13 digits; other lengths need the kind 'code128'"
    ),
    (
      "view: {qrcode: Hi}",
      "1:8+6 unknown-class: no view is called 'qrcode' · write 'qr:'"
    ),
  ]

  private func warnings(_ node: String) throws -> [String] {
    try Design(yaml: "view:\n  \(node)\n  filling: superview\n").drawing().diagnostics
      .map { $0.id + ": " + $0.subject }
  }

  @Test func `warns of colours that a scanner can't tell from the ground`() throws {
    #expect(try warnings("qr: Hi\n  color: 12355B").isEmpty)
    #expect(try warnings("qr: Hi\n  background: {gradient: [red, blue]}").isEmpty)
    let pale = "code-contrast: the code differs from its ground by 15 %, where a scanner wants 40 %"
    #expect(try warnings("qr: Hi\n  color: EEEEEE") == [pale])
    let red = "code-contrast: the code differs from its ground by 0 %, where a scanner wants 40 %"
    #expect(try warnings("barcode: A-17\n  color: FF0000") == [red])
    let inverse = "code-contrast: the code is lighter than its ground"
    #expect(try warnings("qr: Hi\n  color: white\n  background: black") == [inverse])
  }

  @Test func `warns of a blur in which modules run together, and of a tint without contrast`()
    throws
  {
    func code(_ effect: String) throws -> [String] {
      let node = "{qr: Hi, moduleSize: 4, effect: {\(effect)}, centeredIn: superview}"
      return try Design(yaml: "canvas: 300x300\nview: \(node)\n").drawing().diagnostics
        .map { $0.id + ": " + $0.subject }
    }
    #expect(try code("blur: 1.5").isEmpty)
    let blurred = "code-blurred: the code is blurred by 2 points, and its modules are 4 wide"
    #expect(try code("blur: 2") == [blurred])
    #expect(try code("tint: black/20%").isEmpty)
    let tinted = "code-contrast: the code differs from its ground by 3 %"
    #expect(try code("tint: black/80%") == [tinted + ", where a scanner wants 40 %"])
  }

  @Test func `warns where a module has less than a pixel`() throws {
    let small = try Design(
      yaml: "canvas: {size: 20x20, scale: 1}\nview: {qr: Hi, filling: superview}\n"
    )
    let told = try small.drawing().diagnostics
    #expect(told.map(\.id) == ["code-too-small"])
    #expect(told.first?.remedy == "make it at least 29 points wide and high")
  }

  private func barcode(_ looks: String) throws -> Design.Drawing {
    try Design(
      yaml: "canvas: 320x200\nview: {barcode: 12345, \(looks), centeredIn: superview}\n"
    ).drawing()
  }

  @Test(arguments: ["size: 300x4", "size: 300x12", "font: 60, size: 200x6"])
  func `leaves the text out where nobody could read it, and says so`(looks: String) throws {
    let (told, silent) = (try barcode(looks), try barcode("showsText: false, \(looks)"))
    #expect(told.diagnostics.map(\.id) == ["code-too-small"] && silent.diagnostics.isEmpty)
    #expect(try told.scene.bitmap() == silent.scene.bitmap())
    let remedy = try #require(told.diagnostics.first?.remedy)
    let needed = try #require(remedy.firstMatch(of: /at least (\d+) points/)?.1)
    let mended = looks.replacing(/x\d+/, with: "x\(needed)")
    #expect(try barcode(mended).diagnostics.isEmpty, "\(remedy)")
  }

  /// Bars have half of the height at least, or ten modules.
  @Test(arguments: ["size: 300x50", "font: 60, size: 300x50", "font: 60, size: 200x50"])
  func `makes the text as small as the bars need it`(looks: String) throws {
    let drawing = try barcode(looks)
    #expect(drawing.diagnostics.isEmpty)
    let paths = drawing.scene.items.compactMap { item -> Double? in
      guard case .fill(.path(let path, _), _) = item else { return nil }
      let ends = path.points.map(\.y)
      return (ends.max() ?? 0) - (ends.min() ?? 0)
    }
    #expect((paths.max() ?? 0) >= 19.5, "\(paths)")
  }

  /// Whether all the points of the code's path lie on whole pixels.
  private func isSharp(_ scene: Scene) -> Bool {
    scene.items.allSatisfy { item in
      guard case .fill(.path(let path, _), _) = item else { return true }
      return path.points.allSatisfy { point in
        [point.x, point.y].allSatisfy {
          abs($0 * scene.scale - ($0 * scene.scale).rounded()) < 1e-6
        }
      }
    }
  }

  @Test func `has its edges on whole pixels at every size`() throws {
    for var seed in Seed.some(24) {
      let scale = seed.number(in: 1...3)
      let size = "\(seed.number(in: 120...400))x\(seed.number(in: 120...400))"
      let node = seed.chance(0.5) ? "qr: Hello" : "barcode: A-17"
      let inset = Double(seed.number(in: 0...30)) / 4
      let scene = try Design(
        yaml: "canvas: {size: \(size), scale: \(scale)}\nview: {\(node), filling: superview, "
          + "insets: \(inset)}\n"
      ).drawing().scene
      #expect(isSharp(scene), "\(seed)")
    }
  }

  @Test func `is as large as its modules`() throws {
    let text =
      "view:\n  hstack:\n  - {id: a, qr: Hi}\n  - {id: b, barcode: 4006381333931, kind: ean13, "
      + "showsText: false}\n  alignment: top\n  filling: superview\n"
    let drawn = try Drawn(text)
    #expect(drawn.frame("a") == "0 0 116 116")
    #expect(drawn.frame("b") == "116 0 226 60")
  }

  @Test func `agrees with the same in Swift`() throws {
    try compareWithSwift(
      "- {qr: Hi, errorCorrection: high, color: 12355B, quietZone: 2, centeredIn: superview}\n"
    ) {
      let code = QRCodeView("Hi")
      code.errorCorrection = .high
      code.color = Color(hex: 0x12355B)
      code.quietZone = 2
      $0.addSubview(code, centeredIn: .superview)
    }
    try compareWithSwift(
      "- {barcode: 4006381333931, kind: ean13, moduleSize: 1, centeredIn: superview}\n"
    ) {
      let code = BarcodeView("4006381333931", kind: .ean13)
      code.moduleSize = 1
      $0.addSubview(code, centeredIn: .superview)
    }
  }

  @Test func `names what encoded it in the picture's fingerprint`() throws {
    let scene = try Design(yaml: "view: {qr: Hi, filling: superview}\n").drawing().scene
    let parts = scene.fingerprint().parts
    #expect(parts["encoder libzint"]?.isEmpty == false)
    let plain = try Design(yaml: "view: {label: Hi, filling: superview}\n").drawing().scene
    #expect(plain.fingerprint().parts["encoder libzint"] == nil)
  }

  @Test func `is called by its text, and never mirrored`() throws {
    func scene(_ direction: String) throws -> Scene {
      try Design(
        yaml: "environment: {direction: \(direction)}\ndata: {seat: 17C}\n"
          + "view: {qr: \"Seat {{seat}}\", filling: superview}\n"
      ).drawing().scene
    }
    let one = try scene("leftToRight")
    let spoken = one.items.compactMap { item in
      if case .begin(let group) = item { group.accessibility?.label } else { nil }
    }
    #expect(spoken == ["Seat 17C"])
    #expect(try scene("rightToLeft").items == one.items)
  }
}
