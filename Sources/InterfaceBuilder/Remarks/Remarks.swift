import SnaplineDiagnostics

/// What is to be said of a document once it is drawn: each kind once, with a count of the elements
/// that it is about, however often they are drawn.
struct Remarks: Sendable {
  enum Kind: Hashable, Sendable {
    case device(String)
    case damagedStrings(file: String, line: Int)
    case emptyScreen(EmptyScreen)
    case emptyContainer(Embedding.Refusal)
    case repeatedID(String)
    case unknown(Unknown)
    case customClass(String)
    case missing(Missing)
  }

  /// What a document says and nobody understands.
  enum Unknown: Hashable, Sendable {
    case view(String)
    case element(String)
    /// A side or size that a constraint ties.
    case side(String)
    case attribute(String, of: String)
    case key(String, of: String)
    case value(String, attribute: String, element: String)
  }

  /// What a document names and isn't there.
  enum Missing: Hashable, Sendable {
    /// What a constraint ties.
    case item
    case screen(String)
    case color(String)
    case image(String)
    case font(String)
  }

  /// What one element gives occasion to say.
  private struct Occasion: Sendable {
    let line: Int
    let example: String
  }

  /// The occasions of each kind, by the serials of the elements.
  private var entries: [Kind: [Int: Occasion]] = [:]

  mutating func note(_ kind: Kind, at element: XMLElement, example: String = "") {
    entries[kind, default: [:]][element.serial] = Occasion(line: element.line, example: example)
  }

  mutating func merge(_ other: Remarks) {
    entries.merge(other.entries) { mine, others in mine.merging(others) { first, _ in first } }
  }

  func diagnostics(in file: String) -> [Diagnostic] {
    entries.compactMap { kind, occasions -> (key: (Int, Int, String), said: Diagnostic)? in
      guard let first = occasions.min(by: { $0.key < $1.key }) else { return nil }
      var said = kind.diagnostic(example: first.value.example, count: occasions.count)
      said.place = said.place ?? Place(file: file, line: first.value.line)
      return ((kind.rank, first.key, said.subject), said)
    }
    .sorted { $0.key < $1.key }
    .map(\.said)
  }
}
