import Foundation
import Snapline

/// Paths, and lines along them.
extension Reftest {
  static let lines: [Reftest] = [
    Reftest("a line of two points", change: "it is 1 longer") { d in
      canvas(
        Sketch {
          $0.setLineWidth(2)
          $0.strokeLineSegments(between: [point(10, 10), point(40 + d, 10)])
        }
      )
    } is: {
      canvas(box(10, 9, 30, 2))
    },
    Reftest("square ends", change: "the line is 1 shorter") { d in
      canvas(
        Sketch {
          $0.setLineWidth(4)
          $0.setLineCap(.square)
          $0.strokeLineSegments(between: [point(10, 10), point(40 - d, 10)])
        }
      )
    } is: {
      canvas(box(8, 8, 34, 4))
    },
    Reftest("dashes", change: "a gap is 1 longer") { d in
      canvas(
        Sketch {
          $0.setLineWidth(2)
          $0.setLineDash(phase: 0, lengths: [6, 4 + d])
          $0.strokeLineSegments(between: [point(10, 10), point(36, 10)])
        }
      )
    } is: {
      canvas(box(10, 9, 6, 2), box(20, 9, 6, 2), box(30, 9, 6, 2))
    },
    Reftest("dashes that begin in their middle", change: "they begin 1 later") { d in
      let path = BezierPath()
      path.move(to: point(10, 10))
      path.addLine(to: point(30, 10))
      path.lineWidth = 2
      path.setLineDash([6, 4], count: 2, phase: 3 + d)
      return canvas(Sketch { _ in path.stroke() })
    } is: {
      canvas(box(10, 9, 3, 2), box(17, 9, 6, 2), box(27, 9, 3, 2))
    },
    Reftest("dashes as long as their gaps", change: "they are 1 longer") { d in
      let shape = ShapeLayer()
      shape.path = Path.Reference(Path([.move(point(5, 8)), .line(point(30, 8))]))
      shape.fillColor = nil
      shape.strokeColor = .red
      shape.lineWidth = 4
      shape.lineDashPattern = [NSNumber(value: 5 + d)]
      return canvas().with { $0.layer.addSublayer(shape) }
    } is: {
      canvas(box(5, 6, 5, 4), box(15, 6, 5, 4), box(25, 6, 5, 4))
    },
    Reftest("a corner of a line", change: "the line is 1 lower") { d in
      let path = BezierPath()
      path.move(to: point(10, 10))
      path.addLine(to: point(30, 10))
      path.addLine(to: point(30, 30 + d))
      path.lineWidth = 4
      return canvas(Sketch { _ in path.stroke() })
    } is: {
      canvas(box(10, 8, 22, 4), box(28, 12, 4, 18))
    },
    Reftest("a part of a line", change: "the line is 1 longer") { d in
      let shape = ShapeLayer()
      shape.path = Path.Reference(Path([.move(point(10, 10)), .line(point(50 + d * 2, 10))]))
      shape.fillColor = nil
      shape.strokeColor = .red
      shape.lineWidth = 2
      shape.strokeEnd = 0.5
      return canvas().with { $0.layer.addSublayer(shape) }
    } is: {
      canvas(box(10, 9, 20, 2))
    },
    Reftest("a part of the way around", change: "the way is 1 wider") { d in
      let view = ShapeView(.path(Path { $0.addRect(rect(10, 10, 20 + d, 20)) }, box: nil, .winding))
      view.frame = rect(0, 0, 60, 40)
      (view.fill, view.line, view.pen.width, view.trim) = (nil, .red, 2, 0.25...0.75)
      return canvas(view)
    } is: {
      canvas(box(29, 10, 2, 21), box(10, 29, 19, 2))
    },
    Reftest("a path of straight lines", change: "one corner is 1 lower") { d in
      canvas(
        Sketch {
          $0.addLines(between: [point(10, 10), point(30, 10), point(30, 25 + d), point(10, 25)])
          $0.closePath()
          $0.fillPath()
        }
      )
    } is: {
      canvas(box(10, 10, 20, 15))
    },
    Reftest("paths over each other", change: "one is 1 wider") { d in
      canvas(
        Sketch {
          $0.addRects([rect(5, 5, 20, 20), rect(15, 15, 20 + d, 20)])
          $0.fillPath()
        }
      )
    } is: {
      canvas(box(5, 5, 20, 20), box(15, 15, 20, 20))
    },
    Reftest("paths that take turns", change: "one is 1 wider") { d in
      canvas(
        Sketch {
          $0.addRects([rect(5, 5, 20, 20), rect(15, 15, 20 + d, 20)])
          $0.fillPath(using: .evenOdd)
        }
      )
    } is: {
      canvas(box(5, 5, 20, 20), box(15, 15, 20, 20), box(15, 15, 10, 10, .white))
    },
    Reftest("a path within a path, the other way around", change: "it is 1 wider") { d in
      let path = BezierPath(rect: rect(10, 5, 30, 25))
      path.append(BezierPath(rect: rect(15, 10, 20 + d, 15)).reversing())
      return canvas(Sketch { _ in path.fill() })
    } is: {
      canvas(box(10, 5, 30, 25), box(15, 10, 20, 15, .white))
    },
    Reftest("a frame of a rectangle", change: "it is 1 narrower") { d in
      canvas(Sketch { $0.stroke(rect(10.5, 10.5, 19 - d, 14), width: 1) })
    } is: {
      canvas(
        box(10, 10, 20, 15, nil).with {
          $0.layer.borderWidth = 1
          $0.layer.borderColor = .red
        }
      )
    },
    Reftest("a path with round corners", change: "the radius is 1 larger") { d in
      let path = BezierPath(roundedRect: rect(10, 8, 36, 24), cornerRadius: 6 + d)
      return canvas(Sketch { _ in path.fill() })
    } is: {
      canvas(
        box(10, 8, 36, 24).with {
          $0.layer.cornerRadius = 6
          $0.layer.cornerCurve = .continuous
        }
      )
    },
    Reftest("a path with two round corners", change: "the radius is 1 smaller") { d in
      let path = BezierPath(
        roundedRect: rect(10, 8, 36, 24),
        byRoundingCorners: [.topLeft, .bottomRight],
        cornerRadii: CGSize(width: 7 - d, height: 7)
      )
      return canvas(Sketch { _ in path.fill() })
    } is: {
      canvas(
        box(10, 8, 36, 24).with {
          $0.layer.cornerRadius = 7
          $0.layer.cornerCurve = .continuous
          $0.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        }
      )
    },
    Reftest("a capsule", change: "it is 1 longer") { d in
      let view = ShapeView(.capsule)
      view.fill = .red
      view.frame = rect(10, 10, 30 + d, 14)
      return canvas(view)
    } is: {
      canvas(box(10, 10, 30, 14).with { $0.layer.cornerRadius = 7 })
    },
    Reftest("a figure in a box of its own", change: "the figure is 1 wider") { d in
      let path = Path { $0.addRect(rect(2, 2, 4 + d, 4)) }
      let view = ShapeView(.path(path, box: rect(0, 0, 8, 8), .winding))
      view.fill = .red
      view.frame = rect(10, 0, 40, 40)
      return canvas(view)
    } is: {
      canvas(box(20, 10, 20, 20))
    },
  ]
}
