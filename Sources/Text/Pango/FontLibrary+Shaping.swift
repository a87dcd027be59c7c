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
      guard case .named(let asked) = request.spans[place].font.source else { continue }
      if let drawn = drawnFamily(for: asked) {
        if drawn != asked { drawable.spans[place].font.source = .named(family: drawn) }
        continue
      }
      let near = family(near: asked)
      drawable.spans[place].font.source =
        near.map { .named(family: drawnFamily(for: $0) ?? $0) } ?? .system(.default)
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
