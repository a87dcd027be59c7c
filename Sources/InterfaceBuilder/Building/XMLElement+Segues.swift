import SnaplineControls
import SnaplineLayout

/// What a segue's element says.
extension XMLElement {
  private static let knownKinds: Set = [
    "show", "push", "showDetail", "replace", "presentation", "modal", "popoverPresentation",
    "popover", "custom", "unwind", "embed", "relationship",
  ]

  var hasKnownKind: Bool { self["kind"].map(Self.knownKinds.contains) ?? false }

  /// Whether the segue presents its screen over the one before.
  var presents: Bool { isPopover || ["presentation", "modal"].contains(self["kind"]) }

  /// Whether the segue shows a popover, in the spelling of today or the older one.
  private var isPopover: Bool { ["popoverPresentation", "popover"].contains(self["kind"]) }

  /// What the segue's popover points to.
  var popoverAnchorID: String? { self["popoverAnchorView"] ?? self["popoverAnchorBarButtonItem"] }

  /// How a screen is presented; the source may change it as it prepares.
  func tellStyles(_ destination: ViewController, anchor: AnyObject?) {
    if isPopover { destination.modalPresentationStyle = .popover }
    if let style = word("modalPresentationStyle", in: AttributeWords.presentations) {
      destination.modalPresentationStyle = style
    }
    if let style = word("modalTransitionStyle", in: AttributeWords.transitions) {
      destination.modalTransitionStyle = style
    }
    guard destination.modalPresentationStyle == .popover,
      let popover = destination.popoverPresentationController
    else { return }
    if let view = anchor as? View { popover.sourceView = view }
    if let item = anchor as? BarButtonItem { popover.barButtonItem = item }
    if let said = child(key: "popoverArrowDirection")?.arrowDirections, !said.isEmpty {
      popover.permittedArrowDirections = said
    }
  }

  private var arrowDirections: PopoverArrowDirection {
    let words: [(String, PopoverArrowDirection)] = [
      ("up", .up), ("down", .down), ("left", .left), ("right", .right),
    ]
    return words.reduce(into: []) { directions, word in
      if bool(word.0) ?? false { directions.formUnion(word.1) }
    }
  }

  /// What a segue of this kind does; nothing for one whose class does it all.
  func steps(_ sender: Any?) -> ((StoryboardSegue) -> Void)? {
    switch self["kind"] {
    case _ where presents:
      { $0.source.present($0.destination, animated: View.areAnimationsEnabled) }
    case "custom": nil
    case "showDetail", "replace":
      { $0.source.showDetailViewController($0.destination, sender: sender) }
    default: { $0.source.show($0.destination, sender: sender) }
    }
  }

  func perform(_ segue: StoryboardSegue) {
    if bool("animates") ?? true {
      segue.perform()
    } else {
      View.performWithoutAnimation { segue.perform() }
    }
  }
}

extension AttributeWords {
  fileprivate static let presentations: [String: ModalPresentationStyle] = [
    "automatic": .automatic, "fullScreen": .fullScreen, "pageSheet": .pageSheet,
    "formSheet": .formSheet, "currentContext": .currentContext, "custom": .custom,
    "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext,
    "popover": .popover,
  ]

  fileprivate static let transitions: [String: ModalTransitionStyle] = [
    "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal,
    "crossDissolve": .crossDissolve, "partialCurl": .partialCurl,
  ]
}
