import Foundation
import SnaplineDrawing
import SnaplineGeometry
import SnaplineLayout
import SnaplineScene
import TestSupport
import Testing

@Suite struct `An anchor point` {
  private let view = View(frame: CGRect(x: 75, y: 75, width: 100, height: 100))

  @Test func `is the part of the frame that lies on the centre`() {
    view.layer.anchorPoint = CGPoint(x: 0.25, y: 0.25)
    #expect(view.center == CGPoint(x: 125, y: 125))
    #expect(view.frame == CGRect(x: 100, y: 100, width: 100, height: 100))
    #expect(view.layer.frame == view.frame && view.layer.position == view.center)
    view.bounds.size = CGSize(width: 40, height: 80)
    #expect(view.frame == CGRect(x: 115, y: 105, width: 40, height: 80))
    view.frame = CGRect(x: 10, y: 20, width: 80, height: 40)
    #expect(view.center == CGPoint(x: 30, y: 30))
    view.center = CGPoint(x: 20, y: 10)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 80, height: 40))
    view.layer.anchorPoint.x = .nan
    #expect(view.layer.anchorPoint == CGPoint(x: 0.25, y: 0.25))
    #expect(view.layoutDiagnostics.count == 1)
  }

  @Test func `is what transforms turn around`() {
    view.layer.anchorPoint = CGPoint(x: 0.25, y: 0.25)
    view.transform = Transform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: 75, y: 75, width: 200, height: 200))
    #expect(view.convert(CGPoint(x: 25, y: 25), to: nil) == view.center)
  }

  @Test func `changes no frame that constraints decide`() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    root.addSubview(view)
    view.translatesAutoresizingMaskIntoConstraints = false
    view.layer.anchorPoint = .zero
    LayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      view.widthAnchor.constraint(equalToConstant: 30),
      view.heightAnchor.constraint(equalToConstant: 40),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 10, y: 20))
    view.layer.anchorPoint = CGPoint(x: 1, y: 1)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 40, y: 60))
  }

  /// Conversions, touches and pictures see a view in one place.
  @Test func `means the same to conversions, touches and pictures`() throws {
    let root = View(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    root.addSubview(view)
    view.backgroundColor = .systemRed
    for var seed in Seed.some(100) {
      view.layer.anchorPoint = CGPoint(
        x: .random(in: -0.5...1.5, using: &seed),
        y: .random(in: -0.5...1.5, using: &seed)
      )
      view.transform = Transform(rotationAngle: .random(in: -3...3, using: &seed))
        .scaledBy(x: .random(in: 0.5...2, using: &seed), y: 1.5)
      view.center = CGPoint(x: 150, y: 140)
      let point = CGPoint(
        x: .random(in: 1...99, using: &seed),
        y: .random(in: 1...99, using: &seed)
      )
      let place = view.convert(point, to: root)
      if root.bounds.contains(place) { #expect(root.hitTest(place, with: nil) === view, "\(seed)") }
      let groups = try root.scene().items.compactMap { item -> Group? in
        if case .begin(let group) = item { group } else { nil }
      }
      let painted = try #require(groups.last)
      // The group's transform acts on the canvas, where the view stands as without it.
      let turn = view.transform
      view.transform = .identity
      let upright = view.convert(point, to: root)
      view.transform = turn
      #expect(painted.transform.applied(to: upright).distance(to: place) < 1e-6, "\(seed)")
      #expect(view.frame.insetBy(dx: -1e-6, dy: -1e-6).contains(place), "\(seed)")
    }
  }
}

@Suite struct `A frame under a transform` {
  @Test func `has bounds set that fill it: half as large under a scale of 2`() {
    let view = View(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    view.transform = Transform(scaleX: 2, y: 2)
    view.frame = CGRect(x: 10, y: 20, width: 100, height: 60)
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 50, height: 30))
    #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 60))
    let layer = Layer()
    layer.setAffineTransform(Transform(scaleX: 2, y: 2))
    layer.frame = view.frame
    #expect(layer.bounds == view.bounds && layer.position == view.center)
    // Nothing is known of the size where all is drawn to a line.
    view.transform = Transform(scaleX: 0, y: 1)
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(view.bounds.size == CGSize(width: 50, height: 30))
    #expect(view.center == CGPoint(x: 5, y: 5))
  }

  @Test func `is read as it was set, under scales and right angles`() {
    for var seed in Seed.some(200) {
      let view = View(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      view.layer.anchorPoint = CGPoint(x: .random(in: 0...1, using: &seed), y: 0.3)
      let turn = CGFloat(Int.random(in: 0...3, using: &seed)) * .pi / 2
      view.transform = Transform(rotationAngle: turn).concatenating(
        Transform(scaleX: .random(in: 0.2...3, using: &seed), y: -1.5)
      )
      let frame = CGRect(
        x: .random(in: -50...50, using: &seed),
        y: .random(in: -50...50, using: &seed),
        width: .random(in: 1...100, using: &seed),
        height: .random(in: 1...100, using: &seed)
      )
      view.frame = frame
      let found = view.frame
      #expect(found.origin.distance(to: frame.origin) < 1e-6, "\(seed)")
      #expect(abs(found.width - frame.width) < 1e-6, "\(seed)")
      #expect(abs(found.height - frame.height) < 1e-6, "\(seed)")
    }
  }
}

extension CGPoint {
  fileprivate func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}
