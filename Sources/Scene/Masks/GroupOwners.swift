import SnaplineGeometry

extension Scene {
  /// The view that each group mirrors, by the places of their beginnings; nothing for other items.
  ///
  /// A group without a view is a part of the view around it: a drawing, a layer, or what cuts the view.
  package var groupOwners: [Int?] { GroupOwners(of: self, byNotes: true).owners }

  /// The same, told by names alone, as of a scene that was kept: for two scenes that are compared.
  package var namedGroupOwners: [Int?] { GroupOwners(of: self, byNotes: false).owners }
}

/// Finds the views of a scene's groups.
///
/// Groups of a scene that was just recorded know their views. In scenes that were kept they are told by
/// their names: each view that isn't hidden has one group, in the order of the tree, and the groups of
/// the views in it come last within it.
private struct GroupOwners {
  private(set) var owners: [Int?]
  private let scene: Scene
  /// The views in each view that have groups, and the topmost ones.
  private let roots: [Int]
  private let lists: [[Int]]
  /// How many views that are seen each view is, with those in it.
  private var sizes: [Int] = []
  private var nesting = GroupNesting()

  init(of scene: Scene, byNotes: Bool) {
    self.scene = scene
    owners = Array(repeating: nil, count: scene.items.count)
    let nodes = scene.tree.nodes
    let children = scene.tree.children
    roots = children.roots.filter { !nodes[$0].isHidden }
    lists = children.of.map { $0.filter { !nodes[$0].isHidden } }
    if byNotes { takeNotes() }
    if owners.allSatisfy({ $0 == nil }) {
      nesting = GroupNesting(scene.items)
      sizes = Array(repeating: 1, count: nodes.count)
      for place in nodes.indices.reversed() {
        for child in lists[place] { sizes[place] += sizes[child] }
      }
      match()
    }
  }

  private mutating func takeNotes() {
    for (place, item) in scene.items.enumerated() {
      if case .begin(let group) = item, let node = group.node,
        scene.tree.nodes.indices.contains(node)
      {
        owners[place] = node
      }
    }
  }

  private mutating func match() {
    var waiting = [(groups: nesting.topmost, views: roots)]
    while let (groups, views) = waiting.popLast() {
      var rest = NamedViews(views, in: scene.tree)
      // What a view draws by itself lies behind the views in it, so the last groups are theirs.
      for place in groups.reversed() {
        guard let group = group(place), !group.className.isEmpty, let view = rest.takeLast(group)
        else { continue }
        owners[place] = view
        let inside = opening(of: place, views: lists[view]) ?? place
        waiting.append((nesting.inside[inside], lists[view]))
      }
    }
  }

  private func group(_ place: Int) -> Group? {
    if case .begin(let group) = scene.items[place] { group } else { nil }
  }

  /// The group that cuts all of a view where it has a mask of one shape, which then holds the groups of
  /// the views in it.
  private func opening(of place: Int, views: [Int]) -> Int? {
    let inside = place + 1
    guard nesting.ends.indices.contains(inside), let group = group(inside), group.isOpening else {
      return nil
    }
    let (end, innerEnd) = (nesting.ends[place], nesting.ends[inside])
    guard inside < innerEnd, innerEnd < end,
      // A border lies over all that is in the view.
      scene.items[(innerEnd + 1)..<end].allSatisfy({ if case .border = $0 { true } else { false } })
    else { return nil }
    // A lone view in it may have a group like that.
    guard views.count == 1, group.isName(of: scene.tree.nodes[views[0]]),
      group.clip?.bounds == scene.tree.nodes[views[0]].frame
    else { return inside }
    return nesting.named[inside] >= sizes[views[0]] ? inside : nil
  }
}

/// Views of one parent, of which the last of a name is looked for, and then those before it.
private struct NamedViews {
  private struct Name: Hashable {
    var className: String
    var identifier: String?
  }

  private let tree: LayoutTree
  private let views: [Int]
  private var end: Int
  /// The places of each name in the list, made where the last view has another name.
  private var places: [Name: [Int]]?

  init(_ views: [Int], in tree: LayoutTree) {
    (self.views, self.tree, end) = (views, tree, views.count)
  }

  mutating func takeLast(_ group: Group) -> Int? {
    guard end > 0 else { return nil }
    if group.isName(of: tree.nodes[views[end - 1]]) {
      end -= 1
      return views[end]
    }
    if places == nil {
      places = Dictionary(grouping: views.indices) { place in
        let node = tree.nodes[views[place]]
        return Name(className: node.className, identifier: node.identifier)
      }
    }
    let name = Name(className: group.className, identifier: group.identifier)
    while let last = places?[name]?.popLast() {
      guard last < end else { continue }
      end = last
      return views[last]
    }
    return nil
  }
}

/// Which groups lie in which, apart from those of masks.
private struct GroupNesting {
  /// The groups right inside of each, by the places of their beginnings.
  private(set) var inside: [[Int]]
  private(set) var topmost: [Int] = []
  /// Where each group ends; 0 for what is none.
  private(set) var ends: [Int]
  /// How many groups with the name of a class lie in each, at any depth.
  private(set) var named: [Int]

  init(_ items: [DisplayItem] = []) {
    inside = Array(repeating: [], count: items.count)
    ends = Array(repeating: 0, count: items.count)
    named = ends
    var open: [Int] = []
    // How many masks are open.
    var masks = 0
    for (place, item) in items.enumerated() {
      switch item {
      case .begin:
        if masks == 0, let around = open.last {
          inside[around].append(place)
        } else if masks == 0 {
          topmost.append(place)
        }
        open.append(place)
      case .end:
        guard let start = open.popLast() else { continue }
        ends[start] = place
        guard masks == 0, let around = open.last, case .begin(let group) = items[start] else {
          continue
        }
        named[around] += named[start] + (group.className.isEmpty ? 0 : 1)
      case .beginMask: masks += 1
      case .endMask: masks -= 1
      default: continue
      }
    }
  }
}

extension Group {
  fileprivate func isName(of node: LayoutTree.Node) -> Bool {
    className == node.className && identifier == node.identifier
  }

  /// Whether it may be what cuts a view, and nothing else.
  fileprivate var isOpening: Bool {
    clip != nil && identifier == nil && accessibility == nil && transform.isIdentity && blend == nil
      && shadow == nil
  }
}
