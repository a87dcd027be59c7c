public import Foundation
public import SnaplineLayout

/// The constraints that one helper made, to be changed and switched together.
public final class ConstraintsList: NSObject {
  /// The view that the constraints place.
  public private(set) weak var view: View?
  public private(set) var all: [LayoutConstraint]

  /// Whether the list was activated last, rather than deactivated.
  public var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      if isActive { LayoutConstraint.activate(all) } else { LayoutConstraint.deactivate(all) }
    }
  }

  public init(constraints: [LayoutConstraint] = [], view: View? = nil) {
    all = constraints
    self.view = view
  }

  /// Makes a list of what is there and activates it.
  @discardableResult
  public static func activate(
    _ constraints: [LayoutConstraint?],
    for view: View?
  ) -> ConstraintsList {
    let list = ConstraintsList(constraints: constraints.compactMap { $0 }, view: view)
    list.activate()
    return list
  }

  public func activate() { isActive = true }
  public func deactivate() { isActive = false }
}
