/// Families of Apple's systems that a family of the same widths is drawn for: Debian's Liberation.
///
/// A font of the environment that really has the name comes first.
enum StandInFonts {
  /// A face by the names that code for a phone gives it.
  struct Face: Sendable {
    let family: String
    let postScriptName: String
    /// 100 to 900.
    let weight: Int
    let isItalic: Bool
    /// The family that is drawn.
    let drawn: String
    /// Where they aren't those of the drawn family.
    var heights: Heights?
  }

  /// Distances from the baseline, in parts of the size.
  struct Heights: Hashable, Sendable {
    var ascender: Double
    var descender: Double
  }

  /// The face that a name means: by its PostScript name, or the upright regular one of a family.
  static func face(named name: String) -> Face? { byName[name.lowercased()] }

  /// The face of a family that is nearest to a weight; nothing for a family that isn't one of these.
  static func face(of family: String, weight: Int, isItalic: Bool) -> Face? {
    (byFamily[family] ?? []).filter { $0.isItalic == isItalic }
      .min { (abs($0.weight - weight), -$0.weight) < (abs($1.weight - weight), -$1.weight) }
  }

  /// The PostScript names of a family's faces, sorted.
  static func names(of family: String) -> [String] {
    (byFamily[family] ?? []).map(\.postScriptName).sorted()
  }

  /// The families that are drawn for others.
  private static let drawn: Set<String> = [sans, serif, mono]

  /// Whether a family is of the package that these come from, which has others as well.
  static func isOfPackage(_ family: String) -> Bool { family.hasPrefix("Liberation ") }

  /// The families that some of those that are there are drawn for.
  static func families(drawnBy known: [String]) -> [String] {
    let known = drawn.intersection(known)
    guard !known.isEmpty else { return [] }
    return Set(faces.filter { known.contains($0.drawn) }.map(\.family)).sorted()
  }

  static let sans = "Liberation Sans"
  static let serif = "Liberation Serif"
  static let mono = "Liberation Mono"

  private static let byFamily = Dictionary(grouping: faces, by: \.family)

  private static let byName: [String: Face] = {
    var known: [String: Face] = [:]
    for face in faces {
      known[face.postScriptName.lowercased()] = face
      if face.weight == 400, !face.isItalic { known[face.family.lowercased()] = face }
    }
    return known
  }()

  private static let faces: [Face] =
    four("Arial", sans, "ArialMT", "Arial-BoldMT", "Arial-ItalicMT", "Arial-BoldItalicMT")
    + four(
      "Courier New",
      mono,
      "CourierNewPSMT",
      "CourierNewPS-BoldMT",
      "CourierNewPS-ItalicMT",
      "CourierNewPS-BoldItalicMT"
    )
    + four("Courier", mono, "Courier", "Courier-Bold", "Courier-Oblique", "Courier-BoldOblique")
    + four(
      "Times New Roman",
      serif,
      "TimesNewRomanPSMT",
      "TimesNewRomanPS-BoldMT",
      "TimesNewRomanPS-ItalicMT",
      "TimesNewRomanPS-BoldItalicMT"
    )
    + four("Times", serif, "Times-Roman", "Times-Bold", "Times-Italic", "Times-BoldItalic")
    + helvetica + helveticaNeue

  private static func four(
    _ family: String,
    _ drawn: String,
    _ regular: String,
    _ bold: String,
    _ italic: String,
    _ boldItalic: String
  ) -> [Face] {
    [(regular, 400, false), (bold, 700, false), (italic, 400, true), (boldItalic, 700, true)].map {
      Face(family: family, postScriptName: $0, weight: $1, isItalic: $2, drawn: drawn)
    }
  }

  /// A phone adds 0.15 to the font's own ascender, so that its lines are as high as Arial's.
  private static let helvetica: [Face] = [
    ("Helvetica", 400, false), ("Helvetica-Bold", 700, false), ("Helvetica-Light", 300, false),
    ("Helvetica-Oblique", 400, true), ("Helvetica-BoldOblique", 700, true),
    ("Helvetica-LightOblique", 300, true),
  ].map { name, weight, isItalic in
    Face(
      family: "Helvetica",
      postScriptName: name,
      weight: weight,
      isItalic: isItalic,
      drawn: sans,
      heights: Heights(ascender: 1577.0 / 2048 + 0.15, descender: -471.0 / 2048)
    )
  }

  /// The heights are the faces' own; the frames that Xcode recorded of labels agree with them.
  private static let helveticaNeue: [Face] = [
    ("UltraLight", 100, 0.931, 0.931, 0.213), ("Thin", 200, 0.967, 0.967, 0.213),
    ("Light", 300, 0.967, 0.951, 0.213), ("", 400, 0.952, 0.957, 0.213),
    ("Medium", 500, 0.975, 0.975, 0.217), ("Bold", 700, 0.975, 0.975, 0.217),
  ].flatMap { style, weight, ascender, italicAscender, depth in
    [(false, ascender), (true, italicAscender)].map { isItalic, ascender in
      let words = style + (isItalic ? "Italic" : "")
      return Face(
        family: "Helvetica Neue",
        postScriptName: "HelveticaNeue" + (words.isEmpty ? "" : "-" + words),
        weight: weight,
        isItalic: isItalic,
        drawn: sans,
        heights: Heights(ascender: ascender, descender: -depth)
      )
    }
  }
}

extension FontSpecification {
  /// The face that this is by its name, whether a font of that name is there or another is drawn for it.
  var appleFace: StandInFonts.Face? {
    guard case .named(let family) = source, stretch == 100 else { return nil }
    return StandInFonts.face(of: family, weight: weight, isItalic: isItalic)
  }
}

extension VerticalMetrics {
  /// The heights of a face, made from those of the font that is drawn for it.
  ///
  /// Labels of a phone set lines without the gap that these fonts ask for.
  func standing(for face: StandInFonts.Face) -> VerticalMetrics {
    var metrics = self
    metrics.leading = 0
    if let heights = face.heights {
      (metrics.ascender, metrics.descender) = (heights.ascender, heights.descender)
    }
    return metrics
  }
  /// The heights at one point of another face of a family, where these are those of one that is drawn by a
  /// stand-in.
  func following(_ face: StandInFonts.Face?, after old: StandInFonts.Face?) -> VerticalMetrics {
    guard let heights = face?.heights, let old = old?.heights, abs(ascender - old.ascender) < 1e-9,
      abs(descender - old.descender) < 1e-9
    else { return self }
    var metrics = self
    (metrics.ascender, metrics.descender) = (heights.ascender, heights.descender)
    return metrics
  }
}
