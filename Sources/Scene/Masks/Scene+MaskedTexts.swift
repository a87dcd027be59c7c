extension Scene {
  /// Takes what masked views say out of the words of the views around them.
  ///
  /// A button says its title, a search bar what stands in its field, and a cell may be given a label made
  /// of the texts in it. Only the part that a masked view says is taken out: the rest is compared.
  mutating func hide(_ texts: MaskedTexts) {
    guard !texts.isEmpty else { return }
    for place in tree.nodes.indices {
      tree.nodes[place].text = texts.hidden(in: tree.nodes[place].text, of: place)
    }
    for place in elements.indices {
      let node = elements[place].node
      elements[place].label = texts.hidden(in: elements[place].label, of: node)
      elements[place].value = texts.hidden(in: elements[place].value, of: node)
      elements[place].hint = texts.hidden(in: elements[place].hint, of: node)
    }
    origins.words.removeAll { word in
      word.node.map { texts.hidden(in: word.value, of: $0) != word.value } ?? false
    }
    let owners = groupOwners
    for (place, owner) in owners.enumerated() {
      guard let owner, case .begin(var group) = items[place], var told = group.accessibility else {
        continue
      }
      told.label = texts.hidden(in: told.label, of: owner)
      told.value = texts.hidden(in: told.value, of: owner)
      told.hint = texts.hidden(in: told.hint, of: owner)
      group.accessibility = told == Accessibility() ? nil : told
      items[place] = .begin(group)
    }
  }
}

/// What masked views say, by the views around them.
struct MaskedTexts {
  /// By places in the masked tree; the longest first, as one may be in another.
  private var texts: [Int: [String]] = [:]

  var isEmpty: Bool { texts.isEmpty }

  /// The owners are the views of the scene's groups.
  init(in scene: Scene, by cover: MaskCover, _ owners: [Int?]) {
    var said: [Int: [String?]] = [:]
    for (view, hider) in cover.hiders {
      said[hider, default: []].append(scene.tree.nodes[view].text)
    }
    for element in scene.elements {
      guard let hider = cover.hiders[element.node] else { continue }
      said[hider, default: []] += [element.label, element.value, element.hint]
    }
    for (place, owner) in owners.enumerated() {
      guard let hider = owner.flatMap({ cover.hiders[$0] }),
        case .begin(let group) = scene.items[place],
        let told = group.accessibility
      else { continue }
      said[hider, default: []] += [told.label, told.value, told.hint]
    }
    var around: [Int: Set<String>] = [:]
    for (hider, own) in said {
      let own = own.compactMap(\.self).filter { $0.contains { !$0.isWhitespace } }
      var next = cover.places[hider].flatMap { cover.tree.nodes[$0].parent }
      while let place = next {
        around[place, default: []].formUnion(own)
        next = cover.tree.nodes[place].parent
      }
    }
    texts = around.mapValues { $0.sorted { ($1.count, $0) < ($0.count, $1) } }
  }

  /// The words of a view without what masked views in it say; nothing where no more was said.
  func hidden(in words: String?, of view: Int) -> String? {
    guard var words, let texts = texts[view] else { return words }
    if words.isEmpty { return nil }
    for text in texts where words.utf8.count >= text.utf8.count {
      if words == text { return nil }
      words = words.hiding(text)
    }
    return words
  }
}

extension String {
  /// The string with a word in the place of another string, where that stands by itself.
  fileprivate func hiding(_ text: String) -> String {
    var (rest, hidden) = (self[...], "")
    while let found = rest.firstRange(of: text) {
      hidden += rest[..<found.lowerBound]
      let isWhole = isEdge(found.lowerBound) && isEdge(found.upperBound)
      hidden += isWhole ? "(masked)" : rest[found]
      rest = rest[found.upperBound...]
    }
    return hidden + rest
  }

  /// Whether no word or number goes on across a place.
  private func isEdge(_ place: Index) -> Bool {
    guard place > startIndex, place < endIndex else { return true }
    func isPart(_ character: Character) -> Bool { character.isLetter || character.isNumber }
    return !(isPart(self[index(before: place)]) && isPart(self[place]))
  }
}
