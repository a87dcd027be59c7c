import Foundation
import SnaplineData
import SnaplineEnvironment
import SnaplineInputs

extension DesignFilling {
  /// The keys of a document whose values may hold placeholders.
  private static let filledKeys: Set<String> = [
    DocumentWords.canvas.name, DocumentWords.constraints.name, DocumentWords.view.name,
  ]

  /// Keys that are read here and nowhere else.
  static let ownKeys: Set<String> = [
    "data", "strings", "import", "components", "variants", DocumentWords.styles.name,
  ]

  /// A document with everything filled in that is to be filled.
  static func document(
    _ node: Node,
    given: GivenData,
    under overrides: DesignOverrides,
    in reading: Reading
  ) -> Node {
    guard let written = node.mapping else { return node }
    let variants = VariantTable(of: written, in: reading)
    reading.variants = variants?.cells.map(\.fileName) ?? []
    let variant = variants?.cell(named: overrides.variant, at: node.span, in: reading)
    reading.variant = variant.map(\.fileName).flatMap { $0.isEmpty ? nil : $0 }
    if variants == nil, let name = overrides.variant {
      reading.report(.unknownVariant(name, among: []), at: node.span.prefix(0))
    }
    let entries = variant?.applied(to: written, at: node.span) ?? written
    reading.isPaged = entries.contains { $0.key == DocumentWords.pages.name }
    var library = Library(reading)
    library.take(entries)
    library.checkStyles()
    warn(ofClassStylesIn: node, in: reading)
    let filling = DesignFilling(reading, settings: DataSettings(locale: reading.environment.locale))
    reading.components = library.components.keys.sorted()
    reading.componentSpans = library.components.mapValues(\.span)
    (filling.components, filling.styles) = (library.components, library.styles)
    reading.writtenStyles = library.styles.written
    reading.given = filling.data(of: entries, under: given, variant?.data)
    filling.configurations = variant?.configurations ?? [:]
    let names = reading.given.layers.flatMap(\.values.names)
    for setting in reading.given.settings where !names.contains(setting.path[0]) {
      if let message = Message.unusedSetting(setting, among: names) {
        reading.report(message, at: node.span.prefix(0))
      }
    }
    for setting in reading.given.settings {
      guard let message = Message.settingZeros(setting) else { continue }
      reading.report(message, at: reading.given.span(of: setting.path[0]) ?? node.span.prefix(0))
    }
    let values = reading.given.values { setting, refusal in
      switch refusal {
      case .path:
        let place = reading.given.span(of: setting.path[0]) ?? node.span.prefix(0)
        reading.report(.unsettable(setting, among: names), at: place)
      case .text(let text):
        let place = reading.given.span(of: setting.path.joined(separator: "."))
        reading.report(.settingKind(setting, text), at: place ?? node.span.prefix(0))
      }
    }
    var place = Surroundings(data: DataFrame(.data, values))
    let environment = entries.first { $0.key == DocumentWords.environment.name }
    let surroundings = environment.map {
      filling.value($0.value, of: $0.key, in: place) ?? $0.value
    }
    filling.settle(surroundings, under: overrides)
    filling.readStrings(entries)
    place.scope = ViewScopes.document
    defer { reading.samples = filling.samples(at: node.span) }
    return Node(
      mapping: entries.map { entry in
        if filling.isSpent {
          return Entry(
            key: entry.key,
            keySpan: entry.keySpan,
            value: Node(unreadable: entry.value.span)
          )
        }
        let value: Node? =
          switch entry.key {
          case DocumentWords.environment.name: surroundings
          case DocumentWords.view.name: filling.views(entry.value, in: place)
          case DocumentWords.styles.name: library.styles.markup(at: entry.value.span)
          case DocumentWords.colors.name, DocumentWords.fonts.name:
            library.joined(entry, filling.literal(entry))
          case let key where filledKeys.contains(key):
            filling.value(entry.value, of: key, in: place)
          default: filling.literal(entry)
          }
        let isFilled = !filling.isSpent || entry.key != DocumentWords.view.name
        return Entry(
          key: entry.key,
          keySpan: entry.keySpan,
          value: isFilled ? value ?? entry.value : Node(unreadable: entry.value.span)
        )
      } + library.added(to: entries, at: node.span.prefix(0)),
      span: node.span
    )
  }

