internal import SnaplineGeometry
internal import SnaplineScene

import struct Foundation.CGFloat
import struct Foundation.CGPoint

/// What elements refer to, each thing once.
struct SVGDefinitions {
  private var content: [String] = []
  private var clips: [Shape: String] = [:]
  /// By all that they say but their names.
  private var filters: [String: String] = [:]
  private var counts: [String: Int] = [:]

  private var gradients: [Paint: String] = [:]
  private var pictures: [SVGPicture: String] = [:]
  /// Where pictures are.
  private(set) var files: SVGPictures

  init(files: SVGPictures) { self.files = files }

  var lines: [String] { content.isEmpty ? [] : ["<defs>"] + content + ["</defs>"] }

  mutating func clip(_ shape: Shape, _ identifiers: inout SVGIdentifiers) -> String {
    if let known = clips[shape] { return known }
    let name = identifiers.unique("clip\(clips.count + 1)")
    var element = SVGElement(outline: shape)
    if shape.fillRule == .evenOdd { element.set("clip-rule", "evenodd") }
    let outline = element.closed
    content.append("<clipPath id=\"\(name)\">\(outline)</clipPath>")
    clips[shape] = "url(#\(name))"
    return "url(#\(name))"
  }

  mutating func blur(
    _ edges: Edges,
    radius: Double,
    _ identifiers: inout SVGIdentifiers
  ) -> String {
    var gaussian = SVGElement("feGaussianBlur")
    gaussian.set("stdDeviation", radius)
    return filter("blur", gaussian.closed, over: edges.inset(by: -3 * radius), &identifiers)
  }

  /// What becomes of a group and what it casts, as a filter of all that is in its box.
  mutating func filter(
    _ effect: GroupEffect?,
    _ shadow: Shadow?,
    of box: Edges,
    _ identifiers: inout SVGIdentifiers
  ) -> String {
    var steps = effect.map { Self.steps(of: $0, isLast: shadow == nil) } ?? ""
    var reach = 3 * (effect?.blur ?? 0)
    if let shadow {
      steps += Self.steps(of: shadow, after: effect == nil ? nil : "changed")
      reach += 3 * shadow.radius + max(abs(shadow.x), abs(shadow.y))
    }
    let name = shadow == nil ? "effect" : "shadow"
    return filter(name, steps, over: box.inset(by: -reach), &identifiers)
  }

  private static func steps(of effect: GroupEffect, isLast: Bool) -> String {
    var blur = SVGElement("feGaussianBlur")
    blur.set("stdDeviation", effect.blur)
    if !isLast || effect.tint != nil { blur.set("result", "changed") }
    guard let tint = effect.tint else { return blur.closed }
    var flood = SVGElement("feFlood")
    flood.set("flood-color", SVGElement.name(of: tint))
    flood.set("flood-opacity", tint.alpha, unless: 1)
    var colored = SVGElement("feComposite")
    colored.set("operator", "atop")
    colored.set("in2", "changed")
    if !isLast { colored.set("result", "changed") }
    return blur.closed + flood.closed + colored.closed
  }

  /// In the steps that `feDropShadow` is short for, which not every viewer knows.
  private static func steps(of shadow: Shadow, after source: String?) -> String {
    var blur = SVGElement("feGaussianBlur")
    blur.set("in", source ?? "SourceAlpha")
    blur.set("stdDeviation", shadow.radius)
    var offset = SVGElement("feOffset")
    offset.set("dx", shadow.x)
    offset.set("dy", shadow.y)
    offset.set("result", "cast")
    var flood = SVGElement("feFlood")
    flood.set("flood-color", SVGElement.name(of: shadow.color))
    flood.set("flood-opacity", shadow.color.alpha, unless: 1)
    let colored = #"<feComposite operator="in" in2="cast"/>"#
    let own = source ?? "SourceGraphic"
    let merged = "<feMerge><feMergeNode/><feMergeNode in=\"\(own)\"/></feMerge>"
    return [blur.closed, offset.closed, flood.closed, colored, merged].joined()
  }

  /// A filter that leaves nothing but how opaque a thing is, in black.
  mutating func silhouette(of box: Edges, _ identifiers: inout SVGIdentifiers) -> String {
    var matrix = SVGElement("feColorMatrix")
    matrix.set("values", "0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0")
    return filter("silhouette", matrix.closed, over: box, &identifiers)
  }

