import SnaplineDiagnostics
import SnaplineEnvironment
import SnaplineImages
import SnaplineRendering
package import SnaplineScene

extension Candidate {
  /// A scene as a picture: kept as its text, as a PNG, or as both.
  package static func picture(of scene: Scene, options: PictureOptions) -> Candidate {
    let picture = PictureCandidate(scene: scene, options: options)
    let kinds = options.keeping.kinds
    return Candidate(
      kinds: kinds,
      files: { try picture.files(kinds) },
      compare: { files, baseline in try picture.compare(files, of: baseline) },
      preview: { try picture.preview() }
    )
  }

  /// A scene as its text, with everything that is painted.
  package static func scene(of scene: Scene, options: PictureOptions) -> Candidate {
    var options = options
    options.keeping = .replay
    return picture(of: scene, options: options)
  }
}

/// A scene on its way to be compared.
///
/// Each step is only taken when the ones before it can't tell: equal texts need no reading,
/// equal scenes no painting.
final class PictureCandidate {
  let scene: Scene
  let options: PictureOptions
  private(set) lazy var document = SceneDocument(
    reading: scene,
    notes: ownNotes
  )
  private var ownNotes: [String: String] {
    var notes = options.notes.merging(DependencyVersions.of(scene)) { said, _ in said }
    notes[Mask.noteName] = Mask.note(of: options.masks)
    return notes
  }

  /// What of a kept picture is painted over, which was made without the masks that hold now.
  var covers: [PixelCover] = []
  private var bitmap: Bitmap?
  /// The bitmap as a file, which is pending as well as shown.
  private lazy var encodedPicture = Result { try encoded(try painted()) }
  private var keptText: [UInt8]?

  init(scene: Scene, options: PictureOptions) {
    (self.scene, self.options) = (scene, options)
  }

  /// The scene as it would be kept; what couldn't be read again isn't kept.
  func text() throws(SnapshotError) -> [UInt8] {
    if let keptText { return keptText }
    do {
      let text = try document.readableUTF8()
      keptText = text
      return text
    } catch {
      throw .unmakable("the scene can't be kept: \(error.message)")
    }
  }

  /// Whether a kept text says the same; what decided the frames isn't compared.
  func isKept(as bytes: [UInt8]) throws(SnapshotError) -> Bool {
    do {
      return try document.isKept(as: bytes)
    } catch {
      throw .unmakable("the scene can't be kept: \(error.message)")
    }
  }

  func painted() throws -> Bitmap {
    if let bitmap { return bitmap }
    let painted = try Self.paint(scene, options)
    bitmap = painted
    return painted
  }

  /// A kept scene as a picture; what can't be painted is no fault of the scene at hand.
  private func paintedKept(_ scene: Scene, from path: String) throws(SnapshotError) -> Bitmap {
    do {
      return try scene.bitmap(environment: options.environment)
    } catch {
      throw .unreadable(path: path, reason: "it can't be painted: \(error.diagnostic.subject)")
    }
  }

  static func paint(_ scene: Scene, _ options: PictureOptions) throws(SnapshotError) -> Bitmap {
    do {
      return try scene.bitmap(environment: options.environment)
    } catch {
      throw .unmakable(error.diagnostic.subject)
    }
  }

  func files(_ kinds: [String]) throws -> [String: [UInt8]] {
    let text = try text()
    var files: [String: [UInt8]] = [:]
    if kinds.contains("scene") { files["scene"] = text }
    if kinds.contains("png") { files["png"] = try png() }
    return files
  }

  func preview() throws -> [Artefact] {
    // What can't be kept is told as such, and not as whatever painting makes of it.
    _ = try text()
    return [Artefact(role: "actual", kind: "png", bytes: try encodedActual())]
  }

