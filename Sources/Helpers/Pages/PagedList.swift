public import Foundation
public import SnaplineDiagnostics
import SnaplineDrawing
public import SnaplineEnvironment
public import SnaplineGeometry
public import SnaplineLayout

/// A list of views that is split between its views over as many pages as it needs.
///
///     var list = PagedList(size: .a4)
///     list.header = { _ in heading(of: invoice) }
///     list.footer = { page in label("Page \(page.number) of \(page.count)") }
///     for item in invoice.items { list.add(row(of: item)) }
///     let pdf = try PDF.document(list.pages().map { try $0.scene() })
///
/// No row is split, and none is lost: if a row is taller than a page, ``pages()`` throws. The header
/// and the footer are made for each page. In a design, `pages` does the same.
public struct PagedList {
  /// The size of each page in points.
  public var size: CGSize
  /// The margins of each page.
  public var margins = DirectionalEdgeInsets(top: 48, leading: 48, bottom: 48, trailing: 48)
  /// The distance between two rows.
  public var spacing: CGFloat = 0
  /// The distance from the header to the rows, and from them to the footer.
  public var distance: CGFloat = 16
  /// The view at the top of each page.
  public var header: ((PageNumber) -> View?)?
  /// The view at the bottom of each page.
  public var footer: ((PageNumber) -> View?)?
  /// The environment of the pages.
  public var environment: Environment

  private var rows: [Row] = []

  private struct Row {
    var view: View
    var keepsWithNext: Bool
    var beginsPage: Bool
  }

  public init(size: CGSize = .a4, environment: Environment = .current) {
    (self.size, self.environment) = (size, environment)
  }

  /// Adds a row at the end.
  ///
  /// It may stay on the page of the next row, as headings do, or begin a new page.
  public mutating func add(_ row: View, keepsWithNext: Bool = false, beginsPage: Bool = false) {
    rows.append(Row(view: row, keepsWithNext: keepsWithNext, beginsPage: beginsPage))
  }

  /// A row that has no room on any page, or a document of more pages than ``Limits/pages``.
  public struct PageError: Error, CustomStringConvertible {
    public let diagnostic: Diagnostic

    public var description: String { DiagnosticFormatter().text(for: diagnostic) }
  }

  /// The pages, each a view of ``size`` with its rows inside.
  public func pages() throws(PageError) -> [View] {
    let measured = measured()
    // The count of pages decides how wide it is written, and so how high a footer is.
    var count = 1
    var breaks = try breaks(measured, count)
    for _ in 0..<3 where breaks.pages.count != count {
      count = breaks.pages.count
      breaks = try self.breaks(measured, count)
    }
    count = breaks.pages.count
    return breaks.pages.enumerated().map { place, range in
      page(PageNumber(place + 1, of: count), rows[range].map(\.view))
    }
  }

  // MARK: Measuring

  private var width: CGFloat { max(0, size.width - margins.leading - margins.trailing) }

  private func height(of view: View) -> Double {
    let canvas = View()
    canvas.environment = environment
    canvas.addSubview(view, filling: .superview)
    defer { view.removeFromSuperview() }
    return Double(
      canvas.systemLayoutSizeFitting(
        CGSize(width: width, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    )
  }

  private func measured() -> [PageBreaks.Row] {
    var top = 0.0
    return rows.map { row in
      let bottom = top + height(of: row.view)
      defer { top = bottom + spacing }
      return PageBreaks.Row(
        top: top,
        bottom: bottom,
        keepsWithNext: row.keepsWithNext,
        beginsPage: row.beginsPage
      )
    }
  }

  private func breaks(_ measured: [PageBreaks.Row], _ count: Int) throws(PageError) -> PageBreaks {
    let free = Double(size.height - margins.top - margins.bottom)
    let most = environment.limits.pages
    let breaks: PageBreaks
    do throws(PageBreaks.TallRow) {
      breaks = try PageBreaks(measured, most: most) { number, isLast in
        let page = PageNumber(number, of: isLast ? number : max(count, number + 1))
        let ends = [header?(page), footer?(page)].compactMap(\.self)
        return ends.reduce(free) { $0 - height(of: $1) - Double(distance) }
      }
    } catch {
      let subject = "row \(error.row + 1) of the list"
      throw PageError(diagnostic: .tallRow(subject, error.height, room: error.room))
    }
    guard breaks.pages.count <= most else { throw PageError(diagnostic: .tooManyPages(most)) }
    return breaks
  }

  // MARK: Pages

  private func page(_ page: PageNumber, _ rows: [View]) -> View {
    let canvas = View(frame: CGRect(origin: .zero, size: size))
    canvas.environment = environment
    canvas.backgroundColor = .systemBackground
    canvas.directionalLayoutMargins = margins
    canvas.insetsLayoutMarginsFromSafeArea = false
    let list = StackView(arrangedSubviews: rows)
    list.axis = .vertical
    list.spacing = spacing
    let (header, footer) = (header?(page), footer?(page))
    for view in [header, list, footer].compactMap(\.self) {
      view.translatesAutoresizingMaskIntoConstraints = false
      canvas.addSubview(view)
      view.leadingAnchor.constraint(equalTo: canvas.layoutMarginsGuide.leadingAnchor).isActive =
        true
      view.trailingAnchor.constraint(equalTo: canvas.layoutMarginsGuide.trailingAnchor).isActive =
        true
    }
    let top = canvas.layoutMarginsGuide.topAnchor
    header?.topAnchor.constraint(equalTo: top).isActive = true
    if let header {
      list.topAnchor.constraint(equalTo: header.bottomAnchor, constant: distance).isActive = true
    } else {
      list.topAnchor.constraint(equalTo: top).isActive = true
    }
    footer?.bottomAnchor.constraint(equalTo: canvas.layoutMarginsGuide.bottomAnchor).isActive = true
    return canvas
  }
}

extension Diagnostic {
  /// A row that is taller than a page has room for.
  package static func tallRow(_ row: String, _ height: Double, room: Double) -> Diagnostic {
    Diagnostic(
      id: "tall-row",
      severity: .error,
      subject: "\(row) is \(height.inPoints) points tall",
      cause: "a page has room for \(max(0, room).inPoints), and no row is parted",
      remedy: "make several rows of it, or the page larger, or what stands on each page lower"
    )
  }

  package static func tooManyPages(_ most: Int) -> Diagnostic {
    Diagnostic(
      id: "limit",
      severity: .error,
      subject: "the list needs more than \(most) pages",
      cause: "a document has at most \(most)",
      remedy: "draw it in parts, each with some of the data"
    )
  }
}

extension Double {
  fileprivate var inPoints: String { String(format: "%g", (self * 10).rounded() / 10) }
}
