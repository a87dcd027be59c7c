/// The keys of bars.
package enum BarWords {
  package static let title = Key<Text>("title", "The title.")
  package static let titleView = Key<LoneElement>("titleView", "A view in the title's place.")
  package static let back = Key<Text>(
    "back",
    "The name of the screen that its arrow leads back to."
  )
  package static let leading = Key<BarEntries>(
    "leading",
    "The items at the leading side: titles, pictures or other views."
  )
  package static let trailing = Key<BarEntries>(
    "trailing",
    "The items at the trailing side, the outermost first."
  )
  package static let prompt = Key<Text>("prompt", "A line above the title.")
  package static let search = Key<SearchContent>(
    "search",
    "A search field below the title: its placeholder, or {placeholder, text, scopes}."
  )
  package static let largeTitle = Key<Bool>(
    "largeTitle",
    "Whether the title is large, below the buttons.",
    standard: "false"
  )
  package static let ground = Key<ColorValue>(
    "barBackground",
    "The colour of the bar; 'clear' also removes its line.",
    standard: "the system's"
  )

  package static let tabs = Key<TabEntries>(
    "items",
    "The tabs, each a title or {title, image, badge}."
  )
  package static let selected = Key<Count>(
    "selected",
    "The selected tab, from 0.",
    standard: "0"
  )

  package static let buttons = Key<BarEntries>(
    "items",
    "Titles, pictures or other views; 'spacer' pushes its neighbours apart."
  )

  static let navigation: [any Word] = [
    title, titleView, back, leading, trailing, prompt, search,
  ]
  static let tab: [any Word] = [tabs, selected]
  static let tool: [any Word] = [buttons]

  /// The views that stand in a bar, in the order of its keys.
  package static func elements(in content: Values) -> [Element] {
    (content[leading]?.elements ?? []) + (content[titleView].map { [$0.element] } ?? [])
      + (content[trailing]?.elements ?? []) + (content[buttons]?.elements ?? [])
  }
}

/// What a search says, in a place that isn't a view of its own.
package struct SearchContent: DesignValue {
  package var content: Values

  static var schema: JSONValue { .anyOf(Text.schema, .object(of: SearchWords.content)) }

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> SearchContent? {
    guard node.mapping == nil else {
      return reading.object(node, by: SearchWords.content, at: spot)
        .map { SearchContent(content: $0) }
    }
    var content = Values()
    let entry = Entry(key: spot.key, keySpan: node.span, value: node)
    reading.read(entry, as: SearchWords.placeholder, owner: spot.owner, into: &content)
    return SearchContent(content: content)
  }
}

/// One node.
package struct LoneElement: DesignValue {
  package var element: Element

  static let schema: JSONValue = .named("anyNode")

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> LoneElement? {
    Element.read(node, in: reading).map { LoneElement(element: $0) }
  }
}

extension LoneElement: ViewHolder {
  var views: [Element] { [element] }
}

/// What stands in a row of a bar.
package struct BarEntries: DesignValue {
  package enum Entry: Sendable {
    case title(String)
    case spring
    case element(Element)
  }

  package var entries: [Entry]

  static var schema: JSONValue {
    .anyOf(entrySchema, ["type": "array", "items": entrySchema])
  }

  private static var entrySchema: JSONValue { .anyOf(Text.schema, .named("anyNode")) }

  package var elements: [Element] {
    entries.compactMap { entry in
      if case .element(let element) = entry { element } else { nil }
    }
  }

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> BarEntries? {
    guard reading.isSaid(node, at: spot) else { return nil }
    let nodes = node.list ?? [node]
    return BarEntries(entries: nodes.compactMap { entry($0, at: spot, in: reading) })
  }

  private static func entry(_ node: Node, at spot: Spot, in reading: Reading) -> Entry? {
    guard let scalar = node.scalar else {
      return Element.read(node, in: reading).map(Entry.element)
    }
    if scalar.text == "spacer" { return .spring }
    return Text.read(node, at: spot, in: reading).map { .title($0.string) }
  }
}

extension BarEntries: ViewHolder {
  var views: [Element] { elements }
}

/// The tabs of a bar.
package struct TabEntries: DesignValue {
  package struct Tab: Sendable {
    package var title: String?
    package var badge: String?
    /// What says a picture, as in a picture's own content.
    package var image: Values?
  }

  package var tabs: [Tab]

  private static let title = Key<Text>("title", "The title below the picture.")
  private static let image = Key<PictureContent>(
    "image",
    "A picture beside the design, or {symbol: star.fill}."
  )
  private static let badge = Key<Text>("badge", "The text of the red badge.")
  private static let words: [any Word] = [title, image, badge]

  static var schema: JSONValue {
    ["type": "array", "items": .anyOf(Text.schema, .object(of: words))]
  }

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> TabEntries? {
    guard reading.isSaid(node, at: spot) else { return nil }
    guard let list = node.list else {
      if !node.isUnreadable { reading.report(.wrongKind(spot, "a list", node.kind), at: node.span) }
      return nil
    }
    return TabEntries(tabs: list.compactMap { tab($0, at: spot, in: reading) })
  }

  private static func tab(_ node: Node, at spot: Spot, in reading: Reading) -> Tab? {
    guard node.mapping != nil else {
      return Text.read(node, at: spot, in: reading).map { Tab(title: $0.string) }
    }
    return reading.object(node, by: words, at: spot).map { values in
      Tab(
        title: values[title]?.string,
        badge: values[badge]?.string,
        image: values[image]?.content
      )
    }
  }
}

/// A picture in a place that isn't a view of its own.
package struct PictureContent: DesignValue {
  package var content: Values

  static var schema: JSONValue { .anyOf(PictureFile.schema, .object(of: ImageWords.content)) }

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> PictureContent? {
    guard node.mapping == nil else {
      return reading.object(node, by: ImageWords.content, at: spot)
        .map { PictureContent(content: $0) }
    }
    var content = Values()
    let entry = Entry(key: spot.key, keySpan: node.span, value: node)
    reading.read(entry, as: ImageWords.file, owner: spot.owner, into: &content)
    return PictureContent(content: content)
  }
}
