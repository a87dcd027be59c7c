internal import SnaplineGeometry
internal import SnaplineScene

import struct Foundation.CGPoint

/// What the texts of a document are: its elements, and which one each group's text belongs to.
///
/// A view with text is a paragraph, or a heading by its trait, and a picture with words that stand for it is a
/// figure. The views in one that holds a table are rows, and what is in those are cells; views around a single
/// other one are passed through. Where views stand beside each other in place of one below the other, they are the
/// cells of one row, and those of a grid are the cells of a row for each line.
struct StructurePlan {
  private(set) var elements = [DocumentElement(kind: .document, parent: nil)]
  private(set) var bookmarks: [Bookmark] = []
  /// The element of the text of each group, by page and by where the group begins.
  private(set) var owners: [[Int: Int]] = []
  /// The pictures, and the groups that are painted as one, by page: what is in them is one element.
  private(set) var layers: [Set<Int>] = []
  /// Where links within the document lead to, in the order of the pages.
  private(set) var targets: [Target] = []

  struct Target {
    var name: String
    var page: Int
    var point: CGPoint
  }

  private var headings: [Heading] = []
  /// Where the page has a part of a list that is broken into pages.
  private var listPage = ListPages.Page()
  /// The rows that were made last of tables whose cells stand in lines.
  private var lastRows: [Int: Int] = [:]
  /// The element of such a list that was met last, with its page.
  private var lastPaged: (element: Int, page: Int)?

  private struct Heading {
    var element: Int
    var text: GroupText
    var page: Int
  }

  /// What links within the document lead to, as far as pages have any.
  private(set) var links: Set<String> = []
  private var points: [[String: CGPoint]] = []
  private var pages = ListPages()

  /// A document without pages.
  init() {}

  init(_ scenes: [Scene]) {
    for scene in scenes { add(scene) }
    targets = links.sorted().compactMap { name in
      points.enumerated().lazy.compactMap { page, points in
        points[name].map { Target(name: name, page: page, point: $0) }
      }.first
    }
  }

  /// Takes the next page.
  mutating func add(_ scene: Scene) {
    let texts = GroupTexts(scene)
    listPage = pages.next(scene, texts)
    owners.append([:])
    layers.append(texts.layers)
    links.formUnion(texts.links)
    points.append(texts.points)
    plan(scene, texts, owners.count - 1)
  }

  // MARK: Elements

  /// What the groups in a group are.
  private enum Context {
    case parts(of: Int)
    /// The next group with more than one part, or with text, has the rows of a table or the items of a
    /// list.
    case rows(of: Int, isTable: Bool)
    /// The next group with more than one part, or with text, has the cells of a row.
    case cells(of: Int)
    /// Each is a cell.
    case eachCell(of: Int)
    /// Each is a cell; one that begins a line is the first of its row.
    case cellsInLines(of: Int)
    /// Each is a row, or an item.
    case eachRow(of: Int, isTable: Bool)
    /// They are the words of a heading. Where it has several texts, each gets a span of its own.
    case words(of: Int, areSeveral: Bool)
    /// They stand on an earlier page already.
    case repeated
  }

  private mutating func plan(_ scene: Scene, _ texts: GroupTexts, _ page: Int) {
    var contexts: [Context] = [.parts(of: 0)]
    for (place, item) in scene.items.enumerated() {
      switch item {
      case .begin(let group):
        guard let text = texts[place] else {
          contexts.append(.parts(of: 0))
          continue
        }
        let around = contexts.last ?? .parts(of: 0)
        contexts.append(enter(group, place, text, around, page))
      case .end: if contexts.count > 1 { contexts.removeLast() }
      default: break
      }
    }
  }

  /// Notes the element of a group that has text, or whose parts have; answers what its parts are.
  private mutating func enter(
    _ group: Group,
    _ place: Int,
    _ text: GroupText,
    _ around: Context,
    _ page: Int
  ) -> Context {
    if listPage.repeated.contains(place) { return .repeated }
    switch around {
    case .repeated: return .repeated
    case .words(let heading, let areSeveral):
      if text.alternative != nil { return own(place, heading, text, page) }
      if text.isDirect { owners[page][place] = areSeveral ? add(.span, in: heading) : heading }
      return .words(of: heading, areSeveral: areSeveral || text.parts > 1)
    case .parts(let parent):
      if let container = group.accessibility?.container {
        return contain(container, in: parent, place, text, page)
      }
      return part(text, of: parent, place, page)
    case .rows(let table, let isTable):
      // Text that stands in no row is one by itself.
      if text.isDirect { return row(of: table, isTable, group, place, text, page) }
      if text.parts == 1 { return around }
      if text.arrangement == .beside { return row(of: table, isTable, group, place, text, page) }
      return rows(of: table, isTable, text)
    case .eachRow(let table, let isTable):
      // A list that is broken into pages hands its rows to the table that it stands in, beside the column heads.
      if listPage.isInPages(place) { return around }
      return row(of: table, isTable, group, place, text, page)
    case .cells(let row):
      if text.isDirect { return cell(of: row, group, place, text, page) }
      return text.parts == 1 ? around : .eachCell(of: row)
    case .eachCell(let row): return cell(of: row, group, place, text, page)
    case .cellsInLines(let table):
      if text.beginsLine || lastRows[table] == nil { lastRows[table] = add(.row, in: table) }
      return cell(of: lastRows[table] ?? table, group, place, text, page)
    }
  }

