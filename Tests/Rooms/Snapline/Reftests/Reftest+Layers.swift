import Foundation
import Snapline

/// Layers without views.
extension Reftest {
  private static func layer(_ frame: CGRect, _ color: RGBA = .red) -> Layer {
    let layer = Layer()
    layer.frame = frame
    layer.backgroundColor = color
    return layer
  }

  private static func shadowed(_ layer: Layer, _ radius: Double) {
    layer.shadowColor = .blue
    layer.shadowOpacity = 1
    layer.shadowRadius = radius
    layer.shadowOffset = CGSize(width: 2, height: 3)
  }

  static let layers: [Reftest] = [
    Reftest("layers in layers", change: "the inner one is 1 lower") { d in
      let outer = layer(rect(10, 8, 30, 20))
      outer.addSublayer(layer(rect(5, 5 + d, 10, 10), .blue))
      return canvas().with { $0.layer.addSublayer(outer) }
    } is: {
      canvas(box(10, 8, 30, 20, .red, box(5, 5, 10, 10, .blue)))
    },
    Reftest("a layer below all views", change: "it is 1 wider") { d in
      let tree = canvas(box(10, 10, 20, 10, .blue))
      tree.layer.insertSublayer(layer(rect(5, 5, 20 + d, 20)), at: 0)
      return tree
    } is: {
      canvas(box(5, 5, 20, 20), box(10, 10, 20, 10, .blue))
    },
    Reftest("a layer between views", change: "it is 1 lower") { d in
      let tree = canvas(box(5, 5, 20, 20, .blue))
      tree.layer.addSublayer(layer(rect(10, 10 + d, 20, 20)))
      tree.addSubview(box(20, 20, 20, 15, .green))
      return tree
    } is: {
      canvas(box(5, 5, 20, 20, .blue), box(10, 10, 20, 20), box(20, 20, 20, 15, .green))
    },
    Reftest("a layer that is dimmed", change: "it is 1 level more opaque") { d in
      let dimmed = layer(rect(10, 10, 20, 20))
      dimmed.opacity = Float((51 + d) / 255)
      return canvas().with { $0.layer.addSublayer(dimmed) }
    } is: {
      canvas(box(10, 10, 20, 20).with { $0.alpha = 51.0 / 255 })
    },
    Reftest("a layer that clips", change: "it is 1 narrower") { d in
      let outer = Layer()
      outer.frame = rect(10, 10, 20 - d, 15)
      outer.masksToBounds = true
      outer.addSublayer(layer(rect(-50, -50, 200, 200)))
      return canvas().with { $0.layer.addSublayer(outer) }
    } is: {
      canvas(box(10, 10, 20, 15))
    },
    Reftest("a layer with looks", change: "its border is 1 wider") { d in
      let round = layer(rect(10, 8, 30, 20))
      round.cornerRadius = 5
      round.borderWidth = 2 + d
      return canvas().with { $0.layer.addSublayer(round) }
    } is: {
      canvas(
        box(10, 8, 30, 20).with {
          $0.layer.cornerRadius = 5
          $0.layer.borderWidth = 2
        }
      )
    },
    Reftest("a layer that stands higher", change: "it is 1 wider") { d in
      let (high, low) = (layer(rect(10, 10, 20 + d, 10), .blue), layer(rect(5, 5, 20, 20)))
      high.zPosition = 2
      return canvas().with {
        $0.layer.addSublayer(high)
        $0.layer.addSublayer(low)
      }
    } is: {
      canvas(box(5, 5, 20, 20), box(10, 10, 20, 10, .blue))
    },
    Reftest("the path of a shadow", change: "the path is 1 wider") { d in
      canvas(
        box(15, 10, 25, 15).with {
          shadowed($0.layer, 0)
          $0.layer.shadowPath = Path.Reference(rect: rect(0, 0, 25 + d, 15), transform: nil)
        }
      )
    } is: {
      canvas(box(17, 13, 25, 15, .blue), box(15, 10, 25, 15))
    },
    Reftest("what casts a shadow without a background", change: "the shadow is 1 softer") { d in
      canvas(box(10, 8, 30, 20, nil, box(5, 4, 20, 12)).with { shadowed($0.layer, 3 + d) })
    } is: {
      let shape = ShapeLayer()
      shape.path = Path.Reference(rect: rect(15, 12, 20, 12), transform: nil)
      shape.fillColor = .red
      shadowed(shape, 3)
      return canvas().with { $0.layer.addSublayer(shape) }
    },
    Reftest("a layer that draws", change: "it draws 1 less") { d in
      final class Pen: Layer {
        var width = 0.0
        override func draw(in context: DrawingContext) {
          context.setFillColor(.red)
          context.fill(rect(0, 0, width, 100))
        }
      }
      let pen = Pen()
      pen.width = 20 - d
      pen.frame = rect(10, 10, 40, 15)
      pen.setNeedsDisplay()
      return canvas().with { $0.layer.addSublayer(pen) }
    } is: {
      canvas(box(10, 10, 20, 15))
    },
    Reftest("a view that draws", change: "it draws 1 less") { d in
      let view = Sketch { $0.fill(rect(0, 0, 20 - d, 15)) }
      view.frame = rect(10, 10, 40, 15)
      return canvas(view)
    } is: {
      canvas(box(10, 10, 20, 15))
    },
    Reftest("a colour that is set", change: "it is 1 level bluer") { d in
      canvas(
        Sketch { _ in
          red(d).setFill()
          BezierPath(rect: rect(10, 10, 20, 15)).fill()
        }
      )
    } is: {
      canvas(box(10, 10, 20, 15))
    },
  ]
}