  /// The data that a design is filled with: its own, what is given over that, and what the variant has.
  static func data(
    of node: Node,
    given: GivenData,
    under overrides: DesignOverrides,
    in reading: Reading
  ) -> GivenData {
    guard let written = node.mapping else { return given }
    let variant = VariantTable(of: written, in: reading)?
      .cell(named: overrides.variant, at: node.span, in: reading)
    let entries = variant?.applied(to: written, at: node.span) ?? written
    let settings = DataSettings(locale: reading.environment.locale)
    return DesignFilling(reading, settings: settings).data(of: entries, under: given, variant?.data)
  }

  /// What stands under `view`, as a list where the node might be left out.
  private func views(_ node: Node, in place: Surroundings) -> Node? {
    guard let entries = node.mapping, !node.isNull else { return value(node, of: nil, in: place) }
    if let each = entries.first(where: { $0.key == FormKeys.each }) {
      reading.report(.eachAlone, at: each.keySpan)
      return Node(unreadable: node.span)
    }
    guard let nodes = present(node, entries, of: nil, in: place) else { return nil }
    return nodes.count == 1 ? nodes[0] : Node(list: nodes, span: node.span)
  }

  /// A value that no data can fill: placeholders in it are told, and `\{{` is `{{`.
  private func literal(_ entry: Entry) -> Node? {
    guard !Self.ownKeys.contains(entry.key), !entry.key.hasPrefix("x-") else { return nil }
    return literal(entry.value, under: entry.key)
  }

  private func literal(_ node: Node, under key: String) -> Node? {
    switch node.content {
    case .unreadable: return nil
    case .scalar(let scalar):
      guard Template.mayHold(scalar.text) else { return nil }
      guard let template = template(scalar.text, at: node) else {
        return Node(unreadable: node.span)
      }
      var text = ""
      for part in template.parts {
        guard case .text(let piece) = part.piece else {
          reading.report(.placeholderHere(key), at: node.span(of: part.range))
          return Node(unreadable: node.span)
        }
        text += piece
      }
      return Node(Scalar(text: text, isPlain: scalar.isPlain, verbatimStart: nil), span: node.span)
    case .list(let list):
      let new = list.map { literal($0, under: key) }
      guard new.contains(where: { $0 != nil }) else { return nil }
      return Node(list: zip(new, list).map { $0 ?? $1 }, span: node.span)
    case .mapping(let entries):
      let new = entries.map { literal($0.value, under: key) }
      guard new.contains(where: { $0 != nil }) else { return nil }
      return Node(
        mapping: zip(new, entries).map { value, entry in
          Entry(key: entry.key, keySpan: entry.keySpan, value: value ?? entry.value)
        },
        span: node.span
      )
    }
  }

  // MARK: Data and settings

  /// The design's own data with what was given over it, and over that what the variant has.
  private func data(of entries: [Entry], under given: GivenData, _ variant: Entry?) -> GivenData {
    let written = entries.first { $0.key == "data" }
    let own = written.flatMap(layer)
    let last = variant.flatMap(layer)
    var whole = given
    if let rules = given.row, let row = given.layers.last, let written {
      let fields = RowFields(
        rules: rules,
        settings: given.settings,
        reading: reading,
        place: written.keySpan
      )
      whole.layers[whole.layers.count - 1] = fields.checked(row, against: own)
    }
    whole.layers = [own].compactMap(\.self) + whole.layers + [last].compactMap(\.self)
    for layer in whole.layers {
      if let node = layer.node { reading.writtenNames.add(node, as: ["data"]) }
    }
    return whole
  }

