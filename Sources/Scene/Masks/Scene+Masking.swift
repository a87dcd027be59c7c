package import SnaplineGeometry

/// A view whose content isn't compared.
package struct MaskedView: Hashable, Sendable {
  /// What hid it, in words.
  package var mask: String
  /// The view's path in the layout tree.
  package var view: String
  /// The smallest upright box around it on the canvas, in points.
  package var box: Edges

  package init(mask: String, view: String, box: Edges) {
    (self.mask, self.view, self.box) = (mask, view, box)
  }
}

extension Scene {
  /// The scene with the content of masked views painted over, and the masks that match no view though
  /// they have to.
  ///
  /// A masked view keeps its frame, its class and its identifier, and what is in it is gone. To mask a
  /// masked scene anew changes nothing.
  package func masked(by masks: [Mask]) -> (scene: Scene, unmatched: [Mask]) {
    guard !masks.isEmpty else { return (self, []) }
    let cover = MaskCover(of: tree, by: masks)
    var scene = self
    scene.tree = cover.tree
    let painted = coveredItems(cover)
    scene.items = painted.items
    scene.masked = painted.views
    scene.origins = origins.kept(cover)
    scene.facts = SceneFacts()
    scene.elements = elements.compactMap { $0.kept(cover) }
    return (scene, cover.unmatched)
  }

  private func coveredItems(_ cover: MaskCover) -> (items: [DisplayItem], views: [MaskedView]) {
    let owners = groupOwners
    let paths = tree.paths
    var kept: [DisplayItem] = []
    var views: [MaskedView] = []
    var maps: [Transform] = [.identity]
    // How many groups are open within a masked one.
    var depth = 0
    for (place, item) in items.enumerated() {
      switch item {
      case .begin where depth > 0: depth += 1
      case .end where depth > 0:
        depth -= 1
        if depth == 0 {
          kept.append(.end)
          maps.removeLast()
        }
      case _ where depth > 0: continue
      case .begin(let group):
        maps.append(group.transform.concatenating(maps[maps.count - 1]))
        guard let node = owners[place], let mask = cover.masks[node] else {
          var group = group
          group.node = group.node.flatMap { cover.places[$0] }
          kept.append(.begin(group))
          continue
        }
        depth = 1
        let frame = tree.nodes[node].frame
        views.append(
          MaskedView(mask: mask, view: paths[node], box: frame.mapped(by: maps[maps.count - 1]))
        )
        kept.append(.begin(group.neutral(node: cover.places[node])))
        kept.append(.fill(.rectangle(frame), .color(Self.maskColor)))
      case .end:
        kept.append(.end)
        if maps.count > 1 { maps.removeLast() }
      default: kept.append(item)
      }
    }
    return (kept, views)
  }

  /// What masked views are painted over with.
  package static let maskColor = RGBA(red: 0.8, green: 0.76, blue: 0.88, alpha: 1)

  /// The view that each group mirrors, by the places of their beginnings; nothing for other items.
  ///
  /// Groups mirror views in the order of painting, so a group's view is the next child of the view around
  /// it with the same name. A group without one is a part of the view around it.
  package var groupOwners: [Int?] {
    var owners = [Int?](repeating: nil, count: items.count)
    let (roots, lists) = tree.children
    // The views come after what stands around all of them.
    var nextChild = Array(repeating: 0, count: tree.nodes.count + 1)
    var open = [-1]
    for (place, item) in items.enumerated() {
      switch item {
      case .begin(let group):
        let around = open[open.count - 1]
        let children = around < 0 ? roots : lists[around]
        let found = children[nextChild[around + 1]...].firstIndex {
          tree.nodes[$0].className == group.className
            && tree.nodes[$0].identifier == group.identifier
        }
        if let found {
          nextChild[around + 1] = found + 1
          owners[place] = children[found]
          open.append(children[found])
        } else {
          open.append(around)
        }
      case .end: if open.count > 1 { open.removeLast() }
      default: continue
      }
    }
    return owners
  }
}

extension Group {
  /// A group of the same view that does nothing to what is in it but to put it in its place.
  fileprivate func neutral(node: Int?) -> Group {
    var group = Group(identifier: identifier, className: className, transform: transform)
    group.node = node
    return group
  }
}

extension SceneDocument {
  /// The document with masked views painted over, and without the fonts of what they hid.
  package func masked(by masks: [Mask]) -> SceneDocument {
    guard !masks.isEmpty else { return self }
    var document = self
    document.scene = scene.masked(by: masks).scene
    let used = Set(document.scene.faces.map(\.file))
    document.fonts = fonts.filter { used.contains($0.key) }
    return document
  }
}
