internal import SnaplineGeometry
internal import SnaplineScene

/// Writes one line of text: real characters, each run held at its place.
struct SVGLine {
  private let line: TextLine
  private let faces: FaceSet?
  /// What fills letters besides colours, by name.
  private let fills: [Paint: String]
  /// What the page is told in which the line is shown.
  private let live: SVGOptions.Live?

  init(
    _ line: TextLine,
    faces: FaceSet?,
    fills: [Paint: String] = [:],
    _ live: SVGOptions.Live? = nil
  ) {
    self.line = line
    self.faces = faces
    self.fills = fills
    self.live = live
  }

  /// One `text` for the line, with a `tspan` for each run where there are several.
  var elements: [String] { text + decorations }

  /// Lines under and through the text.
  var decorations: [String] {
    line.decorations.map { decoration in
      let edges = decoration.edges.offset(x: line.x, y: line.baseline)
      var element = SVGElement(outline: .rectangle(edges))
      element.setPaint("fill", decoration.color)
      return element.closed
    }
  }

  private var text: [String] {
    let spans = spans
    guard let first = spans.first else { return [] }
    let baseline = line.baseline
    var text = SVGElement("text")
    guard spans.count > 1 else {
      first.place(in: &text)
      text.set("y", baseline + first.rise)
      first.style(&text, fills, live)
      return [text.opened + first.content + "</text>"]
    }
    text.set("y", baseline)
    let parts = spans.map { span in
      var part = SVGElement("tspan")
      span.place(in: &part)
      if spans.contains(where: { $0.rise != 0 }) { part.set("y", baseline + span.rise) }
      span.style(&part, fills, live)
      return part.opened + span.content + (span.losesSpace ? "</tspan> " : "</tspan>")
    }
    return [text.opened + parts.joined() + "</text>"]
  }

  private var spans: [Span] {
    line.runs.enumerated().compactMap { place, run in
      let next = place + 1 < line.runs.count ? line.runs[place + 1].glyphs.first?.x : nil
      return Span(
        run,
        lineStart: line.x,
        end: next ?? line.width,
        faces: faces,
        isMoving: live?.isMoving ?? false
      )
    }
  }
}

/// A run as SVG sees it.
private struct Span {
  private let run: GlyphRun
  private let text: Substring
  private let start: Double
  private let left: Double
  private let right: Double
  /// How far the run's glyphs lie below the line's baseline, if all do alike.
  let rise: Double
  /// Whether white space at the end is left out, which whoever copies the line wants back.
  let losesSpace: Bool
  private let direction: SVGDirection
  private let spacing: SVGSpacing
  private let isMoving: Bool

  /// Nothing for a run in which nothing is seen.
  init?(_ run: GlyphRun, lineStart: Double, end: Double, faces: FaceSet?, isMoving: Bool) {
    guard let first = run.glyphs.first else { return nil }
    direction = SVGDirection(run)
    spacing = SVGSpacing(
      run,
      end: end,
      isOverridden: direction.isOverridden,
      faces: faces,
      isMoving: isMoving
    )
    self.isMoving = isMoving
    var text = run.string[...]
    var end = spacing.end
    if !run.isRightToLeft {
      // Spaces at the end would be collapsed, and the rest stretched over their room.
      let trimmed = text.utf8.count
      while let last = text.unicodeScalars.last, Self.isUnseen(last) {
        text.unicodeScalars.removeLast()
      }
      let kept = text.utf8.count
      if kept < trimmed, let space = run.glyphs.first(where: { Int($0.cluster) >= kept }) {
        end = space.x
      }
    }
    guard !text.isEmpty else { return nil }
    self.run = run
    self.text = text
    start = lineStart
    left = lineStart + first.x
    right = lineStart + end
    losesSpace = text.utf8.count < run.string.utf8.count
    rise = run.glyphs.allSatisfy { $0.y == first.y } ? first.y : 0
  }

  /// The characters, and where they lead.
  var content: String {
    guard let link = LinkAddress(run) else { return placed }
    return "<a href=\"\(SVGText.escaped(link.text, inAttribute: true))\">" + placed + "</a>"
  }

