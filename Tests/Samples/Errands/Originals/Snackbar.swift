//
//  Snackbar.swift
//  A short message at the bottom of a view, with one action.
//

import UIKit

@objc public protocol SnackbarDelegate: AnyObject {
  @objc optional func snackbarDidAppear(_ snackbar: Snackbar)
  @objc optional func snackbar(_ snackbar: Snackbar, didDismissBy reason: Int)
}

@objc(SLSnackbar)
public final class Snackbar: UIView {
  @objc public enum Reason: Int {
    case timeout, action, swipe, replaced
  }

  @objc public weak var delegate: SnackbarDelegate?
  @objc public var duration: TimeInterval = 4
  public var action: (() -> Void)?

  public let messageLabel = UILabel()
  public let actionButton = UIButton(type: .system)

  private var timer: Timer?
  private static weak var current: Snackbar?

  @objc public init(message: String, actionTitle: String? = nil) {
    super.init(frame: .zero)
    messageLabel.text = message
    messageLabel.numberOfLines = 2
    messageLabel.textColor = .white
    actionButton.setTitle(actionTitle, for: .normal)
    actionButton.isHidden = actionTitle == nil
    backgroundColor = UIColor(white: 0.2, alpha: 1)
    layer.cornerRadius = 8
    if #available(iOS 13.0, *) { layer.cornerCurve = .continuous }
    addTargets()
    addViews()
  }

  @available(*, unavailable)
  required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  deinit { timer?.invalidate() }

  private func addTargets() {
    actionButton.addTarget(self, action: #selector(didTapAction), for: .touchUpInside)
    let swipe = UISwipeGestureRecognizer(target: self, action: #selector(didSwipe(_:)))
    swipe.direction = .down
    addGestureRecognizer(swipe)
  }

  private func addViews() {
    let stack = UIStackView(arrangedSubviews: [messageLabel, actionButton])
    stack.spacing = 12
    stack.alignment = .center
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: 16),
      bottomAnchor.constraint(equalTo: stack.bottomAnchor, constant: 12),
    ])
  }

  // MARK: - Showing

  @objc public func show(in view: UIView) {
    Snackbar.current?.dismiss(.replaced)
    Snackbar.current = self
    translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(self)
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: 16),
      view.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: bottomAnchor, constant: 16),
      widthAnchor.constraint(greaterThanOrEqualToConstant: 240),
    ])
    view.layoutIfNeeded()
    alpha = 0
    UIView.animate(withDuration: 0.25, animations: { self.alpha = 1 }) { [weak self] _ in
      guard let self = self else { return }
      self.delegate?.snackbarDidAppear?(self)
    }
    timer = Timer.scheduledTimer(
      timeInterval: duration,
      target: self,
      selector: #selector(timeIsUp(_:)),
      userInfo: nil,
      repeats: false
    )
  }

  @objc private func timeIsUp(_ timer: Timer) { dismiss(.timeout) }

  @objc private func didTapAction() {
    action?()
    dismiss(.action)
  }

  @objc fileprivate func didSwipe(_ recognizer: UISwipeGestureRecognizer) {
    guard recognizer.state == .ended else { return }
    dismiss(.swipe)
  }

  public func dismiss(_ reason: Reason = .timeout) {
    timer?.invalidate()
    timer = nil
    UIView.animate(withDuration: 0.2, animations: { self.alpha = 0 }) { _ in
      self.removeFromSuperview()
      self.delegate?.snackbar?(self, didDismissBy: reason.rawValue)
    }
  }
}

extension UIViewController {
  @objc public func showSnackbar(_ message: String) { Snackbar(message: message).show(in: view) }
}
