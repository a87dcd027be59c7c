import SnaplineInputs

/// What a design and the files that it imports bring along, put together.
struct Library {
  private let reading: Reading
  private(set) var components: [String: Component] = [:]
  private(set) var styles = StyleSheet()
  /// Colours and fonts of imported files, to be read as those of the design.
  private(set) var colors: [Entry] = []
  private(set) var fonts: [Entry] = []
  /// The files that were taken over, as absolute paths.
  private var taken: Set<String> = []
  /// What the files say, each read once however many components are made of it.
  private var nodes: [String: Node] = [:]

  init(_ reading: Reading) { self.reading = reading }

  /// Takes what a file declares, and first what the files have that it imports.
  mutating func take(_ entries: [Entry], chain: [String] = []) {
    for entry in entries where entry.key == Keys.imports { imports(entry.value, chain: chain) }
    for entry in entries {
      switch entry.key {
      case Keys.components: declare(entry.value)
      case Keys.styles: add(stylesIn: entry.value)
      // The names that these would have are missed for no other reason.
      case _ where entry.isMeantForStyles: reading.lacksFiles = true
      case DocumentWords.colors.name where !chain.isEmpty:
        colors += new(entry.value, beside: colors, "colour")
      case DocumentWords.fonts.name where !chain.isEmpty:
        fonts += new(entry.value, beside: fonts, "font")
      default: break
      }
    }
  }

  /// Tells of styles that lead back to themselves, are missing, or take over too many others.
  mutating func checkStyles() { styles.check(in: reading) }

  private enum Keys {
    static let imports = "import"
    static let components = "components"
    static let styles = DocumentWords.styles.name
    static let file = "file"
    static let nameKey = "name"
    static let name = "as"
  }

  // MARK: Imports

  private mutating func imports(_ node: Node, chain: [String]) {
    guard !node.isUnreadable, !node.isNull else { return }
    for item in node.list ?? [node] {
      if let name = item.scalar {
        take(fileNamed: name.text, at: item.span, as: nil, chain: chain)
      } else if let entries = item.mapping {
        let file = entries.first { $0.key == Keys.file }
        let strays = entries.filter { ![Keys.file, Keys.name].contains($0.key) }
        if let first = strays.first {
          reading.report(.importKeys(strays, among: entries), at: first.keySpan)
          continue
        }
        guard let file, let name = file.value.scalar?.text else {
          reading.report(.missing(Keys.file, of: Keys.imports), at: item.span.prefix(1))
          continue
        }
        let component = entries.first { $0.key == Keys.name }
        take(fileNamed: name, at: file.value.span, as: component, chain: chain)
      } else if !item.isUnreadable {
        reading.report(.importKind(item.kind), at: item.span.prefix(1))
      }
    }
  }

  private mutating func take(
    fileNamed name: String,
    at span: Span,
    as component: Entry?,
    chain: [String]
  ) {
    if name.contains("{{") { return reading.report(.placeholderHere("import"), at: span) }
    guard let path = BesideFile.path(of: name, at: span, in: reading) else { return }
    if let start = chain.firstIndex(of: path) {
      let names = chain[start...].map { FileName($0).last } + [FileName(path).last]
      return reading.report(.circle("file", names, such: ""), at: span)
    }
    // What several files import is taken once, and may be several components.
    let isNew = taken.insert(path).inserted
    guard component != nil || isNew, let node = node(of: name, path: path, at: span) else { return }
    guard let entries = node.mapping else {
      if !node.isUnreadable { reading.report(.notImported(name, node.kind), at: span) }
      return
    }
    if isNew {
      let keys = component?.value.scalar.map { [Keys.components, $0.text] }
      reading.writtenNames.add(node, as: keys ?? [])
      checkKeys(of: entries)
      take(entries, chain: chain + [path])
    }
    if let component { declare(entries, as: component) }
  }

