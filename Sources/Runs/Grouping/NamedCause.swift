/// A cause of one case, with what it is known by over a run.
///
/// Two edits are one cause where they have the same property, old value and new value, whatever file
/// they stand in: `stack.spacing 8 → 12` in 300 designs is one. The names of views count, since two
/// unlike stacks may well go from 8 to 12 by chance. They are set aside
///
/// - where the values are a colour, a font, a picture or a text: `brand → accent` is the same edit on
///   whichever views it is seen, and for a colour also whether it is that of a text or a background;
/// - where both edits stand on one line of one file and are of one kind, such as those of a component
///   which many cases use under names of their own.
///
/// What no edit explains is known by its first difference: a font file, a look and a text by their
/// values, a frame by its view too.
struct NamedCause: Hashable {
  /// Causes that share a key are one.
  var keys: [CauseKey]
  /// Such as `stack.spacing`, with the view's name.
  var property: String
  /// The property without the view's name.
  var aspect: String
  /// Colour, font, picture or text, where it is one of these.
  var look: String?
  var old: String?
  var new: String?
  var place: RecordedPlace?

  init(_ edit: RecordedEdit) {
    (property, old, new) = (edit.property.bounded, edit.old.bounded, edit.new.bounded)
    look = Self.look(of: edit.property)
    aspect = property.split(separator: ".").last.map(String.init) ?? property
    let values = [edit.old.bounded, edit.new.bounded]
    keys = [CauseKey((look.map { ["look", $0] } ?? ["property", property]) + values)]
    guard let file = edit.file, let line = edit.line else { return }
    place = RecordedPlace(file: file.bounded, line: line)
    // Views that came, went or changed places by one line are called as each case calls them.
    let isOfView = !property.contains("=") && !property.contains(/\.[A-Za-z][A-Za-z0-9 ]*$/)
    let isOfOrder = property.hasSuffix(".order")
    let kind = isOfView ? "view" : look ?? aspect
    keys.append(CauseKey(["line \(line)", file.bounded, kind] + (isOfOrder ? [] : values)))
  }

  init(_ difference: RecordedDifference) {
    let changes = difference.changes.prefix(4)
    let first = changes.first
    let more = difference.changes.count > 1 ? " and \(difference.changes.count - 1) more" : ""
    aspect = (first?.property.bounded ?? difference.kind) + more
    property = "\(difference.subject.bounded) \(aspect)"
    (old, new) = (first?.old.bounded, first?.new.bounded)
    let isOfView = difference.kind == "layout" || difference.kind == "raster"
    let values = changes.flatMap { [$0.property.bounded, $0.old.bounded, $0.new.bounded] }
    keys = [
      CauseKey([difference.kind] + (isOfView ? [difference.subject.bounded] : []) + values)
    ]
    if !isOfView { look = difference.kind }
  }

  /// What many cases may have in common without an edit, such as that they have no baseline.
  init(_ saying: String) {
    (property, aspect) = (saying.bounded, saying.bounded)
    keys = [CauseKey(["saying", saying.bounded])]
  }

  /// Whether a value is one by which an edit is known without its view: a colour, for one.
  ///
  /// A formula is none, whatever it ends with.
  private static func look(of property: String) -> String? {
    guard !property.contains("="), let dot = property.lastIndex(of: "."),
      // `colors.brand` is a name of the design itself, and no view's.
      !["colors", "fonts", "styles", "environment", "canvas"].contains(property[..<dot])
    else { return nil }
    let key = property[property.index(after: dot)...].lowercased()
    return looks.first { look in look.endings.contains { key.hasSuffix($0) } }?.name
  }

  private static let looks: [(name: String, endings: [String])] = [
    ("colour", ["color", "colour", "tint", "background", "fill"]), ("font", ["font"]),
    ("picture", ["image", "picture", "symbol"]), ("text", ["text", "title", "label"]),
  ]
}

/// A name for a cause that is the same in each case.
struct CauseKey: Hashable, Comparable {
  private let parts: [String]

  init(_ parts: [String]) { self.parts = parts }

  static func < (one: CauseKey, other: CauseKey) -> Bool {
    one.parts.lexicographicallyPrecedes(other.parts)
  }
}

extension String {
  /// The text, of which no more is kept than tells it from others: results may come from anywhere.
  fileprivate var bounded: String {
    utf8.count <= 400 ? self : prefix(120) + "… (\(utf8.count) bytes)"
  }
}

extension CaseRecord {
  /// What changed in this case; nothing where nothing is wrong.
  ///
  /// Of edits that explain the same each counts: each of them was made.
  var namedCauses: [NamedCause] {
    let most = 64
    let faults = failedRules.prefix(most).map { NamedCause("lint: \($0)") }
    switch outcome {
    case .same, .recorded, .skipped: return []
    case .missing: return [NamedCause("no baseline")] + faults
    case .flaky: return [NamedCause("not the same in each attempt")]
    case .wrong, .undecided:
      let error = diagnostics.first { $0.severity == "error" }
      if !faults.isEmpty { return faults + (error.map { [NamedCause($0.subject)] } ?? []) }
      let subject = (error ?? diagnostics.first)?.subject
      return [NamedCause(subject ?? "\(outcome.rawValue) \(name)")]
    case .changed: break
    }
    // What is no picture has no verdict: whose text changed is all that is known.
    guard let verdict else { return [NamedCause("contents of \(name)")] + faults }
    let edits = verdict.causes.flatMap(\.edits).prefix(most).map { NamedCause($0) }
    let all = edits + verdict.unexplained.prefix(most).map { NamedCause($0) } + faults
    if !all.isEmpty { return all }
    let rest =
      verdict.pixels == nil ? "other files are to be kept" : "other pixels of the same scene"
    return [NamedCause(rest)]
  }
}

extension Verdict {
  /// The differences that no edit explains and that follow from no other.
  ///
  /// Of frames the first alone: without the edit that moved them, the others may follow from it.
  fileprivate var unexplained: [RecordedDifference] {
    let explained = Set(causes.flatMap(\.explained))
    let roots = differences.indices.filter { place in
      !explained.contains(place) && (differences[place].cause.map(explained.contains) ?? true)
    }
    let frame = roots.first { differences[$0].kind == "layout" }
    return roots.filter { differences[$0].kind != "layout" || $0 == frame }.map { differences[$0] }
  }
}
