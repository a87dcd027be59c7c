/// One entry of a menu, with entries of its own if it leads to more.
package struct MenuEntry: DesignValue {
  package var title = ""
  package var subtitle: String?
  /// What says a picture, as in a picture's own content.
  package var image: Values?
  package var isSelected = false
  package var isDestructive = false
  package var isEnabled = true
  package var entries: [MenuEntry]?

  private static let title = Key<Text>("title", "The text.")
  private static let subtitle = Key<Text>("subtitle", "A second text below, in small letters.")
  private static let image = Key<PictureContent>(
    "image",
    "A picture beside the design, or {symbol: star.fill}."
  )
  private static let selected = Key<Bool>("selected", "Whether it is marked.", standard: "false")
  private static let destructive = Key<Bool>(
    "destructive",
    "Whether it destroys something.",
    standard: "false"
  )
  private static let enabled = Key<Bool>("enabled", "Whether it can be used.", standard: "true")
  private static let items = Key<MenuEntries>("items", "The entries of a submenu.")
  private static let words: [any Word] = [
    title, subtitle, image, selected, destructive, enabled, items,
  ]

  static var schema: JSONValue { .anyOf(Text.schema, .named("menuEntry")) }
  static var definition: JSONValue { .object(of: words) }

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> MenuEntry? {
    guard node.mapping != nil else {
      return Text.read(node, at: spot, in: reading).map { MenuEntry(title: $0.string) }
    }
    guard let values = reading.object(node, by: words, at: spot) else { return nil }
    return MenuEntry(
      title: values[title]?.string ?? "",
      subtitle: values[subtitle]?.string,
      image: values[image]?.content,
      isSelected: values[selected] ?? false,
      isDestructive: values[destructive] ?? false,
      isEnabled: values[enabled] ?? true,
      entries: values[items]?.entries
    )
  }
}

/// The entries of a menu, in their order.
struct MenuEntries: DesignValue {
  var entries: [MenuEntry]

  static var schema: JSONValue { ["type": "array", "items": MenuEntry.schema] }

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> MenuEntries? {
    guard reading.isSaid(node, at: spot) else { return nil }
    guard let list = node.list else {
      if !node.isUnreadable { reading.report(.wrongKind(spot, "a list", node.kind), at: node.span) }
      return nil
    }
    return MenuEntries(entries: list.compactMap { MenuEntry.read($0, at: spot, in: reading) })
  }
}

/// What a button's menu offers: its entries, and whether the button shows the one that is chosen.
package struct MenuValue: DesignValue {
  package var entries: [MenuEntry]
  package var showsChoice = false

  private static let items = Key<MenuEntries>("items", "The entries.")
  private static let choice = Key<Bool>(
    "showsChoice",
    "Whether the button shows the entry that is selected.",
    standard: "false"
  )
  private static let words: [any Word] = [items, choice]

  static var schema: JSONValue { .anyOf(MenuEntries.schema, .object(of: words)) }

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> MenuValue? {
    guard node.mapping != nil else {
      return MenuEntries.read(node, at: spot, in: reading).map { MenuValue(entries: $0.entries) }
    }
    return reading.object(node, by: words, at: spot).map { values in
      MenuValue(entries: values[items]?.entries ?? [], showsChoice: values[choice] ?? false)
    }
  }
}
