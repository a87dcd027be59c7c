import Foundation
import SnaplineGeometry
import SnaplineScene

/// The views of a scene with what each paints itself; the canvas is the first of them.
struct ViewForest {
  struct View {
    var node: LayoutTree.Node
    var parent: Int?
    var depth: Int
    var children: [Int] = []
    /// The group that painted the view, where one did.
    var group: Group?
    /// What the view paints itself, its children left out.
    var items: [DisplayItem] = []
    /// A number that views alike in all but their place share.
    var likeness = 0
    /// A number that views share which are painted alike, wherever and however large.
    var look = 0
    /// A number that views share which say the same, in the views inside as well; nothing for those
    /// that say nothing.
    var texts: Int?
    /// The first text in it.
    var firstText: String?
    /// A number that views share which are written alike: by the same texts with placeholders, styles and
    /// components; nothing for those that have none.
    var writing: Int?
    /// The condition by which the view is there, where it has one that no branches depend on.
    var condition: String?
    /// The condition by which data decides that the view is there, as it is written.
    var presence: String?
    /// The conditions by which the view is there, as the view around would keep them, were it not.
    var conditions: [String] { [condition, presence].compactMap(\.self) }
    /// Whether the view, or one inside of it, was made of data or of texts of a language.
    var isMade = false
    /// The conditions of views that would stand in it, did these hold.
    var leftOut: Set<String> = []
    /// A number that views share which are painted alike, whatever their texts say.
    var dress = 0

    var frame: Edges { node.frame }

    var lines: [TextLine] {
      items.compactMap { if case .text(let line) = $0 { line } else { nil } }
    }
  }

  private(set) var views: [View]

  init(_ scene: Scene) {
    let canvas = LayoutTree.Node(
      parent: nil,
      className: "canvas",
      frame: Edges(left: 0, top: 0, right: scene.size.width, bottom: scene.size.height)
    )
    views = [View(node: canvas, parent: nil, depth: 0)]
    for (place, node) in scene.tree.nodes.enumerated() {
      let parent = node.parent.map { (0..<place).contains($0) ? $0 + 1 : 0 } ?? 0
      views.append(View(node: node, parent: parent, depth: views[parent].depth + 1))
      views[parent].children.append(place + 1)
    }
    assign(scene)
    for place in views.indices.reversed() {
      views[place].likeness = likeness(of: place)
      views[place].look = look(of: place)
      views[place].dress = dress(of: place)
      note(textsOf: place)
    }
    note(scene.origins.words)
  }

  /// Notes how views are written, as a document keeps it.
  private mutating func note(_ words: [SceneOrigins.Word]) {
    var written: [Int: Set<[String]>] = [:]
    var choosing: Set<Int> = []
    for word in words {
      guard let node = word.node, views.indices.contains(node + 1) else { continue }
      let view = node + 1
      switch word.name {
      case SceneOrigins.Word.condition: views[view].condition = word.value
      case SceneOrigins.Word.answer: choosing.insert(view)
      case SceneOrigins.Word.leftOut: views[view].leftOut = Set(word.conditionsLeftOut)
      default: break
      }
      if word.templated == SceneOrigins.Word.condition { views[view].presence = word.kept }
      if word.templated != nil { views[view].isMade = true }
      if word.isOfWriting { written[view, default: []].insert([word.name, word.kept]) }
    }
    for view in choosing { (views[view].condition, views[view].presence) = (nil, nil) }
    // A document has its words in another order than a run.
    for (view, words) in written { views[view].writing = words.hashValue }
    for view in views.indices.reversed() where views[view].isMade {
      if let parent = views[view].parent, parent > 0 { views[parent].isMade = true }
    }
  }

  /// Gives each item to the view whose group it lies in.
  private mutating func assign(_ scene: Scene) {
    let owners = scene.namedGroupOwners
    var open: [(view: Int, isOwn: Bool)] = [(0, true)]
    for (place, item) in scene.items.enumerated() {
      let around = open[open.count - 1].view
      switch item {
      case .begin(let group):
        if let owner = owners[place] {
          views[owner + 1].group = group
          open.append((owner + 1, true))
        } else {
          views[around].items.append(item)
          open.append((around, false))
        }
      case .end:
        if open.count > 1, open.removeLast().isOwn == false { views[around].items.append(item) }
      default: views[around].items.append(item)
      }
    }
  }

  /// The instance of a component that a view stands in, and where it is used; nothing for a view that stands
  /// in none.
  func instance(
    around view: Int,
    _ origins: SceneOrigins
  ) -> (root: Int, use: SceneOrigins.Line)? {
    var next: Int? = view
    while let place = next {
      if let use = origins.uses[place - 1] { return (place, use) }
      next = views[place].parent
    }
    return nil
  }

