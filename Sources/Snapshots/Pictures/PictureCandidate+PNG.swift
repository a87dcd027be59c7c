import SnaplineEnvironment
import SnaplineImages
import SnaplineScene

import struct Foundation.Data

extension PictureCandidate {
  /// The picture as a file; kept alone it carries its scene.
  func png() throws -> [UInt8] {
    let file = try encodedActual()
    return options.keeping == .png ? PNGText.adding(try text(), to: file) : file
  }

  struct PNGFindings {
    var differences: [Difference] = []
    var causes: [EditCause] = []
    var pixels: PixelComparison?
    var baseline: SceneDocument?
  }

  func comparePNG(
    _ file: [UInt8],
    from path: String,
    hasScene: Bool
  ) throws -> PNGFindings {
    var findings = PNGFindings()
    if !hasScene, let text = try PNGText.text(in: file, from: path) {
      let old = try Self.read(text, from: path)
      findings.baseline = old
      if try !isKept(as: text) {
        let found = try compare(old, from: path)
        (findings.differences, findings.causes) = (found.differences, found.causes)
      }
    }
    let kept = try PictureRows.ofFile(file, at: path, within: options.environment.limits)
    let pixels = PixelComparison(PicturePair(kept, PictureRows(try painted())))
    if let failure = kept.failure { throw SnapshotError(reading: path, failure) }
    if let pixels, pixels.different > 0 { findings.pixels = pixels }
    return findings
  }

  func decoded(_ file: [UInt8], from path: String) throws(SnapshotError) -> Bitmap {
    do {
      return try PNG.decode(Data(file), limits: options.environment.limits)
    } catch {
      throw SnapshotError(reading: path, error)
    }
  }
}
