import Foundation
package import SnaplineDeflate
import SnaplineDiagnostics
package import SnaplineEnvironment
package import SnaplineImages
import SnaplineRendering
package import SnaplineScene
import Synchronization

/// One side of a comparison of files.
package enum ComparedFile: Sendable {
  case picture(FileBytes, path: String)
  case scene(SceneDocument)

  /// What bytes hold; a text that is no scene is for others to read.
  package init?(_ bytes: [UInt8], path: String) throws(SnapshotError) {
    try KeptFile.checkContents(bytes, of: path)
    if SceneDocument.isPrefixed(bytes) {
      self = .scene(try PictureCandidate.read(bytes, from: path))
      return
    }
    // Whatever a file is called, its first bytes say what it is.
    switch ImageFormat(bytes) {
    case .jpeg, .webp, .gif: self = .picture(FileBytes(bytes), path: path)
    case .svg:
      throw .unreadable(
        path: path,
        reason: "it is a drawing in SVG, whose pixels nothing says; save it as PNG"
      )
    case nil where !bytes.isEmpty && !path.hasSuffix(".png"): return nil
    case .png, nil:
      // What is passed over when a picture is decoded may be what tells it from others.
      _ = try PNGText.text(in: bytes, from: path)
      self = .picture(FileBytes(bytes), path: path)
    }
  }

  /// A PNG file that is read as far as it is looked at; nothing where it is anything else, or can't be
  /// opened.
  package init?(openingPNG path: String) throws(SnapshotError) {
    guard let file = KeptFile.opened(path), ImageFormat(file.bytes(0..<8)) == .png else {
      return nil
    }
    _ = try PNGText.text(in: file, from: path)
    self = .picture(file, path: path)
  }

  /// Whether two files hold the same picture to the byte, and it can surely be read; found out
  /// without keeping them in memory or decoding them.
  ///
  /// Others may be the same too: only their reader knows that they are sound.
  package static func areSamePicture(_ one: String, _ other: String, within limits: Limits) -> Bool
  {
    var check = PNGCheck()
    return unsafe KeptFile.haveSameBytes(one, other) { unsafe check.take($0) }
      && check.isSound(within: limits)
  }

  /// The bytes of a file.
  package static func contents(of path: String) throws(SnapshotError) -> [UInt8] {
    guard let bytes = try KeptFile.read(path) else {
      throw .unreadable(path: path, reason: "there is no such file")
    }
    return bytes
  }
}

/// Compares two files: by what their scenes say where both have one, and by pixels.
///
/// What a file says of its own pixels proves nothing: whoever wrote those wrote that too.
package struct FileComparison {
  package let findings: FoundDifferences
  /// What to tell a person, a line each.
  package let lines: [String]
  private let files: FilePair

  package init(
    _ old: ComparedFile,
    _ new: ComparedFile,
    options: PictureOptions
  ) throws(SnapshotError) {
    files = FilePair(old: old, new: new, options: options)
    var findings = FoundDifferences()
    var lines: [String] = []
    var areSame = try files.isOneFile()
    if case .scene(let one) = old, case .scene(let other) = new {
      if one.comparedUTF8 != other.comparedUTF8 {
        findings = FoundDifferences(baseline: one, scene: other) {
          FontFileIndex.path(of: $0, in: options.environment.fonts) != nil
        }
        findings.isReplay = findings.differences.isEmpty
      }
      // Scenes speak for themselves, where they don't say the same in other words.
      areSame = !findings.isReplay
      // A design is drawn as it is compared, and was recorded by nobody.
      if !one.notes.isEmpty { lines = fingerprintLines(one.notes, other.notes) }
    }
    if !areSame {
      let pixels = try files.comparing { PixelComparison($0) }
      let limits = options.tolerance.raster(isReplay: findings.isReplay)
      if !pixels.isWithin(limits), limits.distance > 0 || limits.antialiasing == .apart {
        let (before, after) = try files.comparing { $0.bitmaps() }
        findings.pixels = pixels.judged(before, after, by: limits)
      } else {
        findings.pixels = pixels
      }
    }
    self.findings = findings
    self.lines = FailureText(tolerance: options.tolerance).lines(for: findings) + lines
  }

  /// Whether nothing differs by more than the limits allow.
  package var isSame: Bool { findings.isSame(within: files.options.tolerance) }

  /// Whether all that differs are pixels, by no more than those of a kept picture may.
  package var isNoise: Bool { !isSame && findings.isSame(within: Tolerance()) }

  /// Both pictures as they are, and a picture of what differs.
  package func pictures() throws(SnapshotError) -> [Bitmap] {
    let (old, new) = try files.comparing { $0.bitmaps() }
    return [old, new, .difference(old, new)]
  }

  /// A picture of what differs, as PNG.
  package func differencePicture() throws(SnapshotError) -> [UInt8] {
    var bytes: [UInt8] = []
    try writeDifference { part in
      bytes += part
      return true
    }
    return bytes
  }

  /// Hands over the same picture part by part, as long as these are taken.
  ///
  /// Both files are read once more for it, a band of rows at a time.
  package func writeDifference(_ take: ([UInt8]) -> Bool) throws(SnapshotError) {
    var failure: ImageError?
    _ = try files.comparing { pair -> Bool? in
      do throws(ImageError) {
        var file = try PNGStream(
          width: pair.width,
          height: pair.height,
          colors: DifferenceMarks.colors
        )
        var isTaken = true
        let isWhole = pair.forEachBand { rows in
          guard isTaken else { return }
          let marks = DifferenceMarks(of: rows, in: pair)
          isTaken = take(unsafe marks.lines.withUnsafeBytes { unsafe file.part(of: $0) })
        }
        return isWhole ? true : nil
      } catch {
        failure = error
        return true
      }
    }
    if let failure { throw .unmakable(failure.reason) }
  }
}

