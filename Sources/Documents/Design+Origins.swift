import SnaplineDesigns
import SnaplineDiagnostics
import SnaplineLayout
import SnaplineScene

extension Design {
  /// What decided the frames and looks of a tree: the design's own keys, and its equations.
  ///
  /// Constraints that come of a key aren't told of beside it.
  func origins(of views: [View], by builder: TreeBuilder) -> SceneOrigins {
    var origins = origins(of: views, by: builder) { _ in true }
    origins.variant = variant
    let nodes = Dictionary(
      views.enumerated().map { (ObjectIdentifier($0.element), $0.offset) }
    ) { first, _ in first }
    let names = PlaceNames(document.writtenNames)
    for built in builder.built { origins.add(built, nodes, names) }
    for writing in document.settings { origins.add(writing, of: nil, names) }
    return origins
  }

  /// Where views stand written, and those of the design's own equations that are asked for.
  func origins(
    of views: [View],
    by builder: TreeBuilder,
    equations isAsked: (LayoutConstraint) -> Bool
  ) -> SceneOrigins {
    var known: Set<Int>?
    func isOfEquation(_ line: Int) -> Bool {
      let lines = known ?? builder.equationLines
      known = lines
      return lines.contains(line)
    }
    var origins = SceneOrigins(of: views) { constraint in
      guard isAsked(constraint), constraint.helper == nil, let place = constraint.place else {
        return false
      }
      return place.file == DesignLine.fileName && place.line.map(isOfEquation) ?? false
    }
    origins.places = origins.places.mapValues(placed)
    for place in origins.rules.indices {
      origins.rules[place].line = origins.rules[place].line.map(placed)
    }
    return origins
  }

  private func placed(_ line: SceneOrigins.Line) -> SceneOrigins.Line {
    guard line.file == DesignLine.fileName else { return line }
    let (source, number) = source.place(ofLine: line.number)
    return SceneOrigins.Line(file: source.name, number: number)
  }
}

extension SceneOrigins {
  /// Adds what is written of a view and of those inside, by the places of views in the tree.
  fileprivate mutating func add(
    _ built: TreeBuilder.Built,
    _ nodes: [ObjectIdentifier: Int],
    _ names: PlaceNames
  ) {
    for written in built.element.textLines where textLines[written.text] == nil {
      textLines[written.text] = Line(written.span)
      if written.isMade { madeTexts.insert(written.text) }
    }
    if let node = nodes[ObjectIdentifier(built.view)] {
      if let use = built.element.use { uses[node] = Line(use) }
      if let list = built.element.list { lists[node] = DataList(list) }
      add(classOf: built, at: node)
      add(conditionsLeftOutOf: built.element, at: node, names)
      add(rowsOf: built.element, at: node)
      for writing in built.element.writings { add(writing, of: node, names) }
    }
    for child in built.children { add(child, nodes, names) }
  }

  private mutating func add(
    conditionsLeftOutOf element: Element,
    at node: Int,
    _ names: PlaceNames
  ) {
    let leftOut = element.conditionsLeftOut
    guard !leftOut.isEmpty else { return }
    for condition in leftOut where condition.sources.count == 1 {
      let source = Source(condition.sources[0], named: nil, isGiven: true, names)
      flags[node, default: [:]][condition.asCondition] = source
    }
    let conditions = Word.joined(conditions: Set(leftOut.map(\.asCondition)))
    let word = Word(node: node, name: Word.leftOut, value: conditions, line: places[node])
    words.append(word)
  }

  private mutating func add(rowsOf element: Element, at node: Int) {
    guard !element.repetitions.isEmpty else { return }
    repetitions[node] = element.repetitions.map { DataList($0.list) }
    // A row that is gone doesn't say of which list it was, and one that came not whether that was there.
    let rows = Word.joined(rows: element.repetitions.map { ($0.list.path, $0.count) })
    words.append(Word(node: node, name: Word.rows, value: rows, line: places[node]))
  }

