internal import SnaplineScene

/// The pages of a list that is broken into pages: where the list is on each, and what a page has again as one before it.
struct ListPages {
  /// What one page has of it, by where groups begin.
  struct Page {
    /// The list itself.
    var list: Int?
    /// Whether a page before has a part of it as well.
    var goesOn = false
    /// The groups around it.
    var around: Set<Int> = []
    /// The groups outside of it, such as headers, that an earlier page had with the same texts at the same place.
    ///
    /// They are no part of the document's text a second time. A group with some other text is none of them, so that
    /// nothing is read without the words beside it.
    var repeated: Set<Int> = []

    /// Whether a group is the list, or one around it.
    func isInPages(_ place: Int) -> Bool { place == list || around.contains(place) }
  }

  private struct Text: Hashable {
    var path: String
    var words: String
    var alternative: String?
  }

  /// A group outside of the list.
  private struct Open {
    var place: Int
    /// Its name and those of the groups around it, each with its number among those of the same name.
    var path = ""
    /// How many groups of each name have begun in it.
    var names: [String: Int] = [:]
    var words = ""
    /// Whether it has texts, and whether all of them were there before.
    var hasTexts = false
    var isRepeated = true
    /// The groups in it that are repeated, as long as it isn't known whether all of it is.
    var repeated: [Int] = []
  }

  private var seen: Set<Text> = []

  /// Takes the next page; one without such a list repeats nothing.
  mutating func next(_ scene: Scene, _ texts: GroupTexts) -> Page {
    guard let list = scene.pagedList, var page = Page(of: list, in: scene) else { return Page() }
    var open: [Open] = []
    var isInList = false
    for (place, item) in scene.items.enumerated() {
      switch item {
      case .begin(let group):
        if place == page.list { isInList = true }
        open.append(Open(place: place, path: isInList ? "" : path(of: group, in: &open)))
      case .text(let line) where !isInList:
        if let last = open.indices.last { open[last].words += line.string }
      case .end:
        guard let closed = open.popLast() else { continue }
        if closed.place == page.list { isInList = false }
        guard !isInList, !page.isInPages(closed.place) else { continue }
        close(closed, in: &open, of: &page, scene, texts)
      default: break
      }
    }
    return page
  }

  /// The path of a group that begins in the last of the open ones.
  private func path(of group: Group, in open: inout [Open]) -> String {
    let name = group.identifier ?? group.className
    guard let last = open.indices.last else { return name }
    let number = open[last].names[name, default: 0] + 1
    open[last].names[name] = number
    return "\(open[last].path)/\(name)[\(number)]"
  }

  private mutating func close(
    _ closed: Open,
    in open: inout [Open],
    of page: inout Page,
    _ scene: Scene,
    _ texts: GroupTexts
  ) {
    var closed = closed
    if let text = texts[closed.place], text.isDirect {
      closed.hasTexts = true
      closed.isRepeated = false
      if case .begin(let group) = scene.items[closed.place], group.node != nil {
        let own = Text(path: closed.path, words: closed.words, alternative: text.alternative)
        closed.isRepeated = !seen.insert(own).inserted
      }
    }
    let isWhole = closed.hasTexts && closed.isRepeated
    let last = open.indices.last
    guard let last, !page.around.contains(open[last].place) else {
      page.repeated.formUnion(isWhole ? [closed.place] : closed.repeated)
      return
    }
    open[last].words += closed.words
    guard closed.hasTexts else { return }
    open[last].hasTexts = true
    if !isWhole { open[last].isRepeated = false }
    // A text by itself is read with those beside it.
    let isText = texts[closed.place]?.isDirect == true
    open[last].repeated += isWhole ? (isText ? [] : [closed.place]) : closed.repeated
  }
}

extension ListPages.Page {
  /// Where a list is on a page, and what stands around it; nothing where it isn't there.
  fileprivate init?(of list: ListOnPage, in scene: Scene) {
    goesOn = list.goesOn
    var open: [Int] = []
    for (place, item) in scene.items.enumerated() {
      switch item {
      case .begin(let group):
        if group.identifier == list.name {
          (self.list, around) = (place, Set(open))
          return
        }
        open.append(place)
      case .end: if !open.isEmpty { open.removeLast() }
      default: break
      }
    }
    return nil
  }
}
