import SnaplineDesigns
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineHelpers
import SnaplineLayout

import struct Foundation.CGRect
import struct Foundation.CGSize

/// What laying a design out tells of its pages: how high rows are, and how much room a page has for them.
struct PageRoom {
  let document: DesignDocument
  /// The list that is broken.
  let list: Element
  /// The size of a page.
  let size: CGSize
  let environment: Environment
  private let measures: PageMeasures

  /// Where measures are given, they are those of the same design at other sizes, or none yet.
  init(
    _ document: DesignDocument,
    list: Element,
    size: CGSize,
    environment: Environment,
    measures: PageMeasures?
  ) {
    (self.document, self.list, self.size) = (document, list, size)
    self.environment = environment
    self.measures = measures ?? PageMeasures(isKept: false)
    self.measures.begin(at: size)
  }

  // MARK: Rows

  /// A row that is there, with where it lies in the list.
  struct MeasuredRow {
    var element: Element
    var row: PageBreaks.Row
  }

  /// The rows on a canvas that is as high as it takes; nothing where the list isn't there.
  func rows() -> [MeasuredRow]? {
    let builder = measures.resizedColumn(to: size) ?? column()
    // Views know their exact frames while their tree is there.
    defer { withExtendedLifetime(builder) {} }
    guard let built = builder.built(named: list.name) else { return nil }
    // As they are written: each page settles their conditions anew.
    let written = Dictionary(list.children.map { ($0.number, $0) }) { first, _ in first }
    var bottom = 0.0
    return built.children.map { child in
      // Rows stand on other pixels on their page, so what they were rounded to says nothing there.
      let frame = child.view.exactFrame
      let isSeen = !child.view.isHidden
      let top = isSeen ? Double(frame.minY) : bottom
      if isSeen { bottom = Double(frame.maxY) }
      return MeasuredRow(
        element: written[child.element.number] ?? child.element,
        row: PageBreaks.Row(
          top: top,
          bottom: bottom,
          keepsWithNext: child.element.values[ViewWords.keepWithNext] ?? false,
          beginsPage: child.element.values[ViewWords.newPage] ?? false
        )
      )
    }
  }

  private func column() -> TreeBuilder {
    var environment = environment
    // Nobody draws it, however high it is.
    environment.limits.canvasSide = 1_000_000_000
    var column = CanvasSize(size)
    column.height = .fit
    let tree = Settling(
      document: document.showing(list.children, on: PageNumber(1, of: 1)),
      size: nil,
      own: column,
      environment: environment
    ).tree
    let found = tree.builder.reading.mark
    let width = tree.fit(column).layOutForGood()
    measures.keep(column: tree, heldBy: width, found: found)
    return tree.builder
  }

  // MARK: Room

  /// Whether pages have the same room where there are so many, or as many others.
  func isSame(_ count: Int, as other: Int) -> Bool { document.pageTexts.isEmpty || count == other }

  /// How much height rows have on a page.
  func height(on page: PageNumber) -> Double {
    let numbers = document.pageTexts.isEmpty ? [] : [page.number, page.count]
    let key = PageMeasures.Key(kind: PageMeasures.Kind(of: page), numbers: numbers)
    if let known = measures.rooms[key] { return known }
    let height = measured(on: page)
    measures.rooms[key] = height
    return height
  }

  /// Weaker than what any view wants to be, and stronger than the wish to be small.
  private static let pull = LayoutPriority(LayoutPriority.fittingSizeLevel.rawValue + 10)

  /// The height of a plain view that is all of the list, and as high as all else allows.
  private func measured(on page: PageNumber) -> Double {
    guard let probe = probe(on: page) else { return 0 }
    let canvas = probe.tree.builder.canvas
    canvas.layoutIfNeeded()
    if probe.isResized, !probe.tree.isSilent {
      measures.probes[PageMeasures.Kind(of: page)] = nil
      return measured(on: page)
    }
    // Where nothing ends the list, or what stands below it goes on beyond the page, the page ends it.
    let bottom = lowest(probe.tree.builder.built, in: canvas)
    return Double(probe.row.exactFrame.height) - max(0, bottom - Double(size.height))
  }

  private func probe(on page: PageNumber) -> PageMeasures.Probe? {
    let kind = PageMeasures.Kind(of: page)
    if let probe = measures.probes[kind] {
      for show in probe.tree.builder.notes.pageTexts { show(page) }
      return probe
    }
    let tree = Settling(
      document: document.showing([Element(word: .view, span: list.span)], on: page),
      size: size,
      own: CanvasSize(size),
      environment: environment
    ).tree
    guard let built = tree.builder.built(named: list.name), let row = built.children.first?.view
    else { return nil }
    let resizable = measures.resizable(tree, found: tree.builder.reading.mark)
    let pull = LayoutConstraint(
      item: row,
      attribute: .height,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 0
    )
    pull.priority = Self.pull
    pull.isActive = true
    let probe = PageMeasures.Probe(tree: tree, row: row, pull: pull, resizable: resizable)
    probe.take(size)
    // Conditions that ask how large views are have a tree of their own on each page.
    if tree.builder.questions.asked.isEmpty { measures.probes[kind] = probe }
    return probe
  }

  /// Where the lowest of some views ends, and of all in them.
  private func lowest(_ views: [TreeBuilder.Built], in canvas: View) -> Double {
    views.reduce(0) { lowest, built in
      guard !built.view.isHidden else { return lowest }
      let inner = built.view.clipsToBounds ? 0 : self.lowest(built.children, in: canvas)
      return max(lowest, built.view.exactBottom(on: canvas), inner)
    }
  }
}

extension View {
  /// Where the view ends on a canvas, before it is put on pixels; of what is turned or scaled, on these.
  fileprivate func exactBottom(on canvas: View) -> Double {
    var bottom = Double(exactFrame.height)
    var view = self
    while view !== canvas, let superview = view.superview {
      guard view.transform.isIdentity else { return Double(convert(bounds, to: canvas).maxY) }
      bottom += Double(view.exactFrame.minY - superview.bounds.minY)
      view = superview
    }
    return bottom
  }
}

extension TreeBuilder {
  /// The view of a name with its element and what is in it.
  fileprivate func built(named name: String?) -> Built? {
    var waiting = built
    while let node = waiting.popLast() {
      if node.element.name == name { return node }
      waiting += node.children
    }
    return nil
  }
}
