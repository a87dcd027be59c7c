import TestSupport
import Testing
import UIKit

@Suite struct `Values of a phone` {
  @Test func `come out of their boxes as they went in`() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    let directional = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let boxed = NSValue(directionalEdgeInsets: directional)
    #expect(boxed.directionalEdgeInsetsValue == directional)
    let offset = UIOffset(horizontal: 5, vertical: -6)
    #expect(NSValue(uiOffset: offset).uiOffsetValue == offset)
    let vector = CGVector(dx: 7, dy: 8)
    #expect(NSValue(cgVector: vector).cgVectorValue == vector)
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(NSValue(cgAffineTransform: transform).cgAffineTransformValue == transform)
  }

  @Test func `are empty where a box has something else`() {
    for value in [NSValue(cgPoint: CGPoint(x: 1, y: 2)), NSNumber(value: 3)] {
      #expect(value.uiEdgeInsetsValue == .zero && value.uiOffsetValue == .zero)
      #expect(value.cgAffineTransformValue == .identity)
    }
    let insets = NSValue(uiEdgeInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(insets as? CGRect == nil)
    #expect(insets == NSValue(uiEdgeInsets: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)))
    #expect(insets != NSValue(uiEdgeInsets: .zero))
  }

  @Test func `are described as a phone describes them`() {
    let rect = CGRect(x: 0, y: 1.5, width: 10, height: 20)
    expectEqual("\(rect)", "(0.0, 1.5, 10.0, 20.0)")
    expectEqual(String(describing: rect.origin), "(0.0, 1.5)")
    expectEqual(String(reflecting: rect.size), "(10.0, 20.0)")
    expectEqual("\([rect.origin])", "[(0.0, 1.5)]")
    var dumped = ""
    dump(rect.size, to: &dumped)
    #expect(dumped.hasPrefix("▿ (10.0, 20.0)\n"))
  }

  @Test func `are read from what texts say of them`() {
    let rect = CGRect(x: 0, y: 1.5, width: 10, height: 20)
    #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
    #expect(NSCoder.cgRect(for: "{{0, 1.5}, {10, 20}}") == rect)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSCoder.uiEdgeInsets(for: NSCoder.string(for: insets)) == insets)
  }
}

/// A screen as an app builds it, with what a test of it on a phone asks.
@Suite struct `A screen that nobody lays out by a call` {
  @Test func `is laid out when the run loop turns`() throws {
    let controller = UIViewController()
    let label = UILabel()
    label.text = "Ready"
    label.translatesAutoresizingMaskIntoConstraints = false
    let window = UIWindow()
    window.rootViewController = controller
    controller.view.addSubview(label)
    let top = label.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 40)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: controller.view.centerXAnchor), top,
    ])
    window.makeKeyAndVisible()
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.01))
    #expect(window.frame == UIScreen.main.bounds && controller.view.frame == window.bounds)
    #expect(label.frame.minY == 40 && abs(label.frame.midX - window.bounds.midX) < 0.51)
    top.constant = 60
    RunLoop.current.run(until: Date())
    #expect(label.frame.minY == 60)
  }
}
