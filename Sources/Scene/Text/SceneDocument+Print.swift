import SnaplineGeometry

import struct Foundation.CGFloat
import struct Foundation.CGSize
import struct Foundation.Data

extension SceneDocument {
  /// The canonical text: equal documents have equal texts, line by line.
  public var text: String { String(decoding: utf8, as: UTF8.self) }

  /// The canonical text as bytes, with the notes and with what decided the frames.
  public var utf8: [UInt8] { print(.all).bytes }

  /// The text without notes and origins: equal for documents without a difference that is compared.
  public var comparedUTF8: [UInt8] { print(.compared).bytes }

  /// Which parts of a document a text has.
  private enum Parts {
    case compared
    /// Those and the notes.
    case noted
    case all
  }

  /// Whether a text says the same as this document, whatever its origins are.
  ///
  /// These come last, so that they needn't be put into words to find out.
  ///
  /// It throws where the document itself couldn't be read back.
  package func isKept(as text: [UInt8]) throws(SceneTextError) -> Bool {
    let own = try readable(.noted)
    // The version alone tells that there are origins.
    guard let newline = text.firstIndex(of: UInt8(ascii: "\n")),
      let ownNewline = own.firstIndex(of: UInt8(ascii: "\n")),
      text[..<newline].starts(with: "snapline scene ".utf8)
    else { return false }
    let (rest, ownRest) = (text[newline...], own[ownNewline...])
    guard rest.starts(with: ownRest) else { return false }
    let origins = rest.dropFirst(ownRest.count)
    return origins.isEmpty || Self.isWholeBlock(origins)
  }

  /// Whether lines are those of origins, from the first to the brace that ends them.
  private static func isWholeBlock(_ lines: ArraySlice<UInt8>) -> Bool {
    let (head, end) = (Array("origins {\n".utf8), Array("\n}\n".utf8))
    guard lines.starts(with: head), lines.suffix(end.count).elementsEqual(end) else { return false }
    let inside = lines.dropFirst(head.count - 1).dropLast(end.count - 1)
    return zip(inside, inside.dropFirst()).allSatisfy { byte, next in
      byte != UInt8(ascii: "\n") || next == UInt8(ascii: " ")
    }
  }

  /// Only where each view is: one line a view.
  public var layoutText: String {
    var text = SceneText()
    text.print(scene.tree)
    return String(decoding: text.bytes, as: UTF8.self)
  }

  /// The text as bytes, with the notes; throws where it couldn't be read back.
  public func readableUTF8() throws(SceneTextError) -> [UInt8] { try readable(.all) }

  private func readable(_ parts: Parts) throws(SceneTextError) -> [UInt8] {
    let text = print(parts)
    if let error = text.firstNonFinite { throw error }
    if let lack = scene.lack { throw SceneTextError(line: text.line, message: lack) }
    return text.bytes
  }

  private func print(_ parts: Parts) -> SceneText {
    var origins = SceneText()
    if parts == .all { origins.print(scene.origins, of: scene.tree) }
    let version = origins.bytes.isEmpty ? Self.plainVersion : Self.version
    var text = SceneText()
    text.word("snapline scene \(version)")
    text.endLine()
    if parts != .compared {
      for (name, note) in notes.sorted(by: { $0.key < $1.key }) {
        text.word("note")
        text.name(name)
        text.quoted(note)
        text.endLine()
      }
    }
    for (key, file) in fonts.sorted(by: { $0.key < $1.key }) { text.print(file, key: key) }
    let faces = FaceTable(scene.faces)
    for (key, face) in faces.inOrder { text.print(face, key: key) }
    text.print(scene.pictures)
    text.word("canvas")
    text.numbers(scene.size.width, scene.size.height)
    text.word("scale")
    text.number(scene.scale)
    text.endLine()
    text.print(scene.tree)
    for item in scene.items { text.print(item, faces: faces) }
    text.append(origins)
    return text
  }
}

/// The faces of a scene by the keys that its text uses for them.
struct FaceTable {
  private(set) var keys: [FontFace: String] = [:]
  let inOrder: [(key: String, face: FontFace)]

