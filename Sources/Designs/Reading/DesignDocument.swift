package import SnaplineDiagnostics
import SnaplineEnvironment
package import SnaplineGeometry

/// A design as its file says it, checked: what a tree is built from.
package struct DesignDocument: Sendable {
  package var values: Values
  /// What each id names.
  package var names: [String: Span] = [:]
  /// What values are called that stand behind a name.
  package private(set) var writtenNames = WrittenNames()
  /// The styles as they are written.
  private(set) var writtenStyles: [Entry] = []
  /// The data on which something depends that doesn't repeat it word by word, by its paths.
  private(set) var askedData: [String: DataFill] = [:]
  /// The names of guides among them.
  private(set) var guideNames: Set<String> = []
  /// The numbers of pages that its texts ask for.
  package internal(set) var pageTexts: [PageText] = []
  /// The page that it is of; nothing for a design that isn't broken, or not yet.
  package internal(set) var page: PageNumber?

  package var elements: [Element] { values[DocumentWords.view]?.elements ?? [] }
  package var canvas: CanvasValue { values[DocumentWords.canvas] ?? CanvasValue() }

  /// Where the size of the canvas is said, else where that begins which it fits.
  package var canvasPlace: Place? {
    let names = [DocumentWords.canvas.name, DocumentWords.view.name]
    return names.lazy.compactMap(values.keySpan).first?.place
  }
}

extension DesignDocument {
  /// Reads a document; nothing where its top isn't a mapping.
  static func read(_ node: Node, in reading: Reading) -> DesignDocument? {
    guard let entries = node.mapping else {
      if !node.isUnreadable, !reading.hasErrors { reading.report(.notDesign(node), at: node.span) }
      return nil
    }
    reading.collectNames(from: entries)
    let strays = entries.filter(\.isOfNode)
    let values = reading.read(
      entries.filter { !$0.isOfNode },
      by: DocumentWords.all,
      owner: "design"
    ) { .unknownDocumentKey($0, beside: entries, among: DocumentWords.all) }
    let named = strays.filter { $0.key == LabelWords.color.name && $0.value.mapping != nil }
    for entry in named { reading.report(.colorsAtTop(entry), at: entry.keySpan) }
    let styles = strays.filter(\.isMeantForStyles)
    for entry in styles { reading.report(.stylesAtTop(entry), at: entry.keySpan) }
    let others = strays.filter {
      ($0.key != LabelWords.color.name || $0.value.mapping == nil) && !$0.isMeantForStyles
    }
    if let first = others.first {
      let canvas = entries.first { $0.key == DocumentWords.canvas.name }?.value
      let mended = values.says("view") ? Message.canvas(canvas, saying: others) : nil
      reading.report(.besideView(others, canvas: mended), at: first.keySpan)
    }
    let isExplained = !strays.isEmpty || entries.contains(where: \.isMeantForView)
    if !values.says("view"), !isExplained { reading.report(.noView, at: node.span.prefix(1)) }
    var document = DesignDocument(values: values)
    document.writtenNames = reading.writtenNames
    document.writtenStyles = reading.writtenStyles
    document.askedData = reading.askedData
    Element.check(document.elements, in: nil, reading)
    document.collectNames(in: reading)
    document.checkNames(in: reading)
    document.checkLabels(in: reading)
    document.pageTexts = reading.pageTexts
    document.checkPages(in: reading)
    reading.lookAtSamples()
    return document
  }

  private mutating func collectNames(in reading: Reading) {
    var names: [String: Span] = [:]
    var repeated: [(name: String, span: Span)] = []
    func note(_ name: String, at span: Span) {
      if names[name] == nil { names[name] = span } else { repeated.append((name, span)) }
    }
    for element in elements {
      element.forEach { element in
        if let id = element.values[NodeWords.id], let span = id.span { note(id.name, at: span) }
        if element.word.id == .chart { noteParts(of: element, note) }
        for guide in element.values[InsideWords.guides]?.guides ?? [] {
          note(guide.name, at: guide.span)
          guideNames.insert(guide.name)
        }
      }
    }
    self.names = names
    report(repeated, in: reading)
  }

  /// Notes the names of a chart's parts, which its numbers decide.
  private mutating func noteParts(of chart: Element, _ note: (String, Span) -> Void) {
    guard let id = chart.values[NodeWords.id], let span = id.span else { return }
    let kind = chart.content[ChartWords.kind] ?? .standard
    for name in ChartValues.names(of: id.name, chart.content) {
      note(name, span)
      if kind.namesMarks { guideNames.insert(name) }
    }
  }

  /// Tells of names that views have already, each with one that is free.
  private func report(_ repeated: [(name: String, span: Span)], in reading: Reading) {
    var next: [String: Int] = [:]
    for (name, span) in repeated {
      guard let first = names[name] else { continue }
      var number = next[name] ?? 2
      while names[name + String(number)] != nil { number += 1 }
      next[name] = number + 1
      reading.report(
        .duplicateName(name, line: first.line, free: name + String(number)),
        at: span
      )
    }
  }

  /// No two constraints may have one label.
  private func checkLabels(in reading: Reading) {
    var spans: [(label: String, span: Span)] = []
    func collect(_ list: EquationList?) {
      for equation in list?.equations ?? [] {
        if let label = equation.label, let span = equation.labelSpan { spans.append((label, span)) }
      }
    }
    for element in elements {
      element.forEach { element in
        element.values.forEachBranch { collect($0[ViewWords.constraints]) }
      }
    }
    collect(values[DocumentWords.constraints])
    // The document's own list may stand ahead of its views.
    spans.sort { $0.span.range.lowerBound < $1.span.range.lowerBound }
    var first: [String: Span] = [:]
    for (label, span) in spans {
      if let first = first[label] {
        reading.report(.duplicateLabel(label, line: first.line), at: span)
      } else {
        first[label] = span
      }
    }
  }

