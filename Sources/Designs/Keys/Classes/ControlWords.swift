/// The keys of controls.
package enum ControlWords {
  package static let enabled = Key<Bool>("enabled", "Whether it can be used.", standard: "true")
  package static let selected = Key<Bool>("selected", "Whether it is chosen.", standard: "false")
  package static let highlighted = Key<Bool>(
    "highlighted",
    "Whether it is pressed.",
    standard: "false"
  )
  package static let focused = Key<Bool>(
    "focused",
    "Whether a keyboard acts on it; a field shows its caret.",
    standard: "false"
  )
  static let states: [any Word] = [enabled, selected, highlighted, focused]

  /// The views that stand in a control, in the order of its keys.
  package static func elements(in content: Values) -> [Element] {
    [content[TextFieldWords.leftView], content[TextFieldWords.rightView]]
      .compactMap { $0?.element }
  }
}

/// The keys of a button.
package enum ButtonWords {
  package static let title = Key<Text>("title", "What it says.")
  package static let subtitle = Key<Text>("subtitle", "What it says below, in small letters.")
  package static let image = Key<PictureContent>(
    "image",
    "A picture beside the design, or {symbol: star.fill}."
  )
  package static let menu = Key<MenuValue>(
    "menu",
    "What a tap offers: a list of titles, or {items, showsChoice}."
  )
  static let content: [any Word] = [title, subtitle, image, menu]

  package static let kind = Key<ButtonKindWord>(
    "kind",
    "How it asks to be tapped.",
    standard: "plain"
  )
  package static let controlSize = Key<ButtonSizeWord>(
    "controlSize",
    "How large it is.",
    standard: "medium"
  )
  package static let cornerStyle = Key<CornerStyleWord>(
    "cornerStyle",
    "How round its corners are.",
    standard: "dynamic"
  )
  package static let role = Key<ButtonRoleWord>(
    "role",
    "What its action means.",
    standard: "normal"
  )
  package static let imagePlacement = Key<ImagePlacementWord>(
    "imagePlacement",
    "The side of the words that the picture stands on.",
    standard: "leading"
  )
  package static let imagePadding = Key<PositiveLength>(
    "imagePadding",
    "The distance of the picture from the words.",
    standard: "0"
  )
  package static let titlePadding = Key<PositiveLength>(
    "titlePadding",
    "The distance of the subtitle from the title.",
    standard: "0"
  )
  package static let contentInsets = Key<InsetsValue>(
    "contentInsets",
    "Room around what it holds.",
    standard: "that of its size"
  )
  package static let font = Key<FontValue>(
    "font",
    "The font of the title.",
    standard: "that of its size"
  )
  package static let color = Key<ColorValue>(
    "color",
    "The colour of words and picture.",
    standard: "tint, white on a filled one"
  )
  package static let loading = Key<Bool>(
    "loading",
    "Whether a wheel stands in the picture's place.",
    standard: "false"
  )
  static let properties: [any Word] =
    [
      kind, controlSize, cornerStyle, role, imagePlacement, imagePadding, titlePadding,
      contentInsets, font, color, loading, ImageWords.adjustsImageSize,
    ] + ControlWords.states

  /// What only a button with a configuration knows.
  package static let configured: [String] = [
    "subtitle", "controlSize", "cornerStyle", "imagePlacement", "imagePadding", "titlePadding",
    "loading",
  ]
  /// What a button that closes something doesn't show.
  package static let shownElsewhere: [String] =
    configured + ["title", "image", "contentInsets", "font", "color"]
}

package enum ButtonKindWord: String, Enumerator {
  case plain, gray, tinted, filled, bordered, borderedTinted, borderedProminent, legacy, close
}

package enum ButtonSizeWord: String, Enumerator {
  case medium, mini, small, large
}

package enum CornerStyleWord: String, Enumerator {
  case dynamic, fixed, small, medium, large, capsule
}

package enum ButtonRoleWord: String, Enumerator {
  case normal, primary, cancel, destructive
}

package enum ImagePlacementWord: String, Enumerator {
  case leading, trailing, top, bottom
}

