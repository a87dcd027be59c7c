import Foundation
import Snapline

/// Pictures of pixels, and of what was drawn.
extension Reftest {
  /// Four boxes of 6 by 4 points: red and green over blue and yellow, each of 6 × 4 pixels of so
  /// many points.
  private static func quarters(_ d: Double = 0) -> Image {
    let colors: [[UInt8]] = [
      [255, 0, UInt8(d), 255], [0, 255, 0, 255], [0, 0, 255, 255], [255, 255, 0, 255],
    ]
    var bytes: [UInt8] = []
    for y in 0..<24 {
      for x in 0..<36 { bytes += colors[(y / 12) * 2 + x / 18] }
    }
    return Image(raster: Raster(width: 36, height: 24, bytes: bytes), scale: 3)
  }

  private static func shown(
    _ image: Image,
    _ frame: CGRect,
    _ mode: View.ContentMode = .scaleToFill
  ) -> View {
    let view = ImageView(image: image)
    view.frame = frame
    view.contentMode = mode
    return canvas(view)
  }

  /// A picture whose middle grows, with one cap that is `d` narrower.
  private static func stretched(_ image: Image, _ d: Double) -> View {
    let caps = EdgeInsets(top: 3, left: 5 - d, bottom: 3, right: 5)
    return shown(
      image.resizableImage(withCapInsets: caps, resizingMode: .stretch),
      rect(10, 10, 40, 20)
    )
  }

