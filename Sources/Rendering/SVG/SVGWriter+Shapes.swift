internal import SnaplineGeometry
internal import SnaplineImages
internal import SnaplineScene

import struct Foundation.CGFloat

/// Shapes, their outlines, and pictures.
extension SVGWriter {
  mutating func put(_ ink: Ink, _ paint: Paint) {
    if case .conic(let gradient) = paint { return put(ink, gradient) }
    body.append(element(ink, paint).closed)
  }

  mutating func element(_ ink: Ink, _ paint: Paint) -> SVGElement {
    var element: SVGElement
    let property: String
    switch ink {
    case .inside(let shape):
      (element, property) = (SVGElement(outline: shape), "fill")
    case .clipped(let shape):
      (element, property) = (SVGElement(outline: .rectangle(shape.bounds)), "fill")
    case .outline(let shape, let stroke):
      (element, property) = (SVGElement(outline: shape, isDashed: stroke.isDashed), "stroke")
      element.set("fill", "none")
      element.set(stroke)
    }
    if case .color(let color) = paint {
      element.setPaint(property, color)
    } else {
      element.set(property, definitions.gradient(paint, &identifiers))
    }
    return element
  }

  /// SVG knows no colours around a centre: a picture of them shows through the ink.
  private mutating func put(_ ink: Ink, _ gradient: ConicGradient) {
    guard
      let patch = ConicPatch(gradient, over: ink.bounds, exchangesRedAndBlue: true)
    else { return }
    var group = SVGElement("g")
    switch ink {
    case .inside(let shape): group.set("clip-path", definitions.clip(shape, &identifiers))
    case .clipped: break
    case .outline:
      let name = openMask()
      body.append(element(ink, .color(.white)).closed)
      body.append("</mask>")
      group.set("mask", "url(#\(name))")
    }
    body.append(group.opened)
    put(patch.raster, in: patch.edges)
    body.append("</g>")
  }

  mutating func put(_ raster: Raster, in edges: Edges) { put(.pixels(raster), in: edges) }

  mutating func put(_ picture: VectorPicture, _ drawing: VectorDrawing, in edges: Edges) {
    put(.drawing(picture), in: edges)
  }

  private mutating func put(_ picture: SVGPicture, in edges: Edges) {
    let name = definitions.picture(picture, &identifiers)
    var element = SVGElement("use")
    element.set("href", "#" + name)
    let place = Transform(
      a: edges.width,
      b: 0,
      c: 0,
      d: edges.height,
      tx: edges.left,
      ty: edges.top
    )
    element.set("transform", SVGText.matrix(place))
    body.append(element.closed)
  }
}

extension Stroke {
  fileprivate var isDashed: Bool { dash.contains { $0 > 0 } }
}

extension SVGElement {
  fileprivate mutating func set(_ stroke: Stroke) {
    set("stroke-width", stroke.width, unless: 1)
    if stroke.cap != .butt { set("stroke-linecap", stroke.cap.rawValue) }
    if stroke.join != .miter {
      set("stroke-linejoin", stroke.join.rawValue)
    } else {
      set("stroke-miterlimit", max(1, stroke.miterLimit), unless: 4)
    }
    guard stroke.isDashed else { return }
    set("stroke-dasharray", stroke.dash.map { SVGText.number($0) }.joined(separator: " "))
    set("stroke-dashoffset", stroke.dashPhase, unless: 0)
  }
}
