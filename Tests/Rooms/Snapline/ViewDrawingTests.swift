import Foundation
import Snapline
import SnaplineEnvironment
import TestSupport
import Testing

@Suite struct `A view that draws itself` {
  private final class Counter: View {
    var calls: [CGSize] = []
    var act: (DrawingContext, Counter) -> Void = { _, _ in }

    override func draw(_ rect: CGRect) {
      super.draw(rect)
      calls.append(rect.size)
      guard let context = DrawingContext.current else { return }
      context.setFillColor(RGBA(red: 1, green: 0, blue: 0))
      context.fill(CGRect(x: 0, y: 0, width: rect.width / 2, height: rect.height))
      act(context, self)
    }
  }

  private func counter(
    _ act: @escaping (DrawingContext, Counter) -> Void = { _, _ in }
  ) -> Counter {
    let view = Counter(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    view.act = act
    return view
  }

  @Test func `is asked to once, until it is told to or its traits change`() throws {
    let view = counter()
    for _ in 0..<3 { _ = try view.scene() }
    #expect(view.calls.count == 1)
    view.setNeedsDisplay()
    #expect(view.calls.count == 1)
    _ = try view.scene()
    #expect(view.calls.count == 2)
    view.overrideUserInterfaceStyle = .dark
    _ = try view.scene()
    #expect(view.calls.count == 3)
    _ = try view.scene(scale: 3)
    #expect(view.calls.count == 4)
    #expect(DrawingContext.current == nil)
  }

  @Test func `is placed by its content mode at another size, or asked again`() throws {
    for mode in View.ContentMode.allCases {
      let view = counter()
      view.contentMode = mode
      _ = try view.scene(scale: 1)
      let bitmap = try view.rendered(size: CGSize(width: 40, height: 20), scale: 1).bitmap()
      #expect(view.calls.count == (mode == .redraw ? 2 : 1), "\(mode)")
      // The columns and rows in which something shows: half of what was drawn.
      let inked = (0..<bitmap.width * bitmap.height).filter { bitmap.bytes[$0 * 4] > 128 }
      let columns = Set(inked.map { $0 % bitmap.width }).sorted()
      let rows = Set(inked.map { $0 / bitmap.width }).sorted()
      let expected: (x: Int, y: Int, width: Int, height: Int) =
        switch mode {
        case .scaleToFill, .redraw, .scaleAspectFit, .scaleAspectFill: (0, 0, 20, 20)
        case .center: (10, 5, 10, 10)
        case .top: (10, 0, 10, 10)
        case .bottom: (10, 10, 10, 10)
        case .left: (0, 5, 10, 10)
        case .right: (20, 5, 10, 10)
        case .topLeft: (0, 0, 10, 10)
        case .topRight: (20, 0, 10, 10)
        case .bottomLeft: (0, 10, 10, 10)
        case .bottomRight: (20, 10, 10, 10)
        }
      #expect(columns == Array(expected.x..<expected.x + expected.width), "\(mode)")
      #expect(rows == Array(expected.y..<expected.y + expected.height), "\(mode)")
    }
  }

  @Test func `has the colours of its traits`() throws {
    let view = counter { context, view in
      Color.systemBackground.setFill()
      context.fill(view.bounds)
    }
    view.overrideUserInterfaceStyle = .dark
    try expectEqual(view.rendered(scale: 1).bitmap().pixel(15, 5), [0, 0, 0, 255])
    view.overrideUserInterfaceStyle = .light
    try expectEqual(view.rendered(scale: 1).bitmap().pixel(15, 5), [255, 255, 255, 255])
  }

  @Test func `says what it can't draw, and draws the rest`() throws {
    let faults: [(String, (DrawingContext, Counter) -> Void)] = [
      ("drawing-balance", { context, _ in context.saveGState() }),
      ("drawing-balance", { context, _ in for _ in 0..<9 { context.restoreGState() } }),
      ("drawing-balance", { context, _ in context.endTransparencyLayer() }),
      (
        "drawing-number",
        { context, _ in context.fill(CGRect(x: 0, y: Double.nan, width: 1, height: 1)) }
      ),
      ("drawing-number", { context, _ in context.scaleBy(x: .infinity, y: 1) }),
      (
        "drawing-number",
        { context, _ in
          context.move(to: .zero)
          context.addLine(to: CGPoint(x: -Double.infinity, y: 0))
          context.strokePath()
        }
      ),
      (
        "drawing-number",
        { context, _ in
          context.setLineDash(phase: 0, lengths: [-1])
          context.stroke(CGRect(x: 0, y: 0, width: 5, height: 5))
        }
      ),
      (
        "drawing-depth",
        { context, _ in
          for _ in 0..<20_000 { context.clip(to: CGRect(x: 0, y: 0, width: 9, height: 9)) }
        }
      ),
      ("drawing-depth", { context, _ in for _ in 0..<20_000 { context.saveGState() } }),
      (
        "drawing-size",
        { context, _ in
          for _ in 0..<600_000 { context.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
        }
      ),
      ("drawing-recursion", { _, view in _ = try? view.scene() }),
    ]
    for (id, act) in faults { try expectFault(id, act) }
  }

  private func expectFault(
    _ id: String,
    _ act: @escaping (DrawingContext, Counter) -> Void
  ) throws {
    let view = counter(act)
    let bitmap = try view.rendered(scale: 1).bitmap()
    #expect(view.layoutDiagnostics.contains { $0.id == id }, "\(id)")
    expectEqual(bitmap.pixel(3, 3), [255, 0, 0, 255], "\(id)")
  }

  @Test func `says which pictures, letters and dashes have no finite place`() throws {
    let image = Image(cgImage: Raster(width: 1, height: 1, bytes: [0, 0, 255, 255]))
    let (wide, away) = (
      CGRect(x: 0, y: 0, width: CGFloat.nan, height: 5),
      CGPoint(x: CGFloat.infinity, y: 0)
    )
    let square = CGRect(x: 0, y: 0, width: 5, height: 5)
    let acts: [(DrawingContext, Counter) -> Void] = [
      { _, _ in image.draw(at: away) },
      { _, _ in image.draw(in: wide) },
      { _, _ in image.drawAsPattern(in: wide) },
      { _, _ in "A".draw(at: away, withAttributes: nil) },
      { _, _ in "A".draw(in: wide, withAttributes: nil) },
      { _, _ in View(frame: square).drawHierarchy(in: wide, afterScreenUpdates: false) },
      { context, _ in
        context.setLineDash(phase: .infinity, lengths: [2])
        context.stroke(square)
      },
      { context, _ in
        context.setLineDash(phase: -2, lengths: [-2])
        context.stroke(square)
      },
    ]
    for act in acts { try expectFault("drawing-number", act) }
    let view = counter { context, _ in
      context.setLineDash(phase: -2, lengths: [3])
      context.stroke(square)
    }
    _ = try view.rendered(scale: 1).bitmap()
    #expect(view.layoutDiagnostics.isEmpty)
  }

  @Test func `says how deep what is too deep may lie`() throws {
    let acts: [(Int, (DrawingContext) -> Void)] = [
      (10_000, { $0.saveGState() }), (512, { $0.beginTransparencyLayer() }),
      (512, { $0.clip(to: CGRect(x: 0, y: 0, width: 9, height: 9)) }),
    ]
    for (depth, act) in acts {
      for count in [depth, depth + 1] {
        let view = counter { context, _ in for _ in 0..<count { act(context) } }
        _ = try view.scene()
        let told = view.layoutDiagnostics.first { $0.id == "drawing-depth" }?.cause
        #expect((told != nil) == (count > depth), "\(count)")
        #expect(told?.contains("more than \(depth) deep") ?? true, "\(told ?? "")")
      }
    }
  }

  @Test func `may have paths of a million steps`() throws {
    let view = counter { context, _ in
      context.move(to: .zero)
      for step in 0..<1_000_000 {
        context.addLine(to: CGPoint(x: step % 20, y: step * 7 % 10))
      }
      context.strokePath()
    }
    _ = try view.rendered(scale: 1).bitmap()
    #expect(view.layoutDiagnostics.isEmpty)
  }

  @Test func `may show pictures of pictures, until they are too much`() throws {
    let size = CGSize(width: 10, height: 10)
    var image = ImageRenderer(size: size).image { $0.fill(CGRect(origin: .zero, size: size)) }
    for _ in 0..<24 {
      let inner = image
      image = ImageRenderer(size: size).image { _ in
        inner.draw(at: .zero)
        inner.draw(at: CGPoint(x: 1, y: 1))
      }
    }
    let view = ImageView(image: image)
    _ = try view.scene()
  }

  @Test func `is clipped by its bounds, wherever these begin`() throws {
    let view = counter { context, view in
      #expect(context.boundingBoxOfClipPath == view.bounds)
    }
    view.bounds.origin = CGPoint(x: 30, y: -40)
    _ = try view.scene()
    #expect(view.calls.count == 1)
  }

  @Test func `changes nothing outside of its own states`() throws {
    let view = counter { context, _ in
      let paths = context.path
      context.saveGState()
      context.translateBy(x: 3, y: 4)
      context.move(to: .zero)
      context.addLine(to: CGPoint(x: 5, y: 0))
      context.restoreGState()
      #expect(paths.isEmpty)
      #expect(context.ctm.isIdentity)
      #expect(context.currentPointOfPath == CGPoint(x: 8, y: 4))
      context.clip(to: CGRect(x: 2, y: 2, width: 100, height: 100))
      #expect(context.boundingBoxOfClipPath == CGRect(x: 2, y: 2, width: 18, height: 8))
    }
    _ = try view.scene()
    expectEqual(view.calls, [CGSize(width: 20, height: 10)])
  }
}

@Suite struct `A path` {
  @Test func `is as long as its parts, and ends where it is trimmed`() {
    var path = Path { $0.addRect(CGRect(x: 0, y: 0, width: 30, height: 20)) }
    #expect(path.length == 100)
    #expect(path.trimmed(from: 0.1, to: 0.5).box == CGRect(x: 10, y: 0, width: 20, height: 20))
    #expect(path.trimmed(from: 0.6, to: 0.2).isEmpty)
    path = Path { $0.addEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20)) }
    #expect(abs(path.length - 20 * .pi) < 0.05)
    let half = path.trimmed(from: 0, to: 0.5)
    #expect(abs(half.length - 10 * .pi) < 0.05)
    #expect(half.currentPoint.map { abs($0.x) < 1e-6 && abs($0.y - 10) < 1e-3 } == true)
  }

