package import SnaplineScene

/// What a comparison found: every difference, in exactly one kind each.
package struct FoundDifferences: Hashable, Sendable {
  /// Causes in the order of the views, each followed by what follows from it.
  package var differences: [Difference]
  /// What was edited, where both scenes say what decided their frames.
  package var causes: [EditCause] = []
  /// The pixels, where pictures were compared.
  package var pixels: PixelComparison?
  /// Whether both pictures were painted by this run, so that not one level is excused, unless a
  /// caller says so.
  package var isReplay: Bool

  package init(
    differences: [Difference] = [],
    pixels: PixelComparison? = nil,
    isReplay: Bool = false
  ) {
    self.differences = differences
    self.pixels = pixels
    self.isReplay = isReplay
  }

  /// Compares two scenes by what they say, without painting them.
  ///
  /// - Parameters:
  ///   - baseline: The scene as it was accepted.
  ///   - scene: The scene as it is now.
  ///   - isInstalled: Whether a font file can still be had; a face whose file is gone is another
  ///     font file and no choice of the design.
  package init(
    baseline: SceneDocument,
    scene: SceneDocument,
    isInstalled: @escaping (FontFile) -> Bool = { _ in true }
  ) {
    let found = SceneComparison.found(baseline, scene, isInstalled: isInstalled)
    self.init(differences: found.differences)
    causes = found.causes
  }

  /// Calls files that edits stand in by the names that messages have for them.
  mutating func call(_ names: SourceNames) {
    let name = names.naming()
    for cause in causes.indices {
      for edit in causes[cause].edits.indices {
        guard let file = causes[cause].edits[edit].place?.file else { continue }
        causes[cause].edits[edit].place?.file = name(file)
      }
    }
  }

  /// What was found of one kind, as one figure to hold against a limit.
  package func measure(_ kind: DifferenceKind) -> Double {
    let own = differences.lazy.filter { $0.kind == kind }
    return switch kind {
    // A distance that is no number is no small one.
    case .layout: own.map { $0.distance.isNaN ? .infinity : $0.distance }.max() ?? 0
    case .text, .style: Double(own.count)
    case .font: Double(own.count { $0.cause == nil })
    case .raster: pixels.map { Double($0.different) } ?? 0
    }
  }

  /// The kinds whose limits are passed, in the order of their importance.
  package func exceeded(_ tolerance: Tolerance = Tolerance()) -> [DifferenceKind] {
    DifferenceKind.allCases.filter { kind in
      switch kind {
      case .layout: !(measure(kind) <= tolerance.layout)
      case .text: measure(kind) > Double(tolerance.text)
      case .style: measure(kind) > Double(tolerance.style)
      case .font: measure(kind) > Double(tolerance.font)
      case .raster:
        pixels.map { !$0.isWithin(tolerance.raster(isReplay: isReplay)) } ?? false
      }
    }
  }

  package func isSame(within tolerance: Tolerance = Tolerance()) -> Bool {
    exceeded(tolerance).isEmpty
  }

  /// Whether nothing differs, not even by what every limit allows.
  var isExact: Bool { differences.isEmpty && (pixels?.different ?? 0) == 0 }
}