  func compare(_ files: [String: [UInt8]], of kept: Baseline) throws -> CandidateComparison {
    // The second as it was kept, without the masks that hold now.
    var (baseline, bare) = (SceneDocument?.none, SceneDocument?.none)
    var findings = FoundDifferences()
    // What can't be kept is told as such before anything is compared with it.
    if let bytes = files["scene"], try !isKept(as: bytes) {
      let file = try Self.read(bytes, from: kept.path("scene"))
      let old = file.masked(by: options.masks)
      (baseline, bare) = (old, file)
      findings = try compare(old, from: kept.path("scene"))
    }
    if let file = files["png"] {
      let found = try comparePNG(
        file,
        from: kept.path("png"),
        beside: baseline,
        bare: bare,
        hasScene: files["scene"] != nil
      )
      if findings.differences.isEmpty {
        (findings.differences, findings.causes) = (found.differences, found.causes)
      }
      if let pixels = found.pixels,
        !findings.isReplay || findings.isSame(within: options.tolerance)
      {
        findings.pixels = pixels
        findings.isReplay = false
      }
      baseline = baseline ?? found.baseline
    }
    let hasOnlyPixels = options.keeping == .png && files["scene"] == nil && baseline == nil
    let isSame = findings.isSame(within: options.tolerance)
    if isSame, !hasOnlyPixels {
      // What the limits excuse is known all the same.
      let found = findings.differences.isEmpty ? nil : findings
      return CandidateComparison(
        isSame: true,
        isExact: findings.isExact,
        findings: found,
        limits: options.tolerance
      )
    }
    var lines = isSame ? [] : FailureText(tolerance: options.tolerance).lines(for: findings)
    if hasOnlyPixels { lines.append("the baseline carries no scene: only pixels could be judged") }
    if let baseline {
      if !isSame, baseline.scene.origins.isEmpty, !scene.origins.isEmpty {
        lines.append(
          "the baseline is older and doesn't say what decided its frames: what is named above as a "
            + "cause was inferred from them, until it is accepted anew"
        )
      }
      lines += fingerprintLines(baseline.notes, document.notes)
      if !isSame { lines += maskLines(baseline.notes) }
    }
    if !options.paintsDifferences {
      return CandidateComparison(
        isSame: false,
        lines: lines,
        findings: findings,
        limits: options.tolerance,
        artefacts: [try unpainted(besides: files)]
      )
    }
    let file = try files["png"].map {
      try decoded($0, from: kept.path("png")).covering(covers)
    }
    let path = kept.path(files["scene"] == nil ? "png" : "scene")
    let pictures = try artefacts(baseline: baseline, from: path, kept: file)
    return CandidateComparison(
      isSame: false,
      lines: lines + pictures.lines,
      findings: findings,
      limits: options.tolerance,
      artefacts: pictures.artefacts
    )
  }

  /// What stands for the candidate where nobody has looked at the difference yet.
  ///
  /// A picture beside a kept picture is painted anyway; a scene tells as much and costs nothing.
  private func unpainted(besides kept: [String: [UInt8]]) throws -> Artefact {
    if options.keeping == .replay, kept["png"] == nil {
      return Artefact(role: "actual", kind: "scene", bytes: try text())
    }
    return Artefact(role: "actual", kind: "png", bytes: try encodedActual())
  }

  static func read(_ bytes: [UInt8], from path: String) throws(SnapshotError) -> SceneDocument {
    if bytes.isEmpty { throw .unreadable(path: path, reason: "the file is empty") }
    try KeptFile.checkContents(bytes, of: path)
    do {
      return try SceneDocument(utf8: bytes)
    } catch {
      throw .unreadable(path: path, reason: damage(in: bytes) ?? error.description)
    }
  }

  /// Compares by what the scenes say; where they say the same in other words, by their pixels.
  func compare(_ old: SceneDocument, from path: String) throws -> FoundDifferences {
    if old.comparedUTF8 == document.comparedUTF8 { return FoundDifferences() }
    var findings = FoundDifferences(baseline: old, scene: document) { [options] font in
      FontFileIndex.path(of: font, in: options.environment.fonts) != nil
    }
    findings.call(options.sourceNames)
    guard findings.differences.isEmpty else { return findings }
    let paintable = old.paintable(with: options.environment.fonts)
    guard paintable.missing.isEmpty else { return findings }
    let (before, actual) = (try paintedKept(paintable.scene, from: path), try painted())
    findings.pixels = pixels(before, actual, isReplay: true)
    findings.isReplay = true
    return findings
  }

  func artefact(_ role: String, _ bitmap: Bitmap) throws -> Artefact {
    Artefact(role: role, kind: "png", bytes: try encoded(bitmap))
  }

  private func artefacts(
    baseline: SceneDocument?,
    from path: String,
    kept: Bitmap?
  ) throws -> (artefacts: [Artefact], lines: [String]) {
    let actual = try painted().covering(covers)
    var artefacts = [Artefact(role: "actual", kind: "png", bytes: try encodedActual())]
    var lines: [String] = []
    var expected = kept
    if expected == nil, let baseline {
      let paintable = document.paintable(baseline, with: options.environment.fonts)
      lines += paintable.replaced.map {
        "the baseline's \($0.name) was another file of that name; 'expected' is painted with the "
          + "one there is now"
      }
      if paintable.missing.isEmpty {
        expected = try paintedKept(paintable.scene, from: path)
      } else {
        let names = paintable.missing.map(\.name).joined(separator: ", ")
        lines.append("the baseline can't be painted: its \(names) isn't installed any more")
      }
    }
    if let expected {
      artefacts.insert(try artefact("expected", expected), at: 0)
      artefacts.append(try artefact("difference", .difference(expected, actual)))
    }
    return (artefacts, lines)
  }

  /// The picture as a file.
  func encodedActual() throws -> [UInt8] { try encodedPicture.get() }

  func encoded(_ bitmap: Bitmap) throws(SnapshotError) -> [UInt8] {
    do {
      return try Array(bitmap.png(scale: scene.scale))
    } catch {
      throw .unmakable(error.diagnostic(file: "").subject)
    }
  }
}
