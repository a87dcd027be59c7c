import Foundation
import SnaplineGeometry
import SnaplineLayout
import TestSupport
import Testing

@Suite struct `Coordinates` {
  /// A root of 200 × 200 with a view in it, and one in that.
  private let root = View(frame: CGRect(x: 7, y: 7, width: 200, height: 200))
  private let middle = View(frame: CGRect(x: 10, y: 20, width: 100, height: 60))
  private let inner = View(frame: CGRect(x: 5, y: 6, width: 20, height: 10))

  init() {
    root.addSubview(middle)
    middle.addSubview(inner)
  }

  @Test func `go from view to view, and to what lies around the root without one`() {
    let point = CGPoint(x: 1, y: 2)
    #expect(inner.convert(point, to: middle) == CGPoint(x: 6, y: 8))
    #expect(inner.convert(point, to: nil) == CGPoint(x: 23, y: 35))
    #expect(inner.convert(CGPoint(x: 23, y: 35), from: nil) == point)
    #expect(inner.convert(point, from: root) == CGPoint(x: -14, y: -24))
    #expect(inner.convert(inner.bounds, to: root) == CGRect(x: 15, y: 26, width: 20, height: 10))
  }

  @Test func `count each root's own origin, outside of a window`() {
    let other = View(frame: CGRect(x: 100, y: 50, width: 10, height: 10))
    #expect(inner.convert(CGPoint.zero, to: other) == CGPoint(x: -78, y: -17))
    #expect(inner.convert(CGPoint.zero, from: other) == CGPoint(x: 78, y: 17))
    #expect(root.convert(root.bounds, to: nil) == root.frame)
    let window = Window(frame: CGRect(x: 30, y: 30, width: 300, height: 300))
    window.addSubview(root)
    #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 22, y: 33))
    #expect(inner.convert(CGPoint.zero, to: window) == CGPoint(x: 22, y: 33))
  }

  @Test func `follow what the bounds were scrolled by`() {
    middle.bounds.origin = CGPoint(x: 0, y: 30)
    #expect(inner.convert(CGPoint.zero, to: root) == CGPoint(x: 15, y: -4))
  }

  @Test func `turn with a transform about the centre`() {
    middle.transform = Transform(rotationAngle: .pi / 2)
    let point = middle.convert(CGPoint.zero, to: root)
    #expect(abs(point.x - 90) < Tolerance.points && abs(point.y - 0) < Tolerance.points)
    let rect = middle.convert(middle.bounds, to: root)
    #expect(rect.distance(to: CGRect(x: 30, y: 0, width: 60, height: 100)) < Tolerance.points)
    #expect(middle.frame.distance(to: rect) < Tolerance.points)
  }

  @Test func `come back the way they went`() {
    for var seed in Seed.some(200) {
      var views = [View(frame: CGRect(x: 0, y: 0, width: 300, height: 300))]
      for _ in 0..<6 {
        let view = View(frame: .random(&seed))
        view.bounds.origin = CGPoint(x: .random(in: -9...9, using: &seed), y: 3)
        if Bool.random(using: &seed) {
          view.transform = Transform(rotationAngle: .random(in: -3...3, using: &seed))
            .scaledBy(x: .random(in: 0.5...2, using: &seed), y: 1.5)
        }
        (views.randomElement(using: &seed) ?? views[0]).addSubview(view)
        views.append(view)
      }
      let one = views.randomElement(using: &seed) ?? views[0]
      let other = views.randomElement(using: &seed)
      let point = CGPoint(x: .random(in: -50...50, using: &seed), y: 12)
      let back = one.convert(one.convert(point, to: other), from: other)
      #expect(hypot(back.x - point.x, back.y - point.y) < Tolerance.points, "\(seed)")
    }
  }

  @Test func `find the front-most view that a finger would reach`() {
    let cover = View(frame: middle.frame)
    root.addSubview(cover)
    let point = CGPoint(x: 16, y: 28)
    #expect(root.hitTest(point, with: nil) === cover)
    cover.isUserInteractionEnabled = false
    #expect(root.hitTest(point, with: nil) === inner)
    inner.isHidden = true
    #expect(root.hitTest(point, with: nil) === middle)
    #expect(root.hitTest(CGPoint(x: 150, y: 150), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 201, y: 150), with: nil) == nil)
  }

  @Test func `ask views that answer for themselves`() {
    let through = Transparent(frame: root.bounds)
    root.addSubview(through)
    #expect(root.hitTest(CGPoint(x: 12, y: 22), with: nil) === middle)
  }
}

/// A view that lets touches through.
private final class Transparent: View {
  override func hitTest(_ point: CGPoint, with event: Event?) -> View? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

/// How far a mapped point may lie off: what rounding in a few products adds up to.
private enum Tolerance {
  static let points = 1e-9
}

extension CGRect {
  fileprivate static func random(_ seed: inout Seed) -> CGRect {
    CGRect(
      x: .random(in: -50...50, using: &seed),
      y: .random(in: -50...50, using: &seed),
      width: .random(in: 1...100, using: &seed),
      height: .random(in: 1...100, using: &seed)
    )
  }

  fileprivate func distance(to other: CGRect) -> CGFloat {
    [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY]
      .map(abs).max() ?? 0
  }
}
