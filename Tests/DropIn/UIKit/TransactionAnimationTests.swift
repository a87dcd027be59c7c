import TestSupport
import Testing
import UIKit

@Suite struct `Animations of a transaction` {
  private final class Listener: CAAnimationDelegate {
    var heard: [String] = []
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { heard.append("end") }
  }

  @Test func `are over when it is committed, before its completion`() {
    let (layer, listener) = (CALayer(), Listener())
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.delegate = listener
    CATransaction.begin()
    CATransaction.setCompletionBlock { listener.heard.append("completion") }
    layer.add(fade, forKey: "fade")
    #expect(listener.heard.isEmpty)
    CATransaction.commit()
    expectEqual(listener.heard, ["end", "completion"])
    #expect(layer.animationKeys() == nil)
  }

  @Test func `read the values that were set, within it alone`() {
    CATransaction.begin()
    CATransaction.setValue(true, forKey: kCATransactionDisableActions)
    CATransaction.setAnimationDuration(2)
    CATransaction.begin()
    CATransaction.setValue(3, forKey: kCATransactionAnimationDuration)
    #expect(CATransaction.animationDuration() == 3 && CATransaction.disableActions())
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 2)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
    #expect(CATransaction.animationTimingFunction() == CAMediaTimingFunction(name: .easeIn))
    CATransaction.commit()
    #expect(CATransaction.animationTimingFunction() == nil && !CATransaction.disableActions())
    #expect(CATransaction.animationDuration() == 0.25)
  }

  @Test func `call a completion that was set as a value`() {
    var isCalled = false
    let completion: () -> Void = { isCalled = true }
    CATransaction.begin()
    CATransaction.setValue(completion, forKey: kCATransactionCompletionBlock)
    CATransaction.commit()
    #expect(isCalled)
  }

  @Test func `forget values of no transaction when the loop turns`() {
    CATransaction.setDisableActions(true)
    #expect(CATransaction.disableActions())
    UIView().layoutIfNeeded()
    #expect(!CATransaction.disableActions())
  }
}
