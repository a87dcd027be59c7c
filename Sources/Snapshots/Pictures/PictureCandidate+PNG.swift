import SnaplineDeflate
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
    bare: SceneDocument?,
    hasScene: Bool
  ) throws -> PNGFindings {
    var findings = PNGFindings()
    var bare = bare
    if !hasScene, let text = try PNGText.text(in: file, from: path) {
      let kept = try Self.read(text, from: path)
      let old = kept.masked(by: options.masks)
      (bare, findings.baseline) = (kept, old)
      if try !isKept(as: text) {
        let found = try compare(old, from: path)
        (findings.differences, findings.causes) = (found.differences, found.causes)
      }
    }
    // Beside a scene that is the same, the masks are as well.
    let notes = hasScene ? document?.notes ?? self.document.notes : findings.baseline?.notes
    if !options.masks.isEmpty, !hasSameMasks(notes) {
      covers = try covers(ofKept: bare)
    }
    if covers.isEmpty {
      let kept = try PictureRows.ofFile(
        FileBytes(file),
        at: path,
        within: options.environment.limits
      )
      let pixels = PixelComparison(PicturePair(kept, PictureRows(try painted())))
      if let failure = kept.failure { throw SnapshotError(reading: path, failure) }
      if let pixels, pixels.different > 0 {
        let limits = options.tolerance.raster(isReplay: false)
        // Only what is judged has to be whole in memory.
        findings.pixels =
          pixels.isWithin(limits)
          ? pixels : pixels.judged(try decoded(file, from: path), try painted(), by: limits)
      }
    } else {
      let pixels = pixels(
        try decoded(file, from: path).covering(covers),
        try painted().covering(covers),
        isReplay: false
      )
      if pixels.different > 0 { findings.pixels = pixels }
    }
    return findings
  }

  /// Two pictures by their pixels, which are looked at closer where limits ask for it.
  func pixels(_ before: Bitmap, _ after: Bitmap, isReplay: Bool) -> PixelComparison {
    PixelComparison(before, after)
      .judged(before, after, by: options.tolerance.raster(isReplay: isReplay))
  }

  func decoded(_ file: [UInt8], from path: String) throws(SnapshotError) -> Bitmap {
    do {
      return try PNG.decode(Data(file), limits: options.environment.limits)
    } catch {
      throw SnapshotError(reading: path, error)
    }
  }
}
