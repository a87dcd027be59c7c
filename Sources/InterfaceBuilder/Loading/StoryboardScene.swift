import Foundation
import SnaplineLayout

/// What a controller keeps of the storyboard that it was made from: the storyboard, and the segues of its
/// scene.
final class StoryboardScene: SegueSource {
  let storyboard: Storyboard
  private let controller: XMLElement
  /// What starts segues, by their elements; who is tapped doesn't keep it.
  private var triggers: [Int: SegueTrigger] = [:]
  /// What popovers point to, by their segues' elements.
  private var anchors: [Int: WeakObject] = [:]

  init(of controller: XMLElement, in storyboard: Storyboard) {
    self.controller = controller
    self.storyboard = storyboard
  }

  /// Those that somebody has to start.
  private lazy var segues = storyboard.objects(beside: controller).flatMap(\.subtree).filter {
    $0.name == "segue" && !["relationship", "embed"].contains($0["kind"])
  }

  // MARK: Starting

  var segueIdentifiers: [String] {
    segues.compactMap { $0["identifier"] }.filter { !$0.isEmpty }
  }

  func performSegue(named identifier: String, from source: ViewController, sender: Any?) -> Bool {
    guard let segue = segues.first(where: { $0["identifier"] == identifier }) else { return false }
    perform(segue, from: source, sender: sender)
    return true
  }

  /// What performs a segue for whoever is tapped.
  func trigger(of segue: XMLElement, for source: ViewController) -> SegueTrigger {
    if let made = triggers[segue.serial] { return made }
    let made = SegueTrigger(segue, of: source, in: self)
    triggers[segue.serial] = made
    return made
  }

  func note(_ anchor: AnyObject, of segue: XMLElement) {
    anchors[segue.serial] = WeakObject(anchor)
  }

  fileprivate func perform(_ said: XMLElement, from source: ViewController, sender: Any?) {
    if said["kind"] == "unwind" { return unwind(said, from: source, sender: sender) }
    guard let destination = destination(of: said, from: source, sender, within: Embedding()) else {
      source.view.report(.leadsNowhere(said["identifier"], of: source))
      return
    }
    if !said.hasKnownKind { source.view.report(.unknownKind(of: said, from: source)) }
    said.tellStyles(destination, anchor: anchors[said.serial]?.object)
    let segue = segue(said, from: source, to: destination)
    segue.steps = said.steps(sender)
    source.prepare(for: segue, sender: sender)
    said.perform(segue)
  }

  private func unwind(_ said: XMLElement, from source: ViewController, sender: Any?) {
    let action = Selector(said["unwindAction"] ?? "")
    let start = StoryboardUnwindSegueSource(source: source, unwindAction: action, sender: sender)
    guard let route = UnwindRoute(from: start) else {
      source.view.report(.nobodyUnwinds(action, from: source))
      return
    }
    let segue = segue(said, from: source, to: route.destination)
    segue.steps = { route.follow($0) }
    source.prepare(for: segue, sender: sender)
    if action.takes(all: [segue], for: route.destination) {
      action.perform(on: route.destination, with: [segue])
    } else {
      source.view.report(.takesNoSegue(action, of: route.destination))
    }
    said.perform(segue)
  }

  // MARK: Making

  /// The screen of a container view, for which its parent is prepared before it loads.
  func embedded(
    by said: XMLElement,
    in parent: ViewController,
    within embedding: Embedding
  ) -> ViewController? {
    guard let child = destination(of: said, from: parent, nil, within: embedding) else {
      return nil
    }
    parent.prepare(for: segue(said, from: parent, to: child), sender: nil)
    return child
  }

  /// A new screen, which the source makes where it has a method for that.
  private func destination(
    of said: XMLElement,
    from source: ViewController,
    _ sender: Any?,
    within embedding: Embedding
  ) -> ViewController? {
    guard let id = said["destination"] else { return nil }
    guard let name = said["destinationCreationSelector"] else {
      return storyboard.make(id, within: embedding)
    }
    let creation = Selector(name)
    return storyboard.make(id, within: embedding) { coder in
      let arguments: [Any?] = [coder, sender, said["identifier"]]
      if creation.takes(all: arguments, for: source) {
        let result = creation.perform(on: source, with: arguments)
        if let made = result as? ViewController, self.storyboard.isKind(made, of: id) {
          return made
        }
        // Nothing leaves it to the storyboard.
        if self.isNothing(result) { return nil }
      }
      source.view.report(.noCreation(name, by: source))
      return nil
    }
  }

  /// Whether a method's result is nothing, also where its type is another optional.
  private func isNothing(_ result: Any?) -> Bool {
    guard let result else { return true }
    let mirror = Mirror(reflecting: result)
    return mirror.displayStyle == .optional && mirror.children.isEmpty
  }

  private func segue(
    _ said: XMLElement,
    from source: ViewController,
    to destination: ViewController
  ) -> StoryboardSegue {
    let name = said["customClass"]
    let found: AnyClass? = LoadedClasses.named(name, module: said["customModule"])
    let kind = found as? StoryboardSegue.Type
    let isCustom = said["kind"] == "custom"
    if kind == nil, isCustom || name != nil {
      source.view.report(.noSegueClass(name, from: source, isCustom: isCustom))
    }
    return (kind ?? StoryboardSegue.self)
      .init(identifier: said["identifier"], source: source, destination: destination)
  }
}

/// Performs a segue for a control, an item of a bar, a recognizer or a cell.
final class SegueTrigger {
  private let segue: XMLElement
  private weak var source: ViewController?
  private weak var scene: StoryboardScene?

  static var action: Selector { Selector("perform:", SegueTrigger.perform) }

  init(_ segue: XMLElement, of source: ViewController, in scene: StoryboardScene) {
    self.segue = segue
    self.source = source
    self.scene = scene
  }

  private func perform(_ sender: Any) {
    let identifier = segue["identifier"] ?? ""
    guard let source, let scene,
      source.shouldPerformSegue(withIdentifier: identifier, sender: sender)
    else { return }
    scene.perform(segue, from: source, sender: sender)
  }
}
