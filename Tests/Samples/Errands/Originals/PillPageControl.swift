//
//  PillPageControl.swift
//  A page control whose mark stretches while its scroll view moves.
//

import CoreGraphics
import QuartzCore
import UIKit

private var pageContext = 0

@IBDesignable
open class PillPageControl: UIControl {
  @IBInspectable open var numberOfPages: Int = 0 {
    didSet {
      makeDots()
      accessibilityTraits = .adjustable
    }
  }

  @IBInspectable open var dotSize: CGFloat = 8 {
    didSet { invalidateIntrinsicContentSize() }
  }
  @IBInspectable open var gap: CGFloat = 8
  @IBInspectable open var currentTint: UIColor? {
    didSet { pill.fillColor = (currentTint ?? tintColor).cgColor }
  }

  /// The page in whole numbers; ``progress`` has the way between two.
  @objc open dynamic var currentPage: Int {
    get { Int(progress.rounded()) }
    set { progress = CGFloat(newValue) }
  }

  open private(set) var progress: CGFloat = 0 {
    didSet { setNeedsLayout() }
  }

  /// Whose offset the mark follows.
  @IBOutlet open weak var scrollView: UIScrollView? {
    willSet {
      scrollView?.removeObserver(
        self,
        forKeyPath: #keyPath(UIScrollView.contentOffset),
        context: &pageContext
      )
    }
    didSet {
      scrollView?.addObserver(
        self,
        forKeyPath: #keyPath(UIScrollView.contentOffset),
        options: [.new],
        context: &pageContext
      )
      sizeObservation = scrollView?.observe(\.contentSize, options: [.initial]) {
        [weak self] scrollView, _ in
        guard let self, scrollView.bounds.width > 0 else { return }
        self.numberOfPages = Int(scrollView.contentSize.width / scrollView.bounds.width)
      }
    }
  }

  private var sizeObservation: NSKeyValueObservation?
  private var dots: [CALayer] = []
  private let pill = CAShapeLayer()

  deinit {
    scrollView?.removeObserver(
      self,
      forKeyPath: #keyPath(UIScrollView.contentOffset),
      context: &pageContext
    )
  }

  private func makeDots() {
    dots.forEach { $0.removeFromSuperlayer() }
    dots = (0..<max(0, numberOfPages)).map { _ in
      let dot = CALayer()
      dot.backgroundColor = UIColor.systemGray3.cgColor
      layer.addSublayer(dot)
      return dot
    }
    pill.removeFromSuperlayer()
    pill.fillColor = (currentTint ?? tintColor).cgColor
    layer.addSublayer(pill)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  open override var intrinsicContentSize: CGSize {
    let count = CGFloat(max(1, numberOfPages))
    return CGSize(width: count * dotSize + (count - 1) * gap, height: dotSize)
  }

  open override func observeValue(
    forKeyPath keyPath: String?,
    of object: Any?,
    change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard context == &pageContext, let scrollView, scrollView.bounds.width > 0 else {
      return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    progress = scrollView.contentOffset.x / scrollView.bounds.width
    sendActions(for: .valueChanged)
  }
}

extension PillPageControl {
  open override func layoutSubviews() {
    super.layoutSubviews()
    let origin = CGPoint(
      x: bounds.midX - intrinsicContentSize.width / 2,
      y: bounds.midY - dotSize / 2
    )
    let step = dotSize + gap
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for (index, dot) in dots.enumerated() {
      let x = origin.x + CGFloat(index) * step
      dot.frame = CGRect(x: x, y: origin.y, width: dotSize, height: dotSize)
      dot.cornerRadius = dotSize / 2
    }
    let whole = progress.rounded(.down)
    let stretch = min(progress - whole, 1 - (progress - whole)) * step
    let x = origin.x + progress * step - stretch
    let frame = CGRect(x: x, y: origin.y, width: dotSize + 2 * stretch, height: dotSize)
    pill.path = UIBezierPath(roundedRect: frame, cornerRadius: dotSize / 2).cgPath
    CATransaction.commit()
  }
}
