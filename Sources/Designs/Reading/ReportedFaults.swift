import SnaplineData
import SnaplineDiagnostics

/// What was reported of a design: each fault once, and no more than somebody may read.
struct ReportedFaults {
  private struct Fault {
    struct Identity: Hashable {
      var file: ObjectIdentifier
      var start: Int
      var id: String
      var subject: String
    }
    var span: Span
    var message: Message

    var diagnostic: Diagnostic { message.diagnostic(at: span.place) }
  }

  private var faults: [Fault] = []
  private var known: Set<Fault.Identity> = []
  private var unkept = 0
  /// Whether what was only counted may have been an error.
  private var mayHideErrors = false

  /// Faults beyond this number are only counted: nobody reads them, and a good message costs time.
  private static let mostKept = 1_000

  /// Whether what is reported from here on is only counted.
  var isFull: Bool { faults.count >= Self.mostKept }

  var isEmpty: Bool { faults.isEmpty && unkept == 0 }

  /// The first error that was found, in no order of place.
  var firstError: Message? { faults.first { $0.message.severity == .error }?.message }

  var hasErrors: Bool { mayHideErrors || faults.contains { $0.message.severity == .error } }

  /// Counts a fault that isn't kept.
  mutating func count(asError mayBeError: Bool) {
    unkept += 1
    if mayBeError { mayHideErrors = true }
  }

  mutating func add(_ message: Message, at span: Span, isStrict: Bool) {
    // An alias brings the same fault to many places of the tree; it is one in the file.
    let identity = Fault.Identity(
      file: ObjectIdentifier(span.source),
      start: span.range.lowerBound,
      id: message.id,
      subject: message.subject
    )
    guard known.insert(identity).inserted else { return }
    var message = message
    if let fill = span.fill { message.tell(of: fill, from: fill.place) }
    if isStrict, message.severity == .warning { message.severity = .error }
    faults.append(Fault(span: span, message: message))
  }

  /// All of them, in the order of their places in some files.
  func found(in files: ReadFiles) -> Findings {
    let sorted = faults.enumerated().sorted { one, other in
      let first = files.place(of: one.element.span)
      let second = files.place(of: other.element.span)
      return first == second ? one.offset < other.offset : first < second
    }
    return Findings(
      diagnostics: Self.gathered(sorted.map(\.element)).map(\.diagnostic),
      uncounted: unkept,
      mayHideErrors: mayHideErrors
    )
  }
}

extension ReportedFaults {
  /// What tells one cause from another: the same words in the same file are of one.
  private struct Cause: Hashable {
    var file: ObjectIdentifier
    var id: String
    var severity: Diagnostic.Severity
    var subject: String
    var cause: String?
    var remedy: String?

    /// Which of several faults it is, where each is one of its own.
    var place: Int

    init(_ fault: Fault, at place: Int) {
      self.place = place
      file = ObjectIdentifier(fault.span.source)
      let message = fault.message
      (id, severity, subject) = (message.id, message.severity, message.subject)
      // What is lacking is so wherever it is asked for, and the first example of it is enough.
      (cause, remedy) = message.id == "missing-data" ? (nil, nil) : (message.cause, message.remedy)
    }
  }

  /// The faults with each cause told once, at its first place, with the lines in which the same stands.
  private static func gathered(_ faults: [Fault]) -> [Fault] {
    var order: [Cause] = []
    var byCause: [Cause: [Fault]] = [:]
    for (place, fault) in faults.enumerated() {
      // Everything else is said of what stands at its place.
      let cause = Cause(fault, at: names.contains(fault.message.id) ? 0 : place)
      if byCause[cause] == nil { order.append(cause) }
      byCause[cause, default: []].append(fault)
    }
    return order.compactMap { cause in
      guard let alike = byCause[cause], var first = alike.first else { return nil }
      guard alike.count > 1 else { return first }
      let own = first.span.place.line
      var lines: [Int] = []
      for line in alike.dropFirst().compactMap(\.span.place.line) where line != own {
        if lines.last != line { lines.append(line) }
      }
      let shown = lines.prefix(mostLines).map(String.init).joined(separator: ", ")
      let more = lines.count > mostLines ? " and \(lines.count - mostLines) more" : ""
      let words =
        lines.isEmpty
        ? "the same stands here \(alike.count) times"
        : "the same stands in line\(lines.count == 1 ? "" : "s") \(shown)\(more)"
      first.message.cause = first.message.cause.map { "\($0); \(words)" } ?? words
      return first
    }
  }

  private static let mostLines = 8

  /// What is said of names that aren't there: whoever writes one of them twice has made one mistake.
  private static let names: Set<String> = [
    "unknown-property", "object-key", "missing-data", "unknown-style", "unknown-color",
    "unknown-font", "unknown-filter", "unknown-component",
  ]
}

extension Message {
  /// Says what the data has where a value was read that is at fault.
  fileprivate mutating func tell(of fill: DataFill, from span: Span?) {
    guard !id.hasPrefix("missing-") else { return }
    let source = fill.setting.map { "--set \($0.shortened)" } ?? span?.short
    let place = source.map { " (\($0))" } ?? ""
    let told = "{{\(fill.text.shortened)}} is \(fill.value.quoted)\(place)"
    if let wanted {
      (id, subject) = ("data-type", "'\(wanted.key)' is \(wanted.meaning), but \(told)")
      let isNumber = wanted.meaning.hasSuffix("number") || wanted.meaning == Fraction.meaning
      if isNumber { (remedy, mended) = ("give a number", nil) }
      return
    }
    cause = cause.map { told + "; " + $0 } ?? told
    if let mended { remedy = "give '\(fill.path.shortened)' another value, such as \(mended)" }
  }
}
