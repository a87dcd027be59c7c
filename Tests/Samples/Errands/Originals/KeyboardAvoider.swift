//
//  KeyboardAvoider.swift
//  Makes room for the keyboard below a scroll view, or moves a constraint above it.
//

import CoreGraphics
import UIKit

@objc public protocol KeyboardAvoiderDelegate: NSObjectProtocol {
  @objc optional func keyboardAvoider(_ avoider: KeyboardAvoider, willShow height: CGFloat)
  @objc optional func keyboardAvoiderWillHide(_ avoider: KeyboardAvoider)
  @objc optional func keyboardAvoider(
    _ avoider: KeyboardAvoider,
    shouldScrollTo view: UIView
  ) -> Bool
}

open class KeyboardAvoider: NSObject {
  @objc public weak var delegate: KeyboardAvoiderDelegate?

  @IBOutlet public weak var scrollView: UIScrollView?
  @IBOutlet public weak var bottomConstraint: NSLayoutConstraint?

  /// What stays free between the keyboard and what it moved.
  @objc open dynamic var spacing: CGFloat = 8

  private var insetBefore: UIEdgeInsets?
  private var constantBefore: CGFloat?
  private(set) public var isKeyboardShown = false

  @objc public init(scrollView: UIScrollView? = nil, bottomConstraint: NSLayoutConstraint? = nil) {
    self.scrollView = scrollView
    self.bottomConstraint = bottomConstraint
    super.init()
    let center = NotificationCenter.default
    #if os(iOS)
      center.addObserver(
        self,
        selector: #selector(keyboardWillChange(_:)),
        name: UIResponder.keyboardWillShowNotification,
        object: nil
      )
      center.addObserver(
        self,
        selector: #selector(KeyboardAvoider.keyboardWillHide(notification:)),
        name: UIResponder.keyboardWillHideNotification,
        object: nil
      )
    #endif
  }

  deinit { NotificationCenter.default.removeObserver(self) }

  @objc private func keyboardWillChange(_ notification: Notification) {
    guard let info = notification.userInfo,
      let frame = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
    else { return }
    isKeyboardShown = true
    delegate?.keyboardAvoider?(self, willShow: frame.height)
    animate(along: info) {
      self.makeRoom(for: frame)
    }
    scrollToFirstResponder()
  }

  @objc private func keyboardWillHide(notification: NSNotification) {
    isKeyboardShown = false
    delegate?.keyboardAvoiderWillHide?(self)
    animate(along: notification.userInfo ?? [:]) {
      if let inset = self.insetBefore { self.scrollView?.contentInset = inset }
      if let constant = self.constantBefore { self.bottomConstraint?.constant = constant }
      self.insetBefore = nil
      self.constantBefore = nil
    }
  }

  private func makeRoom(for frame: CGRect) {
    if let scrollView {
      let visible = scrollView.superview?.convert(frame, from: nil) ?? frame
      let overlap = max(0, scrollView.frame.maxY - visible.minY)
      insetBefore = insetBefore ?? scrollView.contentInset
      scrollView.contentInset.bottom = overlap > 0 ? overlap + spacing : 0
    }
    if let bottomConstraint {
      constantBefore = constantBefore ?? bottomConstraint.constant
      bottomConstraint.constant = frame.height + spacing
    }
  }

  private func animate(along info: [AnyHashable: Any], _ changes: @escaping () -> Void) {
    let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval ?? 0.25
    let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt ?? 7
    UIView.animate(
      withDuration: duration,
      delay: 0,
      options: [UIView.AnimationOptions(rawValue: curve << 16), .beginFromCurrentState],
      animations: changes,
      completion: nil
    )
  }

  private func scrollToFirstResponder() {
    guard let scrollView, let field = scrollView.firstResponderInside,
      delegate?.keyboardAvoider?(self, shouldScrollTo: field) ?? true
    else { return }
    scrollView.scrollRectToVisible(field.convert(field.bounds, to: scrollView), animated: true)
  }
}

extension UIView {
  fileprivate var firstResponderInside: UIView? {
    if isFirstResponder { return self }
    return subviews.lazy.compactMap(\.firstResponderInside).first
  }
}