  /// A filter over an area in the coordinates of what it is put on.
  private mutating func filter(
    _ wanted: String,
    _ steps: String,
    over area: Edges,
    _ identifiers: inout SVGIdentifiers
  ) -> String {
    var area = SVGElement(area: area)
    area.set("color-interpolation-filters", "sRGB")
    let content = area.text + ">" + steps
    if let known = filters[content] { return known }
    counts[wanted, default: 0] += 1
    let name = identifiers.unique("\(wanted)\(counts[wanted, default: 1])")
    self.content.append("<filter id=\"\(name)\"" + content + "</filter>")
    filters[content] = "url(#\(name))"
    return "url(#\(name))"
  }

  /// A gradient of any kind as `fill` refers to it; `bounds` are those of what is filled.
  mutating func fill(
    _ paint: Paint,
    over bounds: Edges,
    _ identifiers: inout SVGIdentifiers
  ) -> String {
    switch paint {
    case .color(let color): return SVGElement.name(of: color)
    case .conic(let gradient): return pattern(gradient, over: bounds, &identifiers) ?? "none"
    case .linear, .radial: return self.gradient(paint, &identifiers)
    }
  }

  /// SVG knows no colours around a centre: a picture of them is the pattern.
  private mutating func pattern(
    _ gradient: ConicGradient,
    over bounds: Edges,
    _ identifiers: inout SVGIdentifiers
  ) -> String? {
    guard let patch = ConicPatch(gradient, over: bounds, exchangesRedAndBlue: true) else {
      return nil
    }
    let picture = picture(.pixels(patch.raster), &identifiers)
    counts["pattern", default: 0] += 1
    let name = identifiers.unique("pattern\(counts["pattern", default: 1])")
    let edges = patch.edges
    var element = SVGElement("pattern")
    element.set("id", name)
    element.set("patternUnits", "userSpaceOnUse")
    element.set("x", edges.left)
    element.set("y", edges.top)
    element.set("width", edges.width)
    element.set("height", edges.height)
    var use = SVGElement("use")
    use.set("href", "#" + picture)
    use.set("transform", "scale(\(SVGText.numbers(edges.width, edges.height)))")
    content.append(element.opened + use.closed + "</pattern>")
    return "url(#\(name))"
  }

  /// A gradient in the coordinates of the canvas, as `fill` refers to it.
  mutating func gradient(_ paint: Paint, _ identifiers: inout SVGIdentifiers) -> String {
    if let known = gradients[paint] { return known }
    let name = identifiers.unique("gradient\(gradients.count + 1)")
    var element = SVGElement("linearGradient")
    switch paint {
    case .color, .conic: break
    case .linear(let gradient):
      element.set("id", name)
      element.set("x1", gradient.start.x)
      element.set("y1", gradient.start.y)
      element.set("x2", gradient.end.x)
      element.set("y2", gradient.end.y)
    case .radial(let gradient):
      element = SVGElement("radialGradient")
      element.set("id", name)
      element.set("cx", 0.0)
      element.set("cy", 0.0)
      element.set("r", 1.0)
      let circles = UnitCircles(gradient)
      element.set("fx", circles.focus.x, unless: 0)
      element.set("fy", circles.focus.y, unless: 0)
      element.set("fr", circles.focalRadius, unless: 0)
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
    let parts = GradientTable.ordered(paint.stops).map { stop in
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
  mutating func picture(_ picture: SVGPicture, _ identifiers: inout SVGIdentifiers) -> String {
    if let known = pictures[picture] { return known }
    let name = identifiers.unique("image\(pictures.count + 1)")
    var element = SVGElement("image")
    element.set("id", name)
    element.set("width", 1.0)
    element.set("height", 1.0)
    element.set("preserveAspectRatio", "none")
    element.set("href", files.reference(to: picture))
    content.append(element.closed)
    pictures[picture] = name
    return name
  }
}

extension SVGElement {
  /// The attributes of a filter's area alone.
  fileprivate init(area: Edges) {
    self.init(attributesOf: "filter")
    set("filterUnits", "userSpaceOnUse")
    set("x", area.left)
    set("y", area.top)
    set("width", area.width)
    set("height", area.height)
  }
}
