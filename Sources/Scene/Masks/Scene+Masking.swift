package import SnaplineGeometry

/// A view whose content isn't compared.
package struct MaskedView: Hashable, Sendable {
  /// What hid it, in words.
  package var mask: String
  /// The view's path in the layout tree.
  package var view: String
  /// The smallest upright box around it on the canvas, in points.
  package var box: Edges
  /// The place of the item that paints it over.
  package var item: Int

  package init(mask: String, view: String, box: Edges, item: Int) {
    (self.mask, self.view, self.box, self.item) = (mask, view, box, item)
  }
}

extension Scene {
  /// Whether a mask matches any view.
  package func has(_ mask: Mask) -> Bool { tree.nodes.contains { mask.matches($0) } }

  /// The scene with the content of masked views painted over, and the masks that match no view though
  /// they have to.
  ///
  /// A masked view keeps its frame, its class and its identifier, and what is in it is gone. To mask a
  /// masked scene anew changes nothing.
  package func masked(by masks: [Mask]) -> (scene: Scene, unmatched: [Mask]) {
    guard !masks.isEmpty else { return (self, []) }
    let cover = MaskCover(of: tree, by: masks)
    let owners = groupOwners
    var scene = self
    scene.tree = cover.tree
    let painted = coveredItems(cover, owners)
    scene.items = painted.items
    scene.masked = painted.views
    scene.origins = origins.kept(cover)
    scene.facts = SceneFacts()
    scene.openNumbers = [:]
    scene.elements = elements.compactMap { $0.kept(cover) } + painted.elements
    scene.hide(MaskedTexts(in: self, by: cover, owners))
    return (scene, cover.unmatched)
  }

  private func coveredItems(
    _ cover: MaskCover,
    _ owners: [Int?]
  ) -> (items: [DisplayItem], views: [MaskedView], elements: [SpokenElement]) {
    let paths = tree.paths
    var elements: [SpokenElement] = []
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
        // A kept scene has no notes of views, and none that few groups have.
        kept.append(.begin(group.neutral(node: group.node.flatMap { cover.places[$0] })))
        let box = frame.mapped(by: maps[maps.count - 1])
        views.append(MaskedView(mask: mask, view: paths[node], box: box, item: kept.count))
        if let place = cover.places[node] { elements.append(SpokenElement(masked: place, at: box)) }
        kept.append(.fill(.rectangle(frame), .color(Self.maskColor)))
      case .end:
        kept.append(.end)
        if maps.count > 1 { maps.removeLast() }
      default: kept.append(item)
      }
    }
    return (kept, views, elements.sorted { $0.node < $1.node })
  }

  /// What masked views are painted over with.
  package static let maskColor = RGBA(red: 0.8, green: 0.76, blue: 0.88, alpha: 1)

  /// A masked scene whose masked views are painted over with another color.
  package func recolored(_ color: RGBA) -> Scene {
    var scene = self
    for view in masked ?? [] {
      if case .fill(let shape, _) = items[view.item] {
        scene.items[view.item] = .fill(shape, .color(color))
      }
    }
    return scene
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
