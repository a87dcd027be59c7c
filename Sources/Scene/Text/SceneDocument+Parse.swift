import SnaplineGeometry

import struct Foundation.CGSize
import struct Foundation.Data

extension SceneDocument {
  /// Reads a document's text; spaces at the start of lines and empty lines don't count.
  public init(text: String) throws(SceneTextError) { try self.init(utf8: Array(text.utf8)) }

  public init(utf8: [UInt8]) throws(SceneTextError) {
    var parser = SceneParser(LineReader(utf8))
    self = try parser.document()
  }

  /// Whether bytes begin as a document's text does.
  public static func isPrefixed(_ utf8: some Sequence<UInt8>) -> Bool {
    utf8.starts(with: "snapline scene ".utf8)
  }
}

/// Reads the lines of a document into values.
struct SceneParser {
  var reader: LineReader
  var faces: [String: FontFace] = [:]
  private var fonts: [String: FontFile] = [:]
  private var notes: [String: String] = [:]
  private var scene = Scene(size: CGSize(), scale: 1)
  private var hasCanvas = false
  var pictures: [String: Raster] = [:]
  private var open: [Brace] = []

  /// What an open brace belongs to; a view has its node's place in the tree.
  private enum Brace: Equatable {
    case view(Int)
    case group
    case mask
  }

  init(_ reader: LineReader) { self.reader = reader }

  mutating func document() throws(SceneTextError) -> SceneDocument {
    try header()
    while try reader.nextLine() { try line() }
    guard open.isEmpty else { throw reader.failure("a '{' has no '}'") }
    guard hasCanvas else { throw reader.failure("the document has no canvas") }
    if let lack = scene.lack { throw reader.failure("the document ends too soon: " + lack) }
    return SceneDocument(scene: scene, fonts: fonts, notes: notes)
  }

  private mutating func header() throws(SceneTextError) {
    guard try reader.nextLine(), reader.take("snapline"), reader.take("scene") else {
      throw SceneTextError(line: 1, message: "this is not the text of a scene")
    }
    let version = try reader.integer(Int.self)
    guard (SceneDocument.plainVersion...SceneDocument.version).contains(version) else {
      throw reader.failure(
        "the text is of version \(version), and \(SceneDocument.version) is the latest known"
      )
    }
    try reader.expectEnd()
  }

  private mutating func line() throws(SceneTextError) {
    if reader.take("view") {
      try node()
    } else if reader.take("}") {
      try close()
    } else if reader.take("group") {
      try requireOutsideTree()
      scene.items.append(.begin(try group()))
      try reader.expect("{")
      open.append(.group)
    } else if reader.take("mask") {
      try requireOutsideTree()
      scene.items.append(.beginMask)
      try reader.expect("{")
      open.append(.mask)
    } else if reader.take("origins") {
      try requireOutsideTree()
      scene.origins = try origins(of: scene.tree)
      return
    } else if reader.take("pixels") {
      try pixels()
    } else if reader.take("note") {
      let name = try reader.name()
      notes[name] = try reader.quoted()
    } else if reader.take("font") {
      let key = try reader.quoted()
      let name = reader.take("file") ? try reader.quoted() : key
      fonts[key] = FontFile(name: name, hash: reader.take("sha256") ? try reader.name() : "")
    } else if reader.take("face") {
      let key = try reader.quoted()
      faces[key] = try face()
    } else if reader.take("canvas") {
      scene.size = CGSize(width: try reader.number(), height: try reader.number())
      try reader.expect("scale")
      scene.scale = try reader.number()
      hasCanvas = true
    } else {
      try requireOutsideTree()
      scene.items.append(try item())
    }
    try reader.expectEnd()
  }

  private func requireOutsideTree() throws(SceneTextError) {
    if case .view = open.last { throw reader.failure("a view holds views only") }
  }

  private mutating func close() throws(SceneTextError) {
    guard let last = open.popLast() else { throw reader.failure("a '}' has no '{'") }
    switch last {
    case .view: break
    case .group: scene.items.append(.end)
    case .mask: scene.items.append(.endMask)
    }
  }

  private mutating func node() throws(SceneTextError) {
    var parent: Int?
    switch open.last {
    case .view(let place): parent = place
    case .group, .mask: throw reader.failure("a group holds no views")
    case nil: break
    }
    let className = try reader.name()
    let identifier = reader.take("id") ? try reader.quoted() : nil
    try reader.expect("edges")
    let frame = try edges()
    let text = reader.take("text") ? try reader.quoted() : nil
    let node = LayoutTree.Node(
      parent: parent,
      className: className,
      identifier: identifier,
      frame: frame,
      text: text,
      isHidden: reader.take("hidden"),
      isTransparent: reader.take("transparent")
    )
    if reader.take("{") { open.append(.view(scene.tree.nodes.count)) }
    scene.tree.nodes.append(node)
  }

  private mutating func pixels() throws(SceneTextError) {
    let key = try reader.quoted()
    let (width, height) = (try reader.integer(Int.self), try reader.integer(Int.self))
    try reader.expect("{")
    try reader.expectEnd()
    var bytes: [UInt8] = []
    while true {
      guard try reader.nextLine() else { throw reader.failure("a picture has no '}'") }
      if reader.take("}") { break }
      guard let row = Data(base64Encoded: Data(try reader.word())) else {
        throw reader.failure("a row of pixels isn't Base64")
      }
      bytes.append(contentsOf: row)
      try reader.expectEnd()
    }
    let isWhole = width >= 0 && height >= 0 && bytes.count.isMultiple(of: 4)
    let area = width.multipliedReportingOverflow(by: height)
    guard isWhole, !area.overflow, area.partialValue == bytes.count / 4 else {
      throw reader.failure("a picture has other pixels than its size says")
    }
    pictures[key] = Raster(width: width, height: height, bytes: bytes)
  }

  mutating func edges() throws(SceneTextError) -> Edges {
    Edges(
      left: try reader.number(),
      top: try reader.number(),
      right: try reader.number(),
      bottom: try reader.number()
    )
  }

  private mutating func face() throws(SceneTextError) -> FontFace {
    try reader.expect("in")
    let file = try reader.quoted()
    let index = reader.take("index") ? try reader.integer(UInt32.self) : 0
    let axes = reader.take("axes") ? try reader.quoted() : ""
    try reader.expect("matrix")
    let matrix = FontFace.Matrix(
      xx: try reader.number(),
      yx: try reader.number(),
      xy: try reader.number(),
      yy: try reader.number()
    )
    let isEmboldened = reader.take("emboldened")
    let isOutlines = reader.take("outlines")
    let isColored = reader.take("colored")
    try reader.expect("name")
    let name = FontFace.Name(
      family: try reader.quoted(),
      size: try reader.number(),
      weight: try reader.integer(Int.self),
      isItalic: reader.take("italic")
    )
    return FontFace(
      file: file,
      index: index,
      axes: axes,
      matrix: matrix,
      isSyntheticBold: isEmboldened,
      allowsBitmaps: !isOutlines,
      isColor: isColored,
      name: name
    )
  }
}
