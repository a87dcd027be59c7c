internal import SnaplineGeometry
internal import SnaplineScene

/// Grounds that share their edges with borders.
extension SVGWriter {
  /// Opens what cuts a group by a ground, around which its border is written before or after.
  mutating func beginCut(by ground: BorderedGround) {
    switch ground.way {
    case .borderFirst(let color): write(.inside(ground.border.shape), .color(color))
    case .groundFirst: break
    case .layer: return beginLayer(cutBy: ground.border.shape)
    }
    var element = SVGElement("g")
    let cut = ground.cut ?? .nothing
    element.set("clip-path", definitions.clip(cut, &identifiers))
    body.append(element.opened)
  }

  /// Writes a fill of a ground, and the border before the first or after the last one.
  mutating func write(
    _ paint: Paint,
    asPartOf ground: BorderedGround,
    isFirst: Bool,
    isLast: Bool
  ) {
    let shape = ground.border.shape
    switch ground.way {
    case .borderFirst(let color):
      if isFirst { write(Ink(inside: shape, clip: clip), .color(color)) }
      if let cut = ground.cut { write(.inside(cut), paint) }
    case .groundFirst: if let cut = ground.cut { write(.inside(cut), paint) }
    case .layer:
      if isFirst { beginLayer(cutBy: shape) }
      write(.clipped(shape), paint)
      guard isLast else { break }
      writeBorder(of: shape, width: ground.border.width, ground.color, isClip: true)
      body.append("</g>")
    }
  }

  /// Opens a group that is painted by itself and then cut once, which a clip isn't in every viewer.
  private mutating func beginLayer(cutBy shape: Shape) {
    let name = beginMask()
    write(.inside(shape), .color(.white))
    body.append("</mask>")
    body.append("<g mask=\"url(#\(name))\">")
  }
}
