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
    beside document: SceneDocument?,
    hasScene: Bool
  ) throws -> PNGFindings {
    var findings = PNGFindings()
    if !hasScene, let text = try PNGText.text(in: file, from: path) {
      let old = try Self.read(text, from: path).masked(by: options.masks)
      findings.baseline = old
      if try !isKept(as: text) {
        let found = try compare(old, from: path)
        (findings.differences, findings.causes) = (found.differences, found.causes)
      }
    }
    // Beside a scene that is the same, the masks are as well.
    let notes = hasScene ? document?.notes ?? self.document.notes : findings.baseline?.notes
    if !options.masks.isEmpty, !hasSameMasks(notes) { covers = scene.masked ?? [] }
    guard covers.isEmpty else {
      let before = try decoded(file, from: path).covering(covers, scale: scene.scale)
      let pixels = try pixels(before, painted().covering(covers, scale: scene.scale))
      if pixels.different > 0 { findings.pixels = pixels }
      return findings
    }
    let kept = try PictureRows.ofFile(file, at: path, within: options.environment.limits)
    let pixels = PixelComparison(PicturePair(kept, PictureRows(try painted())))
    if let failure = kept.failure { throw SnapshotError(reading: path, failure) }
    if let pixels, pixels.different > 0 {
      findings.pixels = try pixels.judged(
        decoded(file, from: path),
        painted(),
        by: options.tolerance.raster(isReplay: false)
      )
    }
    return findings
  }

  private func pixels(_ before: Bitmap, _ after: Bitmap) -> PixelComparison {
    PixelComparison(before, after)
      .judged(before, after, by: options.tolerance.raster(isReplay: false))
  }

  func decoded(_ file: [UInt8], from path: String) throws(SnapshotError) -> Bitmap {
    do {
      return try PNG.decode(Data(file), limits: options.environment.limits)
    } catch {
      throw SnapshotError(reading: path, error)
    }
  }
}
