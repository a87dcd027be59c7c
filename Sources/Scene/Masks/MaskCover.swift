/// Which views of a tree masks hide, and where the others come to stand.
struct MaskCover {
  /// What hides a view, by the view's place; those within a hidden one aren't among them.
  private(set) var masks: [Int: String] = [:]
  /// The places of views in the masked tree by those that they had.
  private(set) var places: [Int: Int] = [:]
  private(set) var tree = LayoutTree()
  /// The hidden view that each view is or is in, by its place.
  private(set) var hiders: [Int: Int] = [:]
  /// Masks that have to match a view and don't.
  private(set) var unmatched: [Mask] = []

  init(of tree: LayoutTree, by masks: [Mask]) {
    var isMatched = Array(repeating: false, count: masks.count)
    for (place, node) in tree.nodes.enumerated() {
      let parent = node.parent.flatMap { (0..<place).contains($0) ? $0 : nil }
      let matching = masks.indices.filter { masks[$0].matches(node) }
      for mask in matching { isMatched[mask] = true }
      if let hider = parent.flatMap({ hiders[$0] }) {
        hiders[place] = hider
        continue
      }
      var kept = node
      kept.parent = parent.flatMap { places[$0] }
      if let mask = matching.first {
        self.masks[place] = masks[mask].description
        hiders[place] = place
        kept.text = nil
      }
      places[place] = self.tree.nodes.count
      self.tree.nodes.append(kept)
    }
    unmatched = masks.indices.filter { !isMatched[$0] && !masks[$0].isOptional }.map { masks[$0] }
  }

  /// Whether something is known of a view that is still to be told.
  func shows(_ place: Int) -> Bool { places[place] != nil && masks[place] == nil }
}

extension SceneOrigins {
  /// What decided the frames of the views that are left, and the looks of those that aren't hidden.
  func kept(_ cover: MaskCover) -> SceneOrigins {
    var origins = self
    origins.words = words.compactMap { word in
      guard let node = word.node else { return word }
      guard cover.shows(node), let place = cover.places[node] else { return nil }
      var word = word
      word.node = place
      return word
    }
    origins.rules = rules.compactMap { rule in
      guard let first = cover.places[rule.first.node] else { return nil }
      var rule = rule
      rule.first.node = first
      if let second = rule.second {
        guard let place = cover.places[second.node] else { return nil }
        rule.second?.node = place
      }
      return rule
    }
    (origins.places, origins.uses, origins.lists) = ([:], [:], [:])
    (origins.repetitions, origins.flags) = ([:], [:])
    origins.take(placesOf: self) { cover.places[$0] }
    return origins
  }
}