  /// The values that an entry has, or the file that it names; nothing where it says none.
  private func layer(_ entry: Entry) -> GivenData.Layer? {
    guard !entry.value.isNull else { return nil }
    var node = entry.value
    if let scalar = node.scalar {
      if Template.mayHold(scalar.text) {
        reading.report(.placeholderHere("data"), at: node.span)
        return nil
      }
      guard let file = BesideFile(scalar.text, at: node.span, in: reading),
        let read = reading.node(of: file.source, in: Language(fileName: scalar.text))
      else { return nil }
      node = read
    }
    guard node.mapping != nil, case .mapping(let own) = DataReader(reading: reading).value(of: node)
    else {
      if !node.isUnreadable { reading.report(.dataKind(node.kind), at: node.span.prefix(1)) }
      return nil
    }
    return GivenData.Layer(values: own, node: node)
  }

  /// Takes the language, the time zone and the present from what surrounds the design.
  private func settle(_ environment: Node?, under overrides: DesignOverrides) {
    func text(_ key: String) -> String? {
      environment?.mapping?.first { $0.key == key }?.value.scalar.flatMap {
        $0.isNull ? nil : $0.text
      }
    }
    // What is no language is told where the environment is read.
    let own = text("locale").flatMap { LanguageTag($0)?.name }
    settings.locale = overrides.locale ?? own ?? reading.environment.locale
    settings.timeZone = text("timeZone") ?? reading.environment.timeZone
    guard let now = text("now") else { return }
    var scanner = Scanner(now)
    let date = try? WrittenDate.parse(&scanner, in: reading)
    let zone = TimeZone(identifier: settings.timeZone) ?? .gmt
    settings.now = date?.instant(in: zone, standard: Date(timeIntervalSince1970: 0))
  }

  /// The texts of the design, listed in it or in the files of a folder.
  private func readStrings(_ entries: [Entry]) {
    guard let entry = entries.first(where: { $0.key == "strings" }), !entry.value.isNull else {
      return
    }
    if let scalar = entry.value.scalar {
      for (locale, node) in StringFolder(scalar.text, at: entry.value.span, in: reading).files {
        strings.add(node, for: locale)
      }
      return
    }
    guard let locales = entry.value.mapping else {
      if !entry.value.isUnreadable {
        reading.report(.stringsKind(entry.value.kind), at: entry.value.span.prefix(1))
      }
      return
    }
    let texts = locales.withoutExtensions
    if let first = texts.first, texts.allSatisfy({ $0.value.scalar != nil }) {
      reading.report(.stringsWithoutLocale(texts), at: first.keySpan)
      // What its texts are called is known, so that no use of one is told of.
      return strings.add(entry.value, for: settings.locale)
    }
    for locale in texts {
      if locale.value.mapping == nil, !locale.value.isUnreadable {
        reading.report(.stringsKind(locale.value.kind), at: locale.keySpan)
      }
      if let complaint = LanguageTag(locale.key).map(\.complaint) ?? .notLocale(locale.key) {
        reading.report(complaint, at: locale.keySpan)
      }
      strings.add(locale.value, for: locale.key)
    }
  }
}

extension Library {
  /// Colours or fonts of the design, with those of imported files that it has none of the name for.
  fileprivate func joined(_ entry: Entry, _ literal: Node?) -> Node? {
    let own = literal ?? entry.value
    guard let entries = own.mapping else { return literal }
    let names = Set(entries.map(\.key))
    let others = (entry.key == DocumentWords.colors.name ? colors : fonts).filter {
      !names.contains($0.key)
    }
    return others.isEmpty ? literal : Node(mapping: entries + others, span: own.span)
  }

  /// Entries for what only imported files have.
  fileprivate func added(to entries: [Entry], at span: Span) -> [Entry] {
    let names = Set(entries.map(\.key))
    let all = [
      (DocumentWords.colors.name, Node(mapping: colors, span: span)),
      (DocumentWords.fonts.name, Node(mapping: fonts, span: span)),
      (DocumentWords.styles.name, styles.markup(at: span)),
    ]
    return all.filter { key, node in !names.contains(key) && node.mapping?.isEmpty == false }
      .map { Entry(key: $0.0, keySpan: span, value: $0.1) }
  }
}
