//
//  TargetActions.swift
//  Closures for controls, bar items and gestures, in place of targets and actions.
//

import ObjectiveC
import UIKit

/// Ends what it stands for when it goes.
public final class Subscription {
  private var end: (() -> Void)?

  init(_ end: @escaping () -> Void) { self.end = end }

  public func cancel() {
    end?()
    end = nil
  }

  deinit { cancel() }
}

/// The object that Objective-C calls.
@objcMembers
private final class ActionTarget: NSObject {
  private let handler: (Any) -> Void

  init(_ handler: @escaping (Any) -> Void) {
    self.handler = handler
    super.init()
  }

  func invoke(_ sender: Any) { handler(sender) }
}

private enum AssociatedKeys {
  static var targets: UInt8 = 0
}

extension NSObject {
  /// Keeps targets, which controls and recognizers don't.
  fileprivate var actionTargets: NSMutableSet {
    if let kept = objc_getAssociatedObject(self, &AssociatedKeys.targets) as? NSMutableSet {
      return kept
    }
    let made = NSMutableSet()
    objc_setAssociatedObject(
      self,
      &AssociatedKeys.targets,
      made,
      objc_AssociationPolicy.OBJC_ASSOCIATION_RETAIN_NONATOMIC
    )
    return made
  }
}

public protocol ActionSource: AnyObject {}

extension UIControl: ActionSource {}

extension ActionSource where Self: UIControl {
  /// Calls a handler for events, until the subscription ends.
  public func on(
    _ events: UIControl.Event = .touchUpInside,
    _ handler: @escaping (Self) -> Void
  ) -> Subscription {
    let target = ActionTarget { [weak self] _ in
      guard let self else { return }
      handler(self)
    }
    addTarget(target, action: #selector(ActionTarget.invoke(_:)), for: events)
    actionTargets.add(target)
    return Subscription { [weak self, weak target] in
      guard let self, let target else { return }
      self.removeTarget(target, action: #selector(ActionTarget.invoke(_:)), for: events)
      self.actionTargets.remove(target)
    }
  }
}

extension UIBarButtonItem {
  public convenience init(title: String?, handler: @escaping () -> Void) {
    let target = ActionTarget { _ in handler() }
    self.init(
      title: title,
      style: .plain,
      target: target,
      action: #selector(ActionTarget.invoke(_:))
    )
    actionTargets.add(target)
  }
}

extension UIGestureRecognizer {
  @objc public convenience init(onRecognized handler: @escaping (UIGestureRecognizer) -> Void) {
    let target = ActionTarget { handler(($0 as? UIGestureRecognizer) ?? UIGestureRecognizer()) }
    self.init(target: target, action: #selector(ActionTarget.invoke(_:)))
    actionTargets.add(target)
  }
}

extension UIView {
  /// Calls a handler for taps on the view.
  @objc @discardableResult
  public func onTap(_ handler: @escaping () -> Void) -> UITapGestureRecognizer {
    let recognizer = UITapGestureRecognizer(onRecognized: { _ in handler() })
    isUserInteractionEnabled = true
    addGestureRecognizer(recognizer)
    return recognizer
  }
}
