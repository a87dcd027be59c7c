/// What a comparison found, for programs: numbers are numbers.
package struct Verdict: Codable, Hashable, Sendable {
  /// The kinds of difference whose limits are passed.
  package var exceeded: [String]
  package var limits: Limits?
  package var causes: [Cause] = []
  package var differences: [RecordedDifference] = []
  package var pixels: Pixels?

  package init(exceeded: [String], limits: Limits? = nil) {
    (self.exceeded, self.limits) = (exceeded, limits)
  }

  /// How much may differ; nothing for a kind without a limit.
  package struct Limits: Codable, Hashable, Sendable {
    /// Points.
    package var layout: Double?
    package var text: Int?
    package var style: Int?
    package var font: Int?

    package init(layout: Double?, text: Int?, style: Int?, font: Int?) {
      (self.layout, self.text, self.style, self.font) = (layout, text, style, font)
    }
  }

  /// Edits of which each explains the same differences; nearly always one alone.
  package struct Cause: Codable, Hashable, Sendable {
    package var edits: [RecordedEdit]
    /// Places in ``Verdict/differences``.
    package var explained: [Int]

    package init(edits: [RecordedEdit], explained: [Int]) {
      (self.edits, self.explained) = (edits, explained)
    }
  }

  package struct Pixels: Codable, Hashable, Sendable {
    package var total: Int
    package var different: Int
    /// The greatest difference of a channel, of 255.
    package var greatest: Int
    package var oldSize: [Int]
    package var newSize: [Int]
    /// Left, top, right and bottom of what differs.
    package var box: [Int]?

    package init(
      total: Int,
      different: Int,
      greatest: Int,
      oldSize: [Int],
      newSize: [Int],
      box: [Int]?
    ) {
      self.total = total
      self.different = different
      self.greatest = greatest
      self.oldSize = oldSize
      self.newSize = newSize
      self.box = box
    }
  }
}

/// What somebody wrote otherwise, with its place where that is known.
package struct RecordedEdit: Codable, Hashable, Sendable {
  package var property: String
  package var old: String
  package var new: String
  package var file: String?
  package var line: Int?
  /// How many more values were edited alike.
  package var alike: Int

  package init(
    property: String,
    old: String,
    new: String,
    file: String? = nil,
    line: Int? = nil,
    alike: Int = 0
  ) {
    self.property = property
    self.old = old
    self.new = new
    self.file = file
    self.line = line
    self.alike = alike
  }
}

/// One view, or one font file, that isn't as it was.
package struct RecordedDifference: Codable, Hashable, Sendable {
  package var kind: String
  package var subject: String
  package var changes: [Change]
  /// The place in ``Verdict/differences`` of what this follows from.
  package var cause: Int?
  /// How far the view's edges moved at most, in points; nothing where no number says it.
  package var distance: Double?
  package var frames: Frames?

  package init(kind: String, subject: String, changes: [Change]) {
    (self.kind, self.subject, self.changes) = (kind, subject, changes)
  }

  package struct Change: Codable, Hashable, Sendable {
    package var property: String
    package var old: String
    package var new: String

    package init(property: String, old: String, new: String) {
      (self.property, self.old, self.new) = (property, old, new)
    }
  }

  /// Where the view was and where it is.
  package struct Frames: Codable, Hashable, Sendable {
    package var old: Frame
    package var new: Frame

    package init(old: Frame, new: Frame) { (self.old, self.new) = (old, new) }
  }

  package struct Frame: Codable, Hashable, Sendable {
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double

    /// Nothing where a number is none: no file of results can hold such.
    package init?(x: Double, y: Double, width: Double, height: Double) {
      guard [x, y, width, height].allSatisfy(\.isFinite) else { return nil }
      (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }
  }
}
