import Testing
import UIKit

/// Subclasses as libraries for a phone write them, in one of the language's modes.
@Suite struct `Subclasses of code for a phone` {
  @Test func `hear of what they override`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = CountingView()
    root.addSubview(view)
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    view.bounds.size.width = 12
    view.isHidden = true
    view.accessibilityLabel = "counted"
    root.layoutIfNeeded()
    root.overrideUserInterfaceStyle = .dark
    view.touchesEnded([UITouch(at: .zero, in: view)], with: nil)
    #expect(
      Set(view.calls) == [
        "bounds", "frame", "isHidden", "label", "layoutSubviews", "updateConstraints", "moved",
        "traits", "touched",
      ]
    )
    #expect(CountingView.requiresConstraintBasedLayout)
    #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 30, height: 20))
  }

  @Test func `of stacks, texts and labels keep their sizes in step`() {
    let stack = GrowingStackView(arrangedSubviews: [])
    let text = GrowingTextView()
    let label = PaddedLabel()
    stack.axis = .vertical
    stack.addArrangedSubview(text)
    stack.insertArrangedSubview(label, at: 0)
    label.text = "Label"
    let width = label.intrinsicContentSize.width
    label.padding = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 5)
    #expect(label.intrinsicContentSize.width == width + 10)
    label.font = nil
    label.textColor = nil
    #expect(label.font == .systemFont(ofSize: 17) && label.textColor == .label)
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let before = text.intrinsicContentSize.height
    text.text = "one\ntwo\nthree"
    #expect(text.intrinsicContentSize.height > before + 20)
    stack.layoutIfNeeded()
    let used = text.layoutManager.usedRect(for: text.textContainer)
    #expect(text.layoutManager.glyphRange(for: text.textContainer).length == 13)
    #expect(abs(used.height + 16 - text.intrinsicContentSize.height) <= 1)
    #expect(text.layoutManager.usedRect(for: NSTextContainer()) == .zero)
    #expect(text.caretRect(for: text.beginningOfDocument).width == 4)
  }

  @Test func `of tables and collections pass on what they are told`() {
    let table = HeaderTableView(frame: .zero, style: .plain)
    table.performBatchUpdates({ table.insertRows(at: [], with: .automatic) }, completion: nil)
    #expect(table.edits == 2)
    let collection = SelfSizingCollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    collection.contentSize = CGSize(width: 10, height: 20)
    #expect(collection.intrinsicContentSize == CGSize(width: 10, height: 20))
  }

  @Test func `of guides and interactions know whose they are`() {
    let view = UIView()
    let guide = OwnedGuide()
    view.addLayoutGuide(guide)
    view.removeLayoutGuide(guide)
    #expect(guide.owners == 2)
    let weak = WeaklyOwnedGuide()
    view.accessibilityLabel = "view"
    view.addLayoutGuide(weak)
    #expect(weak.owningView === view)
    view.removeLayoutGuide(weak)
    #expect(weak.owningView == nil && weak.names == ["view", "nobody"])
    let interaction = UIScrollEdgeElementContainerInteraction()
    interaction.edge = .bottom
    view.addInteraction(interaction)
    #expect(interaction.view === view && view.interactions.count == 1)
    let other = UIView()
    other.addInteraction(interaction)
    #expect(interaction.view === other && view.interactions.isEmpty)
    other.removeInteraction(interaction)
    #expect(interaction.view == nil)
  }

  @Test func `ask for the screen, the device and the time`() throws {
    let window = try #require(UIWindow(device: "iPad mini"))
    #expect(window.screen.bounds.size == window.bounds.size)
    #expect(UIScreen.main.scale == UITraitCollection.current.displayScale)
    #expect(UIScreen.main.nativeBounds.width == UIScreen.main.bounds.width * UIScreen.main.scale)
    #expect(UIDevice.current.systemName == "iOS" && UIDevice.current.systemVersion == "18.0")
    #expect(!UIAccessibility.isReduceMotionEnabled && !UIAccessibility.isBoldTextEnabled)
    var isBold = false
    UITraitCollection(legibilityWeight: .bold).performAsCurrent {
      isBold = UIAccessibility.isBoldTextEnabled
    }
    #expect(isBold)
    #expect(CACurrentMediaTime() > 0 && autoreleasepool { 3 } == 3)
    #expect(
      NSCoder.cgRect(for: NSCoder.string(for: CGRect(x: 1, y: 2, width: 3, height: 4))).width == 3
    )
    #expect(NSCoder.cgRect(for: "{{1, 2}, {x, 4}}") == .zero && NSCoder.cgSize(for: "") == .zero)
    #expect(UIView.description().contains("View"))
    #expect(NSStringFromClass(UIView.self) == UIView.description())
    #expect(NSStringFromClass(CountingView.Inner.self).hasSuffix(".CountingView.Inner"))
  }

  @Test func `animate in every form`() {
    let view = UIView()
    #expect((0..<4).map { UIView.AnimationCurve(rawValue: $0)?.rawValue } == [0, 1, 2, 3])
    #expect(UIView.AnimationCurve(rawValue: 7) == .easeInOut)
    #expect(UIView.AnimationOptions.preferredFramesPerSecond30.rawValue == 7 << 24)
    var log: [String] = []
    UIView.animate(springDuration: 0.4, bounce: 0.2) { view.alpha = 0.5 }
    #expect(view.alpha == 0.5)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { view.alpha = 0.25 }
    animator.addCompletion { log.append("\($0)") }
    animator.startAnimation()
    #expect(view.alpha == 0.25 && log == ["end"])
    let back = UIViewPropertyAnimator(duration: 1, dampingRatio: 1) { view.alpha = 1 }
    back.addCompletion { log.append("\($0)") }
    back.isReversed = true
    back.startAnimation()
    #expect(view.alpha == 0.25 && log == ["end", "start"])
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("outer") }
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.append("inner") }
    #expect(log.last == "start")
    CATransaction.commit()
    #expect(log.last == "inner")
    CATransaction.commit()
    CATransaction.commit()
    #expect(log.last == "outer")
    let host = UIView()
    host.addSubview(view)
    UIView.perform(.delete, on: [view], options: [], animations: nil) { _ in log.append("gone") }
    #expect(view.superview == nil && log.last == "gone")
  }

  @Test func `animate by timing parameters, and pause what hasn't begun`() {
    let view = UIView()
    var log: [UIViewAnimatingPosition] = []
    let spring = UISpringTimingParameters(
      dampingRatio: 0.8,
      initialVelocity: CGVector(dx: 0, dy: 4)
    )
    let animator = UIViewPropertyAnimator(duration: 0.5, timingParameters: spring)
    animator.isUserInteractionEnabled = true
    animator.isInterruptible = false
    animator.scrubsLinearly = false
    animator.pausesOnCompletion = false
    animator.addAnimations { view.alpha = 0.5 }
    animator.addCompletion { log.append($0) }
    #expect(animator.timingParameters === spring && spring.initialVelocity.dy == 4)
    animator.pauseAnimation()
    animator.fractionComplete = 0.3
    #expect(animator.state == .active && !animator.isRunning && view.alpha == 1)
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: .easeOut),
      durationFactor: 1
    )
    #expect(animator.state == .inactive && view.alpha == 0.5 && log == [.end])

    let curve = UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0.2, y: 0),
      controlPoint2: CGPoint(x: 0.1, y: 1)
    )
    let back = UIViewPropertyAnimator(duration: 0.5, timingParameters: curve)
    back.addAnimations { view.alpha = 0 }
    back.addCompletion { log.append($0) }
    back.pauseAnimation()
    back.stopAnimation(false)
    #expect(back.state == .stopped && curve.timingCurveType == .cubic)
    back.finishAnimation(at: .start)
    #expect(back.state == .inactive && view.alpha == 0.5 && log == [.end, .start])
    back.addAnimations { view.alpha = 0 }
    back.stopAnimation(true)
    back.startAnimation(afterDelay: 1)
    #expect(view.alpha == 0.5 && back.delay == 1)
  }

  @Test func `end editing wherever it is`() {
    let (host, field) = (UIView(), UITextField())
    host.addSubview(field)
    #expect(!host.endEditing(true))
    field.becomeFirstResponder()
    #expect(host.endEditing(false) && !field.isFirstResponder)
  }
}
