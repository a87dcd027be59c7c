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
  private let faces: FaceSet
  private let text: SVGOptions.Text
  var body: [String] = []
  var identifiers: SVGIdentifiers
  var definitions: SVGDefinitions
  /// What the page is told in which the picture is shown.
  var live: SVGOptions.Live?
  /// The paths of the views, where a page asks for them.
  private var paths: [String] = []
  private var open: [Open] = []

  private struct Open {
    /// How many elements the group is.
    var elements = 1
    /// Where in the body the group begins, and its content.
    var start = 0
    var content = 0
    /// Whether the group is taken away from what lies before it.
    var isPunch = false
    /// The name of the group's mask.
    var mask = ""
  }

  init(faces: FaceSet, text: SVGOptions.Text, pictures: SVGPictures, prefix: String) {
    self.faces = faces
    self.text = text
    identifiers = SVGIdentifiers(prefix: prefix)
    definitions = SVGDefinitions(files: pictures)
  }

  /// The pictures that were met, with those that were known before.
  var takenPictures: SVGPictures { definitions.files }

  mutating func page(of scene: Scene) throws(RenderingError) -> SVGPage {
    if live != nil { paths = scene.tree.paths }
    var walk = try SceneWalk(scene)
    try walk.paint(on: &self)
    var root = SVGElement("svg")
    root.set("xmlns", "http://www.w3.org/2000/svg")
    root.set("width", scene.size.width)
    root.set("height", scene.size.height)
    root.set("viewBox", SVGText.numbers(0, 0, scene.size.width, scene.size.height))
    return SVGPage(root: [root.opened], lines: definitions.lines + body)
  }
}

/// Groups and their masks.
extension SVGWriter: Surface {
  static var keepsHiddenGroups: Bool { true }

  mutating func begin(_ start: GroupStart) {
    let group = start.group
    var opened = Open(start: body.count)
    var element = SVGElement("g")
    if let identifier = group.identifier, !identifier.isEmpty {
      let name = identifiers.unique(identifier)
      element.set("id", name)
      if name != identifier { element.setText("data-identifier", identifier) }
    }
    if !group.className.isEmpty { element.set("class", SVGIdentifiers.valid(group.className)) }
    if let node = group.node, paths.indices.contains(node) {
      element.setText("data-path", paths[node])
    }
    if let accessibility = group.accessibility { element.describe(accessibility) }
    element.set("opacity", min(max(group.opacity, 0), 1), unless: 1)
    if !group.transform.isPaintable {
      // The group is hidden: it lies beyond all pictures, or in another one that is hidden.
      element.set("display", "none")
    } else if !group.transform.isIdentity {
      element.set("transform", SVGText.matrix(group.transform))
    }
    if start.ground == nil, let clip = start.clip {
      element.set("clip-path", definitions.clip(clip, &identifiers))
    }
    blend(start, &element, &opened)
    body.append(element.opened)
    if let label = group.accessibility?.label {
      body.append("<title>" + SVGText.escaped(label) + "</title>")
    }
    if let hint = group.accessibility?.hint {
      body.append("<desc>" + SVGText.escaped(hint) + "</desc>")
    }
    if let ground = start.ground {
      beginCut(by: ground)
      opened.elements += 1
    }
    opened.content = body.count
    open.append(opened)
  }

  /// Says what becomes of the group as a whole.
  private mutating func blend(
    _ start: GroupStart,
    _ element: inout SVGElement,
    _ opened: inout Open
  ) {
    let group = start.group
    let shadow = group.shadow.flatMap { $0.isPaintable && $0.color.alpha > 0 ? $0 : nil }
    let effect = group.effect.flatMap { $0.isPaintable ? $0 : nil }
    let isFiltered = shadow != nil || effect != nil || group.blend == .destinationOut
    let box = isFiltered ? InkBox(start.items).whole : nil
    if let box, shadow != nil || effect != nil {
      element.set("filter", definitions.filter(effect, shadow, of: box, &identifiers))
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

  mutating func end() {
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
    let name = openMask(byLight: true)
    body.append("<path fill=\"#fff\" d=\"M-1e6-1e6H1e6V1e6H-1e6Z\"/>")
    body += hole
    body += ["</mask>", "<g mask=\"url(#\(name))\">"] + masked + ["</g>"]
  }

  mutating func endCut() {
    body.append("</g>")
    if let last = open.indices.last { open[last].elements -= 1 }
  }

  /// The mask stands within its group, and a group of its own holds what is masked.
  mutating func beginMask() {
    guard let last = open.indices.last else { return }
    open[last].mask = openMask()
    open[last].content = body.count
  }

  mutating func endMask() {
    guard let last = open.indices.last else { return }
    open[last].elements += 1
    body.append("</mask>")
    body.append("<g mask=\"url(#\(open[last].mask))\">")
    open[last].content = body.count
  }

  /// Opens a mask by how opaque its content is, or by how light.
  mutating func openMask(byLight: Bool = false) -> String {
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
}

/// Texts and shadows.
extension SVGWriter {
  mutating func put(_ line: TextLine) throws(RenderingError) {
    // How letters are spaced is asked of the fonts, without which the text would look different.
    for run in line.runs where run.glyphs.contains(where: { !$0.isMissing }) {
      _ = try faces.face(run.face)
    }
    body += elements(of: line)
  }

  private mutating func elements(of line: TextLine) -> [String] {
    var fills: [Paint: String] = [:]
    for case let paint? in line.runs.map(\.paint) where fills[paint] == nil {
      fills[paint] = definitions.fill(paint, over: line.inkBox, &identifiers)
    }
    guard text == .outlines else { return SVGLine(line, faces: faces, fills: fills, live).elements }
    let plain = SVGLine(line, faces: nil, fills: fills, live)
    return SVGOutlines(faces: faces, fills: fills).elements(of: line).map { $0 + plain.decorations }
      ?? plain.elements
  }

  mutating func put(_ shadow: Shadow, of shape: Shape) {
    var element = SVGElement(outline: shape.offset(x: shadow.x, y: shadow.y))
    element.setPaint("fill", shadow.color)
    if shadow.radius > 0 {
      let edges = shape.bounds.offset(x: shadow.x, y: shadow.y)
      element.set("filter", definitions.blur(edges, radius: shadow.radius, &identifiers))
    }
    body.append(element.closed)
  }

  /// A copy of the text that nobody reads aloud.
  mutating func put(_ shadow: Shadow, of silhouette: TextLine) {
    var group = SVGElement("g")
    group.set("aria-hidden", "true")
    group.set("fill-opacity", shadow.color.alpha, unless: 1)
    if shadow.radius > 0 {
      let box = silhouette.inkBox
      group.set("filter", definitions.blur(box, radius: shadow.radius, &identifiers))
    }
    var line = silhouette
    var color = shadow.color
    color.alpha = 1
    for place in line.runs.indices {
      line.runs[place].color = color
      line.runs[place].outline?.color = color
    }
    body += [group.opened] + elements(of: line) + ["</g>"]
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
    if let role = accessibility.traits.lazy.compactMap({ roles[$0] }).first {
      set("role", role)
    } else if accessibility.container == .group || accessibility.container == .landmark {
      set("role", accessibility.container == .group ? "group" : "region")
    }
    if accessibility.isHidden { set("aria-hidden", "true") }
    if let value = accessibility.value { setText("aria-valuetext", value) }
    if accessibility.traits.contains("notEnabled") { set("aria-disabled", "true") }
    if accessibility.traits.contains("selected") { set("aria-selected", "true") }
  }
}
