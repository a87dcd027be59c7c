internal import Foundation
internal import SnaplineEnvironment
internal import SnaplinePage

/// The page of a report, put together from the files that the preview's review has too.
enum ReportPage {
  /// All styles in one file.
  static var style: String {
    [
      "base.css", "parts.css", "layout.css", "canvas.css", "inspector.css", "review.css",
      "report.css",
    ]
    .map(PageFiles.text).joined(separator: "\n")
  }

  /// All modules as one classic script.
  static var script: String {
    do throws(ModuleBundle.Fault) {
      return try ModuleBundle("report.js").script
    } catch {
      // The modules are part of this program, and tests put them together.
      preconditionFailure("the page of reports can't be put together: \(error)")
    }
  }

  /// The page of a folder, whose other parts lie beside it.
  static var folder: String {
    page(
      policy: "script-src 'self' file:; style-src 'self' file:; img-src 'self' file: data:",
      style: "<link rel=\"stylesheet\" href=\"report.css\">",
      script: "<script src=\"report.js\" defer></script>"
    )
  }

  /// One file up to its data.
  static var fileStart: String { filePage.start }
  /// What follows the data.
  static var fileEnd: String { filePage.end }

  private static var filePage: (start: String, end: String) {
    let (style, script) = (style, script)
    let text = page(
      policy: "script-src '\(hash(script))'; style-src '\(hash(style))'; img-src data:",
      style: "<style>\(style)</style>",
      script: mark
    )
    let parts = text.components(separatedBy: mark)
    return (parts[0], "<script>\(script)</script>" + (parts.count > 1 ? parts[1] : ""))
  }

  private static let mark = "<!-- data and script -->"

  private static func page(policy: String, style: String, script: String) -> String {
    PageFiles.text(of: "report.html")
      .replacing(
        "<!-- policy -->",
        with:
          "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; \(policy); "
          + "base-uri 'none'; form-action 'none'\">\n  " + ReportNames.generator
      )
      .replacing("<!-- style -->", with: style)
      .replacing("<!-- script -->", with: script)
  }

  /// What a policy knows an inline script or style by.
  private static func hash(_ text: String) -> String {
    let digits = Array(SHA256.hexadecimal(of: Array(text.utf8)).utf8)
    let bytes = stride(from: 0, to: digits.count, by: 2).map { place in
      UInt8(String(decoding: digits[place..<place + 2], as: UTF8.self), radix: 16) ?? 0
    }
    return "sha256-" + Data(bytes).base64EncodedString()
  }
}
