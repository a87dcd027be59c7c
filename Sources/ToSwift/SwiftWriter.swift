import Foundation
import SnaplineDesigns
import SnaplineDiagnostics
import SnaplineEnvironment

/// Writes the views of a settled design as statements of Swift, which make the same tree.
///
/// Views are made from the inside out: what lies in a view is made before it, and put into it with the
/// helper that says where it stands. What names views that aren't put in yet waits for the end.
final class SwiftWriter {
  let design: SettledDesign
  let environment: Environment
  /// The folder of the design's file.
  let folder: String?
  let reading: Reading
  let index: ViewIndex
  /// The names that the design's colours and fonts have in Swift.
  let shared: SharedNames

  var lines = SwiftLines(depth: 2)
  var names: SwiftNames
  /// The variables of views and guides that have a name in the design, by that name.
  var variables: [String: String] = [:]
  var guides: [String: String] = [:]
  /// The views that are in one tree with each other by now, by their numbers.
  var scope: WritingScope
  /// What is written once all views are in one tree.
  var later: [() -> Void] = []
  /// Functions and values that the written code needs.
  var uses = WrittenUses()
  /// What can't be said in Swift.
  var faults: [Diagnostic] = []
  /// The conditions that are written as the library's.
  var writtenConditions: Set<Int> = []
  /// The first spacer of each stack that has no length of its own.
  var firstSpacers: [String: String] = [:]
  /// The names of views and guides that are used in what is made right now.
  var used: Set<String> = []
  /// The variables that hold views, by the views' numbers.
  var holders: [Int: String] = [:]
  /// The names of the parts of charts.
  var chartNames = ChartNames()
  /// What equations place and size, so that no default does.
  private(set) var hold = PlacedViews()
  /// What each view says, with the keys of it that were written.
  private var said: [Int: (values: SaidValues, content: SaidValues)] = [:]

  /// The calls of functions that make views, by the views' numbers.
  private var calls: [Int: String] = [:]
  /// Whether a name may be made of what a view says.
  private(set) var namesByTexts = true
  /// What held around each view that was made.
  private var scopes: [Int: WritingScope] = [:]
  /// All names of views that are used.
  private(set) var allUsed: Set<String> = []

  init(
    _ design: SettledDesign,
    environment: Environment,
    folder: String?,
    shared: SharedNames,
    calls: [Int: String] = [:],
    like other: SwiftWriter? = nil
  ) {
    self.calls = calls
    self.design = design
    self.folder = folder
    self.environment = environment
    self.shared = shared
    reading = Reading(environment: environment)
    index = other?.index ?? ViewIndex(design)
    names = SwiftNames(taken: shared.all.union(["canvas", "environment", "traits", "content"]))
    scope = WritingScope(traits: environment.traits)
    if let other {
      (hold, chartNames) = (other.hold, other.chartNames)
      return
    }
    for view in design.views { note(view, in: PlacedViews.canvas) }
    hold.note(
      document.values[DocumentWords.constraints],
      by: PlacedViews.canvas,
      superview: PlacedViews.canvas,
      index
    )
  }

  private func note(_ view: SettledView, in parent: Int) {
    let element = view.element
    for child in view.children { note(child, in: element.number) }
    hold.note(element.values[ViewWords.constraints], by: element.number, superview: parent, index)
    noteParts(of: element)
  }

  /// Notes the names that a chart's parts have.
  private func noteParts(of element: Element) {
    guard element.word.id == .chart, let id = element.name else { return }
    let parts = Set(ChartValues.names(of: id, element.content))
    if (element.content[ChartWords.kind] ?? .standard).namesMarks {
      chartNames.guides.formUnion(parts)
    } else {
      chartNames.parts.formUnion(parts)
    }
  }

  var document: DesignDocument { design.document }
  var scale: Double { environment.traits.displayScale }

  /// Notes something that can't be said in Swift, at its place.
  func refuse(_ subject: String, cause: String? = nil, remedy: String, at span: Span) {
    faults.append(
      Diagnostic(
        id: "not-in-swift",
        severity: .error,
        subject: subject,
        cause: cause,
        place: span.place,
        remedy: remedy
      )
    )
  }

  func values(of element: Element) -> SaidValues { both(of: element).values }
  func content(of element: Element) -> SaidValues { both(of: element).content }

  private func both(of element: Element) -> (values: SaidValues, content: SaidValues) {
    if let known = said[element.number] { return known }
    let both = (SaidValues(element.values), SaidValues(element.content))
    said[element.number] = both
    return both
  }

  /// Refuses every key that nothing was written for.
  private func refuseUnwritten() {
    for (values, content) in said.values {
      values.pass(Array(KeyRows.meant.keys))
      for key in values.unasked + content.unasked {
        let reason = KeyRows.reason(for: key.name)
        refuse(
          "'\(key.name)' can't be said in Swift",
          cause: reason,
          remedy: "leave it out here, and write the code for it by hand",
          at: key.span
        )
      }
    }
    faults.sort {
      ($0.place?.line ?? 0, $0.place?.column ?? 0) < ($1.place?.line ?? 0, $1.place?.column ?? 0)
    }
  }

  // MARK: Apart

  /// The call of a function that makes a view, where there is one; notes what holds around it.
  func call(for view: SettledView) -> String? {
    scopes[view.element.number] = scope
    return calls[view.element.number]
  }

  func noteUse(of name: String) {
    used.insert(name)
    allUsed.insert(name)
  }

