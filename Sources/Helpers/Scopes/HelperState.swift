import SnaplineEnvironment
import SnaplineGeometry
public import SnaplineLayout

import struct Foundation.CGSize

/// What helpers keep with a view.
final class HelperState: ViewCompanion {
  var lists: [ConstraintsList.Identifier: ConstraintsList] = [:]
  var fixedSizes: [Axis: LayoutConstraint] = [:]
  /// What holds of the view under conditions.
  var conditional: ConditionalConstraints?
  var configurationName = View.Condition.ConfigurationName.main
  /// Who wants to know of changes, in the order of asking.
  private var observers: [Observer] = []
  private var monitors: [(number: Int, tell: () -> Void)] = []
  private var nextMonitor = 0
  private var lastSize: CGSize?
  private var wasHidden: Bool

  private struct Observer {
    /// Whose conditions they are.
    let item: LayoutItem
    let kinds: ViewChange
  }

  private init(_ view: View) { wasHidden = view.isHidden }

  static func existing(of view: View) -> HelperState? { view.companion as? HelperState }

  static func of(_ view: View) -> HelperState {
    if let state = existing(of: view) { return state }
    let state = HelperState(view)
    view.companion = state
    return state
  }

  // MARK: Who is told

  func observe(_ kinds: ViewChange, for item: LayoutItem, in view: View) {
    if kinds.contains(.bounds), lastSize == nil { lastSize = view.bounds.size }
    observers.removeAll { $0.item.view == nil || $0.item.view === item.view }
    observers.append(Observer(item: item, kinds: kinds))
  }

  func monitorTraits(_ tell: @escaping () -> Void) -> Cancellable {
    let number = nextMonitor
    nextMonitor += 1
    monitors.append((number, tell))
    return Cancellable(cancelsOnDeInit: false) { [weak self] in
      self?.monitors.removeAll { $0.number == number }
    }
  }

  func tell(_ change: ViewChange) {
    for observer in observers where observer.kinds.contains(change) {
      observer.item.view?.conditional?.hear()
    }
  }

  // MARK: ViewCompanion

  func watched(_ view: View) {
    if view.isHidden != wasHidden {
      wasHidden = view.isHidden
      tell(.hidden)
    }
    guard let lastSize, lastSize != view.bounds.size else { return }
    self.lastSize = view.bounds.size
    tell(.bounds)
  }

  func traitsChanged(of view: View) {
    for monitor in monitors { monitor.tell() }
    tell(.traits)
  }

  func updateConstraints(of view: View) { conditional?.updateIfNeeded() }
}

extension View {
  /// Calls back after each change of the view's traits, until it is cancelled.
  public func monitorTraitCollectionChanges(_ callback: @escaping () -> Void) -> Cancellable {
    HelperState.of(self).monitorTraits(callback)
  }
}
