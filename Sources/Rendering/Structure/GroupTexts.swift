internal import SnaplineGeometry
internal import SnaplineScene

import struct Foundation.CGPoint

/// What a group with text in it holds.
struct GroupText {
  /// Whether lines of text stand in the group itself, or it is painted as one.
  var isDirect = false
  /// How many groups with text it has; pictures don't count.
  var parts = 0
  /// Whether its author calls it a heading.
  var isHeader = false
  /// All text in it, in order.
  var words = ""
  /// The size of its largest letters, in hundredths of a point.
  var size = 0
  /// Where its text begins on the page.
  var point = CGPoint.zero
  /// The words that stand for it, where it is a picture.
  var alternative: String?
  /// How the groups with text or pictures in it stand to each other.
  var arrangement = GroupLines.Arrangement.unclear
  /// Whether it begins a line among the groups beside it.
  var beginsLine = false
}

/// The groups of a scene that have text, or words that stand for it, by where they begin.
struct GroupTexts {
  private var texts: [Int: GroupText] = [:]
  /// Where the groups of `texts` begin, in the order of their ends.
  private var order: [Int] = []
  /// The outermost groups that are painted as one, where they have text, and all pictures.
  private(set) var layers: Set<Int> = []
  /// What links lead to within the document.
  private(set) var links: Set<String> = []
  /// Where the text of each group with an identifier begins.
  private(set) var points: [String: CGPoint] = [:]

  private var open: [Open] = []
  private var openLayers = 0

  private struct Open {
    var place: Int
    var name: String?
    var text = GroupText()
    var hasText = false
    /// Whether its author calls it a heading.
    var isHeader: Bool
    /// The words that its author has it be read as.
    var label: String?
    /// Whether those stand for a picture, whatever views with text are in it.
    var isPicture: Bool
    /// Whether it is hidden from readers, or lies in a group that is.
    var isHidden: Bool
    /// Whether its mask is being painted, of which nothing is read.
    var isMask = false
    /// Whether it is painted as one.
    var isLayer: Bool
    var map: Transform
    /// Its view's frame, where it has a view.
    var frame: Edges?
    /// The lines of the groups in it.
    var lines = GroupLines()
  }

  subscript(place: Int) -> GroupText? { texts[place] }

  init(_ scene: Scene) {
    let grounds = BorderedGrounds(scene.items, grid: PixelGrid(scale: scene.scale))
    for (place, item) in scene.items.enumerated() {
      switch item {
      case .begin(let group):
        begin(
          group,
          place,
          isCutAsOne: grounds.group(at: place)?.isLayer == true,
          frame: scene.frame(of: group)
        )
      case .beginMask: mask(true)
      case .endMask: mask(false)
      case .text(let line): add(line)
      case .end: end()
      default: break
      }
    }
    while !open.isEmpty { end() }
  }

  private mutating func begin(_ group: Group, _ place: Int, isCutAsOne: Bool, frame: Edges?) {
    let around = open.last
    let isLayer = group.isPaintedAsOne || isCutAsOne
    open.append(
      Open(
        place: place,
        name: group.identifier,
        isHeader: group.accessibility?.traits.contains("header") == true,
        label: group.accessibility?.words,
        isPicture: group.accessibility?.traits.contains("image") == true,
        isHidden: (around.map { $0.isHidden || $0.isMask } ?? false)
          || group.accessibility?.isHidden == true || !(group.opacity > 0)
          // What is blurred or tinted is a picture in a document.
          || group.effect != nil,
        isLayer: isLayer,
        map: group.transform.concatenating(around?.map ?? .identity),
        frame: frame
      )
    )
    if isLayer { openLayers += 1 }
  }

  private mutating func mask(_ begins: Bool) {
    guard let last = open.indices.last else { return }
    open[last].isMask = begins
    guard !open[last].isLayer else { return }
    open[last].isLayer = true
    openLayers += 1
  }

