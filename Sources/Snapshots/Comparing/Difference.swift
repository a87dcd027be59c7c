package import SnaplineGeometry

/// What kind of thing differs; every difference is of exactly one.
package enum DifferenceKind: String, Hashable, Sendable, CaseIterable {
  /// A view's place, size, order or existence.
  case layout
  /// What is said: strings, lines, truncation, glyphs.
  case text
  /// How it looks: colours, fonts, radii, opacity.
  case style
  /// Another font file, with all that follows from it.
  case font
  /// The same scene in other pixels.
  case raster
}

/// A view, whatever it is called.
enum ViewPlace: Hashable, Sendable {
  /// By its place in the new forest.
  case now(Int)
  /// By its place in the old forest, for one that went.
  case before(Int)
}

/// One view (or font file) that isn't as it was.
package struct Difference: Hashable, Sendable {
  package var kind: DifferenceKind
  /// The view's name as a person knows it.
  package var subject: String
  package var changes: [Change]
  /// The place in ``FoundDifferences/differences`` of what this follows from; nothing for a cause.
  package var cause: Int?
  /// How far the view's edges moved at most, in points; infinite where it came or went.
  package var distance: Double
  /// Whether the view only goes along with the one around it, and has no name to be told by.
  var goesAlong = false
  /// Where the view was and is, where that differs.
  package var frames: Frames?
  /// Which view this is of; nothing for the scene as a whole and for font files.
  var place: ViewPlace?

  /// The view whose line tells where the difference stands written, where it isn't the own one.
  var written: Int?

  package struct Frames: Hashable, Sendable {
    package var old: Edges
    package var new: Edges
  }

  /// The view's place in the tree of the new scene, where it is there.
  package var node: Int? {
    // The canvas comes before all views of a tree.
    if case .now(let number) = place, number > 0 { number - 1 } else { nil }
  }

  package struct Change: Hashable, Sendable {
    package var property: String
    package var old: String
    package var new: String

    package init(property: String, old: String, new: String) {
      self.property = property
      self.old = old
      self.new = new
    }
  }

  package init(
    kind: DifferenceKind,
    subject: String,
    changes: [Change],
    cause: Int? = nil,
    distance: Double = 0
  ) {
    self.kind = kind
    self.subject = subject
    self.changes = changes
    self.cause = cause
    self.distance = distance
  }
}