  private mutating func contain(
    _ container: Accessibility.Container,
    in parent: Int,
    _ place: Int,
    _ text: GroupText,
    _ page: Int
  ) -> Context {
    guard container == .table || container == .list else {
      return part(text, of: add(.section, in: parent), place, page)
    }
    let isTable = container == .table
    let kind: DocumentElement.Kind = isTable ? .table : .list
    let isPaged = listPage.isInPages(place)
    let before = isPaged && listPage.goesOn ? elementGoingOn(kind, on: page) : nil
    let element = before ?? add(kind, in: parent)
    if isPaged { lastPaged = (element, page) }
    if text.isDirect { return row(of: element, isTable, nil, place, text, page) }
    // A page may have a single row of a list that is broken into pages.
    if isPaged { return .eachRow(of: element, isTable: isTable) }
    if text.parts == 1 { return .rows(of: element, isTable: isTable) }
    // What stands beside each other in a list are its items.
    if isTable, text.arrangement == .beside { return .eachCell(of: add(.row, in: element)) }
    return rows(of: element, isTable, text)
  }

  /// What the parts of a group are that holds rows: a row each, or the cells of a grid.
  private func rows(of table: Int, _ isTable: Bool, _ text: GroupText) -> Context {
    isTable && text.arrangement == .grid
      ? .cellsInLines(of: table) : .eachRow(of: table, isTable: isTable)
  }

  /// The element of the list on the page before, which goes on here.
  private func elementGoingOn(_ kind: DocumentElement.Kind, on page: Int) -> Int? {
    guard let lastPaged, lastPaged.page == page - 1, elements[lastPaged.element].kind == kind else {
      return nil
    }
    return lastPaged.element
  }

  private mutating func row(
    of table: Int,
    _ isTable: Bool,
    _ group: Group?,
    _ place: Int,
    _ text: GroupText,
    _ page: Int
  ) -> Context {
    let row = add(isTable ? .row : .item, in: table)
    guard isTable else {
      let body = add(.body, in: row)
      // A heading may be an item by itself.
      return text.isHeader && group?.accessibility?.container == nil
        ? part(text, of: body, place, page) : hold(body, group, place, text, page)
    }
    if text.isDirect { return cell(of: row, group, place, text, page) }
    return text.parts == 1 ? .cells(of: row) : .eachCell(of: row)
  }

  private mutating func cell(
    of row: Int,
    _ group: Group?,
    _ place: Int,
    _ text: GroupText,
    _ page: Int
  ) -> Context {
    hold(add(text.isHeader ? .headCell : .cell, in: row), group, place, text, page)
  }

  /// Puts what a group has into a cell or an item: a table or a list where it is one.
  private mutating func hold(
    _ element: Int,
    _ group: Group?,
    _ place: Int,
    _ text: GroupText,
    _ page: Int
  ) -> Context {
    if let container = group?.accessibility?.container {
      return contain(container, in: element, place, text, page)
    }
    return own(place, element, text, page)
  }

  private mutating func part(
    _ text: GroupText,
    of parent: Int,
    _ place: Int,
    _ page: Int
  ) -> Context {
    if text.alternative != nil { return own(place, parent, text, page) }
    guard text.isDirect || text.isHeader else { return .parts(of: parent) }
    let element = add(text.isHeader ? .heading(level: 1) : .paragraph, in: parent)
    if text.isHeader { headings.append(Heading(element: element, text: text, page: page)) }
    owners[page][place] = element
    return text.isHeader ? .words(of: element, areSeveral: text.parts > 1) : .parts(of: parent)
  }

  private mutating func own(_ place: Int, _ element: Int, _ text: GroupText, _ page: Int) -> Context
  {
    let owner = text.alternative.map { add(.figure($0), in: element) } ?? element
    if text.isDirect { owners[page][place] = owner }
    return .parts(of: owner)
  }

  private mutating func add(_ kind: DocumentElement.Kind, in parent: Int) -> Int {
    elements.append(DocumentElement(kind: kind, parent: parent))
    return elements.count - 1
  }

  // MARK: Headings

  /// The larger a heading's letters are, the higher is its level.
  ///
  /// One that each page repeats is listed once. All pages have to be there.
  mutating func rankHeadings() {
    let sizes = Set(headings.map(\.text.size)).sorted(by: >)
    var seen: Set<String> = []
    for heading in headings {
      let level = min((sizes.firstIndex(of: heading.text.size) ?? 0) + 1, 6)
      elements[heading.element].kind = .heading(level: level)
      let title = heading.text.words
      let point = heading.text.point
      guard !title.isEmpty, seen.insert("\(level) \(point.y) \(title)").inserted else { continue }
      bookmarks.append(Bookmark(title: title, level: level, page: heading.page, point: point))
    }
  }
}
