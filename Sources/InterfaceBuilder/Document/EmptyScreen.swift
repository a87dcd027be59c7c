/// Why a screen has nothing to show but what surrounds it.
enum EmptyScreen: Hashable, Sendable {
  /// The document has neither views nor controllers.
  case ofDocument
  /// A controller whose view isn't in the document.
  case ofController
  /// A screen of another storyboard, or a container of such screens.
  case ofReference
  /// A container of screens that the document doesn't have.
  case ofNobody
  /// A container that stands in itself.
  case ofCircle

  init(_ scene: InterfaceScene, in segues: Segues) {
    guard let controller = scene.controller else {
      self = .ofDocument
      return
    }
    let shown = segues.contents(of: controller)
    let found = shown.compactMap { segues.controllers[$0] }
    if scene.isReference || found.contains(where: \.isReference) {
      self = .ofReference
    } else if !shown.isEmpty, found.isEmpty {
      self = .ofNobody
    } else {
      self = Self.standsInItself(controller, segues) ? .ofCircle : .ofController
    }
  }

  private static func standsInItself(_ container: XMLElement, _ segues: Segues) -> Bool {
    var waiting = segues.contents(of: container)
    var seen: Set<String> = []
    while let id = waiting.popLast() {
      if id == container.id { return true }
      guard seen.insert(id).inserted, let next = segues.controllers[id] else { continue }
      waiting += segues.contents(of: next)
    }
    return false
  }

  func subject(example: String, count: Int) -> String {
    if self == .ofDocument { return "the document shows nothing" }
    let others = count == 1 ? "has" : "and \(count - 1) more have"
    return "'\(example)' \(others) no view in the document"
  }

  var cause: String {
    let reason: String? =
      switch self {
      case .ofDocument: nil
      case .ofController: "code makes it, or another document has it; "
      case .ofReference: "another storyboard has what it shows; "
      case .ofNobody: "what it shows isn't in the document; "
      case .ofCircle: "what it shows leads back to itself; "
      }
    return (reason ?? "") + "an empty screen is drawn"
  }
}
