public import Foundation

/// An object that can respond to a user, such as a view, a window or a controller: UIKit's `UIResponder`.
///
/// No user touches a screen here, so nothing is sent along the chain by itself; the chain is there for code
/// that walks it, and for touches that a test makes. The members for assistive software, which UIKit gives
/// every object, are declared here too.
open class Responder: NSObject, Referable {
  #if DEBUG
    final let life = Life()
  #endif

  /// What few responders have; made when first needed.
  var rare: RareTraits?

  /// The responder that is asked when this one doesn't respond.
  open var next: Responder? { nil }

  // MARK: Documents of Interface Builder

  /// Called once all objects of a document are made and connected.
  open func awakeFromNib() {}
  /// Sets a member by its name, as a document does for an outlet; a class that has outlets overrides it.
  ///
  /// With an unknown name nothing is set, which is recorded as a call that nothing answers.
  open func setValue(_ value: Any?, forKey key: String) {
    UnansweredCall.note("NSObject.setValue(_:forKey:)", key, "\(type(of: self))")
  }
  /// A member by its name; `nil` for an unknown name, which is recorded as a call that nothing answers.
  open func value(forKey key: String) -> Any? {
    UnansweredCall.note("NSObject.value(forKey:)", key, "\(type(of: self))")
    return nil
  }
  /// The action that a document connects by a name, such as `tap:`; a class that has actions overrides it.
  open func action(named name: String) -> Selector? { nil }

  /// Called when a view's member changes that this responder observes by
  /// ``View/addObserver(_:forKeyPath:options:context:)``.
  open func observeValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [KeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  // MARK: Typing

  /// Whether this responder can take what is typed.
  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  /// Whether this responder takes what is typed; in a tree, at most one does.
  open var isFirstResponder: Bool { rare?.isFirstResponder ?? false }

  @discardableResult open func becomeFirstResponder() -> Bool { takeTyping() }
  @discardableResult open func resignFirstResponder() -> Bool { dropTyping() }

  /// The views that a phone shows in the keyboard's place and above it; neither is shown here.
  open var inputView: View? { nil }
  open var inputAccessoryView: View? { nil }
  open var inputAssistantItem: TextInputAssistantItem { ownAssistantItem }
  /// The name under which a phone remembers the keyboard that was last used here.
  open var textInputContextIdentifier: String? { nil }
  open var editingInteractionConfiguration: EditingInteractionConfiguration { .default }
  /// Does nothing: neither view is shown.
  open func reloadInputViews() {}

  /// The manager that undoes changes: that of the next responder, and in the end that of the window.
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: Commands of a menu

  /// Whether a menu offers a command here: by default, if it is an action of this responder's own.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    !Self.standardEdits.contains(action.name) && action.isAnswered(by: self)
  }

  /// The object that performs a command: this responder, or the next one that can.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  /// The commands with key combinations; no user presses keys here, and a test performs their actions.
  open var keyCommands: [KeyCommand]? { addedKeyCommands }
  /// Changes how a command looks before its menu opens, for example marks it; a test calls this method.
  open func validate(_ command: MenuCommand) {}
  /// Changes the menus of the app; a test calls it, such as with a ``MenuTree``.
  open func buildMenu(with builder: any MenuBuilder) {}

