extension VariantTable.Cell {
  /// The keys of a document with what the variant says in their place.
  func applied(to entries: [Entry], at span: Span) -> [Entry] {
    let canvas = values.filter { VariantTable.canvasAxes.contains($0.key) }
    let environment = values.filter { VariantTable.environmentAxes.contains($0.key) }
    var entries = entries
    entries.put(environment, under: DocumentWords.environment.name, at: span) { $0 }
    entries.put(canvas, under: DocumentWords.canvas.name, at: span) { node in
      node.canvasEntries(replacing: Set(canvas.map(\.key)))
    }
    entries.put(test?.mapping ?? [], under: DocumentWords.test.name, at: span) { $0 }
    return entries
  }

  /// The data of the variant.
  var data: Entry? { values.first { $0.key == VariantTable.data } }

  /// The states that views are in, by their ids.
  var configurations: [String: Node] {
    let entries = values.first { $0.key == VariantTable.configuration }?.value.mapping ?? []
    return Dictionary(entries.map { ($0.key, $0.value) }) { first, _ in first }
  }
}

extension [Entry] {
  /// Puts entries over those of a mapping among these; `form` makes a mapping of what isn't one.
  fileprivate mutating func put(
    _ values: [Entry],
    under key: String,
    at span: Span,
    _ form: (Node) -> Node
  ) {
    guard !values.isEmpty else { return }
    let names = Set(values.map(\.key))
    guard let index = firstIndex(where: { $0.key == key }) else {
      append(Entry(key: key, keySpan: span.prefix(1), value: Node(mapping: values, span: span)))
      return
    }
    let own = form(self[index].value)
    let kept = (own.mapping ?? []).filter { !names.contains($0.key) }
    self[index] = Entry(
      key: key,
      keySpan: self[index].keySpan,
      value: Node(mapping: kept + values, span: own.span)
    )
  }
}

extension Node {
  /// A canvas in its object form, without what others replace: a size by `size` or a device.
  fileprivate func canvasEntries(replacing names: Set<String>) -> Node {
    var entries = mapping ?? []
    if let scalar, !scalar.isNull {
      let isSize =
        scalar.text == "fit" || scalar.text.first?.isNumber == true || scalar.text.isAboutPaper
      entries = [Entry(key: isSize ? "size" : "device", keySpan: span, value: self)]
    }
    let sides: Set<String> = ["size", "width", "height"]
    if names.contains("size") || names.contains("device") {
      entries.removeAll { sides.contains($0.key) || (names.contains("size") && $0.key == "device") }
    }
    return Node(mapping: entries, span: span)
  }
}
