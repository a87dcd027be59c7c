public import Foundation

/// Keeps the calls that undo the changes of an app: Foundation's `UndoManager`, which Linux doesn't have.
///
/// Changes that are registered before the next layout pass are undone together, as on a phone those of
/// one turn of the run loop are.
open class UndoManager: NSObject {
  private struct Step {
    weak var target: AnyObject?
    let undo: (AnyObject) -> Void
  }

  private struct Group {
    var steps: [Step] = []
    var name = ""
  }

  private var toUndo: [Group] = []
  private var toRedo: [Group] = []
  /// The groups that are open, the innermost one last.
  private var openGroups: [Group] = []
  private var disablings = 0
  /// What ends the group of this turn.
  private var turn: PassObserver?

  open private(set) var isUndoing = false
  open private(set) var isRedoing = false
  /// Whether the changes that are registered in one turn are one group.
  open var groupsByEvent = true
  /// How many groups can be undone at most; 0 stands for any number.
  open var levelsOfUndo = 0 { didSet { dropOldest() } }

  public override init() {}

  deinit { turn?.remove() }

  // MARK: Registering

  /// Registers a closure that undoes a change.
  ///
  /// The target isn't kept alive; after its end the closure isn't called.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target,
    handler: @escaping (Target) -> Void
  ) {
    register(Step(target: target) { if let target = $0 as? Target { handler(target) } })
  }

  open func registerUndo(withTarget target: Any, selector: Selector, object: Any?) {
    register(Step(target: target as AnyObject) { selector.perform(on: $0, with: [object]) })
  }

  private func register(_ step: Step) {
    guard isUndoRegistrationEnabled else { return }
    if openGroups.isEmpty {
      precondition(groupsByEvent, "UndoManager: begin a group before undo is registered")
      beginTurn()
    }
    openGroups[openGroups.count - 1].steps.append(step)
    if !isUndoing, !isRedoing { toRedo = [] }
  }

  open var isUndoRegistrationEnabled: Bool { disablings == 0 }
  open func disableUndoRegistration() { disablings += 1 }
  open func enableUndoRegistration() {
    precondition(disablings > 0, "UndoManager: registration isn't disabled")
    disablings -= 1
  }

  open func removeAllActions() {
    (toUndo, toRedo) = ([], [])
    for number in openGroups.indices { openGroups[number].steps = [] }
    disablings = 0
  }

  open func removeAllActions(withTarget target: Any) {
    let gone = target as AnyObject
    func rest(of group: Group) -> Group {
      var group = group
      group.steps.removeAll { $0.target === gone }
      return group
    }
    toUndo = toUndo.map(rest).filter { !$0.steps.isEmpty }
    toRedo = toRedo.map(rest).filter { !$0.steps.isEmpty }
    openGroups = openGroups.map(rest)
  }

  // MARK: Groups

  open var groupingLevel: Int { openGroups.count }

  open func beginUndoGrouping() {
    if groupsByEvent, openGroups.isEmpty { beginTurn() }
    openGroups.append(Group())
  }

  /// Ends the innermost group; one without changes can't be undone.
  open func endUndoGrouping() {
    precondition(!openGroups.isEmpty, "UndoManager: no group is open that could end")
    let group = openGroups.removeLast()
    guard openGroups.isEmpty else {
      let outer = openGroups.count - 1
      openGroups[outer].steps += group.steps
      if openGroups[outer].name.isEmpty { openGroups[outer].name = group.name }
      return
    }
    turn?.remove()
    turn = nil
    guard !group.steps.isEmpty else { return }
    if isUndoing {
      toRedo.append(group)
    } else {
      toUndo.append(group)
      dropOldest()
    }
  }

  private func beginTurn() {
    openGroups.append(Group())
    guard !isUndoing, !isRedoing else { return }
    let turn = PassObserver(order: 0) { [weak self] in self?.endTurn() }
    self.turn = turn
    turn.add(keeping: nil)
  }

  /// Ends the group of this turn, unless code left one open in it.
  private func endTurn() {
    if turn != nil, openGroups.count == 1 { endUndoGrouping() }
  }

  private func dropOldest() {
    guard levelsOfUndo > 0 else { return }
    toUndo.removeFirst(max(0, toUndo.count - levelsOfUndo))
    toRedo.removeFirst(max(0, toRedo.count - levelsOfUndo))
  }

  // MARK: Undoing

  open var canUndo: Bool {
    !toUndo.isEmpty || openGroups.contains { !$0.steps.isEmpty }
  }
  open var canRedo: Bool { !toRedo.isEmpty }

  /// Undoes the last group; that of this turn is ended first.
  open func undo() {
    endTurn()
    precondition(openGroups.isEmpty, "UndoManager: a group is still open; end it before undo()")
    guard let group = toUndo.popLast() else { return }
    post(.NSUndoManagerWillUndoChange)
    isUndoing = true
    takeBack(group)
    isUndoing = false
    post(.NSUndoManagerDidUndoChange)
  }

  open func redo() {
    endTurn()
    precondition(openGroups.isEmpty, "UndoManager: a group is still open; end it before redo()")
    guard let group = toRedo.popLast() else { return }
    post(.NSUndoManagerWillRedoChange)
    isRedoing = true
    takeBack(group)
    isRedoing = false
    post(.NSUndoManagerDidRedoChange)
  }

  /// Calls what a group registered, the last first; what that registers is one group the other way.
  private func takeBack(_ group: Group) {
    openGroups.append(Group(name: group.name))
    for step in group.steps.reversed() {
      if let target = step.target { step.undo(target) }
    }
    while !openGroups.isEmpty { endUndoGrouping() }
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  // MARK: Names

  /// Names the group that would be undone now, for example for a menu.
  open func setActionName(_ actionName: String) {
    if openGroups.isEmpty {
      guard !toUndo.isEmpty else { return }
      toUndo[toUndo.count - 1].name = actionName
    } else {
      openGroups[0].name = actionName
    }
  }

  open var undoActionName: String {
    let group = isUndoing || isRedoing ? nil : openGroups.first
    return (group ?? toUndo.last)?.name ?? ""
  }
  open var redoActionName: String { toRedo.last?.name ?? "" }
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo " + actionName
  }
  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo " + actionName
  }
}

/// What a manager posts before it undoes and redoes, and after it; the names are Foundation's.
extension NSNotification.Name {
  public static let NSUndoManagerWillUndoChange = Self("NSUndoManagerWillUndoChangeNotification")
  public static let NSUndoManagerDidUndoChange = Self("NSUndoManagerDidUndoChangeNotification")
  public static let NSUndoManagerWillRedoChange = Self("NSUndoManagerWillRedoChangeNotification")
  public static let NSUndoManagerDidRedoChange = Self("NSUndoManagerDidRedoChangeNotification")
}

extension Responder {
  /// The responder's own manager, made when it is first asked for.
  var ownUndoManager: UndoManager {
    if let manager = hung(UndoManager.self) { return manager }
    let manager = UndoManager()
    hang(manager)
    return manager
  }
}
