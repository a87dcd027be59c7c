import SnaplineControls
import SnaplineLayout

/// What a program's controller has before its screen is made: its items, and what stands beside the screen.
extension SceneBuilder {
  /// Makes the objects beside a controller's screen, which are there as long as the controller.
  func makeObjects(_ elements: [XMLElement], beside controller: ViewController) {
    let made = makeObjects(elements) + others.values.filter { $0 is FirstResponder }
    guard !made.isEmpty else { return }
    controller.attachment { ObjectsBeside() }.objects = made
  }

  /// Connects what is there before the screen with each other and with the controller.
  ///
  /// What leads into the screen waits for it, and so does what is wrong.
  func connectBeforeScreen(_ controller: ViewController, _ element: XMLElement) {
    makeConstraints()
    let all = connections
    connections = []
    for (said, source) in all {
      var rest = connectReady(said, of: source)
      if areReady(rest, for: source) {
        connectActions(rest, of: source)
        askScreen(source)
        rest = rest.keeping(\.isOutlet)
      }
      if !rest.children.isEmpty { connections.append((rest, source)) }
    }
    restOfController = element.child("connections").map { connectReady($0, of: controller) }
    // One that waits for a connection isn't told yet that it has all.
    if !connections.contains(where: { $0.source is View }) { awaken() }
  }

  /// Connects what waited for the screen.
  func connectRest(of controller: ViewController) {
    if let said = restOfController { connections.append((said, controller)) }
    restOfController = nil
    finish()
  }

  /// Hands over the outlets whose objects are there.
  ///
  /// - Returns: All else that is said.
  private func connectReady(_ said: XMLElement, of source: AnyObject) -> XMLElement {
    let outlets = said.children.filter(\.isOutlet)
    let waiting = Set(outlets.filter { object($0["destination"]) == nil }.map { $0["property"] })
    let ready = outlets.filter { !waiting.contains($0["property"]) }
    connectOutlets(ready, of: source)
    let done = Set(ready.map(\.serial))
    return said.keeping { !done.contains($0.serial) }
  }

  /// Has an item that sends to the first responder ask the screen, which its bar isn't in.
  private func askScreen(_ source: AnyObject) {
    guard let item = source as? BarButtonItem, item.action != nil, item.target == nil else {
      return
    }
    item.target = others.values.lazy.compactMap { $0 as? FirstResponder }.first
  }
}

/// Keeps what a scene has beside a controller's screen, as a phone does.
private final class ObjectsBeside {
  var objects: [AnyObject] = []
}

extension XMLElement {
  fileprivate var isOutlet: Bool { ["outlet", "outletCollection"].contains(name) }

  fileprivate func keeping(_ isKept: (XMLElement) -> Bool) -> XMLElement {
    with(attributes: attributes, children: children.filter(isKept))
  }
}
