import SnaplineDeflate
import SnaplineDiagnostics
package import SnaplineEnvironment
import SnaplineImages
import SnaplineRendering
package import SnaplineRuns
package import SnaplineScene

extension ReviewedFiles {
  /// What a run would have noted of these files, found out by comparing them once more.
  ///
  /// The lines that edits stand on are known to the run alone.
  ///
  /// `name` is what review knows them by; fonts are looked for in the environment.
  package func record(
    of baseline: Baseline,
    named name: String,
    environment: Environment = .current
  ) -> CaseRecord {
    var record = CaseRecord(name: name, suite: "", outcome: .changed)
    record.baseline = RecordedBaseline(
      id: name,
      files: [],
      hashes: hashes.baseline,
      newHashes: hashes.pending
    )
    guard !self.baseline.isEmpty else {
      record.outcome = .missing
      return record
    }
    do throws(SnapshotError) {
      var lines: [String] = []
      if let (old, new) = try pictures(of: baseline) {
        let comparison = try FileComparison(
          old,
          new,
          options: PictureOptions(environment: environment)
        )
        record.verdict = Verdict(comparison.findings)
        lines = comparison.lines
      } else {
        lines = textLines
      }
      record.message = lines.isEmpty ? nil : lines.joined(separator: "\n")
    } catch {
      record.outcome = .undecided
      record.diagnostics = [RecordedDiagnostic(error.diagnostic)]
      record.message = error.diagnostic.subject + (error.diagnostic.cause.map { ": \($0)" } ?? "")
    }
    return record
  }

  /// The scenes of both sides, or else their pictures, where there are some.
  package func pictures(
    of baseline: Baseline
  ) throws(SnapshotError) -> (old: ComparedFile, new: ComparedFile)? {
    let scenes = (
      try scene(in: self.baseline, baseline.path), try scene(in: pending, baseline.pendingPath)
    )
    if let old = scenes.0, let new = scenes.1 { return (.scene(old), .scene(new)) }
    guard let old = self.baseline["png"], let new = pending["png"] else { return nil }
    return (
      .picture(FileBytes(old), path: baseline.path("png")),
      .picture(FileBytes(new), path: baseline.pendingPath("png"))
    )
  }

  /// What is pending as a picture, where it is one.
  package func pendingPicture(
    of baseline: Baseline
  ) throws(SnapshotError) -> ComparedFile? {
    if let scene = try scene(in: pending, baseline.pendingPath) { return .scene(scene) }
    return pending["png"].map { .picture(FileBytes($0), path: baseline.pendingPath("png")) }
  }

  private func scene(
    in files: [String: [UInt8]],
    _ path: (String) -> String
  ) throws(SnapshotError) -> SceneDocument? {
    if let bytes = files["scene"] { return try PictureCandidate.read(bytes, from: path("scene")) }
    guard let png = files["png"], let text = try PNGText.text(in: png, from: path("png")) else {
      return nil
    }
    return try PictureCandidate.read(text, from: path("png"))
  }

  /// The lines of texts that differ, kind by kind.
  private var textLines: [String] {
    Baseline.kinds.filter { !Baseline.pictureKinds.contains($0) }.flatMap { kind -> [String] in
      guard let old = baseline[kind], let new = pending[kind] else { return [] }
      return lineDifference(
        String(decoding: old, as: UTF8.self),
        String(decoding: new, as: UTF8.self)
      )
    }
  }
}

extension ComparedFile {
  /// The scene that the file is, or that a picture carries along.
  package var document: SceneDocument? {
    get throws(SnapshotError) {
      switch self {
      case .scene(let document): return document
      case .picture(let bytes, let path):
        guard let text = try PNGText.text(in: bytes, from: path) else { return nil }
        return try PictureCandidate.read(text, from: path)
      }
    }
  }

  /// The scene as an SVG file that looks the same wherever it is opened; nothing where it is pixels.
  package func svg(environment: Environment = .current) throws(SnapshotError) -> String? {
    guard case .scene(let document) = self else { return nil }
    var options = SVGOptions()
    options.text = .outlines
    let scene = try document.paintableScene(environment)
    do {
      return try scene.svgDocument(options).text
    } catch {
      throw .unmakable(error.diagnostic.subject)
    }
  }

  /// The picture as a PNG file; what is a picture already stays as it is.
  package func png(environment: Environment = .current) throws(SnapshotError) -> [UInt8] {
    guard case .scene(let document) = self else {
      if case .picture(let bytes, _) = self { return bytes.all }
      return []
    }
    let options = PictureOptions(environment: environment)
    let scene = try document.paintableScene(environment)
    let bitmap = try PictureCandidate.paint(scene, options)
    do {
      return try Array(bitmap.png(scale: scene.scale))
    } catch {
      throw .unmakable(error.reason)
    }
  }
}

extension SceneDocument {
  /// The scene with the fonts of this machine.
  fileprivate func paintableScene(_ environment: Environment) throws(SnapshotError) -> Scene {
    let paintable = paintable(self, with: environment.fonts)
    guard let missing = paintable.missing.first else { return paintable.scene }
    throw .unmakable("the scene can't be painted: its \(missing.name) isn't installed")
  }
}