  /// The characters, with a `tspan` for each word that needs a place of its own.
  ///
  /// Letters keep their forms where a joined word was cut: a joiner stands for what isn't there.
  private var placed: String {
    var content = run.joins.contains(.start) ? Self.joiner : ""
    var place = text.startIndex
    for (number, cut) in cuts.enumerated() {
      let next = run.string.utf8.index(run.string.startIndex, offsetBy: cut.byte)
      content += written(text[place..<next]) + (number > 0 ? "</tspan>" : "")
      var word = SVGElement("tspan")
      word.set("x", start + cut.x)
      content += word.opened
      place = next
    }
    content += written(text[place...])
    if run.joins.contains(.end), !losesSpace { content += Self.joiner }
    return content + (cuts.isEmpty ? "" : "</tspan>")
  }

  private static let joiner = "\u{200D}"

  private func written(_ part: Substring) -> String {
    if part.utf8.allSatisfy({ $0 < 0x80 }) { return SVGText.escaped(String(part)) }
    let seen = String.UnicodeScalarView(part.unicodeScalars.filter { !SVGDirection.isControl($0) })
    return SVGText.escaped(String(seen))
  }

  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || SVGDirection.isControl(scalar)
  }

  private var cuts: [SVGSpacing.Cut] { spacing.cuts.filter { $0.byte < text.utf8.count } }

  func place(in element: inout SVGElement) {
    // A span that reads leftward starts at its right end.
    element.set("x", run.isRightToLeft ? right : left)
    if text.unicodeScalars.count > 1 {
      if !direction.isOverridden { element.set("letter-spacing", spacing.tracking, unless: 0) }
      if right > left, cuts.isEmpty, !isMoving { element.set("textLength", right - left) }
    }
    direction.set(in: &element)
    let spaces = zip(text.utf8, text.utf8.dropFirst()).contains { $0 == 0x20 && $1 == 0x20 }
    let hasWideSpace = spaces || text.first?.isWhitespace == true
    if hasWideSpace { element.set("xml:space", "preserve") }
  }

  func style(_ element: inout SVGElement, _ fills: [Paint: String], _ live: SVGOptions.Live?) {
    let name = run.face.name
    let first = live?.families[run.face.file].map { $0 + "," } ?? ""
    element.set("font-family", first + families)
    element.set("font-size", name.size)
    element.set("font-weight", Double(name.weight), unless: 400)
    if name.isItalic { element.set("font-style", "italic") }
    element.setLetters(of: run, fills)
    // No attributes of SVG's own say these.
    var declarations: [String] = []
    if !features.isEmpty { declarations.append("font-feature-settings:" + features) }
    if spacing.hasOwnWidths { declarations.append("font-kerning:none") }
    if !declarations.isEmpty { element.set("style", declarations.joined(separator: ";")) }
  }

  /// As style sheets want them; what isn't written like a feature is none.
  private var features: String {
    run.features.compactMap { feature -> String? in
      let parts = feature.split(separator: "=", omittingEmptySubsequences: false)
      guard let tag = parts.first, tag.utf8.count == 4, tag.allSatisfy(Self.isTagPart),
        parts.count == 1 || parts.count == 2 && UInt16(parts[1]) != nil
      else { return nil }
      return "'\(tag)'" + (parts.count == 2 ? " \(UInt16(parts[1]) ?? 1)" : "")
    }.joined(separator: ",")
  }

  private static func isTagPart(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber)
  }

  private var families: String {
    let family = run.face.name.family
    let generic =
      family.holds("Mono") ? "monospace" : family.holds("Serif") ? "serif" : "sans-serif"
    let isPlain = family.unicodeScalars.allSatisfy {
      ("a"..."z").contains($0) || ("A"..."Z").contains($0) || $0 == " "
    }
    let cleaned = family.filter { $0 != "'" && $0 != "\\" }
    guard !cleaned.isEmpty else { return generic }
    let written = isPlain ? cleaned : "'\(cleaned)'"
    return SVGText.escaped(written, inAttribute: true) + "," + generic
  }
}

extension String {
  /// Whether the bytes of a word are in the text: a fraction of what `contains` takes, which looks for
  /// characters.
  fileprivate func holds(_ word: String) -> Bool {
    var rest = utf8[...]
    while !rest.isEmpty {
      if rest.starts(with: word.utf8) { return true }
      rest.removeFirst()
    }
    return false
  }
}