  @Test func `turned around twice is the path, and holds the same points`() {
    let path = Path {
      $0.addEllipse(in: CGRect(x: 3, y: 4, width: 20, height: 12))
      $0.addRect(CGRect(x: 8, y: 6, width: 5, height: 4))
    }
    #expect(path.reversed.box == path.box)
    for place in 0..<400 {
      let point = CGPoint(x: Double(place % 20) * 1.3 + 0.17, y: Double(place / 20) + 0.31)
      for rule in FillRule.allCases {
        #expect(path.contains(point, using: rule) == path.reversed.contains(point, using: rule))
      }
    }
  }

  @Test func `goes around as far as its angles say, either way`() {
    func arc(_ start: CGFloat, _ end: CGFloat, _ clockwise: Bool) -> CGFloat {
      BezierPath(
        arcCenter: .zero,
        radius: 10,
        startAngle: start,
        endAngle: end,
        clockwise: clockwise
      ).path.length / 10
    }
    let turn = CGFloat.pi
    let rows: [(CGFloat, CGFloat, Bool, CGFloat)] = [
      (0, turn, true, turn), (0, turn, false, turn), (0, turn / 2, false, 1.5 * turn),
      (0, 2 * turn, true, 2 * turn), (0, -turn / 2, true, 1.5 * turn), (1, 1, true, 0),
      (-turn / 2, 1.5 * turn, true, 2 * turn), (0, 9 * turn, true, 2 * turn),
    ]
    for (start, end, clockwise, expected) in rows {
      #expect(abs(arc(start, end, clockwise) - expected) < 0.01, "\(start) \(end) \(clockwise)")
    }
  }

  @Test func `touches both lines of a corner that it rounds`() {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addArc(corner: CGPoint(x: 20, y: 0), end: CGPoint(x: 20, y: 20), radius: 5)
    #expect(path.currentPoint.map { abs($0.x - 20) < 1e-9 && abs($0.y - 5) < 1e-9 } == true)
    #expect(path.box.map { abs($0.maxX - 20) < 1e-9 && $0.minY > -1e-9 } == true)
    var line = Path()
    line.move(to: .zero)
    line.addArc(corner: CGPoint(x: 5, y: 0), end: CGPoint(x: 9, y: 0), radius: 3)
    #expect(line.currentPoint == CGPoint(x: 5, y: 0))
  }
}

extension Bitmap {
  fileprivate func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    Array(bytes[(y * width + x) * 4..<(y * width + x) * 4 + 4])
  }
}