  private func checkKeys(of entries: [Entry]) {
    let known = Set(DocumentWords.all.map(\.name))
    for stray in entries where !known.contains(stray.key) && !stray.key.hasPrefix("x-") {
      reading.report(
        .unknownDocumentKey(stray, beside: entries, among: DocumentWords.all),
        at: stray.keySpan
      )
    }
  }

  /// What a file says; nothing, after a message, where it can't be read.
  private mutating func node(of name: String, path: String, at span: Span) -> Node? {
    if let known = nodes[path] { return known }
    guard let file = BesideFile(name, at: span, in: reading),
      let node = reading.node(of: file.source, in: Language(fileName: name))
    else { return nil }
    nodes[path] = node
    return node
  }

  /// Takes a whole file as a component, whose data are its parameters.
  private mutating func declare(_ entries: [Entry], as name: Entry) {
    guard let text = name.value.scalar?.text, text.isComponentName else {
      return reading.report(.componentName(name.value.scalar?.text ?? "…"), at: name.value.span)
    }
    guard let view = entries.first(where: { $0.key == DocumentWords.view.name })?.value else {
      return reading.report(.componentView(text), at: name.value.span)
    }
    let list = view.list ?? [view]
    guard list.count == 1, let root = list.first else {
      return reading.report(.componentRoot(text, count: list.count), at: name.value.span)
    }
    let data = entries.first { $0.key == "data" }?.value.mapping ?? []
    let component = Component(
      name: text,
      span: name.value.span,
      parameters: data.map { Component.Parameter(name: $0.key, kind: .any, standard: $0.value) },
      view: root
    )
    add(component)
  }

  // MARK: Declarations

  private mutating func declare(_ node: Node) {
    guard let entries = node.mapping else {
      if !node.isUnreadable, !node.isNull {
        let spot = Spot(key: Keys.components, owner: "design")
        reading.report(.wrongKind(spot, "a mapping from names", node.kind), at: node.span.prefix(1))
      }
      return
    }
    for entry in entries where !entry.key.hasPrefix("x-") {
      if let component = Component.read(entry, in: reading) { add(component) }
    }
  }

  private mutating func add(_ component: Component) {
    if let other = components[component.name] {
      reading.report(.declaredTwice("component", component.name, other.span), at: component.span)
    } else {
      components[component.name] = component
    }
  }

  private mutating func add(stylesIn node: Node) {
    guard let entries = node.mapping else {
      if !node.isUnreadable, !node.isNull {
        let spot = Spot(key: Keys.styles, owner: "design")
        let mended = node.list.flatMap { Self.styles(in: $0) }
        let message = Message.wrongKind(spot, "a mapping from names", node.kind, mended: mended)
        reading.report(message, at: node.span.prefix(1))
        reading.lacksFiles = true
      }
      return
    }
    for entry in entries where !entry.key.hasPrefix("x-") {
      guard let style = StyleSheet.Style.read(entry, in: reading) else { continue }
      if let other = styles.span(of: style.name) {
        reading.report(.declaredTwice("style", style.name, other), at: style.span)
      } else {
        styles.add(style)
      }
    }
  }

  /// Styles that stand in a list, each with its name, as a mapping from names; nothing for other lists.
  private static func styles(in list: [Node]) -> String? {
    let pairs = list.prefix(8).compactMap { node -> String? in
      guard let entries = node.mapping,
        let name = entries.first(where: { $0.key == Keys.nameKey })?.value.scalar?.text,
        let keys = Node.flow(of: entries.filter { $0.key != Keys.nameKey })
      else { return nil }
      return "\(name.inYAML): \(keys)"
    }
    return pairs.isEmpty || pairs.count < list.count ? nil : "{\(pairs.joined(separator: ", "))}"
  }

  private func new(_ node: Node, beside known: [Entry], _ kind: String) -> [Entry] {
    let places = Dictionary(known.map { ($0.key, $0.keySpan) }) { first, _ in first }
    return (node.mapping ?? []).filter { entry in
      guard let other = places[entry.key] else { return true }
      reading.report(.declaredTwice(kind, entry.key, other), at: entry.keySpan)
      return false
    }
  }
}
