import Synchronization

extension FontLibrary {
  /// A paragraph's glyphs, from memory where the same was shaped before.
  func shaped(_ request: ParagraphRequest) throws(FontError) -> ShapedParagraph {
    if let known = memory.withLock({ $0.value(for: request) }) { return known }
    let (drawable, missing) = standingIn(for: request)
    var shaped = try withMap(try scope(for: drawable)) { map in map.shape(drawable) }
    shaped.missingFamilies += missing
    shapedParagraphs.add(1, ordering: .relaxed)
    memory.withLock { $0.insert(shaped, for: request) }
    return shaped
  }

  /// The request with families that are there, and which others it named.
  private func standingIn(
    for request: ParagraphRequest
  ) -> (ParagraphRequest, [ShapedParagraph.MissingFamily]) {
    var drawable = request
    var missing: [ShapedParagraph.MissingFamily] = []
    for place in request.spans.indices {
      guard case .named(let asked) = request.spans[place].font.source, isMissing(asked) else {
        continue
      }
      let near = family(near: asked)
      drawable.spans[place].font.source = near.map { .named(family: $0) } ?? .system(.default)
      let family = ShapedParagraph.MissingFamily(asked: asked, taken: near ?? SystemFont.family)
      if !missing.contains(family) { missing.append(family) }
    }
    return (drawable, missing)
  }

  /// The smallest set of fonts that draws all of a paragraph.
  private func scope(for request: ParagraphRequest) throws(FontError) -> Scope {
    guard hasSystemScope, request.spans.allSatisfy({ $0.font.family == SystemFont.family }) else {
      return .everything
    }
    if request.string.utf8.allSatisfy({ $0 < 0x80 }) { return .system }
    if Keycap.has(request.string) { return .everything }
    return try configuration(.system).covers(request.string) ? .system : .everything
  }
}

/// Shaped paragraphs by their requests: the ones used lately, within a bound.
package struct ShapedMemory {
  private var young: [ParagraphRequest: ShapedParagraph] = [:]
  private var old: [ParagraphRequest: ShapedParagraph] = [:]
  /// Clusters in `young`.
  private var weight = 0

  mutating func value(for request: ParagraphRequest) -> ShapedParagraph? {
    if let known = young[request] { return known }
    guard let known = old[request] else { return nil }
    insert(known, for: request)
    return known
  }

  mutating func insert(_ paragraph: ShapedParagraph, for request: ParagraphRequest) {
    let weight = paragraph.clusters.count + Self.weightOfAny
    let heaviest = Self.heaviest.load(ordering: .relaxed)
    guard weight <= heaviest else { return }
    if self.weight + weight > heaviest {
      (old, young, self.weight) = (young, [:], 0)
    }
    young[request] = paragraph
    self.weight += weight
  }

  private static let weightOfAny = 16
  /// About 20 megabytes in each half.
  private static let heaviest = Atomic(200_000)

  /// Keeps a tenth of that from now on, for a process that sees other texts in every picture.
  package static func keepLess() { heaviest.store(20_000, ordering: .relaxed) }
}
