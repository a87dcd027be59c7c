package import SnaplineEnvironment

/// One reading of a design: what it may cost, and what was found on the way.
///
/// It belongs to one call that reads a design, and is forgotten with it.
package final class Reading {
  package let environment: Environment
  /// Whether a syntax error ended the file early.
  var isCutShort = false
  /// Where a parser gave up: of a value that ends there nobody knows how it would have gone on.
  var cut: Span?
  /// Whether a file couldn't be had that the design is made of.
  var lacksFiles = false
  /// Whether names may be missed for no other reason than that a part of the design is.
  var lacksNames: Bool { lacksFiles || isCutShort }
  /// What the design's file is called without its ending, as are the pictures of it.
  var title = ""
  /// The folder beside whose files a design stands.
  var folder = "."
  /// How many views were read.
  var views = 0
  /// How many pixels of the picture are a point, as far as that is read.
  var canvasScale: Double
  /// What decides on the branch that is read, as it is written.
  var decides: String?
  /// All that is written of the view that is read.
  var viewEntries: [Entry] = []
  /// Whether the `if` that is read says when a view is there.
  var asksForExistence = false
  /// The class of the view around; nothing at the top.
  var container: ClassWord?
  /// The colours and fonts that the document names.
  var names = Names()
  /// The names of the design's variants, as files have them.
  var variants: [String] = []
  /// Which of them is read.
  var variant: String?
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
  /// What values are called that stand behind a name.
  var writtenNames = WrittenNames()
  /// Whether zeros in front of a number of the data were told: of many alike the first says enough.
  var hasToldZeros = false
  /// The styles as they are written.
  var writtenStyles: [Entry] = []
  /// The data on which choices depend, forms of texts, and parts of texts, by its paths.
  private(set) var askedData: [String: DataFill] = [:]
  /// Whether a list of the design is broken into pages.
  var isPaged = false
  /// The views that links in texts lead to, with where that is said.
  var linked: [(name: String, span: Span)] = []
  /// The numbers of pages that texts of the design ask for.
  var pageTexts: [PageText] = []
  /// The files that it is made of besides its own.
  private var files = ReadFiles()
  private var faults = ReportedFaults()

  struct Names {
    var colors: [String: Span] = [:]
    var fonts: [String: Span] = [:]
    var styles: [String: Span] = [:]
  }

  package init(environment: Environment) {
    self.environment = environment
    canvasScale = Double(environment.traits.displayScale)
  }

  package var limits: Limits { environment.limits }

  private static let missedNames: Set<String> = [
    "missing-data", "missing-string", "unknown-component", "unknown-style", "unknown-color",
    "unknown-font",
  ]

  /// Whether what is reported from here on is only counted, so that nobody need look for good words.
  var isFull: Bool { faults.isFull }

  package func report(_ message: @autoclosure () -> Message, at span: Span) {
    if faults.isFull { return faults.count(asError: true) }
    let message = message()
    if isCutShort, message.needsWholeFile || isCut(span) { return }
    if lacksNames, Self.missedNames.contains(message.id) { return }
    keep(message, at: span)
  }

  /// Whether a place is within the value at which the parser gave up.
  private func isCut(_ span: Span) -> Bool {
    guard let cut, cut.source === span.source else { return false }
    let (start, fault) = (span.range.lowerBound, cut.range.lowerBound)
    guard start <= fault, fault - start < 200, fault <= cut.source.bytes.count else { return false }
    // Behind a colon another value begins.
    let value = cut.source.text(of: start..<fault)
    return !value.contains(": ") && !value.contains(":\n")
  }

  /// Reports a warning: beyond so many it says nothing of errors, unless warnings are.
  package func warn(_ message: @autoclosure () -> Message, at span: Span) {
    if faults.isFull { return faults.count(asError: environment.isStrict) }
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
    faults.add(message, at: span, isStrict: environment.isStrict)
  }

  // MARK: Files

  /// The files that it is made of besides its own, as absolute paths.
  var parts: [String] { files.parts }
  /// The files and folders that were read or looked for, there or not.
  var sought: Set<String> { files.sought }
  /// The texts of its files, in the order in which they were read.
  var sources: [Source] { files.sources }

  var linesRead: Int {
    get { files.linesRead }
    set { files.linesRead = newValue }
  }

  var pictures: [String] {
    get { files.pictures }
    set { files.pictures = newValue }
  }

  /// Notes a file that the design is made of.
  func add(_ source: Source, path: String) { files.add(source, path: path) }

  /// Notes a file that was looked for, whether it is there or not.
  func seek(_ path: String) { files.seek(path) }

  // MARK: Names

  /// Notes data that something depends on which doesn't repeat it word by word.
  func note(asked fill: DataFill) {
    guard askedData.count < Self.mostAsked else { return }
    let origins = fill.isArgument ? [fill].origins : [fill]
    for fill in origins where askedData[fill.path] == nil && fill.isOfNamedData {
      askedData[fill.path] = fill
    }
  }

  private static let mostAsked = 1000

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

  // MARK: What was found

  /// Whether anything at all was found.
  var hasFindings: Bool { !faults.isEmpty }

  /// The first error that was found, in no order of place.
  var firstError: Message? { faults.firstError }

  package var hasErrors: Bool { faults.hasErrors }

  /// Everything found, in order of place.
  package var found: Findings { faults.found(in: files) }

  /// What was found until some moment.
  package struct Mark {
    fileprivate let faults: ReportedFaults
  }

  package var mark: Mark { Mark(faults: faults) }

  /// Forgets what was found since a mark.
  package func goBack(to mark: Mark) { faults = mark.faults }
}
