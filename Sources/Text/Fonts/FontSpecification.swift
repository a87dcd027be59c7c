import SnaplineEnvironment

/// Everything that tells one font from another, as a value.
package struct FontSpecification: Hashable, Sendable {
  package enum Source: Hashable, Sendable {
    /// The system font: drawn with a stand-in, measured as Apple's.
    case system(Font.Design)
    /// A family that a user named: measured as it is.
    case named(family: String)
  }

  package var source: Source
  package var pointSize: Double
  /// 100 to 900; 400 is regular.
  package var weight = 400
  /// Whether the system font is drawn bolder for a person who asked for bold text.
  package var isEmboldened = false
  package var isItalic = false
  /// How wide the face of a named font is: 100 is normal, 75 condensed.
  package var stretch = 100
  /// How wide the letters of the system font are drawn; 1 is its own width.
  package var widthFactor = 1.0
  package var hasMonospacedDigits = false
  /// OpenType features besides, as HarfBuzz reads them.
  package var features: [String] = []
  /// Places on the axes of a variable font, by their tags.
  package var variations: [String: Double] = [:]

  package init(source: Source, pointSize: Double) {
    self.source = source
    self.pointSize = pointSize
  }

  /// The family that fontconfig is asked for.
  var family: String {
    switch source {
    case .system(let design): SystemFont.family(of: design)
    case .named(let family): family
    }
  }

  /// The weight that is drawn.
  ///
  /// Bold text makes regular semibold, and so on up to black (from practice).
  var drawnWeight: Int {
    guard isEmboldened, case .system = source else { return weight }
    return min(weight + (weight < 600 ? 200 : 100), 900)
  }

  /// The same font for a person with a choice of weight.
  func legible(at weight: LegibilityWeight) -> FontSpecification {
    guard weight == .bold, case .system = source else { return self }
    var emboldened = self
    emboldened.isEmboldened = true
    return emboldened
  }

  /// Whether the widths of the system font's model apply.
  var followsSystemWidths: Bool {
    source == .system(.default) || source == .system(.rounded)
  }

  /// Places on axes in the form that Pango reads, always in one order; empty for none.
  var variationSettings: String {
    variations.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ",")
  }

  /// OpenType features in the form that HarfBuzz reads; empty for none.
  func features(isSpaced: Bool) -> String {
    var features: [String] = []
    // Apple's font has no arrows for `->`.
    if followsSystemWidths { features.append("calt=0") }
    // Letters that are spaced join no ligatures.
    if followsSystemWidths || isSpaced { features += ["liga=0", "clig=0"] }
    return (features + askedFeatures).joined(separator: ",")
  }

  /// Those features that aren't every font's of its kind.
  var askedFeatures: [String] { (hasMonospacedDigits ? ["tnum"] : []) + features }
}
