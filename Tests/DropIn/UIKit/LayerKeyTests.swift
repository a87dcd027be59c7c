import Foundation
import TestSupport
import Testing
import UIKit

@Suite struct `A layer's members by their names` {
  @Test func `are those of the layer, and of its view`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    let layer: CALayer = view.layer
    layer.setValue(6, forKey: "cornerRadius")
    layer.setValue(0.5, forKeyPath: "opacity")
    layer.setValue(CGPoint(x: 30, y: 40), forKey: "position")
    layer.setValue(UIColor.red.cgColor, forKey: "backgroundColor")
    layer.setValue(CGSize(width: 1, height: 2), forKey: "shadowOffset")
    layer.setValue(nil, forKey: "shadowColor")
    #expect(layer.cornerRadius == 6 && view.alpha == 0.5 && layer.shadowColor == nil)
    expectEqual(view.center, CGPoint(x: 30, y: 40))
    expectEqual(layer.shadowOffset, CGSize(width: 1, height: 2))
    #expect(view.backgroundColor?.cgColor == UIColor.red.cgColor)
    #expect(layer.value(forKey: "cornerRadius") as? CGFloat == 6)
    let shape = CAShapeLayer()
    shape.setValue(3, forKey: "lineWidth")
    #expect(shape.lineWidth == 3)
  }

  @Test func `have parts of their own`() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 1, y: 2, width: 30, height: 40)
    layer.setValue(7, forKeyPath: "position.x")
    layer.setValue(50, forKeyPath: "bounds.size.width")
    layer.setValue(CGPoint(x: 5, y: 6), forKeyPath: "bounds.origin")
    #expect(layer.position.x == 7)
    expectEqual(layer.bounds, CGRect(x: 5, y: 6, width: 50, height: 40))
    #expect(layer.value(forKeyPath: "bounds.size.height") as? CGFloat == 40)
    #expect(layer.value(forKeyPath: "bounds.depth") == nil)
  }

  @Test func `are others' as well, which are kept, and what can't be set is recorded`() {
    let layer = CALayer()
    layer.setValue("card", forKey: "kind")
    #expect(layer.value(forKeyPath: "kind") as? String == "card")
    layer.setValue(nil, forKey: "kind")
    #expect(layer.value(forKey: "kind") == nil)
    let calls = SystemCall.recorded {
      layer.setValue("wide", forKey: "cornerRadius")
      layer.setValue(2, forKeyPath: "transform.scale")
    }
    #expect(layer.cornerRadius == 0)
    let names = calls.map(\.name)
    #expect(names.contains("CALayer.setValue(_:forKey:)"))
    #expect(names.contains("CALayer.setValue(_:forKeyPath:)"))
  }
}