  private func likeness(of place: Int) -> Int {
    let view = views[place]
    let origin = view.frame
    var hasher = Hasher()
    hasher.combine(view.node.className)
    hasher.combine(view.node.identifier)
    hasher.combine(view.node.text)
    hasher.combine(view.node.isHidden)
    hasher.combine(view.node.isTransparent)
    hasher.combine(grid(origin.width))
    hasher.combine(grid(origin.height))
    hasher.combine(view.group?.opacity)
    for item in view.items { item.hashLook(into: &hasher) }
    for child in view.children {
      hasher.combine(grid(views[child].frame.left - origin.left))
      hasher.combine(grid(views[child].frame.top - origin.top))
      hasher.combine(views[child].likeness)
    }
    return hasher.finalize()
  }

  private func look(of place: Int) -> Int {
    let view = views[place]
    var hasher = Hasher()
    hasher.combine(view.node.className)
    hasher.combine(view.node.text)
    hasher.combine(view.node.isHidden)
    hasher.combine(view.group?.opacity)
    for item in view.items { item.hashLook(into: &hasher) }
    for child in view.children { hasher.combine(views[child].look) }
    return hasher.finalize()
  }

  private func dress(of place: Int) -> Int {
    let view = views[place]
    var hasher = Hasher()
    hasher.combine(view.node.className)
    hasher.combine(view.group?.opacity)
    for item in view.items {
      guard case .text(let line) = item else {
        item.hashLook(into: &hasher)
        continue
      }
      // However many lines and runs there are, a text is dressed as its first.
      if let run = line.runs.first {
        hasher.combine(run.face.name)
        hasher.combine(run.color)
      }
      break
    }
    for child in view.children { hasher.combine(views[child].dress) }
    return hasher.finalize()
  }

  private mutating func note(textsOf place: Int) {
    let view = views[place]
    let own = view.node.text.flatMap { $0.isEmpty ? nil : $0 }
    let inside = view.children.compactMap { views[$0].texts }
    let first = view.children.first { views[$0].firstText != nil }
    views[place].firstText = own ?? first.flatMap { views[$0].firstText }
    guard own != nil || !inside.isEmpty else { return }
    var hasher = Hasher()
    hasher.combine(own)
    hasher.combine(inside)
    views[place].texts = hasher.finalize()
  }
}

extension ViewForest.View {
  /// Its children as they are read: those of a list by where they lie, for which of its views shows
  /// which row nobody decided.
  func childrenInOrder(of views: [ViewForest.View]) -> [Int] {
    guard isList else { return children }
    func sorted(_ children: [Int], by start: (Edges) -> Double) -> [Int] {
      children.sorted { (grid(start(views[$0].frame)), $0) < (grid(start(views[$1].frame)), $1) }
    }
    // What stands side by side is one line, however high each is.
    var lines: [[Int]] = []
    var bottom = -Double.infinity
    for child in sorted(children, by: \.top) {
      let frame = views[child].frame
      if frame.top < bottom - positionNoise {
        lines[lines.count - 1].append(child)
      } else {
        lines.append([child])
      }
      bottom = max(bottom, frame.bottom)
    }
    return lines.flatMap { sorted($0, by: \.left) }
  }

  /// Whether it shows as many rows as there is room for.
  var isList: Bool { ["TableView", "CollectionView"].contains(node.className) }
}

extension SceneOrigins.Word {
  /// Whether it says how a view is written, and nothing that an edit of data changes.
  fileprivate var isOfWriting: Bool {
    templated != nil || [SceneOrigins.Word.className, SceneOrigins.Word.component].contains(name)
      || name == SceneOrigins.Word.style
  }
}

extension DisplayItem {
  /// Everything but places.
  fileprivate func hashLook(into hasher: inout Hasher) {
    switch self {
    case .begin(let group):
      hasher.combine(0)
      hasher.combine(group.className)
      hasher.combine(group.opacity)
      hasher.combine(group.blend)
      hasher.combine(group.shadow)
      hasher.combine(group.effect)
    case .end: hasher.combine(1)
    case .fill(_, let paint):
      hasher.combine(2)
      hashLook(of: paint, into: &hasher)
    case .stroke(_, let stroke, let paint):
      hasher.combine(10)
      hasher.combine(stroke)
      hashLook(of: paint, into: &hasher)
    case .border(_, let width, let color):
      hasher.combine(3)
      hasher.combine(width)
      hasher.combine(color)
    case .shadow(_, let shadow):
      hasher.combine(4)
      hasher.combine(shadow)
    case .text(let line):
      hasher.combine(5)
      hasher.combine(line.string)
      for run in line.runs {
        hasher.combine(run.color)
        hasher.combine(run.outline)
        hasher.combine(run.paint?.stops)
      }
    case .picture(let raster, _):
      hasher.combine(6)
      hasher.combine(raster)
    case .vector(let picture, _):
      hasher.combine(9)
      hasher.combine(picture)
    case .beginMask: hasher.combine(7)
    case .endMask: hasher.combine(8)
    }
  }

  private func hashLook(of paint: Paint, into hasher: inout Hasher) {
    if case .color(let color) = paint { hasher.combine(color) }
    hasher.combine(paint.stops)
  }
}

/// A place on a grid fine enough to tell positions apart and coarse enough to forgive noise.
func grid(_ position: Double) -> Int {
  let steps = (position * 64).rounded()
  return steps.isNaN ? .max : Int(min(max(steps, -1e15), 1e15))
}
