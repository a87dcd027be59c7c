/// Why a screen has nothing to show but what surrounds it.
enum EmptyScreen: Hashable, Sendable {
  /// The document has neither views nor controllers.
  case ofDocument
  /// A controller whose view isn't in the document.
  case ofController
  /// A screen of another storyboard, or a container of such screens.
  case ofReference

  init(_ scene: InterfaceScene, in segues: Segues) {
    guard let controller = scene.controller else {
      self = .ofDocument
      return
    }
    let isReference = scene.isReference || !segues.contents(of: controller).isEmpty
    self = isReference ? .ofReference : .ofController
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
      }
    return (reason ?? "") + "an empty screen is drawn"
  }
}
