internal import CCairo
internal import SnaplineGeometry
internal import SnaplineScene

import struct Foundation.CGPoint

/// Marks the pieces of a document's text while they are painted, so that its elements can name them.
///
/// Cairo's own elements would nest, and those who read such a document read each text once for every
/// level. So a piece holds no other one, and all elements around pieces are made by `PDFUpdate`.
///
/// Cairo 1.16 ends the process where a link is marked in a layer: such links, and those in what pages repeat, are marked
/// as rectangles when the page is painted.
final class PieceWriter {
  /// What was marked, in Cairo's order.
  struct Piece {
    var element: Int
    var isLink: Bool
  }

  private struct Open {
    var owner: Int?
    /// Whether the whole group is one piece.
    var isPiece = false
  }

  private struct LateLink {
    var edges: Edges
    var address: String
    var element: Int
  }

  private(set) var plan: StructurePlan
  private(set) var pieces: [Piece] = []
  private var page = 0
  private var open: [Open] = []
  /// How many of the open groups are pieces.
  private var wholes = 0
  private var isMarking = false
  private var isInLink = false
  private var lateLinks: [LateLink] = []
  /// What a PDF calls the places that links lead to, by the identifiers of their groups.
  private let targets: [String: String]

  init(_ plan: StructurePlan) {
    self.plan = plan
    let names = plan.targets.enumerated().map { ($1.name, "t\($0)") }
    targets = Dictionary(names, uniquingKeysWith: { first, _ in first })
  }

  /// The next page is about to be painted: one that isn't in the plan yet is added.
  func beginPage(_ scene: Scene) {
    if plan.owners.count == page { plan.add(scene) }
  }

  // MARK: Groups

  /// A group begins, of which nothing is painted yet.
  func begin(_ start: GroupStart, on canvas: borrowing Canvas) {
    close(on: canvas)
    let place = start.items.startIndex
    var opened = Open(owner: plan.owners[page][place])
    if let owner = opened.owner, wholes == 0, plan.layers[page].contains(place),
      canvas.showsInk(of: start)
    {
      mark(owner, on: canvas)
      opened.isPiece = isMarking
      if isMarking { wholes += 1 }
      isMarking = false
    }
    open.append(opened)
  }

  /// The innermost group has ended, and all of it is painted.
  func end(on canvas: borrowing Canvas) {
    close(on: canvas)
    guard let closed = open.popLast(), closed.isPiece else { return }
    wholes -= 1
    canvas.endMark("Span")
  }

  // MARK: Text

  /// A run of glyphs is about to be painted.
  func begin(
    _ run: GlyphRun,
    _ glyphs: [cairo_glyph_t],
    isInLayer: Bool,
    on canvas: borrowing Canvas
  ) {
    let owner = open.last?.owner
    guard let address = address(of: run) else {
      if !isInLayer, wholes == 0, !isMarking, let owner { mark(owner, on: canvas) }
      return
    }
    // The words of a link that an earlier page had already aren't a part of the text once more.
    guard let owner, !isInLayer, wholes == 0 else {
      let edges = canvas.box(of: glyphs)
      lateLinks.append(LateLink(edges: edges, address: address, element: owner ?? 0))
      return
    }
    close(on: canvas)
    guard canvas.isSeen() else { return }
    canvas.beginMark("Link", address)
    pieces.append(Piece(element: owner, isLink: true))
    isInLink = true
  }

  /// It is painted.
  func endRun(on canvas: borrowing Canvas) {
    if isInLink { canvas.endMark("Link") }
    isInLink = false
  }

  /// Begins a piece; not where nothing can be seen of it.
  private func mark(_ element: Int, on canvas: borrowing Canvas) {
    guard canvas.isSeen() else { return }
    canvas.beginMark("Span", nil)
    pieces.append(Piece(element: element, isLink: false))
    isMarking = true
  }

  private func close(on canvas: borrowing Canvas) {
    if isMarking { canvas.endMark("Span") }
    isMarking = false
  }

  private func address(of run: GlyphRun) -> String? {
    if let link = run.link, link.hasPrefix("#") {
      return targets[String(link.dropFirst())].map { "dest='\($0)'" }
    }
    return LinkAddress(run).map { "uri='\($0.text)'" }
  }

