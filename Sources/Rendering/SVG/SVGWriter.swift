internal import SnaplineGeometry
internal import SnaplineScene

import struct Foundation.CGFloat
import struct Foundation.CGSize

/// A scene in lines: the tag that opens it, and what is in it.
struct SVGPage {
  var root: [String]
  var lines: [String]
}

/// Writes a scene as SVG that keeps its meaning: groups, names and text, not only ink.
struct SVGWriter {
  private let scene: Scene
  let grid: PixelGrid
  private let faces: FaceSet?
  /// What texts are outlined with, where they are to be shapes.
  private let outlines: SVGOutlines?
  var body: [String] = []
  var identifiers: SVGIdentifiers
  var definitions: SVGDefinitions
  private let grounds: BorderedGrounds
  /// How many elements each open group is, and the name of its mask.
  private var open: [Open] = []
  var clip: Shape? { open.last?.clip }

  private struct Open {
    var elements = 1
    /// The one shape that cuts what is in the group, as far as it is known.
    var clip: Shape?
    /// Where in the body the group begins, and its content.
    var start = 0
    var content = 0
    /// Whether the group is taken away from what lies before it.
    var isPunch = false
    var mask: String?
    var isMaskUnderWay = false
  }

  init(
    _ scene: Scene,
    faces: FaceSet?,
    outlines: FaceSet?,
    pictures: SVGPictures,
    prefix: String
  ) {
    self.scene = scene
    self.faces = faces
    self.outlines = outlines.map(SVGOutlines.init)
    identifiers = SVGIdentifiers(prefix: prefix)
    definitions = SVGDefinitions(files: pictures)
    let scale = scene.scale
    grid = PixelGrid(scale: scale > 0 && scale.isFinite ? scale : 1)
    grounds = BorderedGrounds(scene.items, grid: grid)
  }

  /// The pictures that were met, with those that were known before.
  var takenPictures: SVGPictures { definitions.files }

  mutating func page() -> SVGPage {
    for place in scene.items.indices { write(scene.items[place], at: place) }
    while !open.isEmpty { end() }
    var root = SVGElement("svg")
    root.set("xmlns", "http://www.w3.org/2000/svg")
    root.set("width", scene.size.width)
    root.set("height", scene.size.height)
    root.set("viewBox", SVGText.numbers(0, 0, scene.size.width, scene.size.height))
    return SVGPage(root: [root.opened], lines: definitions.lines + body)
  }

  private func elements(of line: TextLine) -> [String] {
    outlines?.elements(of: line).map { $0 + SVGLine(line, faces: nil).decorations }
      ?? SVGLine(line, faces: faces).elements
  }

  private mutating func write(_ item: DisplayItem, at place: Int) {
    switch item {
    case .begin(let group): begin(group, scene.items[place...])
    case .end: end()
    case .fill(let shape, let paint):
      guard let shape = shape.bounded else { break }
      guard paint.isPaintable else { break }
      if case .ground(let ground, let isFirst, let isLast) = grounds.parts[place] {
        write(paint, asPartOf: ground, isFirst: isFirst, isLast: isLast)
      } else {
        write(Ink(inside: shape, clip: clip), paint)
      }
    case .stroke(let shape, let stroke, let paint):
      guard let shape = shape.bounded, paint.isPaintable, stroke.isPaintable, stroke.width > 0
      else { break }
      write(.outline(shape, stroke), paint)
    case .border(let shape, let width, let color):
      guard let shape = shape.bounded, width > 0, !shape.bounds.isEmpty else { break }
      if case .paintedBorder = grounds.parts[place] { break }
      if case .borderAround = grounds.parts[place] { endCut() }
      writeBorder(of: shape, width: width, color, isClip: shape == clip)
    case .shadow(let shape, let shadow):
      guard let shape = shape.bounded, shadow.isPaintable else { break }
      body.append(self.shadow(shadow, of: shape))
    case .text(let line):
      guard let line = line.bounded else { break }
      for (shadow, silhouette) in line.shadows {
        body += self.shadow(shadow, of: silhouette)
      }
      body += elements(of: line)
    case .picture(let raster, let edges):
      guard raster.width > 0, raster.height > 0, !edges.isEmpty,
        let edges = Shape.rectangle(edges).bounded?.bounds
      else { break }
      write(.pixels(raster), in: edges)
    case .vector(let picture, let edges):
      guard !edges.isEmpty, let edges = Shape.rectangle(edges).bounded?.bounds else { break }
      write(.drawing(picture), in: edges)
    case .beginMask: openMask()
    case .endMask: endMask()
    }
  }

  /// Opens the group that the display list `items` begins with.
  private mutating func begin(_ group: Group, _ items: ArraySlice<DisplayItem>) {
    var opened = Open(clip: group.innermostClip(in: clip), start: body.count)
    var element = SVGElement("g")
    if let identifier = group.identifier, !identifier.isEmpty {
      let name = identifiers.unique(identifier)
      element.set("id", name)
      if name != identifier { element.setText("data-identifier", identifier) }
    }
    if !group.className.isEmpty { element.set("class", SVGIdentifiers.valid(group.className)) }
    if let accessibility = group.accessibility { element.describe(accessibility) }
    element.set("opacity", min(max(group.opacity, 0), 1), unless: 1)
    if !group.transform.isPaintable {
      element.set("display", "none")
    } else if !group.transform.isIdentity {
      element.set("transform", SVGText.matrix(group.transform))
    }
    let ground = grounds.group(at: items.startIndex)
    if ground == nil, let clip = group.clip?.bounded {
      element.set("clip-path", definitions.clip(clip, &identifiers))
    }
    blend(group, items, &element, &opened)
    body.append(element.opened)
    if let label = group.accessibility?.label {
      body.append("<title>" + SVGText.escaped(label) + "</title>")
    }
    if let hint = group.accessibility?.hint {
      body.append("<desc>" + SVGText.escaped(hint) + "</desc>")
    }
    if let ground {
      beginCut(by: ground)
      opened.elements += 1
    }
    opened.content = body.count
    open.append(opened)
  }