  private static func boxes(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> View {
    canvas(
      box(x, y, width, height),
      box(x + width, y, width, height, .green),
      box(x, y + height, width, height, .blue),
      box(x + width, y + height, width, height, .yellow)
    )
  }

  /// Drawn, so that its edges are as sharp at every size.
  private static func drawn(_ d: Double = 0) -> Image {
    ImageRenderer(size: CGSize(width: 12, height: 8)).image { context in
      let colors: [RGBA] = [RGBA(red: 1, green: 0, blue: d / 255), .green, .blue, .yellow]
      for (place, color) in colors.enumerated() {
        context.cgContext.setFillColor(color)
        context.fill(rect(Double(place % 2) * 6, Double(place / 2) * 4, 6, 4))
      }
    }
  }

  /// The same boxes as a file has them.
  private static func filed() -> Image {
    let boxes = ["#f00", "#0f0", "#00f", "#ff0"].enumerated().map { place, color in
      "<rect x='\(place % 2 * 6)' y='\(place / 2 * 4)' width='6' height='4' fill='\(color)'/>"
    }
    let open = "<svg xmlns='http://www.w3.org/2000/svg' width='12' height='8'>"
    return Image(data: Data((open + boxes.joined() + "</svg>").utf8)) ?? Image()
  }

  static let pictures: [Reftest] = [
    Reftest("a drawn picture at its size", change: "a colour is 1 level bluer") { d in
      shown(drawn(d), rect(10, 10, 12, 8))
    } is: {
      boxes(10, 10, 6, 4)
    },
    Reftest("a drawn picture at twice its size", change: "it is 1 wider") { d in
      shown(drawn(), rect(10, 10, 24 + d, 16))
    } is: {
      boxes(10, 10, 12, 8)
    },
    Reftest("a picture in a view's middle", change: "the view is 2 wider") { d in
      shown(drawn(), rect(0, 0, 60 + 2 * d, 40), .center)
    } is: {
      boxes(24, 16, 6, 4)
    },
    Reftest("a picture in a view's corner", change: "the view is 1 wider") { d in
      shown(drawn(), rect(0, 0, 60 - d, 40), .bottomRight)
    } is: {
      boxes(48, 32, 6, 4)
    },
    Reftest("a picture that fits", change: "the view is 2 wider") { d in
      shown(drawn(), rect(0, 0, 60 - 2 * d, 16), .scaleAspectFit)
    } is: {
      boxes(18, 0, 12, 8)
    },
    Reftest("a picture that fills and is clipped", change: "the view is 2 higher") { d in
      let tree = shown(drawn(), rect(6, 0, 48, 16 + 2 * d), .scaleAspectFill)
      tree.subviews[0].clipsToBounds = true
      return tree
    } is: {
      canvas(
        box(6, 0, 24, 8),
        box(30, 0, 24, 8, .green),
        box(6, 8, 24, 8, .blue),
        box(30, 8, 24, 8, .yellow)
      )
    },
    Reftest("a mirrored picture", change: "a colour is 1 level bluer") { d in
      shown(drawn(d).withHorizontallyFlippedOrientation(), rect(10, 10, 12, 8))
    } is: {
      canvas(
        box(10, 10, 6, 4, .green),
        box(16, 10, 6, 4),
        box(10, 14, 6, 4, .yellow),
        box(16, 14, 6, 4, .blue)
      )
    },
    Reftest("a picture in one colour", change: "the colour is 1 level bluer") { d in
      shown(drawn().withTintColor(red(d)), rect(10, 10, 12, 8))
    } is: {
      canvas(box(10, 10, 12, 8))
    },
    Reftest("nine parts", change: "a cap is 1 wider") { d in
      stretched(drawn(), d)
    } is: {
      boxes(10, 10, 20, 10)
    },
    Reftest("nine parts of a file's drawing", change: "a cap is 1 wider") { d in
      stretched(filed(), d)
    } is: {
      boxes(10, 10, 20, 10)
    },
    Reftest("tiles of a file's drawing", change: "the view is 1 wider") { d in
      let image = filed().resizableImage(withCapInsets: .zero, resizingMode: .tile)
      return shown(image, rect(10, 10, 12 + d, 16))
    } is: {
      canvas(
        box(10, 10, 6, 4),
        box(16, 10, 6, 4, .green),
        box(10, 14, 6, 4, .blue),
        box(16, 14, 6, 4, .yellow),
        box(10, 18, 6, 4),
        box(16, 18, 6, 4, .green),
        box(10, 22, 6, 4, .blue),
        box(16, 22, 6, 4, .yellow)
      )
    },
    Reftest("tiles", change: "a colour is 1 level bluer") { d in
      let image = drawn(d).resizableImage(withCapInsets: .zero, resizingMode: .tile)
      return shown(image, rect(0, 0, 24, 8))
    } is: {
      canvas(
        box(0, 0, 24, 4),
        box(0, 4, 24, 4, .blue),
        box(6, 0, 6, 4, .green),
        box(18, 0, 6, 4, .green),
        box(6, 4, 6, 4, .yellow),
        box(18, 4, 6, 4, .yellow)
      )
    },
    Reftest("a pattern", change: "it ends 1 earlier") { d in
      canvas(Sketch { _ in drawn().drawAsPattern(in: rect(0, 0, 18 - d, 8)) })
    } is: {
      canvas(
        box(0, 0, 18, 4),
        box(0, 4, 18, 4, .blue),
        box(6, 0, 6, 4, .green),
        box(6, 4, 6, 4, .yellow)
      )
    },
    Reftest("pixels of one colour, stretched", change: "they are 1 level bluer") { d in
      let raster = Raster(width: 1, height: 1, bytes: [255, 0, UInt8(d), 255])
      return shown(Image(raster: raster), rect(10, 10, 30, 20))
    } is: {
      canvas(box(10, 10, 30, 20))
    },
    Reftest("pixels as a layer's contents", change: "a pixel is 1 level bluer") { d in
      let layer = Layer()
      layer.frame = rect(10, 10, 12, 8)
      layer.contents = quarters(d).cgImage
      return canvas().with { $0.layer.addSublayer(layer) }
    } is: {
      shown(quarters(), rect(10, 10, 12, 8))
    },
    Reftest("pixels that are drawn", change: "they are drawn 1 to the right") { d in
      canvas(Sketch { _ in quarters().draw(at: point(10 + d, 10)) })
    } is: {
      shown(quarters(), rect(10, 10, 12, 8))
    },
    Reftest("pixels that stand upside down, and are turned", change: "a pixel is 1 level bluer") {
      d in
      canvas(
        Sketch {
          guard let pixels = quarters(d).cgImage else { return }
          $0.translateBy(x: 0, y: 40)
          $0.scaleBy(x: 1, y: -1)
          $0.draw(pixels, in: rect(10, 22, 12, 8))
        }
      )
    } is: {
      canvas(
        Sketch { context in
          guard let pixels = quarters().cgImage else { return }
          Image(raster: pixels).draw(in: rect(10, 10, 12, 8))
        }
      )
    },
  ]
}
