internal import SnaplineGeometry
internal import SnaplineScene

/// Borders, and grounds that share their edges with them.
extension SVGWriter {
  mutating func put(_ border: Border, _ color: RGBA, isClip: Bool) {
    let shape = border.shape
    switch border.form {
    case .line(let stroke):
      var element = element(.outline(shape, stroke), .color(color))
      if !isClip { element.set("clip-path", definitions.clip(shape, &identifiers)) }
      body.append(element.closed)
    case .ring(let inner):
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
    case .whole:
      body.append(element(isClip ? .clipped(shape) : .inside(shape), .color(color)).closed)
    }
  }

  /// Opens what cuts a group by a ground, around which its border is written before or after.
  mutating func beginCut(by ground: BorderedGround) {
    switch ground.way {
    case .borderFirst(let color): put(.inside(ground.border.shape), .color(color))
    case .groundFirst: break
    case .layer: return beginLayer(cutBy: ground.border.shape, isClip: false)
    }
    var element = SVGElement("g")
    let cut = ground.cut ?? .nothing
    element.set("clip-path", definitions.clip(cut, &identifiers))
    body.append(element.opened)
  }

  mutating func putUnderGround(_ border: Border, _ color: RGBA, isClip: Bool) {
    put(isClip ? .clipped(border.shape) : .inside(border.shape), .color(color))
  }

  mutating func putUnderBorder(_ ground: BorderedGround, cut: Shape, _ paint: Paint) {
    put(.inside(cut), paint)
  }

  /// Opens a group with a mask, as a clip cuts each of its parts by itself in some viewers.
  mutating func beginLayer(cutBy shape: Shape, isClip: Bool) {
    let name = openMask()
    put(.inside(shape), .color(.white))
    body.append("</mask>")
    body.append("<g mask=\"url(#\(name))\">")
  }

  mutating func endLayer() { body.append("</g>") }
}
