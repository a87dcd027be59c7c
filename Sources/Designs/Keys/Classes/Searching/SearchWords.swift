/// The keys of a field to search by.
package enum SearchWords {
  package static let placeholder = Key<Text>("placeholder", "The text while nothing is typed.")
  package static let text = Key<Text>("text", "The text that is searched for.")
  package static let scopes = Key<TitleList>(
    "scopes",
    "The titles of the parts to search in."
  )
  package static let selectedScope = Key<Count>(
    "selectedScope",
    "The selected part, from 0.",
    standard: "0"
  )
  static let content: [any Word] = [placeholder, text, scopes, selectedScope]
  package static let showsCancel = Key<Bool>(
    "showsCancel",
    "Whether a cancel button is shown.",
    standard: "false"
  )
  package static let kind = Key<SearchKindWord>(
    "kind",
    "The background of the field; 'minimal' has none.",
    standard: "default"
  )
  static let properties: [any Word] = [kind, showsCancel]
}

package enum SearchKindWord: String, Enumerator {
  case `default`, prominent, minimal
}

/// Texts that stand for choices.
package struct TitleList: DesignValue {
  package var titles: [String]

  static var schema: JSONValue { .array(of: Text.schema) }

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> TitleList? {
    guard reading.isSaid(node, at: spot) else { return nil }
    guard let list = node.list else {
      if !node.isUnreadable { reading.report(.wrongKind(spot, "a list", node.kind), at: node.span) }
      return nil
    }
    return TitleList(titles: list.compactMap { Text.read($0, at: spot, in: reading)?.string })
  }
}
