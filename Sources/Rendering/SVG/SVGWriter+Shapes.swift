internal import SnaplineGeometry
internal import SnaplineScene

import struct Foundation.CGFloat

/// Shapes, their outlines and their borders.
extension SVGWriter {
  mutating func write(_ ink: Ink, _ paint: Paint) {
    if case .conic(let gradient) = paint { return write(ink, gradient) }
    body.append(element(ink, paint).closed)
  }

  private mutating func element(_ ink: Ink, _ paint: Paint) -> SVGElement {
    var element: SVGElement
    let property: String
    switch ink {
    case .inside(let shape):
      (element, property) = (SVGElement(outline: shape), "fill")
    case .clipped(let shape):
      (element, property) = (SVGElement(outline: .rectangle(shape.bounds)), "fill")
    case .outline(let shape, let stroke):
      (element, property) = (SVGElement(outline: shape), "stroke")
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
  private mutating func write(_ ink: Ink, _ gradient: ConicGradient) {
    guard
      let patch = ConicPatch(gradient, over: ink.bounds, exchangesRedAndBlue: true)
    else { return }
    var group = SVGElement("g")
    switch ink {
    case .inside(let shape): group.set("clip-path", definitions.clip(shape, &identifiers))
    case .clipped: break
    case .outline:
      let name = beginMask()
      body.append(element(ink, .color(.white)).closed)
      body.append("</mask>")
      group.set("mask", "url(#\(name))")
    }
    body.append(group.opened)
    write(.pixels(patch.raster), in: patch.edges)
    body.append("</g>")
  }

  mutating func write(_ picture: SVGPicture, in edges: Edges) {
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

  mutating func writeBorder(of shape: Shape, width: Double, _ color: RGBA, isClip: Bool) {
    let border = Border(of: shape, width: width, grid: grid)
    if case .path = shape {
      // The outer half of a line of twice the width is cut.
      var element = element(.outline(shape, Stroke(width: 2 * border.width)), .color(color))
      if !isClip { element.set("clip-path", definitions.clip(shape, &identifiers)) }
      return body.append(element.closed)
    }
    guard let inner = border.inner else {
      return body.append(element(isClip ? .clipped(shape) : .inside(shape), .color(color)).closed)
    }
    // A stroke along the middle says the same shorter, where both sides bend about one centre.
    if !isClip, let middle = border.middle {
      var element = SVGElement(outline: middle)
      element.set("fill", "none")
      element.setPaint("stroke", color)
      element.set("stroke-width", border.width, unless: 1)
      return body.append(element.closed)
    }
    var element = SVGElement("path")
    let outer = isClip ? .rectangle(shape.bounds) : shape
    element.set("d", SVGElement.path(of: outer) + SVGElement.path(of: inner))
    element.set("fill-rule", "evenodd")
    element.setPaint("fill", color)
    body.append(element.closed)
  }
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
    guard stroke.dash.contains(where: { $0 > 0 }) else { return }
    set("stroke-dasharray", stroke.dash.map { SVGText.number($0) }.joined(separator: " "))
    set("stroke-dashoffset", stroke.dashPhase, unless: 0)
  }
}
