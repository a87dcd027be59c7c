//
//  SkeletonLoader.swift
//  Grey bars in the place of what is being loaded.
//

import QuartzCore
import UIKit

@objc public protocol SkeletonShowing {
  var isSkeletonShown: Bool { get }
  @objc func showSkeleton()
  @objc func hideSkeleton()
}

final class SkeletonLayer: CAGradientLayer {
  static let animationKey = "skeleton.slide"

  override init() {
    super.init()
    startPoint = CGPoint(x: 0, y: 0.5)
    endPoint = CGPoint(x: 1, y: 0.5)
    locations = [0, 0.5, 1]
    setColors(.systemGray5)
  }

  override init(layer: Any) { super.init(layer: layer) }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func setColors(_ color: UIColor) {
    colors = [color.cgColor, color.withAlphaComponent(0.5).cgColor, color.cgColor]
  }

  func slide(duration: CFTimeInterval = 1.5) {
    let start = CABasicAnimation(keyPath: #keyPath(CAGradientLayer.startPoint))
    start.fromValue = NSValue(cgPoint: CGPoint(x: -1, y: 0.5))
    start.toValue = NSValue(cgPoint: CGPoint(x: 1, y: 0.5))
    let end = CABasicAnimation(keyPath: #keyPath(CAGradientLayer.endPoint))
    end.fromValue = NSValue(cgPoint: CGPoint(x: 0, y: 0.5))
    end.toValue = NSValue(cgPoint: CGPoint(x: 2, y: 0.5))
    let group = CAAnimationGroup()
    group.animations = [start, end]
    group.duration = duration
    group.repeatCount = .infinity
    group.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    add(group, forKey: Self.animationKey)
  }
}

private var skeletonKey: UInt8 = 0

extension UIView: SkeletonShowing {
  private var skeletonLayer: SkeletonLayer? {
    get { objc_getAssociatedObject(self, &skeletonKey) as? SkeletonLayer }
    set {
      objc_setAssociatedObject(self, &skeletonKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  @objc public var isSkeletonShown: Bool { skeletonLayer != nil }

  @objc public func showSkeleton() {
    guard skeletonLayer == nil else { return }
    let made = SkeletonLayer()
    made.frame = bounds
    made.cornerRadius = layer.cornerRadius
    layer.addSublayer(made)
    made.slide()
    skeletonLayer = made
  }

  @objc public func hideSkeleton() {
    skeletonLayer?.removeAnimation(forKey: SkeletonLayer.animationKey)
    skeletonLayer?.removeFromSuperlayer()
    skeletonLayer = nil
  }

  @objc fileprivate func layoutSkeleton() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    skeletonLayer?.frame = bounds
    CATransaction.commit()
  }
}

/// A label whose bars are as many as its lines will be.
open class SkeletonLabel: UILabel {
  @objc open var expectedLines = 1
}

extension SkeletonLabel {
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutSkeleton()
  }

  open override var intrinsicContentSize: CGSize {
    guard isSkeletonShown else { return super.intrinsicContentSize }
    let height = font.lineHeight * CGFloat(max(1, expectedLines))
    return CGSize(width: UIView.noIntrinsicMetric, height: ceil(height))
  }
}
