import SnaplineDiagnostics
import SnaplineEnvironment
import SnaplineImages
import SnaplineScene

import struct Foundation.Data

extension PictureSample {
  /// The picture as a file; kept alone it carries its scene.
  func png() throws -> [UInt8] {
    let file = try encoded(try painted())
    return options.keeping == .png ? PNGText.adding(try text(), to: file) : file
  }

  struct PNGFindings {
    var differences: [Difference] = []
    var pixels: PixelComparison?
    var baseline: SceneDocument?
  }

  func judgePNG(
    _ file: [UInt8],
    from path: String,
    hasScene: Bool
  ) throws -> PNGFindings {
    var findings = PNGFindings()
    if !hasScene, let text = try PNGText.text(in: file, from: path) {
      let old = try Self.read(text, from: path)
      findings.baseline = old
      if try text != self.text() { findings.differences = try compare(old, from: path).differences }
    }
    let actual = try painted()
    // The hash in the file tells unchanged pixels without decoding them.
    if let hash = PNG.recordedHash(in: Data(file)), hash == PixelHash(actual) { return findings }
    findings.pixels = PixelComparison(try decoded(file, from: path), actual)
    return findings
  }

  func decoded(_ file: [UInt8], from path: String) throws(SnapshotError) -> Bitmap {
    do {
      return try PNG.decode(Data(file), limits: options.environment.limits)
    } catch {
      throw .unreadable(path: path, reason: error.reason)
    }
  }
}

extension ImageError {
  /// What is wrong with a picture, and what to do about it, in one line.
  var reason: String {
    let diagnostic = diagnostic(file: "")
    return [diagnostic.subject, diagnostic.cause, diagnostic.remedy].compactMap { $0 }
      .joined(separator: "; ")
  }
}