  /// The statements that make one view, by a writer of its own, and the variable that has it; nothing where
  /// what is around it takes part.
  func apart(_ view: SettledView, calls: [Int: String]) -> (SwiftWriter, String)? {
    guard let around = scopes[view.element.number], around.variable == "traits",
      !hasUsedNames(view)
    else { return nil }
    let part = SwiftWriter(
      design,
      environment: environment,
      folder: folder,
      shared: shared,
      calls: calls,
      like: self
    )
    part.scope = around
    part.namesByTexts = false
    let name = part.make(view)
    guard part.later.isEmpty, part.faults.isEmpty, part.used.isEmpty else { return nil }
    part.lines.trim()
    return (part, name)
  }

  /// Whether somebody names a view in this one.
  private func hasUsedNames(_ view: SettledView) -> Bool {
    if let name = view.element.name, allUsed.contains(name) { return true }
    let guides = view.element.values[InsideWords.guides]?.guides ?? []
    return guides.contains { allUsed.contains($0.name) } || view.element.word.id == .chart
      || view.children.contains(where: hasUsedNames)
  }

  // MARK: The whole

  /// The statements of a function that makes the canvas and all on it.
  func body() -> SwiftLines {
    let settings = SaidValues(document.canvas.values)
    lines.add("let canvas = View()")
    lines.add("canvas.environment = environment")
    lines.add("canvas.bounds.size = size")
    scope.override(by: document.canvas.values, self)
    if settings[ViewWords.background] == nil {
      lines.add("canvas.backgroundColor = .systemBackground")
    }
    if let tint = settings[ViewWords.tint] { scope.tint = color(tint) }
    writeLooks(settings, of: "canvas")
    var content = "canvas"
    if let insets = document.canvas.insets {
      content = "content"
      lines.add("let content = View()")
      lines.add("canvas.addSubview(content, filling: .superview, insets: \(self.insets(insets)))")
      let isScreen = environment.device != nil
      if let margins = settings[ViewWords.margins] {
        lines.add("content.directionalLayoutMargins = \(self.insets(margins))")
      } else if isScreen {
        lines.add("content.directionalLayoutMargins = .zero")
      }
      if isScreen { lines.add("content.preservesSuperviewLayoutMargins = true") }
    }
    lines.add("")
    write(design.views, into: Holder(variable: content, node: nil))
    let equations = document.values[DocumentWords.constraints]
    if let equations { later.append { self.write(equations, by: "canvas", superview: "canvas") } }
    if !later.isEmpty {
      lines.add("")
      for write in later { write() }
    }
    lines.add("return canvas")
    refuseUnwritten()
    return lines.mapped(resolved)
  }

  /// What holds views: a variable, and the node, which the canvas has none of.
  struct Holder {
    var variable: String
    var node: SettledView?
  }

  /// Makes views and puts them into another one, which exists by then.
  func write(_ views: [SettledView], into holder: Holder) {
    var inserted: Set<Int> = []
    for view in views {
      let variable = make(view)
      insert(view, as: variable, into: holder, beside: &inserted)
      lines.add("")
    }
  }
}

/// What holds for the view in hand and all in it.
struct WritingScope {
  /// The colour that `tint` means.
  var tint = "Color.systemBlue"
  var traits: Traits
  /// The variable that has the traits.
  var variable = "traits"

  init(traits: Traits) { self.traits = traits }

  /// Takes over the traits that a view says, with a variable for them where they are others.
  mutating func override(by values: Values, _ writer: SwiftWriter) {
    var changed = traits
    if let style = values[ViewWords.appearance]?.style, style != .unspecified {
      changed.userInterfaceStyle = style
    }
    let chosen = changed.preferredContentSizeCategory
    let least = values[ViewWords.minimumTextSize]?.category ?? chosen
    let greatest = values[ViewWords.maximumTextSize]?.category ?? max(least, chosen)
    changed.preferredContentSizeCategory = min(max(chosen, least), greatest)
    guard changed != traits else { return }
    writer.uses.traits = true
    let name = writer.names.next(for: "traits", else: "traits")
    writer.lines.add("var \(name) = \(variable)")
    if changed.userInterfaceStyle != traits.userInterfaceStyle {
      let style = changed.userInterfaceStyle == .dark ? "dark" : "light"
      writer.lines.add("\(name).userInterfaceStyle = .\(style)")
    }
    if changed.preferredContentSizeCategory != chosen, let size = changed.textSizeName {
      writer.lines.add("\(name).preferredContentSizeCategory = .\(size)")
    }
    (traits, variable) = (changed, name)
  }
}

/// The views of a design by their names and numbers, and what they lie in.
struct ViewIndex {
  private var parents: [Int: Int] = [:]
  private var arranging: Set<Int> = []
  private(set) var named: [String: SettledView] = [:]
  /// The names of guides, with the numbers of the views that have them.
  private(set) var guides: [String: Int] = [:]

  init(_ design: SettledDesign) {
    for view in design.views { note(view, in: nil) }
  }

  private mutating func note(_ view: SettledView, in parent: Int?) {
    let element = view.element
    parents[element.number] = parent
    if element.word.arrangesChildren || element.values.says(InsideWords.sequence.name) {
      arranging.insert(element.number)
    }
    if let name = element.name, named[name] == nil { named[name] = view }
    for guide in element.values[InsideWords.guides]?.guides ?? [] where guides[guide.name] == nil {
      guides[guide.name] = element.number
    }
    for child in view.children { note(child, in: element.number) }
  }

  /// Whether a view lies in another one, or is it.
  func isIn(_ number: Int, _ other: Int) -> Bool {
    var place: Int? = number
    while let at = place {
      if at == other { return true }
      place = parents[at]
    }
    return false
  }

  func parent(of number: Int) -> Int? { parents[number] }

  /// Whether a view says where those inside it stand.
  func arranges(_ number: Int) -> Bool { arranging.contains(number) }
}
