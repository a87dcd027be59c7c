import Synchronization

extension FontLibrary {
  /// A paragraph's glyphs, from memory where the same was shaped before.
  func shaped(_ request: ParagraphRequest) throws(FontError) -> ShapedParagraph {
    if let known = memory.withLock({ $0.value(for: request) }) { return known }
    let scope = try scope(for: request)
    let shaped = try withMap(scope) { map in map.shape(request) }
    shapedParagraphs.add(1, ordering: .relaxed)
    memory.withLock { $0.insert(shaped, for: request) }
    return shaped
  }

  /// The smallest set of fonts that draws all of a paragraph.
  private func scope(for request: ParagraphRequest) throws(FontError) -> Scope {
    guard hasSystemScope, request.spans.allSatisfy({ $0.font.family == SystemFont.family }) else {
      return .everything
    }
    if request.string.utf8.allSatisfy({ $0 < 0x80 }) { return .system }
    return try configuration(.system).covers(request.string) ? .system : .everything
  }
}

/// Shaped paragraphs by their requests: the ones used lately, within a bound.
struct ShapedMemory {
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
    guard weight <= Self.heaviest else { return }
    if self.weight + weight > Self.heaviest {
      (old, young, self.weight) = (young, [:], 0)
    }
    young[request] = paragraph
    self.weight += weight
  }

  private static let weightOfAny = 16
  /// About 20 megabytes in each half.
  private static let heaviest = 200_000
}
