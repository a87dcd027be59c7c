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

  @Test func `call a completion of no transaction when the loop turns, after its animations`() {
    let (layer, listener) = (CALayer(), Listener())
    CATransaction.setCompletionBlock { listener.heard.append("completion") }
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.delegate = listener
    layer.add(fade, forKey: "fade")
    #expect(listener.heard.isEmpty && CATransaction.completionBlock() != nil)
    UIView().layoutIfNeeded()
    expectEqual(listener.heard, ["end", "completion"])
    #expect(CATransaction.completionBlock() == nil)
    CATransaction.setCompletionBlock { listener.heard.append("flushed") }
    CATransaction.flush()
    expectEqual(listener.heard.last, "flushed")
  }

  @Test func `are over at a layout where nobody commits them`() {
    let (layer, listener) = (CALayer(), Listener())
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.delegate = listener
    CATransaction.begin()
    CATransaction.setCompletionBlock { listener.heard.append("completion") }
    layer.add(fade, forKey: "fade")
    CATransaction.flush()
    #expect(listener.heard.isEmpty)
    UIView().layoutIfNeeded()
    expectEqual(listener.heard, ["end"])
    CATransaction.commit()
    expectEqual(listener.heard, ["end", "completion"])
  }

  @Test func `leave a completion its own animations where another one follows it`() {
    let (layer, listener) = (CALayer(), Listener())
    CATransaction.begin()
    CATransaction.setCompletionBlock { listener.heard.append("unused") }
    CATransaction.setCompletionBlock { listener.heard.append("first") }
    expectEqual(listener.heard, ["unused"])
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.delegate = listener
    layer.add(fade, forKey: "fade")
    CATransaction.setCompletionBlock { listener.heard.append("second") }
    CATransaction.commit()
    expectEqual(listener.heard, ["unused", "end", "first", "second"])
  }

  /// What a random run of calls did, in order.
  private final class Journal: CAAnimationDelegate {
    var lines: [String] = []
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
      lines.append(anim.value(forKey: "name") as? String ?? "")
    }
  }

  @Test func `end once each, before the completion they were added under, in any nesting`() {
    for var seed in Seed.some(200) {
      let (layer, journal) = (CALayer(), Journal())
      var (depth, added) = (0, [String]())
      /// The completions in hand, the innermost transaction's last; nothing where none was set.
      var inHand: [String?] = [nil]
      var pairs: [(animation: String, completion: String)] = []
      var completions: [String] = []
      for step in 0..<seed.number(in: 1...30) {
        switch seed.number(in: 0...7) {
        case 0...2:
          let fade = CABasicAnimation(keyPath: "opacity")
          fade.setValue("animation \(step)", forKey: "name")
          fade.delegate = journal
          layer.add(fade, forKey: "\(step)")
          added.append("animation \(step)")
          if let completion = inHand[inHand.count - 1] {
            pairs.append(("animation \(step)", completion))
          }
        case 3:
          let name = "completion \(step)"
          CATransaction.setCompletionBlock { journal.lines.append(name) }
          inHand[inHand.count - 1] = name
          completions.append(name)
        case 4:
          CATransaction.begin()
          (depth, inHand) = (depth + 1, inHand + [nil])
        case 5:
          CATransaction.commit()
          if depth > 0 {
            depth -= 1
            inHand.removeLast()
          }
        case 6:
          UIView().layoutIfNeeded()
          inHand[0] = nil
          #expect(Set(added).isSubset(of: journal.lines), "\(seed)")
        default:
          CATransaction.flush()
          if depth == 0 { inHand[0] = nil }
        }
      }
      for _ in 0..<depth { CATransaction.commit() }
      UIView().layoutIfNeeded()
      expectEqual(journal.lines.sorted(), (added + completions).sorted(), "\(seed)")
      for (animation, completion) in pairs {
        let places = [animation, completion].map { journal.lines.firstIndex(of: $0) ?? -1 }
        #expect(places[0] < places[1], "\(seed): \(animation), \(completion)")
      }
    }
  }
}
