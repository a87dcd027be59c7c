import Foundation
import SnaplineControls
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout

extension SceneBuilder {
  /// Has a container view show the screen that its segue embeds.
  func embed(what element: XMLElement, in view: View) {
    let segue = element.child("connections")?.children(named: "segue").first {
      $0["kind"] == "embed"
    }
    guard let segue else { return }
    if settings.isForProgram {
      waitingContainers.append((segue, view))
      return
    }
    let maker = ControllerMaker(document, embedding: embedding, notes: notes)
    guard let id = segue["destination"], let child = maker.controller(withID: id) else { return }
    show(child, in: view)
    controllers.append(child)
    guests += maker.builders
  }

  /// Fills the container views of a program, whose controller may use its outlets as it prepares.
  func embedWaiting() {
    let waiting = waitingContainers
    waitingContainers = []
    guard let parent = owner as? ViewController,
      let scene = parent.attachmentIfThere(StoryboardScene.self)
    else { return }
    for (segue, view) in waiting {
      if let child = scene.embedded(by: segue, in: parent, within: embedding) {
        show(child, in: view)
      } else if !isRefused(segue["destination"]) {
        parent.view.report(.leadsNowhere(segue["identifier"], of: parent))
      }
    }
  }

  /// Whether the screen of an id stays away although the document has it.
  private func isRefused(_ id: String?) -> Bool {
    id.flatMap { embedding.refusal(of: $0, mostViews: document.contents.limits.views) } != nil
  }

  private func show(_ child: ViewController, in view: View) {
    let parent = owner as? ViewController
    parent?.addChild(child)
    if let screen = child.view {
      screen.fillsItsPlace()
      screen.frame = view.bounds
      view.addSubview(screen)
    }
    if parent != nil { child.didMove(toParent: parent) }
  }
}
