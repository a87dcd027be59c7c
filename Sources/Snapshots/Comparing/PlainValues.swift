import SnaplineGeometry
import SnaplineScene

import struct Foundation.CGFloat
import struct Foundation.CGPoint

// How values read in a message: short, and with what tells them apart.

func plain(_ number: Double) -> String {
  let rounded = (number * 100).rounded() / 100
  guard rounded.isFinite, abs(rounded) < 1e15 else { return "\(number)" }
  return rounded == rounded.rounded() ? String(Int64(rounded)) : "\(rounded)"
}

func plain(_ edges: Edges) -> String {
  "\(plain(edges.left)) \(plain(edges.top)) \(plain(edges.right)) \(plain(edges.bottom))"
}

extension Edges {
  func seen(from frame: Edges) -> Edges {
    Edges(
      left: left - frame.left,
      top: top - frame.top,
      right: right - frame.left,
      bottom: bottom - frame.top
    )
  }
}

func plain(_ color: RGBA) -> String {
  func level(_ part: Double) -> String {
    let level = Int((min(max(part.isNaN ? 0 : part, 0), 1) * 255).rounded())
    let digits = String(level, radix: 16)
    return digits.utf8.count == 1 ? "0" + digits : digits
  }
  let opaque = "#" + level(color.red) + level(color.green) + level(color.blue)
  return color.alpha == 1 ? opaque : opaque + " at \(plain(color.alpha * 100)) %"
}

func plain(_ paint: Paint) -> String {
  switch paint {
  case .color(let color): plain(color)
  case .linear(let gradient): "gradient of " + plain(gradient.stops)
  case .radial(let gradient): "radial gradient of " + plain(gradient.stops)
  case .conic(let gradient): "conic gradient of " + plain(gradient.stops)
  }
}

/// A paint, with where its colours lie where that is all that differs from the other.
func plain(_ paint: Paint, beside other: Paint) -> String {
  let words = plain(paint)
  guard words == plain(other) else { return words }
  func place(_ point: CGPoint) -> String { plain(point.x) + " " + plain(point.y) }
  switch paint {
  case .color: return words
  case .linear(let gradient):
    return words + " from \(place(gradient.start)) to \(place(gradient.end))"
  case .radial(let gradient):
    let radii = plain(gradient.radiusX) + " " + plain(gradient.radiusY)
    return words + " around \(place(gradient.center)) as far as \(radii)"
  case .conic(let gradient):
    return words + " around \(place(gradient.center)) from \(plain(gradient.angle))"
  }
}

func plain(_ decorations: [TextDecoration]) -> String {
  decorations.isEmpty
    ? "none"
    : decorations.map { "\($0.kind.rawValue) \(plain($0.color)) \(plain($0.edges))" }
      .joined(separator: ", ")
}

private func plain(_ stops: [GradientStop]) -> String {
  stops.map { "\(plain($0.color)) at \(plain($0.offset))" }.joined(separator: ", ")
}

func plain(_ outline: LetterOutline) -> String {
  plain(outline.width) + " " + plain(outline.color) + (outline.isHollow ? ", hollow" : "")
}

func plain(_ effect: GroupEffect) -> String {
  "blur \(plain(effect.blur))" + (effect.tint.map { ", tint " + plain($0) } ?? "")
}

func plain(_ shadow: Shadow) -> String {
  "\(plain(shadow.color)) radius \(plain(shadow.radius)) by \(plain(shadow.x)) \(plain(shadow.y))"
}

func plain(_ stroke: Stroke) -> String {
  var text = "\(plain(stroke.width)) \(stroke.cap.rawValue) \(stroke.join.rawValue)"
  if stroke.join == .miter { text += " limit \(plain(stroke.miterLimit))" }
  guard !stroke.dash.isEmpty else { return text }
  let dashes = stroke.dash.map { plain($0) }.joined(separator: " ")
  return text + " dashes \(dashes) from \(plain(stroke.dashPhase))"
}

/// The size in pixels, and what tells the picture from others of that size.
func plain(_ picture: Raster) -> String {
  "\(picture.width) × \(picture.height) pixels \(picture.key.prefix(8))"
}

func plain(_ picture: VectorPicture) -> String { "drawing \(picture.key.prefix(8))" }

/// What a picture is made of, of an item that paints one.
func plain(picture item: DisplayItem) -> String {
  switch item {
  case .picture(let raster, _): plain(raster)
  case .vector(let drawing, _): plain(drawing)
  default: item.kindName
  }
}

func plain(_ group: Group) -> String {
  group.identifier.map { "\(group.className) \($0)" } ?? group.className
}

func plain(_ radii: CornerRadii?) -> String {
  guard let radii else { return "none" }
  if radii == CornerRadii(radii.topLeft) { return plain(radii.topLeft) }
  return [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
    .map { plain($0) }.joined(separator: " ")
}

/// Family, size and weight, and what else differs from the other face.
func plain(_ face: FontFace, beside other: FontFace) -> String {
  let name = face.name
  var text = "\(name.family) \(plain(name.size)) \(name.weight)"
  if name.isItalic { text += " italic" }
  guard name == other.name else { return text }
  if face.isSyntheticBold != other.isSyntheticBold, face.isSyntheticBold { text += " emboldened" }
  if face.axes != other.axes { text += " axes \(face.axes)" }
  if face.index != other.index { text += " index \(face.index)" }
  if face.matrix != other.matrix {
    let matrix = face.matrix
    let parts = [matrix.xx, matrix.yx, matrix.xy, matrix.yy].map { plain($0) }
    text += " matrix " + parts.joined(separator: " ")
  }
  return text
}

extension DisplayItem {
  var isText: Bool {
    if case .text = self { true } else { false }
  }

  var kindName: String {
    switch self {
    case .begin: "group"
    case .end: "end"
    case .fill: "background"
    case .stroke: "line"
    case .border: "border"
    case .shadow: "shadow"
    case .text: "text"
    case .picture, .vector: "picture"
    case .beginMask: "mask"
    case .endMask: "end of mask"
    }
  }
}

extension Shape {
  var radii: CornerRadii? {
    switch self {
    case .rectangle, .path: nil
    case .rounded(_, let radii, _): radii
    }
  }

  var curve: CornerCurve? {
    switch self {
    case .rectangle, .path: nil
    case .rounded(_, _, let curve): curve
    }
  }

  /// The path with its corner at the origin, of a shape that is one.
  var pathFromCorner: Path? {
    guard case .path(let path, _) = self else { return nil }
    return path.applying(Transform(translationX: -bounds.left, y: -bounds.top))
  }

  var isEvenOdd: Bool {
    if case .path(_, .evenOdd) = self { true } else { false }
  }

  /// Whether the shorter sides are round all over, so that the radius follows from the size.
  var isCapsule: Bool {
    guard let radii, radii == CornerRadii(radii.topLeft) else { return false }
    return radii.topLeft * 2 >= min(bounds.width, bounds.height) - positionNoise
  }
}
