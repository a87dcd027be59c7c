import SnaplineGeometry

import struct Foundation.CGSize

extension Scene {
  /// The pages of a document on one picture, several in a row, on a grey ground.
  ///
  /// A single page is the picture itself.
  package static func sheet(of pages: [Scene]) -> Scene {
    guard let first = pages.first, pages.count > 1 else {
      return pages.first ?? Scene(size: .zero, scale: 1)
    }
    let (width, height) = (Double(first.size.width), Double(first.size.height))
    // Few pages stand in one row; many make a sheet that is about as wide as it is high.
    let square = (Double(pages.count) * height / width).squareRoot().rounded(.up)
    let columns = min(pages.count, max(4, Int(square)))
    let rows = (pages.count + columns - 1) / columns
    let size = CGSize(
      width: gap + Double(columns) * (width + gap),
      height: gap + Double(rows) * (height + gap)
    )
    let ground = Edges(left: 0, top: 0, right: size.width, bottom: size.height)
    var sheet = Scene(
      size: size,
      scale: first.scale,
      items: [.fill(.rectangle(ground), .color(desk))]
    )
    for (place, page) in pages.enumerated() {
      sheet.add(
        page,
        named: "page-\(place + 1)",
        x: gap + Double(place % columns) * (width + gap),
        y: gap + Double(place / columns) * (height + gap)
      )
    }
    return sheet
  }

  private static let gap = 16.0
  private static let desk = RGBA(bytes: 142, 142, 147)

  private mutating func add(_ page: Scene, named name: String, x: Double, y: Double) {
    let root = tree.nodes.count
    let edges = Edges(left: 0, top: 0, right: page.size.width, bottom: page.size.height)
    let frame = edges.offset(x: x, y: y)
    tree.nodes.append(
      LayoutTree.Node(parent: nil, className: "Page", identifier: name, frame: frame)
    )
    let start = tree.nodes.count
    for var node in page.tree.nodes {
      node.parent = node.parent.map { $0 + start } ?? root
      node.frame = node.frame.offset(x: x, y: y)
      tree.nodes.append(node)
    }
    var group = Group(
      identifier: name,
      className: "Page",
      clip: .rectangle(edges),
      transform: Transform(translationX: x, y: y)
    )
    group.node = root
    items.append(.begin(group))
    items += page.items.map { item in
      guard case .begin(var group) = item else { return item }
      group.node = group.node.map { $0 + start }
      return .begin(group)
    }
    items.append(.end)
    for var element in page.elements {
      element.node += start
      element.frame = element.frame.offset(x: x, y: y)
      element.activationPoint.x += x
      element.activationPoint.y += y
      elements.append(element)
    }
    for (node, numbers) in page.openNumbers { openNumbers[start + node] = numbers }
    origins.add(page.origins, from: start)
    if let masked = page.masked { self.masked = (self.masked ?? []) + masked }
  }
}

extension SceneOrigins {
  /// Takes over what decided a part of the tree, whose nodes begin at `start`.
  fileprivate mutating func add(_ part: SceneOrigins, from start: Int) {
    words += part.words.compactMap { word in
      var word = word
      word.node = word.node.map { $0 + start }
      // What holds for all pages is said once.
      return word.node == nil && words.contains { $0.node == nil && $0.name == word.name }
        ? nil : word
    }
    rules += part.rules.map { rule in
      var rule = rule
      rule.first.node += start
      rule.second?.node += start
      return rule
    }
    take(placesOf: part) { $0 + start }
    textLines.merge(part.textLines) { first, _ in first }
    madeTexts.formUnion(part.madeTexts)
  }
}
