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
    var origins = SceneOrigins(of: views) { constraint in
      guard constraint.helper == nil, let place = constraint.place else { return false }
      return place.file == "\(DesignLine.file)" && place.line.map(equations.contains) ?? false
    }
    origins.variant = variant
    for (place, line) in origins.places { origins.places[place] = placed(line) }
    for place in origins.rules.indices {
      origins.rules[place].line = origins.rules[place].line.map(placed)
    }
    let nodes = Dictionary(
      views.enumerated().map { (ObjectIdentifier($0.element), $0.offset) }
    ) { first, _ in first }
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
      origins.add(built.element.word.name, ofClass: built.view, at: node)
      for writing in built.element.writings { origins.add(writing, of: node) }
    }
    for writing in document.settings {
      origins.add(writing, of: nil)
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
  fileprivate mutating func add(_ writing: Writing, of node: Int?) {
    var word = Word(
      node: node,
      name: writing.name,
      value: writing.text,
      line: Line(file: writing.file, number: writing.line),
      isContent: writing.isContent
    )
    word.decided = writing.decided
    word.sources = writing.sources.map { span in
      Source(
        line: Line(file: span.source.name, number: span.line),
        offset: span.range.lowerBound
      )
    }
    words.append(word)
    guard !writing.templates.isEmpty else { return }
    var template = Word(
      node: node,
      name: Word.template(of: writing.name),
      value: Word.joined(writing.templates.map(\.text))
    )
    template.templateLines = writing.templates.map { Line(file: $0.file, number: $0.line) }
    words.append(template)
  }

  /// Adds the word by which a view is written, where its class in the tree doesn't say as much: rows and
  /// columns are both stacks.
  fileprivate mutating func add(_ word: String, ofClass view: View, at node: Int) {
    let name = "\(type(of: view))".lowercased()
    guard name == "view" || ["stack", "scroll"].contains(where: name.contains),
      !name.hasPrefix(word.lowercased()), !word.isEmpty
    else { return }
    words.append(Word(node: node, name: Word.className, value: word, line: places[node]))
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