  /// Every name of a view must be one that is there.
  private func checkNames(in reading: Reading) {
    let check = NameCheck(names: names, guideNames: guideNames, reading: reading)
    var neighbours = NeighbourCheck()
    for element in elements {
      element.forEach { element in
        neighbours.note(element)
        for condition in element.values.conditions { check.look(at: condition) }
        element.values.forEachBranch { check.look(at: $0, of: element.name) }
      }
    }
    neighbours.report(in: reading)
    for link in reading.linked { check.look(at: link.name, at: link.span) }
    check.look(at: values[DocumentWords.constraints])
    let expected = values[DocumentWords.test]?.expectations.map(\.equation) ?? []
    check.look(at: EquationList(equations: expected))
  }
}

extension Reading {
  /// Reads components that nothing uses, for what is wrong in them.
  fileprivate func lookAtSamples() {
    let count = views
    defer { views = count }
    for node in samples where count < environment.limits.views / 2 {
      views = count
      _ = Element.read(node, in: self)
    }
  }

  /// The names that values anywhere in the document may use.
  fileprivate func collectNames(from entries: [Entry]) {
    func names(of key: String) -> [String: Span] {
      let entries = entries.first { $0.key == key }?.value.mapping ?? []
      return Dictionary(entries.map { ($0.key, $0.keySpan) }) { first, _ in first }
    }
    self.names.colors = names(of: DocumentWords.colors.name)
    self.names.fonts = names(of: DocumentWords.fonts.name)
    self.names.styles = names(of: DocumentWords.styles.name)
  }
}

extension Entry {
  /// Whether the key is one of a node's, and none of a document's.
  fileprivate var isOfNode: Bool {
    if DocumentWords.all.contains(where: { $0.name == key }) { return false }
    return ClassWord.named(key) != nil || NodeWords.named(key) != nil
      || !ClassWord.owners(of: key).isEmpty
  }

  /// Whether styles by names stand under the key that names one.
  var isMeantForStyles: Bool {
    guard key == FormKeys.style, let styles = value.mapping, !styles.isEmpty else { return false }
    return styles.allSatisfy { $0.value.mapping != nil }
  }

  /// Whether the key is a slip of the one that holds the views.
  fileprivate var isMeantForView: Bool {
    !DocumentWords.all.contains { $0.name == key }
      && (ForeignWords.meansChildren(key)
        || Message.nearest(to: key, among: DocumentWords.all.map(\.name)) == "view")
  }
}

extension Message {
  static let newerVersion = Message(
    "newer-version",
    "this snapline reads version 1",
    remedy: "update snapline, or write version: 1"
  )

  /// Keys of a node at the margin, where those of the document stand.
  static func besideView(_ strays: [Entry], canvas: String?) -> Message {
    let names = strays.prefix(3).map { "'\($0.key)'" }.joined(separator: ", ")
    let more = strays.count > 3 ? " and \(strays.count - 3) more" : ""
    return Message(
      "unknown-property",
      "a design has no \(names)\(more): that is for what stands under 'view:'",
      remedy: (canvas.map { "write canvas: \($0), or " } ?? "")
        + "indent \(strays.count == 1 ? "it" : "them") under 'view:'"
    )
  }

  /// The canvas that keys at the margin say beside those that it has; nothing where one of them is no
  /// key of a canvas, or is said already.
  fileprivate static func canvas(_ canvas: Node?, saying strays: [Entry]) -> String? {
    let keys: Set<String> = ["size", "width", "height", "background", "margins", "cornerRadius"]
    guard strays.allSatisfy({ keys.contains($0.key) }) else { return nil }
    if let canvas {
      let size = Entry(key: "size", keySpan: canvas.span, value: canvas)
      guard let said = canvas.scalar == nil ? canvas.mapping : [size] else { return nil }
      let isTwice = strays.contains { stray in said.contains { $0.key == stray.key } }
      return isTwice ? nil : Node.flow(of: said + strays)
    }
    func text(_ key: String) -> String? { strays.first { $0.key == key }?.value.scalar?.text }
    if strays.count == 1, let size = text("size") { return size }
    if strays.count == 2, let width = text("width"), let height = text("height") {
      return "\(width)x\(height)"
    }
    return Node.flow(of: strays)
  }

  /// Colours by names under the key of one colour.
  fileprivate static func colorsAtTop(_ entry: Entry) -> Message {
    Message(
      "unknown-property",
      "a design has no '\(entry.key)'",
      remedy: "write colors: \(entry.value.flow ?? "{brand: systemBlue}")"
    )
  }

  /// Styles by names under the key of one style.
  fileprivate static func stylesAtTop(_ entry: Entry) -> Message {
    Message(
      "unknown-property",
      "a design has no '\(entry.key)'",
      remedy: "write styles: \(entry.value.flow ?? "{quiet: {font: footnote}}")"
    )
  }

  static let noView = Message(
    "missing-key",
    "a design needs 'view'",
    remedy: "write 'view:' with a node under it"
  ).ofWholeFiles()

  static let canvasSizeTwice = Message(
    "wrong-value",
    "a canvas says its 'size', or 'width' and 'height'",
    remedy: "drop one"
  )

  static func notDesign(_ node: Node) -> Message {
    Message("wrong-type", "a design is a mapping, not \(node.kind)", remedy: "begin with 'view:'")
  }
}
