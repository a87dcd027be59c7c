//
//  LayoutLogger.swift
//  Counts layout passes, by exchanging the methods in which views and controllers hear of them.
//

import ObjectiveC
import UIKit

public protocol LayoutLogging: AnyObject {
  func didLayOut(_ name: String, in bounds: CGRect)
}

public enum LayoutLogger {
  public static weak var log: LayoutLogging?

  /// Whether the methods could be exchanged.
  public private(set) static var isRunning = false

  /// Exchanges the methods, the first time.
  public static func start() { _ = exchanged }

  private static let exchanged: Void = {
    let views = exchange(
      UIView.self,
      #selector(UIView.layoutSubviews),
      #selector(UIView.logger_layoutSubviews)
    )
    let controllers = exchange(
      UIViewController.self,
      #selector(UIViewController.viewDidLayoutSubviews),
      #selector(UIViewController.logger_viewDidLayoutSubviews)
    )
    isRunning = views && controllers
  }()

  private static func exchange(_ type: AnyClass, _ original: Selector, _ new: Selector) -> Bool {
    guard let originalMethod = class_getInstanceMethod(type, original),
      let newMethod = class_getInstanceMethod(type, new)
    else { return false }
    let isAdded = class_addMethod(
      type,
      original,
      method_getImplementation(newMethod),
      method_getTypeEncoding(newMethod)
    )
    if isAdded {
      class_replaceMethod(
        type,
        new,
        method_getImplementation(originalMethod),
        method_getTypeEncoding(originalMethod)
      )
    } else {
      method_exchangeImplementations(originalMethod, newMethod)
    }
    return true
  }

  /// Has one class answer a method by a block, as tests of libraries do.
  @discardableResult
  public static func replace(_ selector: Selector, of type: AnyClass, _ body: @escaping () -> Void)
    -> Bool
  {
    let block: @convention(block) (AnyObject) -> Void = { _ in body() }
    let implementation = imp_implementationWithBlock(block)
    guard let method = class_getInstanceMethod(type, selector) else { return false }
    method_setImplementation(method, implementation)
    return true
  }

  fileprivate static func note(_ object: NSObject, _ bounds: CGRect) {
    log?.didLayOut(NSStringFromClass(type(of: object)), in: bounds)
  }
}

extension UIView {
  @objc fileprivate dynamic func logger_layoutSubviews() {
    // Once exchanged, this is the original.
    logger_layoutSubviews()
    LayoutLogger.note(self, bounds)
  }
}

extension UIViewController {
  @objc fileprivate dynamic func logger_viewDidLayoutSubviews() {
    logger_viewDidLayoutSubviews()
    LayoutLogger.note(self, view.bounds)
  }
}
