internal import SnaplineGeometry
internal import SnaplineScene

import struct Foundation.CGFloat
import struct Foundation.CGPoint

/// What elements refer to, each thing once.
struct SVGDefinitions {
  private struct Blur: Hashable {
    var edges: Edges
    var radius: Double
  }

  private var content: [String] = []
  private var clips: [Shape: String] = [:]
  private var blurs: [Blur: String] = [:]

  private var gradients: [Paint: String] = [:]
  private var pictures: [Raster: String] = [:]
  /// Where the pixels of pictures are.
  private(set) var files: SVGPictures

  init(files: SVGPictures) { self.files = files }

  var lines: [String] { content.isEmpty ? [] : ["<defs>"] + content + ["</defs>"] }

  mutating func clip(_ shape: Shape, _ identifiers: inout SVGIdentifiers) -> String {
    if let known = clips[shape] { return known }
    let name = identifiers.unique("clip\(clips.count + 1)")
    let outline = SVGElement(outline: shape).closed
    content.append("<clipPath id=\"\(name)\">\(outline)</clipPath>")
    clips[shape] = "url(#\(name))"
    return "url(#\(name))"
  }

  mutating func blur(
    _ edges: Edges,
    radius: Double,
    _ identifiers: inout SVGIdentifiers
  ) -> String {
    let key = Blur(edges: edges, radius: radius)
    if let known = blurs[key] { return known }
    let name = identifiers.unique("blur\(blurs.count + 1)")
    let room = edges.inset(by: -3 * radius)
    var filter = SVGElement("filter")
    filter.set("id", name)
    filter.set("filterUnits", "userSpaceOnUse")
    filter.set("x", room.left)
    filter.set("y", room.top)
    filter.set("width", room.width)
    filter.set("height", room.height)
    filter.set("color-interpolation-filters", "sRGB")
    var gaussian = SVGElement("feGaussianBlur")
    gaussian.set("stdDeviation", radius)
    content.append(filter.opened + gaussian.closed + "</filter>")
    blurs[key] = "url(#\(name))"
    return "url(#\(name))"
  }

  /// A gradient in the coordinates of the canvas, as `fill` refers to it.
  mutating func gradient(_ paint: Paint, _ identifiers: inout SVGIdentifiers) -> String {
    if let known = gradients[paint] { return known }
    let name = identifiers.unique("gradient\(gradients.count + 1)")
    var stops: [GradientStop] = []
    var element = SVGElement("linearGradient")
    switch paint {
    case .color: break
    case .linear(let gradient):
      stops = gradient.stops
      element.set("id", name)
      element.set("x1", gradient.start.x)
      element.set("y1", gradient.start.y)
      element.set("x2", gradient.end.x)
      element.set("y2", gradient.end.y)
    case .radial(let gradient):
      stops = gradient.stops
      element = SVGElement("radialGradient")
      element.set("id", name)
      element.set("cx", 0.0)
      element.set("cy", 0.0)
      element.set("r", 1.0)
      let place = Transform(
        a: gradient.radiusX,
        b: 0,
        c: 0,
        d: gradient.radiusY,
        tx: gradient.center.x,
        ty: gradient.center.y
      )
      element.set("gradientTransform", SVGText.matrix(place))
    }
    element.set("gradientUnits", "userSpaceOnUse")
    let parts = GradientTable.ordered(stops).map { stop in
      var part = SVGElement("stop")
      part.set("offset", stop.offset)
      part.set("stop-color", SVGElement.name(of: stop.color))
      part.set("stop-opacity", stop.color.alpha, unless: 1)
      return part.closed
    }
    content.append(element.opened + parts.joined() + "</\(element.name)>")
    gradients[paint] = "url(#\(name))"
    return "url(#\(name))"
  }

  /// A picture over the unit square, inlined once, by its name.
  mutating func picture(_ raster: Raster, _ identifiers: inout SVGIdentifiers) -> String {
    if let known = pictures[raster] { return known }
    let name = identifiers.unique("image\(pictures.count + 1)")
    var element = SVGElement("image")
    element.set("id", name)
    element.set("width", 1.0)
    element.set("height", 1.0)
    element.set("preserveAspectRatio", "none")
    element.set("href", files.reference(to: raster))
    content.append(element.closed)
    pictures[raster] = name
    return name
  }

  /// What an element refers to for a drawing.
  mutating func reference(to picture: VectorPicture) -> String { files.reference(to: picture) }
}
