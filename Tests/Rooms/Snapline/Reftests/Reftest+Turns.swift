import Foundation
import Snapline

/// Views and drawings that are moved, turned and stretched.
extension Reftest {
  private static let quarter = CGFloat.pi / 2

  static let turns: [Reftest] = [
    Reftest("a view that is moved by its transform", change: "it moves 1 less") { d in
      canvas(box(0, 0, 20, 10).with { $0.transform = Transform(translationX: 12 - d, y: 9) })
    } is: {
      canvas(box(12, 9, 20, 10))
    },
    Reftest("a quarter of a turn", change: "the view is 1 wider") { d in
      canvas(
        box(20, 15, 20 + d, 10).with {
          $0.transform = Transform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        }
      )
    } is: {
      canvas(box(25, 10, 10, 20))
    },
    Reftest("half a turn", change: "one part is 1 wider") { d in
      canvas(
        box(10, 10, 30, 10, .red, box(0, 0, 10 + d, 10, .blue)).with {
          $0.transform = Transform(scaleX: -1, y: -1)
        }
      )
    } is: {
      canvas(box(10, 10, 20, 10), box(30, 10, 10, 10, .blue))
    },
    Reftest("twice the size", change: "the view is 1 wider") { d in
      canvas(box(20, 15, 10 + d, 8).with { $0.transform = Transform(scaleX: 2, y: 2) })
    } is: {
      canvas(box(15, 11, 20, 16))
    },
    Reftest("a mirror", change: "what is mirrored is 1 to the right") { d in
      canvas(
        box(10, 10, 40, 20, nil, box(5 + d, 5, 10, 10)).with {
          $0.transform = Transform(scaleX: -1, y: 1)
        }
      )
    } is: {
      canvas(box(35, 15, 10, 10))
    },
    Reftest("turns that undo each other", change: "the view is 1 lower") { d in
      let inner = box(5, 5 + d, 10, 10)
      inner.transform = Transform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
      let outer = box(10, 10, 20, 20, nil, inner)
      outer.transform = Transform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
      return canvas(outer)
    } is: {
      canvas(box(15, 15, 10, 10))
    },
    Reftest("a drawing that is moved", change: "it moves 1 more") { d in
      canvas(
        Sketch {
          $0.translateBy(x: 5, y: 6)
          $0.translateBy(x: 7 + d, y: 4)
          $0.fill(rect(0, 0, 20, 10))
        }
      )
    } is: {
      canvas(box(12, 10, 20, 10))
    },
    Reftest("a drawing at three times its size", change: "it is 1 larger") { d in
      canvas(
        Sketch {
          $0.scaleBy(x: 3 + d, y: 3)
          $0.fill(rect(2, 2, 10, 6))
        }
      )
    } is: {
      canvas(box(6, 6, 30, 18))
    },
    Reftest("a path that began before a turn", change: "its end is 1 further") { d in
      canvas(
        Sketch {
          $0.move(to: point(10, 10))
          $0.addLine(to: point(30, 10))
          $0.concatenate(Transform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
          $0.addLine(to: point(25 + d, -30))
          $0.addLine(to: point(25 + d, -10))
          $0.fillPath()
        }
      )
    } is: {
      canvas(box(10, 10, 20, 15))
    },
    Reftest("states in states", change: "the inner move is 1 longer") { d in
      canvas(
        Sketch { context in
          context.saveGState()
          context.translateBy(x: 10, y: 0)
          context.saveGState()
          context.translateBy(x: 0, y: 10 + d)
          context.setFillColor(.blue)
          context.fill(rect(0, 0, 5, 5))
          context.restoreGState()
          context.fill(rect(10, 0, 5, 5))
          context.restoreGState()
          context.fill(rect(30, 30, 5, 5))
        }
      )
    } is: {
      canvas(box(10, 10, 5, 5, .blue), box(20, 0, 5, 5), box(30, 30, 5, 5))
    },
    Reftest("a layer that is turned around its corner", change: "the corner is 1 lower") { d in
      let layer = Layer()
      layer.bounds = rect(0, 0, 20, 10)
      layer.anchorPoint = .zero
      layer.position = point(30, 10 + d)
      layer.backgroundColor = .red
      layer.setAffineTransform(Transform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
      return canvas().with { $0.layer.addSublayer(layer) }
    } is: {
      canvas(box(20, 10, 10, 20))
    },
  ]
}
