import SnaplineGeometry
import SnaplineScene
import TestSupport

import struct Foundation.CGSize

/// A small model of a screen that can be edited and made into a scene.
struct Box {
  var name: String?
  var className = "View"
  /// The place in the parent; for a box in a stack its layout sets it.
  var x = 0.0
  var y = 0.0
  var width = 0.0
  var height = 0.0
  var color = RGBA.white
  var radius = 0.0
  var opacity = 1.0
  var text: String?
  var font = "Inter.otf"
  var weight = 400
  var children: [Box] = []

  /// A stack's space above its children and between them.
  var padding: Double?
  var spacing = 0.0
}

extension Box {
  /// A random tree of boxes that stand where they were put.
  static func random(_ seed: inout Seed, depth: Int = 0, names: inout Int, named: Double) -> Box {
    names += 1
    var box = Box()
    let isLabel = depth > 0 && seed.chance(0.3)
    box.name = seed.chance(named) ? "box\(names)" : nil
    box.className = isLabel ? "Label" : seed.chance(0.8) ? "View" : "Card"
    (box.x, box.y) = (seed.coordinate(), seed.coordinate())
    (box.width, box.height) = (seed.coordinate(), seed.coordinate())
    box.color = RGBA(
      bytes: seed.number(in: 0...255),
      seed.number(in: 0...255),
      seed.number(in: 0...255)
    )
    box.radius = Double(seed.number(in: 0...3))
    if isLabel { box.text = "text \(names)" }
    if !isLabel, depth < 4 {
      box.children = (0..<seed.number(in: depth == 0 ? 2...4 : 0...4)).map { _ in
        .random(&seed, depth: depth + 1, names: &names, named: named)
      }
    }
    return box
  }

  /// A random tree of vertical stacks that are as high as what they hold.
  static func stack(_ seed: inout Seed, depth: Int = 0, names: inout Int) -> Box {
    var box = Box.random(&seed, depth: 4, names: &names, named: 1)
    guard depth < 4, seed.chance(depth < 2 ? 1 : 0.5) else { return box }
    box.text = nil
    box.className = "StackView"
    box.padding = seed.coordinate()
    box.spacing = Double(seed.number(in: 0...12))
    box.children = (0..<seed.number(in: 1...4)).map { _ in
      .stack(&seed, depth: depth + 1, names: &names)
    }
    return box
  }

  /// The box with its stacks laid out.
  func laidOut() -> Box {
    var box = self
    box.children = children.map { $0.laidOut() }
    guard let padding else { return box }
    var y = padding
    for place in box.children.indices {
      (box.children[place].x, box.children[place].y) = (8, y)
      y += box.children[place].height + spacing
    }
    box.height = y
    return box
  }

  var scene: Scene {
    // Larger than any case grows, so that the canvas never takes part.
    var scene = Scene(size: CGSize(width: 100_000, height: 100_000), scale: 2)
    paint(into: &scene, parent: nil, x: 0, y: 0)
    return scene
  }

  private func paint(into scene: inout Scene, parent: Int?, x: Double, y: Double) {
    let (left, top) = (x + self.x, y + self.y)
    let frame = Edges(left: left, top: top, right: left + width, bottom: top + height)
    let place = scene.tree.nodes.count
    let isTransparent = opacity == 0
    scene.tree.nodes.append(
      LayoutTree.Node(
        parent: parent,
        className: className,
        identifier: name,
        frame: frame,
        text: text,
        isHidden: isTransparent,
        isTransparent: isTransparent
      )
    )
    if isTransparent { return }
    scene.items.append(
      .begin(Group(identifier: name, className: className, opacity: opacity))
    )
    scene.items.append(.fill(.rounded(frame, CornerRadii(radius), .circular), .color(color)))
    if let text {
      let glyphs = text.utf8.enumerated().map {
        Glyph(id: UInt32($1), x: Double($0) * 8, y: 0, cluster: Int32($0))
      }
      let face = FontFace(
        file: font,
        index: 0,
        matrix: FontFace.Matrix(xx: 17, yx: 0, xy: 0, yy: 17),
        name: FontFace.Name(family: "Inter", size: 17, weight: weight, isItalic: false)
      )
      let run = GlyphRun(
        face: face,
        color: .black,
        string: text,
        isRightToLeft: false,
        glyphs: glyphs
      )
      scene.items.append(
        .text(TextLine(string: text, x: left, baseline: top + 16, width: 10, runs: [run]))
      )
    }
    for child in children { child.paint(into: &scene, parent: place, x: left, y: top) }
    scene.items.append(.end)
  }

  /// All boxes by their path of places.
  var paths: [[Int]] {
    [[]] + children.enumerated().flatMap { place, child in child.paths.map { [place] + $0 } }
  }

  subscript(path: ArraySlice<Int>) -> Box {
    get { path.first.map { children[$0][path.dropFirst()] } ?? self }
    set {
      if let first = path.first {
        children[first][path.dropFirst()] = newValue
      } else {
        self = newValue
      }
    }
  }
}

extension Seed {
  /// A coordinate on the grid of a sixty-fourth, so that sums are exact.
  mutating func coordinate() -> Double { Double(number(in: 64...64_000)) / 64 }

  /// A distance unlike any other in its case.
  mutating func distance() -> Double { Double(number(in: 64...1_000_000)) / 64 }
}
