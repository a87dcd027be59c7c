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
  private let grid: PixelGrid
  private let faces: FaceSet?
  /// What texts are outlined with, where they are to be shapes.
  private let outlines: SVGOutlines?
  private var body: [String] = []
  private var identifiers: SVGIdentifiers
  private var definitions: SVGDefinitions
  /// How many elements each open group is, and the name of its mask.
  private var open: [Open] = []

  private struct Open {
    var elements = 1
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
  }

  /// The pictures that were met, with those that were known before.
  var takenPictures: SVGPictures { definitions.files }

  mutating func page() -> SVGPage {
    for item in scene.items { write(item) }
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

  private mutating func write(_ item: DisplayItem) {
    switch item {
    case .begin(let group): begin(group)
    case .end: end()
    case .fill(let shape, let paint):
      guard let shape = shape.bounded else { break }
      guard paint.isPaintable else { break }
      var element = SVGElement(outline: shape)
      switch paint {
      case .color(let color): element.setPaint("fill", color)
      case .linear, .radial: element.set("fill", definitions.gradient(paint, &identifiers))
      }
      body.append(element.closed)
    case .border(let shape, let width, let color):
      guard let shape = shape.bounded, width > 0, !shape.bounds.isEmpty else { break }
      body.append(border(of: shape, width: width, color))
    case .shadow(let shape, let shadow):
      guard let shape = shape.bounded, shadow.isPaintable else { break }
      body.append(self.shadow(shadow, of: shape))
    case .text(let line):
      guard line.isPaintable else { break }
      for (shadow, silhouette) in line.shadows {
        body += self.shadow(shadow, of: silhouette)
      }
      body += elements(of: line)
    case .picture(let raster, let edges):
      guard raster.width > 0, raster.height > 0, !edges.isEmpty,
        let edges = Shape.rectangle(edges).bounded?.bounds
      else { break }
      let name = definitions.picture(raster, &identifiers)
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
    case .vector(let picture, let edges):
      guard !edges.isEmpty, let edges = Shape.rectangle(edges).bounded?.bounds else { break }
      body.append(vector(picture, edges))
    case .beginMask: beginMask()
    case .endMask: endMask()
    }
  }

  private mutating func begin(_ group: Group) {
    open.append(Open())
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
    if let clip = group.clip?.bounded {
      element.set("clip-path", definitions.clip(clip, &identifiers))
    }
    body.append(element.opened)
    if let label = group.accessibility?.label {
      body.append("<title>" + SVGText.escaped(label) + "</title>")
    }
    if let hint = group.accessibility?.hint {
      body.append("<desc>" + SVGText.escaped(hint) + "</desc>")
    }
  }

  private mutating func end() {
    endMask()
    guard let closed = open.popLast() else { return }
    body += Array(repeating: "</g>", count: closed.elements)
  }

  /// The mask stands within its group, and a group of its own holds what is masked.
  private mutating func beginMask() {
    guard let last = open.indices.last, open[last].mask == nil else { return }
    let name = identifiers.unique("mask1")
    open[last].mask = name
    open[last].isMaskUnderWay = true
    var element = SVGElement("mask")
    element.set("id", name)
    element.set("style", "mask-type:alpha")
    // Without an area of its own a mask ends a little beyond what it masks.
    element.set("maskUnits", "userSpaceOnUse")
    element.set("x", -1_000_000)
    element.set("y", -1_000_000)
    element.set("width", 2_000_000)
    element.set("height", 2_000_000)
    body.append(element.opened)
  }

  private mutating func endMask() {
    guard let last = open.indices.last, open[last].isMaskUnderWay, let name = open[last].mask
    else { return }
    open[last].isMaskUnderWay = false
    open[last].elements += 1
    body.append("</mask>")
    body.append("<g mask=\"url(#\(name))\">")
  }

  private func border(of shape: Shape, width: Double, _ color: RGBA) -> String {
    let border = Border(of: shape, width: width, grid: grid)
    guard let inner = border.inner else {
      var element = SVGElement(outline: shape)
      element.setPaint("fill", color)
      return element.closed
    }
    // A stroke along the middle says the same shorter, where both sides bend about one centre.
    if let middle = border.middle {
      var element = SVGElement(outline: middle)
      element.set("fill", "none")
      element.setPaint("stroke", color)
      element.set("stroke-width", border.width, unless: 1)
      return element.closed
    }
    var element = SVGElement("path")
    element.set("d", SVGElement.path(of: shape) + SVGElement.path(of: inner))
    element.set("fill-rule", "evenodd")
    element.setPaint("fill", color)
    return element.closed
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
  /// A drawing as a picture of its own: its names can't meet those of this document.
  private mutating func vector(_ picture: VectorPicture, _ edges: Edges) -> String {
    var element = SVGElement("image")
    element.set("x", edges.left)
    element.set("y", edges.top)
    element.set("width", edges.width)
    element.set("height", edges.height)
    element.set("preserveAspectRatio", "none")
    element.set("href", definitions.reference(to: picture))
    return element.closed
  }

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