  init(_ faces: some Sequence<FontFace>) {
    var table: [(key: String, face: FontFace)] = []
    var taken: Set<String> = []
    // An order of the faces' own, so that a new face renames none but its own doubles.
    for face in Set(faces).sorted(by: { FaceTable.rank($0) < FaceTable.rank($1) }) {
      let name = face.name
      var plain = "\(name.family) \(SceneText.plain(name.size)) \(name.weight)"
      if name.isItalic { plain += " italic" }
      var key = plain
      var number = 2
      while !taken.insert(key).inserted {
        key = "\(plain) (\(number))"
        number += 1
      }
      table.append((key, face))
      keys[face] = key
    }
    inOrder = table.sorted { $0.key < $1.key }
  }

  private static func rank(_ face: FontFace) -> String {
    var text = SceneText()
    text.print(face, key: "")
    return String(decoding: text.bytes, as: UTF8.self)
  }
}

extension SceneText {
  static func plain(_ number: Double) -> String {
    var text = SceneText()
    text.append(number)
    return String(decoding: text.bytes, as: UTF8.self)
  }

  mutating func print(_ file: FontFile, key: String) {
    word("font")
    quoted(key)
    if file.name != key {
      word("file")
      quoted(file.name)
    }
    if !file.hash.isEmpty {
      word("sha256")
      name(file.hash)
    }
    endLine()
  }

  /// The pixels of each picture once, a row a line.
  mutating func print(_ pictures: [Raster]) {
    for picture in Set(pictures).sorted(by: { $0.key < $1.key }) {
      word("pixels")
      quoted(picture.key)
      word("\(picture.width) \(picture.height)")
      open()
      let stride = picture.width * 4
      for row in 0..<(stride > 0 ? picture.height : 0) {
        word(Data(picture.bytes[row * stride..<(row + 1) * stride]).base64EncodedString())
        endLine()
      }
      close()
    }
  }

  mutating func print(_ face: FontFace, key: String) {
    word("face")
    quoted(key)
    word("in")
    quoted(face.file)
    if face.index != 0 { word("index \(face.index)") }
    if !face.axes.isEmpty {
      word("axes")
      quoted(face.axes)
    }
    word("matrix")
    numbers(face.matrix.xx, face.matrix.yx, face.matrix.xy, face.matrix.yy)
    if face.isSyntheticBold { word("emboldened") }
    if !face.allowsBitmaps { word("outlines") }
    if face.isColor { word("colored") }
    word("name")
    quoted(face.name.family)
    number(face.name.size)
    word(String(face.name.weight))
    if face.name.isItalic { word("italic") }
    endLine()
  }

  /// Parents before children, as nested lines.
  mutating func print(_ tree: LayoutTree) {
    let children = tree.children
    var open: [(place: Int, next: Int)] = []
    for root in children.roots {
      begin(tree.nodes[root], hasChildren: !children.of[root].isEmpty)
      open.append((root, 0))
      while let (place, next) = open.last {
        guard next < children.of[place].count else {
          if next > 0 { close() }
          open.removeLast()
          continue
        }
        open[open.count - 1].next += 1
        let child = children.of[place][next]
        begin(tree.nodes[child], hasChildren: !children.of[child].isEmpty)
        open.append((child, 0))
      }
    }
  }

  private mutating func begin(_ node: LayoutTree.Node, hasChildren: Bool) {
    word("view")
    name(node.className)
    identity(node.identifier)
    word("edges")
    print(node.frame)
    if let text = node.text {
      word("text")
      quoted(text)
    }
    if node.isHidden { word("hidden") }
    if node.isTransparent { word("transparent") }
    if hasChildren { open() } else { endLine() }
  }

  mutating func identity(_ identifier: String?) {
    guard let identifier else { return }
    word("id")
    quoted(identifier)
  }

  mutating func print(_ edges: Edges) {
    numbers(edges.left, edges.top, edges.right, edges.bottom)
  }
}

extension LayoutTree {
  /// The indices of the roots and of each node's children, in order.
  ///
  /// A node whose parent doesn't come before it counts as a root.
  public var children: (roots: [Int], of: [[Int]]) {
    var roots: [Int] = []
    var lists = Array(repeating: [Int](), count: nodes.count)
    for (place, node) in nodes.enumerated() {
      if let parent = node.parent, (0..<place).contains(parent) {
        lists[parent].append(place)
      } else {
        roots.append(place)
      }
    }
    return (roots, lists)
  }
}
