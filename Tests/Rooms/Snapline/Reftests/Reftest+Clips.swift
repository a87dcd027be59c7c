import Foundation
import Snapline

/// What shows of what lies in something else.
extension Reftest {
  private static func clipping(_ view: View) -> View { view.with { $0.clipsToBounds = true } }

  private static func shaded(_ radius: Double) -> View {
    box(10, 8, 30, 24, nil).with {
      $0.backgroundGradient = Gradient([.red, .blue])
      $0.layer.cornerRadius = radius
    }
  }

  private static func bordered(_ width: Double) -> View {
    box(10, 8, 30, 24, nil).with {
      $0.layer.cornerRadius = 12
      $0.layer.borderWidth = width
      $0.layer.borderColor = .blue
    }
  }

  static let clips: [Reftest] = [
    Reftest("bounds that clip", change: "they are 1 wider") { d in
      canvas(clipping(box(10, 10, 20 + d, 15, nil, box(-50, -50, 200, 200))))
    } is: {
      canvas(box(10, 10, 20, 15))
    },
    Reftest("clips in clips", change: "the inner one begins 1 higher") { d in
      let inner = clipping(box(5, 5 - d, 100, 100, nil, box(-50, -50, 300, 300)))
      return canvas(clipping(box(10, 10, 20, 15, nil, inner)))
    } is: {
      canvas(box(15, 15, 15, 10))
    },
    Reftest("rounded bounds that clip", change: "their radius is 1 larger") { d in
      let outer = box(10, 8, 30, 24, nil, box(-50, -50, 200, 200))
      outer.layer.cornerRadius = 8 + d
      return canvas(clipping(outer))
    } is: {
      canvas(box(10, 8, 30, 24).with { $0.layer.cornerRadius = 8 })
    },
    Reftest("a rounded ground that clips", change: "its radius is 1 larger") { d in
      canvas(clipping(box(10, 8, 30, 24).with { $0.layer.cornerRadius = 8 + d }))
    } is: {
      canvas(box(10, 8, 30, 24).with { $0.layer.cornerRadius = 8 })
    },
    Reftest("a dimmed rounded ground that clips", change: "it is 1 level more opaque") { d in
      let ground = box(10, 8, 30, 24).with { $0.layer.cornerRadius = 8 }
      return canvas(clipping(ground.with { $0.alpha = (51 + d) / 255 }))
    } is: {
      let ground = box(10, 8, 30, 24).with { $0.layer.cornerRadius = 8 }
      return canvas(ground.with { $0.alpha = 51.0 / 255 })
    },
    Reftest("a rounded gradient that clips", change: "its radius is 1 larger") { d in
      canvas(clipping(shaded(8 + d)))
    } is: {
      canvas(shaded(8))
    },
    Reftest("a turned ground that clips", change: "it is 1 wider") { d in
      let ground = box(10, 8, 30 + d, 24).with { $0.layer.cornerRadius = 8 }
      return canvas(clipping(ground.with { $0.transform = Transform(rotationAngle: 0.3) }))
    } is: {
      let ground = box(10, 8, 30, 24).with { $0.layer.cornerRadius = 8 }
      return canvas(ground.with { $0.transform = Transform(rotationAngle: 0.3) })
    },
    Reftest("a rounded border that clips", change: "it is 1 thicker") { d in
      canvas(clipping(bordered(4 + d)))
    } is: {
      canvas(bordered(4))
    },
    Reftest("rounded bounds that clip a dimmed view", change: "their radius is 1 larger") { d in
      let outer = box(10, 8, 30, 24, nil, box(-50, -50, 200, 200))
      outer.layer.cornerRadius = 8 + d
      outer.alpha = 0.5
      return canvas(clipping(outer))
    } is: {
      let shape = box(10, 8, 30, 24).with { $0.layer.cornerRadius = 8 }
      return canvas(shape.with { $0.alpha = 0.5 })
    },
    Reftest("rounded bounds around a dimmed view", change: "it is 1 level more opaque") { d in
      let outer = box(
        10,
        8,
        30,
        24,
        nil,
        box(-50, -50, 200, 200).with { $0.alpha = (51 + d) / 255 }
      )
      outer.layer.cornerRadius = 8
      return canvas(clipping(outer))
    } is: {
      canvas(
        box(10, 8, 30, 24, Color.red.withAlphaComponent(51.0 / 255)).with {
          $0.layer.cornerRadius = 8
        }
      )
    },
    Reftest("rounded bounds that clip a masked view", change: "their radius is 1 larger") { d in
      let outer = box(10, 8, 30, 24, nil, box(-50, -50, 200, 200))
      outer.layer.cornerRadius = 8 + d
      outer.mask = box(-50, -50, 200, 200, nil, box(0, 0, 200, 200, .black))
      return canvas(clipping(outer))
    } is: {
      canvas(box(10, 8, 30, 24).with { $0.layer.cornerRadius = 8 })
    },
    Reftest("a view as a mask", change: "the mask is 1 narrower") { d in
      canvas(box(0, 0, 60, 40).with { $0.mask = box(10, 10, 20 - d, 15, .black) })
    } is: {
      canvas(box(10, 10, 20, 15))
    },
    Reftest("two views as a mask", change: "one of them is 1 higher") { d in
      let mask = box(0, 0, 60, 40, nil, box(5, 5, 10, 10, .black), box(30, 20 - d, 10, 10, .black))
      return canvas(box(0, 0, 60, 40).with { $0.mask = mask })
    } is: {
      canvas(box(5, 5, 10, 10), box(30, 20, 10, 10))
    },
    Reftest("a shape as a mask", change: "the shape is 1 lower") { d in
      let mask = ShapeLayer()
      mask.path = Path.Reference(rect: rect(10, 10 + d, 20, 15), transform: nil)
      return canvas(box(0, 0, 60, 40).with { $0.layer.mask = mask })
    } is: {
      canvas(box(10, 10, 20, 15))
    },
    Reftest("a line as a mask", change: "the line is 1 thicker") { d in
      let mask = ShapeLayer()
      mask.path = BezierPath(rect: rect(12, 12, 20, 14)).cgPath
      mask.fillColor = nil
      mask.strokeColor = .black
      mask.lineWidth = 4 + d
      return canvas(box(0, 0, 60, 40).with { $0.layer.mask = mask })
    } is: {
      canvas(box(10, 10, 24, 18, .red, box(4, 4, 16, 10, .white)))
    },
    Reftest("a layer as a mask, half opaque", change: "it is 1 level more opaque") { d in
      let mask = Layer()
      mask.frame = rect(10, 10, 20, 15)
      mask.backgroundColor = RGBA(red: 0, green: 0, blue: 0, alpha: (51 + d) / 255)
      return canvas(box(0, 0, 60, 40).with { $0.layer.mask = mask })
    } is: {
      canvas(box(10, 10, 20, 15, Color.red.withAlphaComponent(51.0 / 255)))
    },
    Reftest("a clip in a drawing", change: "it is 1 narrower") { d in
      canvas(
        Sketch {
          $0.clip(to: rect(10, 10, 20 - d, 15))
          $0.fill(rect(0, 0, 60, 40))
        }
      )
    } is: {
      canvas(box(10, 10, 20, 15))
    },
    Reftest("a clip that is taken back", change: "what follows is 1 to the left") { d in
      canvas(
        Sketch {
          $0.saveGState()
          $0.clip(to: rect(0, 0, 20, 20))
          $0.fill(rect(10, 10, 40, 5))
          $0.restoreGState()
          $0.fill(rect(30 - d, 10, 10, 5))
        }
      )
    } is: {
      canvas(box(10, 10, 10, 5), box(30, 10, 10, 5))
    },
    Reftest("a clip with a hole", change: "the hole is 1 wider") { d in
      canvas(
        Sketch {
          $0.addRects([rect(10, 10, 30, 20), rect(20, 15, 10 + d, 10)])
          $0.clip(using: .evenOdd)
          $0.fill(rect(0, 0, 60, 40))
        }
      )
    } is: {
      canvas(box(10, 10, 30, 20), box(20, 15, 10, 10, .white))
    },
    Reftest("a drawing beyond its view", change: "the view is 1 wider") { d in
      let sketch = Sketch { $0.fill(rect(-20, -20, 100, 100)) }
      sketch.frame = rect(10, 10, 20 + d, 15)
      return canvas(sketch)
    } is: {
      canvas(box(10, 10, 20, 15))
    },
  ]
}
