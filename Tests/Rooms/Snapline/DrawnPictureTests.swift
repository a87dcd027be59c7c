import Foundation
import Snapline
import SnaplineEnvironment
import TestSupport
import Testing

@Suite struct `A picture that code draws` {
  private func bitmap(_ image: Image) throws -> Bitmap {
    try ImageView(image: image).rendered(size: image.size, scale: 1).bitmap()
  }

  @Test func `shows what lies in its bounds, wherever these begin`() throws {
    let bounds = CGRect(x: 100, y: -50, width: 20, height: 10)
    let half = CGRect(x: 110, y: -50, width: 10, height: 10)
    let image = ImageRenderer(bounds: bounds).image { context in
      let canvas = context.cgContext
      #expect(canvas.boundingBoxOfClipPath == bounds)
      canvas.clip(to: half.insetBy(dx: 0, dy: -90))
      #expect(canvas.boundingBoxOfClipPath == half)
      canvas.setFillColor(RGBA(red: 0, green: 0, blue: 1))
      canvas.fill(CGRect(x: -500, y: -500, width: 1_000, height: 1_000))
    }
    let shown = try bitmap(image)
    expectEqual(shown.pixel(14, 5), [0, 0, 255, 255])
    #expect(shown.pixel(5, 5) != shown.pixel(14, 5))
  }

  @Test func `is filled by a gradient around a point, wherever its bounds begin`() throws {
    let bounds = CGRect(x: 100, y: -50, width: 20, height: 10)
    let colors: [Any] = [RGBA(red: 1, green: 0, blue: 0), RGBA(red: 0, green: 0, blue: 1)]
    let gradient = try #require(
      GradientColors(colorsSpace: .deviceRGB, colors: colors, locations: nil)
    )
    let shown = try bitmap(
      ImageRenderer(bounds: bounds).image {
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        $0.cgContext.drawConicGradient(gradient, center: center, angle: 0)
      }
    )
    for y in 0..<shown.height {
      for x in 0..<shown.width { #expect(shown.pixel(x, y)[3] == 255, "\(x) \(y)") }
    }
  }

  @Test func `says where it is shown what isn't drawn in it`() throws {
    let image = ImageRenderer(size: CGSize(width: 9, height: 9)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 9, height: CGFloat.nan))
    }
    let view = ImageView(image: image)
    _ = try view.scene()
    expectEqual(view.layoutDiagnostics.map(\.id), ["drawing-number"])
  }

  @Test func `repeats pixels in all directions from one tile, upside down as one is`() throws {
    let (red, green, blue, black): ([UInt8], [UInt8], [UInt8], [UInt8]) = (
      [255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255], [0, 0, 0, 255]
    )
    let pixels = (0..<400).map { place in
      place < 200 ? (place % 20 < 10 ? red : green) : (place % 20 < 10 ? blue : black)
    }
    let raster = Raster(width: 20, height: 20, bytes: pixels.flatMap(\.self))
    let tile = CGRect(x: 5, y: 3, width: 10, height: 10)
    func drawn(byTiling: Bool) throws -> Bitmap {
      try bitmap(
        ImageRenderer(size: CGSize(width: 30, height: 24)).image {
          $0.cgContext.draw(raster, in: tile, byTiling: byTiling)
        }
      )
    }
    let (one, many) = (try drawn(byTiling: false), try drawn(byTiling: true))
    let places = [(7, 5), (12, 5), (7, 10), (12, 10)]
    expectEqual(places.map { one.pixel($0.0, $0.1) }, [blue, black, red, green])
    for (x, y) in places {
      for (stepX, stepY) in [(-1, 0), (0, 0), (1, 0), (0, 1), (1, 1), (0, -1)] {
        let (left, top) = (x + 10 * stepX, y + 10 * stepY)
        guard left >= 0, top >= 0, left < many.width, top < many.height else { continue }
        expectEqual(many.pixel(left, top), one.pixel(x, y), "\(left) \(top)")
      }
    }
  }
}

@Suite struct `A layer that shows a path` {
  @Test func `leaves out a line whose dashes begin nowhere`() throws {
    let view = View(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    let shape = ShapeLayer()
    shape.frame = view.bounds
    shape.path = BezierPath(rect: view.bounds).cgPath
    shape.fillColor = RGBA(red: 0, green: 0, blue: 1)
    shape.strokeColor = .black
    shape.lineWidth = 4
    shape.lineDashPattern = [3]
    shape.lineDashPhase = .nan
    view.layer.addSublayer(shape)
    try expectEqual(view.rendered(scale: 1).bitmap().pixel(0, 5), [0, 0, 255, 255])
  }
}

extension Bitmap {
  fileprivate func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    Array(bytes[(y * width + x) * 4..<(y * width + x) * 4 + 4])
  }
}
