import Foundation
import Snapline

/// Colours that change, and where they don't.
extension Reftest {
  private static func gradient(_ colors: [RGBA], at places: [Double]? = nil) -> GradientLayer {
    let layer = GradientLayer()
    layer.frame = rect(10, 4, 40, 32)
    layer.colors = colors
    layer.locations = places?.map { NSNumber(value: $0) }
    return layer
  }

  private static func showing(_ layer: Layer) -> View {
    canvas().with { $0.layer.addSublayer(layer) }
  }

  static let gradients: [Reftest] = [
    Reftest("a gradient of one colour", change: "it ends 1 level bluer") { d in
      showing(gradient([.red, RGBA(red: 1, green: 0, blue: 2 * d / 255)]))
    } is: {
      canvas(box(10, 4, 40, 32))
    },
    Reftest("a gradient with an edge", change: "the gradient is 1 wider") { d in
      let layer = gradient([.red, .red, .blue, .blue], at: [0, 0.5, 0.5, 1])
      layer.startPoint = point(0, 0.5)
      layer.endPoint = point(1, 0.5)
      layer.frame.size.width = 40 + d
      return showing(layer)
    } is: {
      canvas(box(10, 4, 20, 32), box(30, 4, 20, 32, .blue))
    },
    Reftest("a layer and a view with a gradient", change: "a colour is 1 level bluer") { d in
      showing(gradient([.red, RGBA(red: 0, green: 1, blue: 2 * d / 255)]))
    } is: {
      let view = GradientView(Gradient([.red, .green]))
      view.frame = rect(10, 4, 40, 32)
      return canvas(view)
    },
    Reftest("a class of layer and a background", change: "it begins 1 lower") { d in
      final class Sky: View {
        override class var layerClass: AnyClass { GradientLayer.self }
      }
      let sky = Sky(frame: rect(10, 4 + d, 40, 32))
      (sky.layer as? GradientLayer)?.colors = [RGBA.red, RGBA.blue]
      return canvas(sky)
    } is: {
      canvas(box(10, 4, 40, 32, nil).with { $0.backgroundGradient = Gradient([.red, .blue]) })
    },
    Reftest("an angle and two points", change: "the angle is 1 degree larger") { d in
      canvas(
        box(10, 4, 40, 32, nil).with {
          $0.backgroundGradient = Gradient([.red, .blue], angle: 90 + d)
        }
      )
    } is: {
      canvas(
        box(10, 4, 40, 32, nil).with {
          $0.backgroundGradient = Gradient([.red, .blue], from: point(0, 0.5), to: point(1, 0.5))
        }
      )
    },
    Reftest("a drawn gradient", change: "it ends 1 lower") { d in
      canvas(
        Sketch {
          let colors = [RGBA.red, .yellow, .blue]
          let gradient = GradientColors(colorsSpace: nil, colors: colors, locations: [0, 0.5, 1])
          guard let gradient else { return }
          $0.clip(to: rect(10, 4, 40, 32))
          $0.drawLinearGradient(gradient, start: point(0, 4), end: point(0, 36 + d), options: [])
        }
      )
    } is: {
      showing(gradient([.red, .yellow, .blue]))
    },
    Reftest("a drawn gradient that ends", change: "it ends 1 lower") { d in
      canvas(
        Sketch {
          let gradient = GradientColors(colorsSpace: nil, colors: [RGBA.red, .red], locations: nil)
          guard let gradient else { return }
          $0.drawLinearGradient(gradient, start: point(0, 4), end: point(0, 20 + d), options: [])
        }
      )
    } is: {
      canvas(box(0, 4, 60, 16))
    },
    Reftest("four corners around a centre", change: "the centre is 1 lower") { d in
      let quarters = [0, 0.25, 0.25, 0.5, 0.5, 0.75, 0.75, 1]
      let colors: [RGBA] = [.red, .red, .green, .green, .blue, .blue, .yellow, .yellow]
      let layer = gradient(colors, at: quarters)
      layer.type = .conic
      layer.startPoint = point(0.5, (16 + d) / 32)
      layer.endPoint = point(1, (16 + d) / 32)
      return showing(layer)
    } is: {
      canvas(
        box(30, 20, 20, 16),
        box(10, 20, 20, 16, .green),
        box(10, 4, 20, 16, .blue),
        box(30, 4, 20, 16, .yellow)
      )
    },
    Reftest("a centre said by an angle", change: "the angle is 1 degree larger") { d in
      canvas(
        box(10, 4, 40, 32, nil).with {
          var gradient = Gradient([.red, .blue], kind: .conic, from: point(0.5, 0.5))
          gradient.angle = 90 + d
          $0.backgroundGradient = gradient
        }
      )
    } is: {
      let layer = gradient([.red, .blue])
      layer.type = .conic
      layer.startPoint = point(0.5, 0.5)
      layer.endPoint = point(1, 0.5)
      return showing(layer)
    },
    Reftest("a drawn gradient from a centre", change: "its radius is 1 larger") { d in
      canvas(
        Sketch {
          let colors = [RGBA.red, .blue]
          let gradient = GradientColors(colorsSpace: nil, colors: colors, locations: nil)
          guard let gradient else { return }
          $0.clip(to: rect(10, 4, 40, 32))
          $0.drawRadialGradient(
            gradient,
            startCenter: point(30, 20),
            startRadius: 0,
            endCenter: point(30, 20),
            endRadius: 16 + d,
            options: .drawsAfterEndLocation
          )
        }
      )
    } is: {
      let layer = gradient([.red, .blue])
      layer.type = .radial
      layer.startPoint = point(0.5, 0.5)
      layer.endPoint = point(0.9, 1)
      return showing(layer)
    },
    Reftest("places that are said", change: "the middle is 1 part in 32 later") { d in
      showing(gradient([.red, .green, .blue], at: [0, 0.5 + d / 32, 1]))
    } is: {
      showing(gradient([.red, .green, .blue]))
    },
  ]
}
