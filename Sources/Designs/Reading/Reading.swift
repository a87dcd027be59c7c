import SnaplineData
import SnaplineDiagnostics
package import SnaplineEnvironment

/// One reading of a design: what it may cost, and what was found on the way.
///
/// It belongs to one call that reads a design, and is forgotten with it.
package final class Reading {
  package let environment: Environment
  /// Whether a syntax error ended the file early.
  var isCutShort = false
  /// Whether a file couldn't be had that the design is made of: names that it would have brought along
  /// are missed for no other reason.
  var lacksFiles = false
  /// What the design's file is called without its ending, as are the pictures of it.
  var title = ""
  /// The folder beside whose files a design stands.
  var folder = "."
  /// The pictures that were found, as absolute paths.
  var pictures: [String] = []
  /// How many views were read.
  var views = 0
  /// How many pixels of the picture are a point, as far as that is read.
  var canvasScale: Double
  /// What decides on the branch that is read, as it is written.
  var decides: String?
  /// Whether the `if` that is read says when a view is there.
  var asksForExistence = false
  /// The class of the view around; nothing at the top.
  var container: ClassWord?
  /// The colours and fonts that the document names.
  var names = Names()
  /// The names of the design's variants, as files have them.
  var variants: [String] = []
  /// The names of the design's components.
  var components: [String] = []
  /// Names of components whose declarations were at fault: of their uses nothing is said.
  var faultyComponents: Set<String> = []
  /// Where the components of the design are declared.
  var componentSpans: [String: Span] = [:]
  /// Components that nothing uses, as views to be looked at and not to be drawn.
  var samples: [Node] = []
  /// Which names of views see each other.
  var scopes = ViewScopes()
  /// The scope in which the names are looked up of what is read.
  var scope = ViewScopes.document
  /// The data that the design was filled with.
  var given = GivenData()
  /// Whether a list of the design is broken into pages.
  var isPaged = false
  /// The views that links in texts lead to, with where that is said.
  var linked: [(name: String, span: Span)] = []
  /// The numbers of pages that texts of the design ask for.
  var pageTexts: [PageText] = []
  /// The files that it is made of besides its own, as absolute paths.
  private(set) var parts: [String] = []
  /// The files and folders that were read or looked for, there or not, by their paths from the root.
  private(set) var sought: Set<String> = []
  /// Their texts, in the order in which they were read.
  private(set) var sources: [Source] = []
  /// How many lines have been read of all files.
  var linesRead = 0
  /// The files of messages, in the order in which they were read.
  private var order: [ObjectIdentifier: Int] = [:]
  private var findings: [Finding] = []
  private var known: Set<Finding.Identity> = []
  private var unkept = 0
  /// Whether what was only counted may have been an error.
  private var mayHideErrors = false

  struct Names {
    var colors: [String: Span] = [:]
    var fonts: [String: Span] = [:]
    var styles: [String: Span] = [:]
  }

  private struct Finding {
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

  package init(environment: Environment) {
    self.environment = environment
    canvasScale = Double(environment.traits.displayScale)
  }

  package var limits: Limits { environment.limits }

  /// Faults beyond this number are only counted: nobody reads them, and a good message costs time.
  private static let mostKept = 1_000

  private static let missedNames: Set<String> = [
    "missing-data", "missing-string", "unknown-component", "unknown-style", "unknown-color",
    "unknown-font",
  ]

  package func report(_ message: @autoclosure () -> Message, at span: Span) {
    guard findings.count < Self.mostKept else {
      unkept += 1
      mayHideErrors = true
      return
    }
    let message = message()
    if isCutShort, message.needsWholeFile { return }
    if lacksFiles, Self.missedNames.contains(message.id) { return }
    keep(message, at: span)
  }

  /// Reports a warning: beyond so many it says nothing of errors, unless warnings are.
  package func warn(_ message: @autoclosure () -> Message, at span: Span) {
    guard findings.count < Self.mostKept else {
      unkept += 1
      if environment.isStrict { mayHideErrors = true }
      return
    }
    keep(message(), at: span)
  }

  private func keep(_ message: Message, at span: Span) {
    if span.fill?.isSample == true { return }
    guard let fill = span.fill, let given = fill.faultPlace else { return add(message, at: span) }
    // The argument is at fault, however many keys of the component read it.
    var message = message
    let use = "the component uses it at \(span.short)"
    message.cause = message.cause.map { use + "; " + $0 } ?? use
    add(message, at: given)
  }

  private func add(_ message: Message, at span: Span) {
    // An alias brings the same fault to many places of the tree; it is one in the file.
    let identity = Finding.Identity(
      file: ObjectIdentifier(span.source),
      start: span.range.lowerBound,
      id: message.id,
      subject: message.subject
    )
    guard known.insert(identity).inserted else { return }
    var message = message
    if let fill = span.fill { message.tell(of: fill, from: fill.place) }
    if environment.isStrict, message.severity == .warning { message.severity = .error }
    findings.append(Finding(span: span, message: message))
  }

  /// Notes a file that the design is made of.
  func add(_ source: Source, path: String) {
    order[ObjectIdentifier(source)] = order.count + 1
    sources.append(source)
    linesRead = source.linesBefore + source.lineCount
    if !parts.contains(path) { parts.append(path) }
  }

  /// Notes a file that was looked for, whether it is there or not.
  func seek(_ path: String) {
    if sought.count < Self.mostSought { sought.insert(path) }
  }

  /// More files than this no design is made of.
  private static let mostSought = 20_000

  /// Where a message stands among those of all files.
  private func place(of span: Span) -> (file: Int, offset: Int) {
    (order[ObjectIdentifier(span.source)] ?? 0, span.range.lowerBound)
  }

  /// Reads what stands in a node, in which names may be looked up in a scope of their own.
  func inScope<Value>(of node: Node, _ read: () -> Value) -> Value {
    guard let inner = node.scope else { return read() }
    let outer = scope
    defer { scope = outer }
    scope = inner
    return read()
  }

  /// The view that a name means here.
  func resolved(_ name: String) -> String {
    scope == ViewScopes.document ? name : scopes.resolved(name, in: scope)
  }

  /// Whether anything at all was found.
  var hasFindings: Bool { !findings.isEmpty || unkept > 0 }

  /// The first error that was found, in no order of place.
  var firstError: Message? { findings.first { $0.message.severity == .error }?.message }

  package var hasErrors: Bool {
    mayHideErrors || findings.contains { $0.message.severity == .error }
  }

  /// Everything found, in order of place.
  package var found: Findings {
    let sorted = findings.enumerated().sorted { one, other in
      let (first, second) = (place(of: one.element.span), place(of: other.element.span))
      return first == second ? one.offset < other.offset : first < second
    }
    return Findings(
      diagnostics: sorted.map { $0.element.diagnostic },
      uncounted: unkept,
      mayHideErrors: mayHideErrors
    )
  }
}

extension Message {
  /// Says what the data has where a value was read that is at fault.
  fileprivate mutating func tell(of fill: DataFill, from span: Span?) {
    guard !id.hasPrefix("missing-") else { return }
    let place = span.map { " (\($0.short))" } ?? ""
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
