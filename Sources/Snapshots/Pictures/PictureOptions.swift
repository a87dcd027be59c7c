package import SnaplineEnvironment
import SnaplineRendering
package import SnaplineScene

/// How pictures are kept and how exactly they must come out again.
package struct PictureOptions: Hashable, Sendable {
  package var keeping: Keeping
  package var tolerance: Tolerance
  /// Where the fonts of baselines are looked for, and the limits of what is painted and read.
  package var environment: Environment
  /// What a baseline says of how it was made.
  package var notes: [String: String]
  /// Whether what differs is painted at once; else the scene is left, and painted when somebody looks.
  package var paintsDifferences: Bool

  /// What messages call the files that an edit may stand in.
  package var sourceNames: SourceNames
  /// The views whose content isn't compared.
  package var masks: [Mask]

  package init(
    keeping: Keeping = .replay,
    tolerance: Tolerance = Tolerance(),
    environment: Environment = .current,
    notes: [String: String] = PictureOptions.fingerprint,
    paintsDifferences: Bool = true,
    sourceNames: SourceNames = SourceNames(),
    masks: [Mask] = []
  ) {
    self.keeping = keeping
    self.tolerance = tolerance
    self.environment = environment
    self.notes = notes
    self.paintsDifferences = paintsDifferences
    self.sourceNames = sourceNames
    self.masks = masks
  }

  /// The engine and the libraries that decide how pixels come out.
  package static let fingerprint: [String: String] = {
    var notes = RenderingLibraries.versions
    notes["snapline"] = Release.version
    return notes
  }()

  /// The same, with the libraries of whatever made the scene.
  package static func fingerprint(with libraries: [String: String]) -> [String: String] {
    fingerprint.merging(libraries) { own, _ in own }
  }
}
