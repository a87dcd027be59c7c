package import SnaplineGeometry

/// The name of the list that is broken into pages.
package struct PagedListName: DesignValue {
  var name: String
  package var span: Span

  static let schema = ViewName.schema

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> PagedListName? {
    guard node.mapping == nil else {
      reading.report(.pagesAsMapping, at: node.span.prefix(1))
      return nil
    }
    return ViewName.read(node, at: spot, in: reading).map {
      PagedListName(name: $0.name, span: node.span)
    }
  }
}

extension DesignDocument {
  /// The list that is broken into pages, with where that is said.
  package var pagedList: (element: Element, span: Span)? {
    guard let said = values[DocumentWords.pages] else { return nil }
    let found = elements.lazy.compactMap { $0.inside(named: said.name) }.first
    return found.map { ($0, said.span) }
  }

  /// The document as one page has it: of the list, these rows.
  package func showing(_ rows: [Element], on page: PageNumber) -> DesignDocument {
    var document = self
    document.page = page
    guard let name = values[DocumentWords.pages]?.name else { return document }
    let shown = elements.map { $0.holding(rows, inside: name) }
    document.values.set(ElementList(elements: shown), for: DocumentWords.view.name)
    return document
  }

  /// Looks for the list, and for keys of rows elsewhere.
  func checkPages(in reading: Reading) {
    var rows: Set<Int> = []
    let list = values[DocumentWords.pages]?.name
    if let said = values[DocumentWords.pages] {
      let found = elements.lazy.compactMap { $0.inside(named: said.name) }.first
      if let found, found.word.id == .vstack {
        rows = Set(found.children.map(\.number))
        let around = elements.lazy.compactMap { $0.endless(around: said.name) }.first
        if let around { reading.report(.endlessList(said.name, in: around), at: said.span) }
      } else if let found {
        reading.report(.brokenView(found), at: said.span)
      } else {
        let seen = names.filter { !$0.key.contains("/") }
        reading.report(.unknownView(said.name, among: seen), at: said.span)
      }
    }
    for element in elements {
      element.forEach { element in
        guard !rows.contains(element.number) else { return }
        element.values.forEachBranch { values in
          for key in ViewWords.ofRows {
            if let span = values.keySpan(named: key.name) {
              reading.report(.rowOfNoPages(key.name, list: list), at: span)
            }
          }
        }
      }
    }
  }
}

extension Element {
  /// The view of a name, this one or one inside.
  fileprivate func inside(named name: String) -> Element? {
    if self.name == name { return self }
    return children.lazy.compactMap { $0.inside(named: name) }.first
  }

  /// The view around the one of a name that has as much room as anybody likes, or places views itself.
  fileprivate func endless(around name: String) -> Element? {
    let isEndless = [.scroll, .vscroll, .hscroll, .table, .collection].contains(word.id)
    for child in children where child.inside(named: name) != nil {
      return isEndless ? self : child.endless(around: name)
    }
    return nil
  }

  /// The element with other children of the view of a name.
  fileprivate func holding(_ rows: [Element], inside name: String) -> Element {
    var element = self
    if self.name == name {
      element.children = rows
    } else {
      element.children = children.map { $0.holding(rows, inside: name) }
    }
    return element
  }
}

extension Message {
  fileprivate static let pagesAsMapping = Message(
    "wrong-type",
    "'pages' is the id of a vstack, not a mapping",
    cause: "what stands beside that vstack is on each page: a header above it, a footer below",
    remedy: "write pages: rows, and 'id: rows' beside the vstack that is to be broken"
  )

  fileprivate static func brokenView(_ element: Element) -> Message {
    Message(
      "wrong-value",
      "'pages' breaks a vstack between its views, and '\(element.name ?? "")' is a "
        + "\(element.word.name) (line \(element.span.line))",
      remedy: "give the id to the 'vstack:' whose views are the rows"
    )
  }

  fileprivate static func endlessList(_ name: String, in element: Element) -> Message {
    Message(
      "wrong-value",
      "'pages' breaks '\(name.shortened)', which stands in a \(element.word.name) (line "
        + "\(element.span.line))",
      cause: "in there a list never comes to the end of a page",
      remedy: "take the vstack out of the '\(element.word.name):'"
    )
  }

  fileprivate static func rowOfNoPages(_ key: String, list: String?) -> Message {
    Message(
      "pages-only",
      "'\(key)' is for the views of the list that 'pages' breaks",
      remedy: list.map { "write it beside a view in the vstack '\($0.shortened)', or leave it out" }
        ?? "write 'pages: rows' beside 'view' and 'id: rows' beside the vstack, or leave it out"
    )
  }
}
