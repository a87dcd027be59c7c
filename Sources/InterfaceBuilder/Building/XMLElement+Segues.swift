import SnaplineControls
import SnaplineLayout

/// What a segue's element says.
extension XMLElement {
  /// How a screen is presented; the source may change it as it prepares.
  func tellStyles(_ destination: ViewController, anchor: AnyObject?) {
    if self["kind"] == "popoverPresentation" { destination.modalPresentationStyle = .popover }
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
  }

  /// What a segue of this kind does; nothing for one whose class does it all.
  func steps(_ sender: Any?) -> ((StoryboardSegue) -> Void)? {
    switch self["kind"] {
    case "custom": nil
    case "showDetail", "replace":
      { $0.source.showDetailViewController($0.destination, sender: sender) }
    case "presentation", "modal", "popoverPresentation":
      { $0.source.present($0.destination, animated: View.areAnimationsEnabled) }
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