  private mutating func endCut() {
    body.append("</g>")
    guard let last = open.indices.last else { return }
    open[last].elements -= 1
    open[last].clip = nil
  }

  /// Says what becomes of the group as a whole.
  private mutating func blend(
    _ group: Group,
    _ items: ArraySlice<DisplayItem>,
    _ element: inout SVGElement,
    _ opened: inout Open
  ) {
    let shadow = group.shadow.flatMap { $0.isPaintable && $0.color.alpha > 0 ? $0 : nil }
    let box = shadow == nil && group.blend != .destinationOut ? nil : InkBox(items).whole
    if let shadow, let box {
      element.set("filter", definitions.shadow(shadow, of: box, &identifiers))
    }
    switch group.blend {
    case nil: break
    case .normal: element.set("style", "isolation:isolate")
    case .destinationOut:
      opened.isPunch = true
      if let box { element.set("filter", definitions.silhouette(of: box, &identifiers)) }
    case .some(let blend): element.set("style", "mix-blend-mode:" + blend.nameInCSS)
    }
  }

  private mutating func end() {
    endMask()
    guard let closed = open.popLast() else { return }
    body += Array(repeating: "</g>", count: closed.elements)
    if closed.isPunch { punch(from: closed.start) }
  }

  /// Masks what was written around a group, and before it, by all that the group leaves open.
  private mutating func punch(from start: Int) {
    let hole = body[start...]
    body.removeSubrange(start...)
    let content = open.last?.content ?? 0
    let masked = body[content...]
    body.removeSubrange(content...)
    let name = beginMask(byLight: true)
    body.append("<path fill=\"#fff\" d=\"M-1e6-1e6H1e6V1e6H-1e6Z\"/>")
    body += hole
    body += ["</mask>", "<g mask=\"url(#\(name))\">"] + masked + ["</g>"]
  }

  /// The mask stands within its group, and a group of its own holds what is masked.
  private mutating func openMask() {
    guard let last = open.indices.last, open[last].mask == nil else { return }
    open[last].mask = beginMask()
    open[last].isMaskUnderWay = true
    open[last].content = body.count
  }

  mutating func beginMask(byLight: Bool = false) -> String {
    let name = identifiers.unique("mask1")
    var element = SVGElement("mask")
    element.set("id", name)
    if !byLight { element.set("style", "mask-type:alpha") }
    // Without an area of its own a mask ends a little beyond what it masks.
    element.set("maskUnits", "userSpaceOnUse")
    element.set("x", -1_000_000)
    element.set("y", -1_000_000)
    element.set("width", 2_000_000)
    element.set("height", 2_000_000)
    body.append(element.opened)
    return name
  }

  private mutating func endMask() {
    guard let last = open.indices.last, open[last].isMaskUnderWay, let name = open[last].mask
    else { return }
    open[last].isMaskUnderWay = false
    open[last].elements += 1
    body.append("</mask>")
    body.append("<g mask=\"url(#\(name))\">")
    open[last].content = body.count
  }

  private mutating func shadow(_ shadow: Shadow, of shape: Shape) -> String {
    var element = SVGElement(outline: shape.offset(x: shadow.x, y: shadow.y))
    element.setPaint("fill", shadow.color)
    if shadow.radius > 0 {
      let edges = shape.bounds.offset(x: shadow.x, y: shadow.y)
      element.set("filter", definitions.blur(edges, radius: shadow.radius, &identifiers))
    }
    return element.closed
  }
}

extension SVGWriter {
  /// A copy of the text that nobody reads aloud.
  private mutating func shadow(_ shadow: Shadow, of line: TextLine) -> [String] {
    var group = SVGElement("g")
    group.set("aria-hidden", "true")
    group.set("fill-opacity", shadow.color.alpha, unless: 1)
    if shadow.radius > 0 {
      let box = line.inkBox
      group.set("filter", definitions.blur(box, radius: shadow.radius, &identifiers))
    }
    var line = line
    for place in line.runs.indices {
      line.runs[place].color = shadow.color
      line.runs[place].color.alpha = 1
    }
    return [group.opened] + elements(of: line) + ["</g>"]
  }
}

extension BlendMode {
  fileprivate var nameInCSS: String {
    rawValue.map { $0.isUppercase ? "-" + $0.lowercased() : String($0) }.joined()
  }
}

extension SVGText {
  static func matrix(_ transform: Transform) -> String {
    let linear = numbers(transform.a, transform.b, transform.c, transform.d, digits: 6)
    return "matrix(\(linear) \(numbers(transform.tx, transform.ty)))"
  }
}

extension SVGElement {
  /// Adds what assistive software reads from attributes.
  fileprivate mutating func describe(_ accessibility: Accessibility) {
    let roles = [
      "button": "button", "link": "link", "header": "heading", "image": "img",
      "searchField": "searchbox", "adjustable": "slider", "tabBar": "tablist",
      "toggleButton": "switch",
    ]
    if let role = accessibility.traits.lazy.compactMap({ roles[$0] }).first { set("role", role) }
    if let value = accessibility.value { setText("aria-valuetext", value) }
    if accessibility.traits.contains("notEnabled") { set("aria-disabled", "true") }
    if accessibility.traits.contains("selected") { set("aria-selected", "true") }
  }
}
