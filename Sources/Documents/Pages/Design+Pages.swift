import SnaplineDesigns
public import SnaplineDiagnostics
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineHelpers
public import SnaplineLayout
public import SnaplineScene

public import struct Foundation.CGFloat
public import struct Foundation.CGSize

extension Design {
  /// The pictures of a design's pages.
  public struct Pages: Sendable {
    public let scenes: [Scene]
    /// Warnings of reading, building and layout.
    public let diagnostics: [Diagnostic]
  }

  /// Whether a list of the design is broken into pages, with `pages`.
  public var isPaged: Bool { document.pagedList != nil && document.page == nil }

  /// Lays out each page of the design; one without `pages` has one.
  ///
  ///     let invoice = try Design(contentsOf: "invoice.yaml")
  ///     let pdf = try PDF.document(invoice.pages().scenes, title: invoice.name)
  ///
  /// - Throws: Where a row is taller than a page, or the list needs more than ``Limits/pages``.
  public func pages(
    size: CGSize? = nil,
    scale: CGFloat? = nil,
    overlays: Set<Overlay> = []
  ) throws(DesignError) -> Pages {
    try pages(size: size, scale: scale, overlays: overlays, jobs: 1)
  }

  /// The same by so many threads at most, each page handed on as soon as it and all before it are there.
  ///
  /// Where there are several, nothing that a task has of its own holds, but for ``Environment/current``.
  package func pages(
    size: CGSize?,
    scale: CGFloat?,
    overlays: Set<Overlay>,
    jobs: Int,
    deliver: (Scene) -> Void = { _ in }
  ) throws(DesignError) -> Pages {
    let pages = try pageDesigns(size: size, scale: scale)
    // Another thread has an environment of its own.
    let current = Environment.current
    var (scenes, said) = ([Scene](), [Findings]())
    try OrderedDelivery(jobs: jobs).run(pages.count) { place in
      Environment.$current.withValue(current) {
        // The tree goes at once: those of all pages together need much memory.
        Result { () throws(DesignError) -> (scene: Scene, said: Findings) in
          let part = try pages[place].built(size: size, scale: scale, overlays: overlays)
          return (listed(part.scene, onPage: place), part.said)
        }
      }
    } deliver: {
      (_, page: Result<(scene: Scene, said: Findings), DesignError>) throws(DesignError) in
      let (scene, found) = try page.get()
      scenes.append(scene)
      said.append(found)
      deliver(scene)
      return true
    }
    return Pages(scenes: scenes, diagnostics: self.said(all: said))
  }

  /// The picture of a page, the first one at 0, with the list that goes on from page to page.
  func listed(_ scene: Scene, onPage place: Int) -> Scene {
    guard isPaged, let name = document.pagedList?.element.name else { return scene }
    var scene = scene
    scene.pagedList = ListOnPage(name: name, goesOn: place > 0)
    return scene
  }

  /// What is to be said of all pages, each message once.
  func said(all pages: [Findings]) -> [Diagnostic] {
    var said = pages.reduce(Findings()) { $0 + $1 }
    said.diagnostics = said.diagnostics.withoutRepeats
    return said.shown(in: source.name)
  }

  /// The design as each page has it, with the rows of that page; itself where nothing is broken.
  ///
  /// Measures may be those of another size.
  func pageDesigns(
    size: CGSize?,
    scale: CGFloat?,
    measures: PageMeasures? = nil
  ) throws(DesignError) -> [Design] {
    guard isPaged, let (list, span) = document.pagedList else { return [self] }
    var surroundings = environment
    if let scale { surroundings.traits.displayScale = scale }
    guard let size = size ?? exactSize else { throw refusal(.noPageSize(at: span.place)) }
    if let place = pageAsked(in: list) { throw refusal(.rowsAskForPage(at: place)) }
    let room = PageRoom(
      document,
      list: list,
      size: size,
      environment: surroundings,
      measures: measures
    )
    guard let rows = room.rows() else { return [onPage(1, of: 1, with: list.children)] }
    let breaks = try breaks(of: rows, in: room, at: span)
    let count = breaks.pages.count
    let parted = breaks.parted.map { row in
      Diagnostic.partedRows(at: rows[row].element.span.place, isStrict: environment.isStrict)
        .placed(in: source)
    }
    return breaks.pages.enumerated().map { place, range in
      var page = onPage(place + 1, of: count, with: rows[range].map(\.element))
      // What was found in the file is said once.
      page.found = place > 0 ? Findings() : found + Findings(diagnostics: parted)
      return page
    }
  }

