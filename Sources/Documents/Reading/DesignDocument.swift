import SnaplineDiagnostics

/// A design as its file says it, checked: what a tree is built from.
struct DesignDocument: Sendable {
  var values: Values
  /// What each id names.
  var names: [String: Span] = [:]

  var elements: [Element] { values[DocumentWords.view]?.elements ?? [] }
  var canvas: CanvasValue { values[DocumentWords.canvas] ?? CanvasValue() }

  /// Where the size of the canvas is said, else where that begins which it fits.
  var canvasPlace: Place? {
    let keys = values.keySpans
    return (keys[DocumentWords.canvas.name] ?? keys[DocumentWords.view.name])?.place
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
    let values = reading.read(entries, by: DocumentWords.all, owner: "design") {
      .unknownDocumentKey($0, among: DocumentWords.all)
    }
    if !values.says("view") { reading.report(.noView, at: node.span.prefix(1)) }
    var document = DesignDocument(values: values)
    Element.check(document.elements, in: nil, reading)
    document.collectNames(in: reading)
    document.checkNames(in: reading)
    document.checkLabels(in: reading)
    return document
  }

  private mutating func collectNames(in reading: Reading) {
    var names: [String: Span] = [:]
    for element in elements {
      element.forEach { element in
        guard let id = element.values[NodeWords.id], let span = id.span else { return }
        if let first = names[id.name] {
          reading.report(.duplicateName(id.name, line: first.line), at: span)
        } else {
          names[id.name] = span
        }
      }
    }
    self.names = names
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
      element.forEach { collect($0.values[ViewWords.constraints]) }
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
    func check(_ name: String, at span: Span?) {
      guard names[name] == nil, let span else { return }
      reading.report(.unknownView(name, among: names), at: span)
    }
    func check(_ anchorable: Anchorable, at span: Span?) {
      if case .named(let name) = anchorable.base { check(name, at: anchorable.span ?? span) }
    }
    func check(_ list: EquationList?) {
      for item in list?.equations.flatMap(\.sides).flatMap(\.items) ?? []
      where !["self", "superview", "canvas"].contains(item.name) {
        check(item.name, at: item.span)
      }
    }
    for element in elements {
      element.forEach { element in
        let values = element.values
        for placement in [values] + (values[PlacementWords.place]?.placements ?? []) {
          for anchorable in placement.placedAgainst { check(anchorable, at: nil) }
        }
        for key in [SizeKeys.width, SizeKeys.height] {
          for size in values[key]?.sizes ?? [] {
            if let target = size.amount.target { check(target, at: size.span) }
          }
        }
        if let across = values[OverflowWords.crossAxis] { check(across, at: nil) }
        check(values[ViewWords.constraints])
      }
    }
    check(values[DocumentWords.constraints])
  }
}

extension Values {
  /// Everything that a placement names.
  fileprivate var placedAgainst: [Anchorable] {
    let boxes = [self[PlacementWords.filling], self[PlacementWords.fillingAtMost]]
    let points = [self[PlacementWords.centeredIn], self[PlacementWords.of]]
    let neighbours = [
      PlacementWords.below, PlacementWords.above, PlacementWords.after, PlacementWords.before,
      PlacementWords.fillingBelow, PlacementWords.fillingAbove, PlacementWords.fillingAfter,
      PlacementWords.fillingBefore,
    ].map { self[$0]?.anchorable }
    let edges = [
      self[PlacementWords.topTo]?.of, self[PlacementWords.bottomTo]?.of,
      self[PlacementWords.leadingTo]?.of, self[PlacementWords.trailingTo]?.of,
      self[PlacementWords.area],
    ]
    return boxes.flatMap { $0?.sides ?? [] }
      + points.flatMap { [$0?.x, $0?.y].compactMap(\.self) }
      + (neighbours + edges).compactMap(\.self)
      + (self[PlacementWords.horizontally]?.anchorables ?? [])
      + (self[PlacementWords.vertically]?.anchorables ?? [])
  }
}

extension SizeValue.Amount {
  /// What a size is measured against, where that is a view or an area.
  var target: Anchorable? {
    switch self {
    case .part(_, of: .anchorable(let target)), .multiple(of: .anchorable(let target), _, _, _):
      target
    default: nil
    }
  }
}

extension Reading {
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

extension Message {
  static let newerVersion = Message(
    "newer-version",
    "this snapline reads version 1",
    remedy: "update snapline, or write version: 1"
  )

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
