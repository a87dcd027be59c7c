import Foundation

/// Cells, headers and footers with their places, in the order in which content is scrolled.
struct PlacedElements {
  struct Element {
    var path: IndexPath
    /// Of a header or footer.
    var kind: String?
    var frame: CGRect

    func attributes(
      _ type: CollectionViewLayoutAttributes.Type
    ) -> CollectionViewLayoutAttributes {
      let attributes =
        kind.map { type.init(forSupplementaryViewOfKind: $0, with: path) }
        ?? type.init(forCellWith: path)
      attributes.frame = frame
      return attributes
    }
  }

  var axis = CollectionView.ScrollDirection.vertical
  private var elements: [Element] = []
  private var places: [IndexPath: Int] = [:]
  /// For each element, where its line begins and ends; neither ever goes back.
  private var spans: [(start: CGFloat, end: CGFloat)] = []

  /// Adds an element of the line between two distances from the start.
  mutating func append(_ element: Element, from start: CGFloat, to end: CGFloat) {
    if element.kind == nil { places[element.path] = elements.count }
    elements.append(element)
    // Negative insets may lead back: what is looked through goes on.
    spans.append((max(start, spans.last?.start ?? start), max(end, spans.last?.end ?? end)))
  }

  func element(at path: IndexPath) -> Element? { places[path].map { elements[$0] } }

  func element(ofKind kind: String, at path: IndexPath) -> Element? {
    elements.first { $0.kind == kind && $0.path.section == path.section }
  }

  func elements(in rect: CGRect) -> [Element] {
    let isVertical = axis == .vertical
    let (start, end) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
    var (low, high) = (0, elements.count)
    while low < high {
      let middle = (low + high) / 2
      if spans[middle].end < start { low = middle + 1 } else { high = middle }
    }
    var found: [Element] = []
    while low < elements.count, spans[low].start < end {
      let frame = elements[low].frame
      // What begins where the rectangle ends isn't in it, although Foundation says so.
      let isBefore = frame.minX < rect.maxX && frame.minY < rect.maxY
      if isBefore, frame.intersects(rect) { found.append(elements[low]) }
      low += 1
    }
    return found
  }
}

/// A layout that has items measured whose size is only a guess.
protocol MeasuringLayout: CollectionViewLayout {
  /// The sizes that items have from being measured.
  var measured: [IndexPath: CGSize] { get set }
  /// Whether an item's size is more than a guess.
  func isMeasured(_ path: IndexPath) -> Bool
}

extension MeasuringLayout {
  /// Has those items measured again that are invalid.
  func forgetSizes(_ context: CollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything {
      measured = [:]
    } else if let paths = context.invalidatedItemIndexPaths {
      for path in paths { measured[path] = nil }
    }
  }

  /// Takes the size over that an item was measured to have.
  func take(_ size: CGSize, of path: IndexPath) {
    guard measured[path] != size else { return }
    measured[path] = size
    isPrepared = false
  }
}