  // MARK: Pages

  /// A page is painted.
  func endPage(on canvas: borrowing Canvas) {
    while !open.isEmpty { end(on: canvas) }
    for link in lateLinks {
      let edges = link.edges
      let numbers = [edges.left, edges.top, edges.width, edges.height].map(\.pdfText)
      canvas.beginMark("Link", "rect=[\(numbers.joined(separator: " "))] " + link.address)
      canvas.endMark("Link")
      pieces.append(Piece(element: link.element, isLink: true))
    }
    lateLinks = []
    // Cairo 1.16 writes a broken list of elements for a document whose pieces are all links.
    if let first = pieces.first, pieces.allSatisfy(\.isLink) {
      mark(first.element, on: canvas)
      close(on: canvas)
    }
    for target in plan.targets where target.page == page {
      let (x, y) = (Double(target.point.x).pdfText, Double(target.point.y).pdfText)
      let name = targets[target.name] ?? ""
      canvas.beginMark("cairo.dest", "name='\(name)' x=\(x) y=\(y)")
      canvas.endMark("cairo.dest")
    }
    page += 1
  }

  /// All pages are painted: the headings become bookmarks.
  func endDocument(on canvas: borrowing Canvas) {
    plan.rankHeadings()
    var path: [(level: Int, number: Int32)] = []
    for bookmark in plan.bookmarks {
      while let last = path.last, last.level >= bookmark.level { path.removeLast() }
      let (x, y) = (Double(bookmark.point.x).pdfText, Double(bookmark.point.y).pdfText)
      let number = canvas.addBookmark(
        bookmark.title,
        in: path.last?.number,
        leadingTo: "page=\(bookmark.page + 1) pos=[\(x) \(y)]"
      )
      path.append((bookmark.level, number))
    }
  }
}

extension Double {
  /// With three digits behind the point, and never as a power.
  fileprivate var pdfText: String {
    guard isFinite else { return "0" }
    let thousandths = Int((min(max(self, -1e6), 1e6) * 1000).rounded())
    let (whole, rest) = (abs(thousandths) / 1000, abs(thousandths) % 1000)
    let digits = String(rest + 1000).dropFirst()
    return (thousandths < 0 ? "-" : "") + "\(whole).\(digits)"
  }
}

extension Canvas {
  borrowing func beginMark(_ name: String, _ attributes: String?) {
    unsafe cairo_tag_begin(context, name, attributes)
  }

  /// Whether anything that is painted now can be seen: where all is clipped, Cairo 1.16 takes no marks.
  borrowing func isSeen() -> Bool {
    let clip = clipPixels()
    return clip.width > 0 && clip.height > 0
  }

  /// Whether anything of a group can be seen that is about to be painted.
  borrowing func showsInk(of start: GroupStart) -> Bool {
    guard let ink = InkBox(start.items).whole else { return false }
    let area = ink.pixels(start.group.transform.concatenating(transform)).grown(by: 2)
    return area.intersection(clipPixels()) != nil
  }

  borrowing func endMark(_ name: String) { unsafe cairo_tag_end(context, name) }

  /// Adds an entry to the list of what is in the document; answers its number.
  borrowing func addBookmark(
    _ title: String,
    in parent: Int32?,
    leadingTo place: String
  ) -> Int32 {
    unsafe cairo_pdf_surface_add_outline(
      surface,
      parent ?? CAIRO_PDF_OUTLINE_ROOT,
      title.replacing("\0", with: ""),
      place,
      CAIRO_PDF_OUTLINE_FLAG_OPEN
    )
  }

  /// The upright box around glyphs of the face in hand, on the page.
  borrowing func box(of glyphs: [cairo_glyph_t]) -> Edges {
    var extents = cairo_text_extents_t()
    unsafe cairo_glyph_extents(context, glyphs, Int32(glyphs.count), &extents)
    let (left, top) = (
      extents.x_bearing + (glyphs.first?.x ?? 0), extents.y_bearing + (glyphs.first?.y ?? 0)
    )
    let edges = Edges(
      left: left,
      top: top,
      right: left + extents.width,
      bottom: top + extents.height
    )
    return edges.mapped(by: transform)
  }
}