  fileprivate mutating func add(_ writing: Writing, of node: Int?, _ names: PlaceNames) {
    let source = Source(
      writing.place,
      named: node == nil ? nil : writing.named,
      isGiven: !writing.templates.isEmpty,
      names
    )
    var word = Word(
      node: node,
      name: writing.name,
      value: writing.text,
      line: source.line,
      isContent: writing.isContent
    )
    word.source = source
    word.decided = writing.decided
    word.pieces = writing.sources.map { Source($0, named: nil, isGiven: true, names) }
    words.append(word)
    guard !writing.templates.isEmpty else { return }
    var template = Word(
      node: node,
      name: Word.template(of: writing.name),
      value: Word.joined(writing.templates.map(\.text))
    )
    template.templateSources = writing.templates.map {
      Source($0.span, named: $0.span, isGiven: true, names)
    }
    words.append(template)
  }

  /// Adds the words by which a view is written, where its class in the tree doesn't say as much: rows and
  /// columns are both stacks, and a component may be anything.
  fileprivate mutating func add(classOf built: TreeBuilder.Built, at node: Int) {
    if let component = built.element.component {
      let line = uses[node] ?? places[node]
      words.append(Word(node: node, name: Word.component, value: component, line: line))
    }
    let (word, name) = (built.element.word.name, "\(type(of: built.view))".lowercased())
    guard name == "view" || name.hasSuffix("stackview") || name.hasSuffix("scrollview"),
      !name.hasPrefix(word.lowercased()), !word.isEmpty
    else { return }
    words.append(Word(node: node, name: Word.className, value: word, line: places[node]))
  }
}

extension Writing {
  /// A condition as a word of the view around keeps it: with its placeholders, where it has some.
  fileprivate var asCondition: String {
    templates.isEmpty ? text : SceneOrigins.Word.joined(templates.map(\.text))
  }
}

extension SceneOrigins.Line {
  fileprivate init(_ span: Span) { self.init(file: span.source.name, number: span.line) }
}

extension SceneOrigins.DataList {
  fileprivate init(_ list: DataList) {
    self.init(path: list.path, line: list.place.map(SceneOrigins.Line.init))
  }
}

extension SceneOrigins.Source {
  fileprivate init(_ place: Span, named: Span?, isGiven: Bool, _ names: PlaceNames) {
    self.init(
      line: SceneOrigins.Line(place),
      offset: place.range.lowerBound,
      name: named.flatMap { names.name(of: $0, isGiven: isGiven) }
    )
  }
}

/// The names of places, of which each is looked for once: a repetition fills one text many times.
private final class PlaceNames {
  private struct Place: Hashable {
    var source: ObjectIdentifier
    var offset: Int
    var isGiven: Bool
  }

  private let names: WrittenNames
  private var known: [Place: String?] = [:]

  init(_ names: WrittenNames) { self.names = names }

  func name(of span: Span, isGiven: Bool) -> String? {
    guard names.mayName(span, isGiven: isGiven) else { return nil }
    let place = Place(
      source: ObjectIdentifier(span.source),
      offset: span.range.lowerBound,
      isGiven: isGiven
    )
    if let known = known[place] { return known }
    let name = names.name(of: span, isGiven: isGiven)
    known[place] = .some(name)
    return name
  }
}

extension TreeBuilder {
  /// The lines on which equations stand.
  fileprivate var equationLines: Set<Int> {
    var lines: Set<Int> = []
    func add(_ equations: EquationList?) {
      for span in equations?.equations.lazy.compactMap(\.span) ?? [] {
        lines.insert(Int(DesignLine(span).number))
      }
    }
    func visit(_ built: Built) {
      add(built.element.values[ViewWords.constraints])
      for child in built.children { visit(child) }
    }
    add(document.values[DocumentWords.constraints])
    for root in built { visit(root) }
    return lines
  }
}
