/// The keys of a segmented control.
package enum SegmentWords {
  package static let items = Key<SegmentEntries>("items", "The choices: titles, or pictures.")
  package static let selected = Key<ChosenSegment>(
    "selected",
    "The selected choice, from 0, or none.",
    standard: "0"
  )
  static let content: [any Word] = [items, selected]

  package static let selectedTint = Key<ColorValue>(
    "selectedTint",
    "The colour behind the selected choice.",
    standard: "white"
  )
  package static let proportional = Key<Bool>(
    "proportional",
    "Whether each choice has the width that it needs, not the same width.",
    standard: "false"
  )
  static let properties: [any Word] =
    [selectedTint, proportional, ControlWords.enabled, ControlWords.highlighted]
}

/// Choices: each a text, or a picture as an object.
package struct SegmentEntries: DesignValue {
  package enum Entry: Sendable {
    case title(String)
    case picture(PictureContent)
  }

  package var entries: [Entry]

  static var schema: JSONValue {
    let picture: JSONValue = .object(of: ImageWords.content)
    return .array(of: .anyOf(Text.schema, picture))
  }

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> SegmentEntries? {
    guard reading.isSaid(node, at: spot) else { return nil }
    guard let list = node.list else {
      if !node.isUnreadable { reading.report(.wrongKind(spot, "a list", node.kind), at: node.span) }
      return nil
    }
    return SegmentEntries(
      entries: list.compactMap { entry in
        entry.mapping == nil
          ? Text.read(entry, at: spot, in: reading).map { .title($0.string) }
          : PictureContent.read(entry, at: spot, in: reading).map { .picture($0) }
      }
    )
  }
}

/// The number of a choice, or none of them.
package struct ChosenSegment: DesignValue {
  package var index: Int?

  static var schema: JSONValue { .anyOf(["enum": .texts(["none"])], Count.schema) }

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> ChosenSegment? {
    if node.scalar?.text == "none" { return ChosenSegment() }
    return Count.read(node, at: spot, in: reading).map { ChosenSegment(index: $0.value) }
  }
}
