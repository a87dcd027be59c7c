/// What is added at the end of a document that Cairo wrote.
///
/// It is objects that take the place of some of Cairo's own, and more of them. A PDF lets a file be updated
/// so, and Cairo 1.16 can't write them itself.
struct PDFUpdate {
  private let file: PDFFile
  private var objects: [Int: String] = [:]
  private var count: Int

  /// - Parameters:
  ///   - bytes: The document.
  ///   - writer: What was marked while it was painted.
  ///   - language: The language of its text, such as `en-GB`; nothing where none is known.
  ///   - hasTitle: Whether readers are to show the title in place of the file's name.
  /// - Returns: The bytes to be added; none where the document has another form than Cairo 1.16 gives it.
  static func bytes(
    for bytes: [UInt8],
    _ writer: PieceWriter,
    language: String?,
    hasTitle: Bool
  ) -> [UInt8] {
    guard let file = PDFFile(bytes) else { return [] }
    var update = PDFUpdate(file)
    let isTagged = update.arrange(writer)
    update.describe(language: language, hasTitle: hasTitle, isTagged: isTagged)
    return update.written(behind: bytes.count)
  }

  private init(_ file: PDFFile) {
    self.file = file
    count = file.count
  }

  // MARK: The elements

  /// One of Cairo's own elements, each of which is one piece.
  private struct Leaf {
    var number: Int
    var page: Int
    /// Its place among the marks of the page.
    var mark: Int
    /// The place on the page where a click leads somewhere.
    var area: Int?
  }

  /// Makes the elements of the pieces; answers whether there are any.
  private mutating func arrange(_ writer: PieceWriter) -> Bool {
    guard let catalog = file.object(file.catalog),
      let root = catalog.reference("StructTreeRoot"),
      let tree = file.object(root), let leaves = leaves(of: tree, of: writer),
      let parents = tree.reference("ParentTree")
    else { return false }
    let elements = writer.plan.elements
    var kids = Array(repeating: [String](), count: elements.count)
    var numbers = elements.map { _ in 0 }
    var pages = elements.map { _ in 0 }
    for (leaf, piece) in zip(leaves, writer.pieces) {
      if numbers[piece.element] == 0 {
        // The first piece lends its number: the table of places stays small.
        numbers[piece.element] = piece.isLink ? next() : leaf.number
        pages[piece.element] = leaf.page
      }
    }
    // An element without text may have some below it.
    for place in elements.indices.reversed() where numbers[place] > 0 {
      if let parent = elements[place].parent, numbers[parent] == 0 { numbers[parent] = next() }
    }
    kids = self.kids(of: elements, leaves, writer.pieces, numbers, pages)
    for (place, element) in elements.enumerated() where numbers[place] > 0 {
      let above = element.parent.map { numbers[$0] } ?? root
      let page = pages[place] > 0 ? " /Pg \(pages[place]) 0 R" : ""
      objects[numbers[place]] =
        "<< /Type /StructElem /S /\(element.name) /P \(above) 0 R\(page)"
        + "\(element.attributes) /K [ \(kids[place].joined(separator: " ")) ] >>"
    }
    var owners: [Int: Int] = [:]
    for (leaf, piece) in zip(leaves, writer.pieces) {
      owners[leaf.number] = piece.isLink ? leaf.number : numbers[piece.element]
    }
    adopt(parents, owners)
    objects[root] =
      "<< /Type /StructTreeRoot /ParentTree \(parents) 0 R /K \(numbers[0]) 0 R >>"
    return true
  }

  private mutating func next() -> Int {
    count += 1
    return count - 1
  }

  private func leaves(of tree: PDFObject, of writer: PieceWriter) -> [Leaf]? {
    guard let list = tree.after("/K [") else { return nil }
    let leaves = PDFObject(list).references.compactMap(leaf)
    return leaves.count == writer.pieces.count && !leaves.isEmpty ? leaves : nil
  }

