import TestSupport
import Testing
import UIKit

/// A layer that moves whenever its number changes, as a layer with a property of its own does.
private final class NumberLayer: CALayer {
  override func action(forKey event: String) -> (any CAAction)? {
    event == "number" ? CABasicAnimation(keyPath: event) : super.action(forKey: event)
  }

  override class func defaultAction(forKey event: String) -> (any CAAction)? {
    event == "position" ? CABasicAnimation(keyPath: event) : super.defaultAction(forKey: event)
  }
}

/// A view that lets nothing of its layer move but its position.
private final class StillView: UIView {
  override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    event == "position" ? nil : super.action(for: layer, forKey: event)
  }
}

/// Somebody who draws a layer and says what it does.
private final class Painter: NSObject, CALayerDelegate {
  var heard: [String] = []

  func layerWillDraw(_ layer: CALayer) { heard.append("will draw") }

  func draw(_ layer: CALayer, in ctx: CGContext) {
    heard.append("draws")
    ctx.setFillColor(UIColor.red.cgColor)
    ctx.fill(layer.bounds)
  }

  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    event == "bounds" ? NSNull() : nil
  }
}

@Suite struct `An action of a layer` {
  private let fade = CABasicAnimation(keyPath: "opacity")

  @Test func `is what the delegate says, then the layer, then its class`() {
    let (layer, painter) = (NumberLayer(), Painter())
    layer.delegate = painter
    layer.actions = ["bounds": fade, "opacity": fade, "hidden": NSNull()]
    #expect(layer.action(forKey: "bounds") == nil && layer.action(forKey: "hidden") == nil)
    #expect(layer.action(forKey: "opacity") is CABasicAnimation)
    #expect(layer.action(forKey: "position") is CABasicAnimation)
    #expect(layer.action(forKey: "number") is CABasicAnimation)
    #expect(layer.action(forKey: "contents") == nil)
    layer.delegate = nil
    #expect(layer.action(forKey: "bounds") is CABasicAnimation)
  }

  @Test func `of a view is none, unless its class says otherwise`() {
    let view = StillView()
    view.layer.actions = ["position": fade, "bounds": fade]
    #expect(view.layer.delegate === view)
    #expect(view.layer.action(forKey: "position") is CABasicAnimation)
    #expect(view.layer.action(forKey: "bounds") == nil)
    #expect(view.action(for: view.layer, forKey: "bounds") is NSNull)
  }

  @Test func `keeps nobody alive, and lets its delegate draw`() {
    var painter: Painter? = Painter()
    weak let kept = painter
    let (view, layer) = (UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)), CALayer())
    layer.frame = view.bounds
    layer.delegate = painter
    view.layer.addSublayer(layer)
    layer.setNeedsDisplay()
    _ = UIGraphicsImageRenderer(bounds: view.bounds).image { _ in
      view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
    }
    #expect(painter?.heard == ["will draw", "draws"])
    painter = nil
    #expect(kept == nil && layer.delegate == nil)
  }
}
