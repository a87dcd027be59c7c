import Foundation
import SnaplineDocuments
import SnaplineEnvironment
import SnaplineImages
import SnaplineRendering
import TestSupport
import Testing

/// Codes as a scanner of Debian's reads them.
@Suite(.enabled(if: Scanner.isThere, Comment(rawValue: Scanner.absence)))
struct `A code that is scanned` {
  @Test(arguments: [1, 3])
  func `says what was written`(scale: Int) throws {
    let texts: [(node: String, read: String)] = [
      ("{qr: \"https://example.org/tickets/48213\"}", "QR-Code:https://example.org/tickets/48213"),
      ("{qr: \"Grüße, 你好, مرحبا 🎫\", errorCorrection: low}", "QR-Code:Grüße, 你好, مرحبا 🎫"),
      ("{qr: \"0123456789\", errorCorrection: high, color: 12355B}", "QR-Code:0123456789"),
      ("{barcode: SNP-2026-0042}", "CODE-128:SNP-2026-0042"),
      ("{barcode: 00340123450000000018, showsText: false}", "CODE-128:00340123450000000018"),
      ("{barcode: 4006381333931, kind: ean13}", "EAN-13:4006381333931"),
      ("{barcode: 0012345678905, kind: ean13, moduleSize: 3}", "EAN-13:0012345678905"),
    ]
    for (node, read) in texts {
      let text =
        "canvas: {scale: \(scale), background: D0E4F7}\nview: {view: \(node.dropLast()), "
        + "filling: superview}, filling: superview, insets: 20}\n"
      let picture = try Design(yaml: text).drawing().scene.png()
      #expect(try Scanner.read(picture) == [read], "\(node) at \(scale)")
    }
  }

  @Test func `stands among others, of data`() throws {
    let text = """
      canvas: {scale: 2}
      data: {tickets: [{seat: 17C}, {seat: 4A}, {seat: 21F}]}
      view:
        hstack:
        - {each: ticket in tickets, qr: "seat {{ticket.seat}}", height: 90, width: 90}
        spacing: 16
        filling: superview
      """
    let read = try Scanner.read(try Design(yaml: text).drawing().scene.png())
    #expect(Set(read) == ["QR-Code:seat 17C", "QR-Code:seat 4A", "QR-Code:seat 21F"])
  }
}

/// Debian's zbarimg, which `Tools/setup bench` installs.
private enum Scanner {
  private static let program = "/usr/bin/zbarimg"
  static var isThere: Bool { FileManager.default.isExecutableFile(atPath: program) }
  static let absence = "zbarimg isn't there: Tools/setup bench installs zbar-tools"

  /// What is read in a picture, each behind its kind.
  static func read(_ picture: Data) throws -> [String] {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "snapline-\(UUID().uuidString).png")
    try picture.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(filePath: program)
    process.arguments = ["--quiet", file.path]
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