  private func leaf(_ number: Int) -> Leaf? {
    guard let object = file.object(number), let page = object.reference("Pg"),
      let kids = object.after("/K "),
      let mark = kids.split(whereSeparator: { !$0.isDigit }).last.flatMap({ Int(digitsOf: $0) })
    else { return nil }
    return Leaf(number: number, page: page, mark: mark, area: object.reference("Obj"))
  }

  /// What each element holds, in the order of the text.
  private mutating func kids(
    of elements: [DocumentElement],
    _ leaves: [Leaf],
    _ pieces: [PieceWriter.Piece],
    _ numbers: [Int],
    _ pages: [Int]
  ) -> [[String]] {
    var kids = Array(repeating: [String](), count: elements.count)
    var isTold = elements.map { _ in false }
    /// Names an element in the one around it, at the place of its first text.
    func tell(_ place: Int) {
      var path: [(place: Int, parent: Int)] = []
      var last = place
      while !isTold[last], let parent = elements[last].parent {
        isTold[last] = true
        path.append((last, parent))
        last = parent
      }
      for (place, parent) in path.reversed() { kids[parent].append("\(numbers[place]) 0 R") }
    }
    for (leaf, piece) in zip(leaves, pieces) {
      let element = piece.element
      tell(element)
      if piece.isLink, let area = leaf.area {
        kids[element].append("\(leaf.number) 0 R")
        objects[leaf.number] =
          "<< /Type /StructElem /S /Link /P \(numbers[element]) 0 R /Pg \(leaf.page) 0 R "
          + "/K [ << /Type /OBJR /Obj \(area) 0 R >> \(leaf.mark) ] >>"
      } else if leaf.page == pages[element] {
        kids[element].append("\(leaf.mark)")
      } else {
        kids[element].append("<< /Type /MCR /Pg \(leaf.page) 0 R /MCID \(leaf.mark) >>")
      }
    }
    return kids
  }

  /// Has the marks of each page, and the places of its links, name the elements that they are in now.
  private mutating func adopt(_ parents: Int, _ owners: [Int: Int]) {
    guard let tree = file.object(parents) else { return }
    for number in tree.references {
      guard let list = file.object(number), list.bytes.first == UInt8(ascii: "[") else { continue }
      let named = list.references.map { "\(owners[$0] ?? $0) 0 R" }
      objects[number] = "[ \(named.joined(separator: " ")) ]"
    }
  }

  // MARK: The document

  private mutating func describe(language: String?, hasTitle: Bool, isTagged: Bool) {
    guard var catalog = file.object(file.catalog)?.text, catalog.hasSuffix(">>") else { return }
    catalog.removeLast(2)
    if isTagged { catalog += "   /MarkInfo << /Marked true >>\n" }
    if let language { catalog += "   /Lang (\(language))\n" }
    if hasTitle { catalog += "   /ViewerPreferences << /DisplayDocTitle true >>\n" }
    objects[file.catalog] = catalog + ">>"
  }

  /// The objects, and a table of their places that continues the document's own.
  private func written(behind length: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    var table = "xref\n"
    var run: (start: Int, lines: [String]) = (0, [])
    func end(_ run: (start: Int, lines: [String])) {
      guard !run.lines.isEmpty else { return }
      table += "\(run.start) \(run.lines.count)\n" + run.lines.joined()
    }
    for (number, object) in objects.sorted(by: { $0.key < $1.key }) {
      let place = String(length + bytes.count)
      let line = String(repeating: "0", count: max(0, 10 - place.count)) + place + " 00000 n \n"
      if number != run.start + run.lines.count {
        end(run)
        run = (number, [])
      }
      run.lines.append(line)
      bytes += "\(number) 0 obj\n\(object)\nendobj\n".utf8
    }
    end(run)
    let start = length + bytes.count
    bytes += table.utf8
    bytes += "trailer\n<< /Size \(count) /Root \(file.catalog) 0 R /Info \(file.info) 0 R ".utf8
    bytes += "/Prev \(file.tablePlace) >>\nstartxref\n\(start)\n%%EOF\n".utf8
    return bytes
  }
}