  // What menus and keys of a phone call; a class that does one overrides it.
  open func cut(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func paste(_ sender: Any?) {}
  open func select(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}
  open func delete(_ sender: Any?) {}
  open func pasteAndMatchStyle(_ sender: Any?) {}
  open func toggleBoldface(_ sender: Any?) {}
  open func toggleItalics(_ sender: Any?) {}
  open func toggleUnderline(_ sender: Any?) {}
  open func increaseSize(_ sender: Any?) {}
  open func decreaseSize(_ sender: Any?) {}
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
  open func printContent(_ sender: Any?) {}

  /// What every responder has by name, and few do.
  private static let standardEdits: Set = [
    "cut:", "copy:", "paste:", "select:", "selectAll:", "delete:", "pasteAndMatchStyle:",
    "toggleBoldface:", "toggleItalics:", "toggleUnderline:", "increaseSize:", "decreaseSize:",
    "makeTextWritingDirectionLeftToRight:", "makeTextWritingDirectionRightToLeft:",
    "printContent:",
  ]

  // MARK: Touches

  // Whoever doesn't mind a touch hands it on.
  open func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    next?.touchesBegan(touches, with: event)
  }
  open func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    next?.touchesMoved(touches, with: event)
  }
  open func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    next?.touchesEnded(touches, with: event)
  }
  open func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    next?.touchesCancelled(touches, with: event)
  }
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<Touch>) {
    next?.touchesEstimatedPropertiesUpdated(touches)
  }

  // MARK: Keys, shakes and remote controls

  // The same of presses and motions.
  open func pressesBegan(_ presses: Set<Press>, with event: PressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }
  open func pressesChanged(_ presses: Set<Press>, with event: PressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }
  open func pressesEnded(_ presses: Set<Press>, with event: PressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }
  open func pressesCancelled(_ presses: Set<Press>, with event: PressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }
  open func motionBegan(_ motion: Event.EventSubtype, with event: Event?) {
    next?.motionBegan(motion, with: event)
  }
  open func motionEnded(_ motion: Event.EventSubtype, with event: Event?) {
    next?.motionEnded(motion, with: event)
  }
  open func motionCancelled(_ motion: Event.EventSubtype, with event: Event?) {
    next?.motionCancelled(motion, with: event)
  }
  open func remoteControlReceived(with event: Event?) {}

  // MARK: Accessibility

  open var isAccessibilityElement: Bool {
    get { rare?.accessibility.isElement ?? false }
    set { changeRare { $0.accessibility.isElement = newValue } }
  }

  /// The same, and nothing where nobody said it.
  package var saidAccessibilityElement: Bool? { rare?.accessibility.isElement }

  /// Where an assistive tap taps, as somebody said it.
  package var saidActivationPoint: CGPoint? {
    get { rare?.accessibility.activationPoint }
    set { changeRare { $0.accessibility.activationPoint = newValue } }
  }

  open var accessibilityLabel: String? {
    get { rare?.accessibility.label }
    set { changeRare { $0.accessibility.label = newValue } }
  }

  open var accessibilityValue: String? {
    get { rare?.accessibility.value }
    set { changeRare { $0.accessibility.value = newValue } }
  }

  open var accessibilityHint: String? {
    get { rare?.accessibility.hint }
    set { changeRare { $0.accessibility.hint = newValue } }
  }

  open var accessibilityTraits: AccessibilityTraits {
    get { rare?.accessibility.traits ?? [] }
    set { changeRare { $0.accessibility.traits = newValue } }
  }

  /// The kind of group that the view is.
  ///
  /// A table in a PDF has a row for each view in the table, and a cell for each view in a row.
  open var accessibilityContainerType: AccessibilityContainerType {
    get { rare?.accessibility.container ?? .none }
    set { changeRare { $0.accessibility.container = newValue } }
  }

  /// A name that the author chooses, for tests, messages and outputs; it isn't read aloud.
  open var accessibilityIdentifier: String? {
    get { rare?.accessibility.identifier }
    set {
      // A design says of each view whether it has one.
      guard rare != nil || newValue != nil else { return }
      changeRare { $0.accessibility.identifier = newValue }
    }
  }

  /// The elements that assistive software sees instead of the content of this object.
  open var accessibilityElements: [Any]? {
    get { rare?.accessibility.elements }
    set { changeRare { $0.accessibility.elements = newValue } }
  }

  /// Called for a tap by assistive software; returns whether it did anything.
  open func accessibilityActivate() -> Bool { false }

  open var accessibilityElementsHidden: Bool {
    get { rare?.accessibility.hidesElements ?? false }
    set { changeRare { $0.accessibility.hidesElements = newValue } }
  }

  open var accessibilityCustomActions: [AccessibilityCustomAction]? {
    get { rare?.accessibility.customActions }
    set { changeRare { $0.accessibility.customActions = newValue } }
  }

  /// The names by which a user speaks of the element; its label, where none were set.
  open var accessibilityUserInputLabels: [String]! {
    get { rare?.accessibility.inputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { changeRare { $0.accessibility.inputLabels = newValue } }
  }

  open var shouldGroupAccessibilityChildren: Bool {
    get { rare?.accessibility.groupsChildren ?? false }
    set { changeRare { $0.accessibility.groupsChildren = newValue } }
  }

  /// Whether assistive software passes over the elements beside this one.
  open var accessibilityViewIsModal: Bool {
    get { rare?.accessibility.isModal ?? false }
    set { changeRare { $0.accessibility.isModal = newValue } }
  }

  // What assistive software has an element do, beside a tap; answers say whether it did anything.
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool { false }
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
}

/// A finger on the screen, which a test moves by hand: UIKit's `UITouch`.
open class Touch: NSObject {
  /// How far a touch has come; the raw values are UIKit's.
  public enum Phase: Int, Hashable, Sendable {
    case began, moved, stationary, ended, cancelled
  }

  open private(set) weak var view: View?
  open package(set) var phase = Phase.began
  open var tapCount: Int { 1 }
  /// Where the finger is and was, in the view's bounds.
  private var place: CGPoint
  private var placeBefore: CGPoint

  /// A finger at a point of a view's bounds.
  public init(at place: CGPoint, in view: View) {
    (self.place, placeBefore) = (place, place)
    self.view = view
  }

  /// Moves the finger to another point of the view's bounds.
  package func move(to new: CGPoint) { (placeBefore, place) = (place, new) }

  open func location(in view: View?) -> CGPoint { point(place, in: view) }
  open func previousLocation(in view: View?) -> CGPoint { point(placeBefore, in: view) }

  /// A point in another view, or without one in the tree's root.
  private func point(_ point: CGPoint, in other: View?) -> CGPoint {
    guard let view else { return point }
    return view.convert(point, to: other ?? view.root)
  }
}