/// Both files, which can be read as often as they are looked at.
private struct FilePair {
  let old, new: ComparedFile
  let options: PictureOptions

  /// Whether both are one and the same picture to the byte, which can be read to its end.
  func isOneFile() throws(SnapshotError) -> Bool {
    guard case .picture(let bytes, let path) = old, case .picture(let others, _) = new,
      bytes.hasSameBytes(as: others)
    else { return false }
    let limits = options.environment.limits
    try PictureRows.ofPicture(bytes, at: path, within: limits).checkEnd(at: path)
    return true
  }

  /// What comes of reading both pictures to their ends.
  func comparing<Outcome>(
    _ compare: (PicturePair) -> Outcome?
  ) throws(SnapshotError) -> Outcome {
    let pair = try pair()
    if let outcome = compare(pair) { return outcome }
    for (file, rows) in [(old, pair.old), (new, pair.new)] {
      if let failure = rows.failure, case .picture(_, let path) = file {
        throw SnapshotError(reading: path, failure)
      }
    }
    throw .unmakable("a picture wasn't read")
  }

  /// Both pictures at once: painting a scene is most of the work, where there is one.
  private func pair() throws(SnapshotError) -> PicturePair {
    let files = [old, new]
    let results = Mutex<[Result<PictureRows, SnapshotError>?]>([nil, nil])
    DispatchQueue.concurrentPerform(iterations: 2) { place in
      let result = Result { () throws(SnapshotError) in
        try files[place].rows(options, beside: files[1 - place])
      }
      results.withLock { $0[place] = result }
    }
    let (one, other) = results.withLock { ($0[0], $0[1]) }
    guard let one, let other else { throw .unmakable("a picture wasn't read") }
    return PicturePair(try one.get(), try other.get())
  }
}

extension ComparedFile {
  fileprivate func rows(
    _ options: PictureOptions,
    beside other: ComparedFile
  ) throws(SnapshotError) -> PictureRows {
    switch self {
    case .picture(let bytes, let path):
      return try .ofPicture(bytes, at: path, within: options.environment.limits)
    case .scene(let document):
      // A font that is another file now is stood for by it: so the two can be seen at least.
      let beside = if case .scene(let other) = other { other } else { SceneDocument?.none }
      let paintable = (beside ?? document).paintable(document, with: options.environment.fonts)
      guard let missing = paintable.missing.first else {
        return PictureRows(try PictureCandidate.paint(paintable.scene, options))
      }
      throw .unmakable("the scene can't be painted: its \(missing.name) isn't installed")
    }
  }
}

extension PictureRows {
  /// The rows of a PNG file.
  static func ofFile(
    _ bytes: FileBytes,
    at path: String,
    within limits: Limits
  ) throws(SnapshotError) -> PictureRows {
    do throws(ImageError) {
      return try PictureRows(png: bytes, limits: limits)
    } catch {
      throw SnapshotError(reading: path, error)
    }
  }

  /// The rows of a file in any format that has pixels; of others than PNG all are read at once.
  fileprivate static func ofPicture(
    _ bytes: FileBytes,
    at path: String,
    within limits: Limits
  ) throws(SnapshotError) -> PictureRows {
    switch ImageFormat(bytes.bytes(0..<16)) {
    case .jpeg, .webp, .gif:
      do throws(ImageError) {
        return PictureRows(try Bitmap(decoding: Data(bytes.all), limits: limits))
      } catch {
        throw SnapshotError(reading: path, error)
      }
    case .png, .svg, nil: return try ofFile(bytes, at: path, within: limits)
    }
  }

  /// Reads the rest of a file for no other reason than to find out whether that can be done.
  func checkEnd(at path: String) throws(SnapshotError) {
    do throws(ImageError) {
      try readThrough()
    } catch {
      throw SnapshotError(reading: path, error)
    }
  }
}

extension SnapshotError {
  /// Why a picture can't be read.
  init(reading path: String, _ error: ImageError) {
    self =
      error == .gitLFSPointer
      ? .unfetched(path: path) : .unreadable(path: path, reason: error.reason)
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