  private mutating func add(_ line: TextLine) {
    guard let last = open.indices.last, !open[last].isHidden, !open[last].isMask else { return }
    for run in line.runs {
      if let link = run.link, link.hasPrefix("#") { links.insert(String(link.dropFirst())) }
    }
    let size = line.runs.map(\.face.name.size).max() ?? 0
    let text = GroupText(
      words: line.string,
      size: Int((size.isFinite ? min(size, 1e6) : 0) * 100),
      point: open[last].map.applied(to: CGPoint(x: line.x, y: line.baseline - size))
    )
    open[last].text.isDirect = true
    open[last].hasText = true
    open[last].text.take(text)
  }

  private mutating func end() {
    guard var closed = open.popLast() else { return }
    if closed.isLayer { openLayers -= 1 }
    guard closed.hasText else { return endPicture(closed) }
    closed.text.isHeader = closed.isHeader || closed.text.isHeader && closed.text.parts == 1
    if closed.isLayer, openLayers == 0 { join(&closed) }
    // Letters that a code draws under its bars are read themselves; the views of a chart are parts of it.
    if closed.isPicture, !closed.text.isDirect { closed.text.alternative = closed.label }
    closed.text.arrangement = closed.lines.arrangement
    closed.text.beginsLine = addLine(of: closed)
    texts[closed.place] = closed.text
    order.append(closed.place)
    if let name = closed.name, points[name] == nil, !closed.text.words.isEmpty {
      points[name] = closed.text.point
    }
    guard let last = open.indices.last else { return }
    open[last].hasText = true
    open[last].text.parts += 1
    // What is painted as one is a heading where its only part is one.
    if openLayers > 0 { open[last].text.isHeader = closed.text.isHeader }
    open[last].text.take(closed.text)
  }

  /// Places a group that ended among those beside it; answers whether it begins a line.
  private mutating func addLine(of closed: Open) -> Bool {
    guard let last = open.indices.last else { return true }
    return open[last].lines.add(closed.frame, hasParts: closed.text.parts > 1)
  }

  /// A group without text is a picture, where words stand for it.
  ///
  /// In a group that is painted as one, they stand for that, unless it has text.
  private mutating func endPicture(_ closed: Open) {
    guard let words = closed.label, !closed.isHidden else { return }
    guard openLayers == 0 else {
      guard let last = open.indices.last, open[last].label == nil else { return }
      open[last].label = words
      return
    }
    texts[closed.place] = GroupText(
      isDirect: true,
      isHeader: closed.isHeader,
      alternative: words,
      beginsLine: addLine(of: closed)
    )
    order.append(closed.place)
    layers.insert(closed.place)
    // A logo beside the rows of a table is no part that would make it another table.
    if let last = open.indices.last { open[last].hasText = true }
  }

  /// Makes one text of all that is in a group.
  private mutating func join(_ closed: inout Open) {
    layers.insert(closed.place)
    closed.text.isDirect = true
    closed.text.parts = 0
    while let last = order.last, last > closed.place {
      texts[last] = nil
      order.removeLast()
    }
  }
}

extension Scene {
  fileprivate func frame(of group: Group) -> Edges? {
    group.node.flatMap { tree.nodes.indices.contains($0) ? tree.nodes[$0].frame : nil }
  }
}

extension Accessibility {
  /// What is read in place of a picture.
  fileprivate var words: String? {
    guard let label, !label.isEmpty else { return nil }
    guard let value, !value.isEmpty else { return label }
    return "\(label), \(value)"
  }
}

extension GroupText {
  /// Takes over the words of a part.
  fileprivate mutating func take(_ part: GroupText) {
    guard !part.words.isEmpty else { return }
    if words.isEmpty {
      words = part.words
      point = part.point
    } else {
      words += " " + part.words
    }
    // A bookmark's title has to fit; the text of a whole page isn't one.
    if words.utf8.count > 400 { words = String(words.prefix(100)) }
    size = max(size, part.size)
  }
}