  private func onPage(_ number: Int, of count: Int, with rows: [Element]) -> Design {
    var page = self
    page.document = document.showing(rows, on: PageNumber(number, of: count))
    page.environment.limits.share(among: count)
    return page
  }

  /// How large the canvas is that fits nothing; nothing for one that does.
  package var exactSize: CGSize? {
    guard case .exactly(let width) = size.width, case .exactly(let height) = size.height else {
      return nil
    }
    return CGSize(width: width, height: height)
  }

  private func breaks(
    of rows: [PageRoom.MeasuredRow],
    in room: PageRoom,
    at span: Span
  ) throws(DesignError) -> PageBreaks {
    let most = environment.limits.pages
    var (count, tries) = (1, 0)
    var breaks: PageBreaks
    repeat {
      let guess = count
      do throws(PageBreaks.TallRow) {
        breaks = try PageBreaks(rows.map(\.row), most: most) { number, isLast in
          room.height(on: PageNumber(number, of: isLast ? number : max(guess, number + 1)))
        }
      } catch {
        let row = rows[error.row].element
        var diagnostic = Diagnostic.tallRow("this row", error.height, room: error.room)
        diagnostic.place = row.span.place
        throw refusal(diagnostic)
      }
      guard breaks.pages.count <= most else {
        var diagnostic = Diagnostic.tooManyPages(most)
        diagnostic.place = span.place
        throw refusal(diagnostic)
      }
      // How the count is written may decide how high a footer is, and that again how many pages there are.
      tries += 1
      if room.isSame(count, as: breaks.pages.count) || tries == Self.mostTries { return breaks }
      count = tries == Self.mostTries - 1 ? max(count, breaks.pages.count) : breaks.pages.count
    } while true
  }

  /// What two numbers of pages do to each other may never settle.
  private static let mostTries = 6

  /// A row, or a view in one, that asks which page it stands on.
  private func pageAsked(in list: Element) -> Place? {
    var found: Place?
    list.forEach { element in
      guard found == nil else { return }
      let asks = element.values.conditions.contains { $0.condition.asksForPage }
      if asks { found = element.span.place }
    }
    return found
  }

  private func refusal(_ diagnostic: Diagnostic) -> DesignError {
    DesignError(diagnostics: diagnostics + [diagnostic.placed(in: source)], files: sought)
  }
}

extension Condition {
  /// Whether it asks which page it stands on.
  fileprivate var asksForPage: Bool {
    switch self {
    case .all(let parts), .any(let parts), .none(let parts): parts.contains(where: \.asksForPage)
    case .test(.trait(let trait, _)): [.firstPage, .lastPage].contains(trait)
    case .test: false
    }
  }
}

extension Limits {
  /// What one layout may take is what all pages may, as far as each still has enough for what people draw.
  fileprivate mutating func share(among pages: Int) {
    layoutSteps = min(layoutSteps, max(100_000, layoutSteps / pages))
    layoutTime = min(layoutTime, max(.seconds(2), layoutTime / pages))
  }
}

extension Diagnostic {
  /// A view that wants to stay with the next one and can't.
  fileprivate static func partedRows(at place: Place, isStrict: Bool) -> Diagnostic {
    Diagnostic(
      id: "parted-rows",
      severity: isStrict ? .error : .warning,
      subject: "this view stands at the end of a page, and the next one on another",
      cause: "all that stays together is taller than a page",
      place: place,
      remedy: "leave 'keepWithNext' out beside one of them"
    )
  }

  /// A condition in the list that is broken, which would have to be known before rows have pages.
  fileprivate static func rowsAskForPage(at place: Place) -> Diagnostic {
    Diagnostic(
      id: "page-condition",
      severity: .error,
      subject: "a row can't ask which page it stands on",
      cause: "the pages are made of the rows, and of all else on them",
      place: place,
      remedy: "put what 'firstPage' and 'lastPage' decide above or below the list of 'pages'"
    )
  }

  fileprivate static func noPageSize(at place: Place) -> Diagnostic {
    Diagnostic(
      id: "page-size",
      severity: .error,
      subject: "'pages' needs a canvas of one size",
      cause: "a canvas that fits is as high as all rows",
      place: place,
      remedy: "write canvas: A4"
    )
  }
}
