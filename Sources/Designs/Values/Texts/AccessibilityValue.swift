import SnaplineEnvironment

/// What assistive software is told of a view: its name, or more of it.
package struct AccessibilityValue: DesignValue {
  package var label: String?
  package var value: String?
  package var hint: String?
  package var traits: [AccessibilityTrait]?
  package var container: AccessibilityContainer?
  package var isHidden: Bool?
  package var identifier: String?

  static var schema: JSONValue { .anyOf(Text.schema, .object(of: words)) }

  private static let label = Key<Text>("label", "The name of the view that is read aloud.")
  private static let value = Key<Text>("value", "The current value, such as '40 percent'.")
  private static let hint = Key<Text>("hint", "What happens if it is used.")
  private static let traits = Key<AccessibilityTraitList>(
    "traits",
    "The kinds of element: [header], [button, selected].",
    standard: "those of its class"
  )
  private static let container = Key<AccessibilityContainer>(
    "container",
    "The kind of container: in a PDF, a table of rows, whose views are cells, or a list of items."
  )
  private static let hidden = Key<Bool>(
    "hidden",
    "Whether the view and all inside it are skipped.",
    standard: "false"
  )
  private static let identifier = Key<Text>(
    "identifier",
    "The view's name in tests and in SVG files.",
    standard: "its id"
  )
  private static let words: [any Word] = [
    label, value, hint, traits, container, hidden, identifier,
  ]

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> AccessibilityValue? {
    guard node.mapping != nil else {
      guard reading.isSaid(node, at: spot) else { return nil }
      return Text.read(node, at: spot, in: reading).map { AccessibilityValue(label: $0.string) }
    }
    return reading.object(node, by: words, at: spot).map { values in
      AccessibilityValue(
        label: values[label]?.string,
        value: values[value]?.string,
        hint: values[hint]?.string,
        traits: values[traits]?.traits,
        container: values[container],
        isHidden: values[hidden],
        identifier: values[identifier]?.string
      )
    }
  }
}

/// What kind of thing an element is, by UIKit's words.
package enum AccessibilityTrait: String, Enumerator {
  case button, link, image, selected, playsSound, keyboardKey, staticText, summaryElement
  case notEnabled, updatesFrequently, searchField, startsMediaSession, adjustable
  case allowsDirectInteraction, causesPageTurn, tabBar, header
}

/// What a view holds together.
package enum AccessibilityContainer: String, Enumerator {
  case table, list, landmark, group
}

/// Several kinds, or one.
struct AccessibilityTraitList: DesignValue {
  var traits: [AccessibilityTrait]

  static var schema: JSONValue {
    .anyOf(AccessibilityTrait.schema, ["type": "array", "items": AccessibilityTrait.schema])
  }

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> AccessibilityTraitList? {
    let items = node.list ?? (node.isNull ? [] : [node])
    return AccessibilityTraitList(
      traits: items.compactMap { AccessibilityTrait.read($0, at: spot, in: reading) }
    )
  }
}
