import SnaplineLayout

extension Control {
  /// What hears of events, and of which.
  struct Handler {
    enum Call {
      case action(Action)
      case target(TargetAction)
    }

    let call: Call
    var events: Event

    var action: Action? {
      if case .action(let action) = call { action } else { nil }
    }

    /// The method, unless its object is gone.
    var target: TargetAction? {
      if case .target(let target) = call, !target.isOver { target } else { nil }
    }
  }

  /// Lets those that match hear of some events no longer.
  func drop(_ events: Event, where matches: (Handler) -> Bool) {
    for place in handlers.indices where matches(handlers[place]) {
      handlers[place].events.subtract(events)
    }
    handlers.removeAll { $0.events.isEmpty }
  }
}
