/// A method of an object that a control, a recognizer or an item of a bar calls.
///
/// The object isn't kept; without one, the first that has the method is asked, from the sender up.
package struct TargetAction {
  private let named: WeakTarget?
  /// Whether an object was named, though it may be gone.
  package let namesTarget: Bool
  package let action: Selector

  package init(_ target: Any?, _ action: Selector) {
    named = target.map { WeakTarget($0) }
    namesTarget = target != nil
    self.action = action
  }

  /// The object or the class that was named, while it is there.
  package var target: Any? { named?.value }

  /// Whether the object that was named is gone.
  package var isOver: Bool { namesTarget && target == nil }

  /// Whether what is given names this one; what is left out names all.
  package func matches(_ target: Any?, _ action: Selector?) -> Bool {
    let isOfTarget = target.map { named?.isSame(as: $0) == true } ?? true
    return isOfTarget && action.map { $0 == self.action } ?? true
  }

  /// Calls the method with the sender and the event, as far as it takes them.
  ///
  /// - Returns: Whether anybody has it.
  @discardableResult
  package func send(from sender: AnyObject, along responder: Responder?, _ event: Event? = nil)
    -> Bool
  {
    let receiver: Any?
    if namesTarget {
      receiver = target
    } else {
      var next = responder
      while let current = next,
        !(action.isAnswered(by: current) && action.takes(sender, for: current))
      { next = current.next }
      receiver = next
    }
    guard let receiver else { return false }
    action.perform(on: receiver, with: [sender, event ?? Event()])
    return true
  }
}
