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
}
