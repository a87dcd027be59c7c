import Foundation
import SnaplineControls
import SnaplineGeometry
import SnaplineLayout

extension SceneBuilder {
  /// Has a container view show the screen that its segue embeds.
  func embed(what element: XMLElement, in view: View) {
    let segue = element.child("connections")?.children(named: "segue").first {
      $0["kind"] == "embed"
    }
    let maker = ControllerMaker(document, embedding: embedding, notes: notes)
    guard let id = segue?["destination"], let child = maker.controller(withID: id) else { return }
    let parent = owner as? ViewController
    parent?.addChild(child)
    if let screen = child.view {
      screen.translatesAutoresizingMaskIntoConstraints = true
      screen.frame = view.bounds
      screen.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(screen)
    }
    if parent != nil { child.didMove(toParent: parent) }
    controllers.append(child)
    guests += maker.builders
  }
}
