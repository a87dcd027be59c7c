import SnaplineControls
import SnaplineDiagnostics
import SnaplineLayout

extension SceneBuilder {
  /// What documents have is far below; each costs a look at those before.
  private static let mostActions = 200

  /// Has a control, an item of a bar, a recognizer or a cell do what a document connects it with.
  func connectActions(_ said: XMLElement, of source: AnyObject) {
    let (segues, actions) = (said.children(named: "segue"), said.children(named: "action"))
    connectSegues(segues.prefix(Self.mostActions), of: source)
    for action in actions.prefix(Self.mostActions) { connect(action, of: source) }
    for (count, what) in [(segues.count, "segues"), (actions.count, "actions")]
    where count > Self.mostActions {
      teller(source, nil)?.report(.tooMany(what, count, most: Self.mostActions))
    }
  }

  /// Whether all segues and actions of an object can be connected before its screen is there.
  func areReady(_ said: XMLElement, for source: AnyObject) -> Bool {
    // A popover may point to a view of the screen.
    let isAnchored = said.children(named: "segue").allSatisfy { segue in
      segue.popoverAnchorID.map { object($0) != nil } ?? true
    }
    return isAnchored
      && said.children(named: "action").allSatisfy { action in
        guard let name = action["selector"], let object = object(action["destination"]) else {
          return false
        }
        return object is FirstResponder || Selector(name).isCallable(by: source, of: object)
      }
  }

  private func connect(_ element: XMLElement, of source: AnyObject) {
    guard let name = element["selector"] else { return }
    guard let object = object(element["destination"]) else {
      teller(source, nil)?.report(.actionToNobody(name))
      return
    }
    let (target, selector) = (object is FirstResponder ? nil : object, Selector(name))
    if let target, !selector.isCallable(by: source, of: target) {
      teller(source, target)?.report(.uncallable(selector, of: target, source))
      return
    }
    switch source {
    case let control as Control:
      let event = element.word("eventType", in: AttributeWords.events) ?? .primaryActionTriggered
      control.addTarget(target, action: selector, for: event)
    case let item as BarButtonItem: (item.target, item.action) = (target, selector)
    case let recognizer as GestureRecognizer:
      if let target {
        recognizer.addTarget(target, action: selector)
      } else {
        recognizer.addFirstResponder(action: selector)
      }
    default: break
    }
  }

  private func connectSegues(_ segues: some Sequence<XMLElement>, of source: AnyObject) {
    guard let controller = owner as? ViewController,
      let scene = controller.attachmentIfThere(StoryboardScene.self)
    else { return }
    for segue in segues where segue["kind"] != "embed" {
      let anchor = object(segue.popoverAnchorID)
      if let anchor { scene.note(anchor, of: segue) }
      if source === controller { continue }
      let trigger = scene.trigger(of: segue, for: controller)
      let call = TargetAction(trigger, SegueTrigger.action)
      switch source {
      case let control as Control:
        // Code that stands for a finger sends either.
        control.addTarget(
          trigger,
          action: call.action,
          for: [.touchUpInside, .primaryActionTriggered]
        )
      case let item as BarButtonItem: (item.target, item.action) = (trigger, call.action)
      case let recognizer as GestureRecognizer:
        recognizer.addTarget(trigger, action: call.action)
      case let cell as TableViewCell:
        if segue["trigger"] == "accessoryAction" {
          cell.accessoryAction = call
        } else {
          cell.selectionAction = call
        }
      case let cell as CollectionViewCell: cell.selectionAction = call
      default: break
      }
    }
  }

  /// The view that tells what is wrong with a connection.
  private func teller(_ source: AnyObject, _ target: AnyObject?) -> View? {
    source as? View ?? target as? View ?? (target as? ViewController)?.viewIfLoaded
      ?? order.first.flatMap { views[$0] }
  }
}

extension Selector {
  /// Whether an object's method can be called with a sender and an event, which are all that a phone hands
  /// over.
  fileprivate func isCallable(by source: AnyObject, of target: AnyObject) -> Bool {
    takes(all: [source, Event()], for: target)
  }
}

extension AttributeWords {
  fileprivate static let events: [String: Control.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat,
    "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
    "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
    "touchCancel": .touchCancel, "valueChanged": .valueChanged,
    "primaryActionTriggered": .primaryActionTriggered, "menuActionTriggered": .menuActionTriggered,
    "editingDidBegin": .editingDidBegin, "editingChanged": .editingChanged,
    "editingDidEnd": .editingDidEnd, "editingDidEndOnExit": .editingDidEndOnExit,
  ]
}

extension Diagnostic {
  /// What is wrong with an action that an object can't be asked for.
  fileprivate static func uncallable(
    _ action: Selector,
    of target: AnyObject,
    _ source: AnyObject
  ) -> Diagnostic {
    if !action.isAnswered(by: target) { return missingAction(action.name, of: target) }
    return action.takes(source, for: target)
      ? otherArguments(action.name, of: target) : otherSender(action.name, of: target, source)
  }

  private static func missingAction(_ name: String, of target: AnyObject) -> Diagnostic {
    unconnected(
      "\(type(of: target)) has no action '\(name)'",
      remedy: "mark the method with @IBAction, with the plugin SnaplineForIOS; or override "
        + "action(named:)"
    )
  }

  private static func otherSender(
    _ name: String,
    of target: AnyObject,
    _ source: AnyObject
  ) -> Diagnostic {
    unconnected(
      "the action '\(name)' of \(type(of: target)) takes no \(type(of: source))",
      remedy: "let it take a sender of type Any"
    )
  }

  private static func otherArguments(_ name: String, of target: AnyObject) -> Diagnostic {
    unconnected(
      "the action '\(name)' of \(type(of: target)) takes more than a sender and an event",
      remedy: "let its second argument be the event, of type UIEvent, and leave others out"
    )
  }

  fileprivate static func actionToNobody(_ name: String) -> Diagnostic {
    unconnected(
      "the action '\(name)' goes to an object that isn't made",
      remedy: "connect it to a view, to a controller or to the first responder"
    )
  }

  fileprivate static func tooMany(_ what: String, _ count: Int, most: Int) -> Diagnostic {
    unconnected(
      "an object has \(count) \(what), and only the first \(most) are called",
      remedy: "connect fewer"
    )
  }

  private static func unconnected(_ subject: String, remedy: String) -> Diagnostic {
    Diagnostic(
      id: "missing-action",
      severity: .warning,
      subject: subject,
      cause: "the document connects what isn't called",
      remedy: remedy
    )
  }
}
