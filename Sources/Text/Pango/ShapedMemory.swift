import Synchronization

/// Shaped paragraphs by their requests, within a bound.
package struct ShapedMemory {
  private var recent = RecentValues<ParagraphRequest, ShapedParagraph>()
  private let bound: Int?

  /// - Parameter bound: How many clusters there may be; without one, as many as for all of the process.
  init(bound: Int? = nil) { self.bound = bound }

  mutating func value(for request: ParagraphRequest) -> ShapedParagraph? {
    recent.value(for: request)
  }

  mutating func insert(_ paragraph: ShapedParagraph, for request: ParagraphRequest) {
    recent.insert(
      paragraph,
      for: request,
      weight: paragraph.clusters.count + Self.weightOfAny,
      within: bound ?? Self.room
    )
  }

  /// What the shortest paragraph weighs, in clusters.
  static let weightOfAny = 16
  /// About 40 megabytes.
  private static let bound = Atomic(400_000)
  /// How many clusters there may be in the memory of a library.
  static var room: Int { bound.load(ordering: .relaxed) }

  /// Keeps a twentieth of that from now on, for a process that sees other texts in every picture.
  package static func keepLess() { bound.store(20_000, ordering: .relaxed) }
}