/// The keys of a text field.
package enum TextFieldWords {
  package static let text = Key<Text>("text", "What was typed.")
  package static let placeholder = Key<Text>("placeholder", "What it says while nothing was typed.")
  package static let leftView = Key<LoneElement>("leftView", "A view before the text.")
  package static let rightView = Key<LoneElement>("rightView", "A view behind the text.")
  static let content: [any Word] = [text, placeholder, leftView, rightView]

  package static let borderStyle = Key<BorderStyleWord>(
    "borderStyle",
    "What surrounds the text.",
    standard: "none"
  )
  package static let secure = Key<Bool>(
    "secure",
    "Whether letters show as dots.",
    standard: "false"
  )
  package static let clearButton = Key<ViewModeWord>(
    "clearButton",
    "When the button shows that empties the field.",
    standard: "never"
  )
  static let properties: [any Word] =
    [borderStyle, secure, clearButton, LabelWords.font, LabelWords.color, LabelWords.alignment]
    + ControlWords.states
}

package enum BorderStyleWord: String, Enumerator {
  case none, line, bezel, roundedRect
}

package enum ViewModeWord: String, Enumerator {
  case never, whileEditing, unlessEditing, always
}

/// The keys of a field to search by.
package enum SearchWords {
  package static let placeholder = Key<Text>("placeholder", "What it says while nothing was typed.")
  package static let text = Key<Text>("text", "What is searched.")
  package static let scopes = Key<TitleList>(
    "scopes",
    "The parts of what is searched, by their titles."
  )
  package static let selectedScope = Key<Count>(
    "selectedScope",
    "Which part holds, from 0.",
    standard: "0"
  )
  static let content: [any Word] = [placeholder, text, scopes, selectedScope]
  package static let showsCancel = Key<Bool>(
    "showsCancel",
    "Whether a button ends the search.",
    standard: "false"
  )
  package static let kind = Key<SearchKindWord>(
    "kind",
    "What lies behind the field; nothing behind a minimal one.",
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

  static var schema: JSONValue { ["type": "array", "items": Text.schema] }

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> TitleList? {
    guard reading.isSaid(node, at: spot) else { return nil }
    guard let list = node.list else {
      if !node.isUnreadable { reading.report(.wrongKind(spot, "a list", node.kind), at: node.span) }
      return nil
    }
    return TitleList(titles: list.compactMap { Text.read($0, at: spot, in: reading)?.string })
  }
}

/// The keys of a switch.
package enum SwitchWords {
  package static let on = Key<Bool>("on", "Whether it is on.", standard: "false")
  package static let onTint = Key<ColorValue>(
    "onTint",
    "The colour of its track while it is on.",
    standard: "green"
  )
  package static let thumbTint = Key<ColorValue>(
    "thumbTint",
    "The colour of its thumb.",
    standard: "white"
  )
  static let content: [any Word] = [on]
  static let properties: [any Word] = [onTint, thumbTint] + ControlWords.states
}

/// The keys of a segmented control.
package enum SegmentWords {
  package static let items = Key<SegmentEntries>("items", "The choices: titles, or pictures.")
  package static let selected = Key<ChosenSegment>(
    "selected",
    "Which is chosen, from 0, or none.",
    standard: "0"
  )
  static let content: [any Word] = [items, selected]

  package static let selectedTint = Key<ColorValue>(
    "selectedTint",
    "The colour behind the chosen one.",
    standard: "white"
  )
  package static let proportional = Key<Bool>(
    "proportional",
    "Whether each is as wide as it needs, and not as wide as the others.",
    standard: "false"
  )
  static let properties: [any Word] =
    [selectedTint, proportional, ControlWords.enabled, ControlWords.highlighted]
}

/// The keys of a wheel that tells of work.
package enum ActivityWords {
  package static let phase = Key<Fraction>("phase", "How far it has turned.", standard: "0")
  static let content: [any Word] = [phase]
  package static let controlSize = Key<ActivitySizeWord>(
    "controlSize",
    "How large it is.",
    standard: "medium"
  )
  package static let color = Key<ColorValue>(
    "color",
    "The colour of its spokes.",
    standard: "systemGray"
  )
  package static let animating = Key<Bool>(
    "animating",
    "Whether it turns; one that stands isn't seen.",
    standard: "true"
  )
  static let properties: [any Word] = [controlSize, color, animating]
}

package enum ActivitySizeWord: String, Enumerator {
  case medium, large
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
    return ["type": "array", "items": .anyOf(Text.schema, picture)]
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
