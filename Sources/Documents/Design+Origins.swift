import SnaplineDesigns
import SnaplineDiagnostics
import SnaplineLayout
import SnaplineScene

extension Design {
  /// What decided the frames and looks of a tree: the design's own keys, and its equations.
  ///
  /// Constraints that come of a key aren't told of beside it.
  func origins(of views: [View], by builder: TreeBuilder) -> SceneOrigins {
    let equations = builder.equationLines
    let file = "\(DesignLine.file)"
    var origins = SceneOrigins(of: views) { constraint in
      guard constraint.helper == nil, let place = constraint.place else { return false }
      return place.file == file && place.line.map(equations.contains) ?? false
    }
    origins.variant = variant
    origins.places = origins.places.mapValues(placed)
    for place in origins.rules.indices {
      origins.rules[place].line = origins.rules[place].line.map(placed)
    }
    let nodes = Dictionary(
      views.enumerated().map { (ObjectIdentifier($0.element), $0.offset) }
    ) { first, _ in first }
    let names = PlaceNames(document.writtenNames)
    var waiting = builder.built
    while let built = waiting.popLast() {
      waiting += built.children
      for written in built.element.textLines where origins.textLines[written.text] == nil {
        let span = written.span
        origins.textLines[written.text] = SceneOrigins.Line(
          file: span.source.name,
          number: span.line
        )
        if written.isMade { origins.madeTexts.insert(written.text) }
      }
      guard let node = nodes[ObjectIdentifier(built.view)] else { continue }
      if let use = built.element.use {
        origins.uses[node] = SceneOrigins.Line(file: use.source.name, number: use.line)
      }
      if let list = built.element.list {
        let line = list.place.map { SceneOrigins.Line(file: $0.source.name, number: $0.line) }
        origins.lists[node] = SceneOrigins.DataList(path: list.path, line: line)
      }
      origins.add(classOf: built, at: node)
      if !built.element.leftOut.isEmpty {
        let conditions = SceneOrigins.Word.joined(conditions: Set(built.element.leftOut))
        origins.words.append(
          SceneOrigins.Word(
            node: node,
            name: SceneOrigins.Word.leftOut,
            value: conditions,
            line: origins.places[node]
          )
        )
      }
      for writing in built.element.writings {
        origins.add(writing, of: node, names)
      }
    }
    for writing in document.settings {
      origins.add(writing, of: nil, names)
    }
    return origins
  }

  private func placed(_ line: SceneOrigins.Line) -> SceneOrigins.Line {
    guard line.file == "\(DesignLine.file)" else { return line }
    let (source, number) = source.place(ofLine: line.number)
    return SceneOrigins.Line(file: source.name, number: number)
  }
}

extension SceneOrigins {
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
    guard name == "view" || ["stack", "scroll"].contains(where: name.contains),
      !name.hasPrefix(word.lowercased()), !word.isEmpty
    else { return }
    words.append(Word(node: node, name: Word.className, value: word, line: places[node]))
  }
}

extension SceneOrigins.Source {
  fileprivate init(_ place: Span, named: Span?, isGiven: Bool, _ names: PlaceNames) {
    self.init(
      line: SceneOrigins.Line(file: place.source.name, number: place.line),
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
    var lists = [document.values[DocumentWords.constraints]]
    var waiting = built
    while let node = waiting.popLast() {
      waiting += node.children
      lists.append(node.element.values[ViewWords.constraints])
    }
    let spans = lists.compactMap(\.self).flatMap(\.equations).compactMap(\.span)
    return Set(spans.map { Int(DesignLine($0).number) })
  }
}
