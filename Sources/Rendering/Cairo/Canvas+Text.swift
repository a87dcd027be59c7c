internal import CCairo
internal import SnaplineGeometry
internal import SnaplineScene

import struct Foundation.CGFloat

extension Canvas {
  /// Draws one line without its shadows, each run with one call: overlapping glyphs of a translucent run show it.
  ///
  /// In a document `mark` is called before and after each run, and runs are drawn in the order of reading: those who
  /// read aloud take them as they come.
  borrowing func draw(
    _ line: TextLine,
    faces: FaceSet,
    mark: (GlyphRun, [cairo_glyph_t], _ begins: Bool) -> Void = { _, _, _ in }
  ) throws(RenderingError) {
    let order = isDocument ? line.readingOrder : Array(line.runs.indices)
    let spaced = isDocument ? line.runsBeforeSpaces(in: order) : []
    var last: RGBA?
    for place in order {
      let run = line.runs[place]
      let glyphs = run.glyphs.filter { !$0.isMissing }.map {
        cairo_glyph_t(index: UInt($0.id), x: line.x + $0.x, y: line.baseline + $0.y)
      }
      if !glyphs.isEmpty {
        let face = try faces.face(run.face)
        select(run.face, face)
        if isDocument { mark(run, glyphs, true) }
        let (run, glyphs) = spaced.contains(place) ? addingSpace(to: run, glyphs) : (run, glyphs)
        if let paint = run.paint {
          try put(paint, over: line.inkBox, bandPixels: .max) { canvas throws(RenderingError) in
            try canvas.draw(glyphs, of: run, face: face)
          }
        } else {
          let color = isDocument && run.color == last ? run.color.hardlyChanged : run.color
          last = color
          setColor(color)
          try draw(glyphs, of: run, face: face)
        }
        if isDocument { mark(run, glyphs, false) }
      }
      if run.glyphs.contains(where: \.isMissing) {
        let end = place + 1 < line.runs.count ? line.runs[place + 1].glyphs.first?.x : nil
        drawBoxes(of: run, in: line, end: end ?? line.width)
      }
    }
    for decoration in line.decorations {
      let edges = decoration.edges.offset(x: line.x, y: line.baseline)
      fill(.rectangle(edges), decoration.color)
    }
  }

  /// Draws glyphs with the source that is set.
  private borrowing func draw(
    _ glyphs: [cairo_glyph_t],
    of run: GlyphRun,
    face: FaceSet.Face
  ) throws(RenderingError) {
    if run.face.isColor { return try drawColored(glyphs, of: run, face: face) }
    if isDocument { return writeText(glyphs, of: run, face: face) }
    defer { if let outline = run.outline { stroke(glyphs, outline) } }
    if run.outline?.isHollow == true { return }
    switch face.glyphs {
    // Pictures of the largest glyphs would fill any cache.
    case _ where isHuge(run.face), .outlines: drawOutlines(glyphs)
    case .masks(let masks): try draw(glyphs, of: run, with: masks)
    case .pictures: unsafe cairo_show_glyphs(context, glyphs, Int32(glyphs.count))
    }
  }

  borrowing func select(_ value: FontFace, _ face: FaceSet.Face) {
    unsafe cairo_set_font_face(context, face.face)
    unsafe cairo_set_font_options(context, face.options)
    var matrix = cairo_matrix_t(
      xx: value.matrix.xx,
      yx: value.matrix.yx,
      xy: value.matrix.xy,
      yy: value.matrix.yy,
      x0: 0,
      y0: 0
    )
    unsafe cairo_set_font_matrix(context, &matrix)
  }

  private borrowing func writeText(
    _ glyphs: [cairo_glyph_t],
    of run: GlyphRun,
    face: FaceSet.Face
  ) {
    guard face.program.canBePacked else {
      // A damaged font would end the process: its letters are shapes, and nothing is there to be copied.
      if run.outline?.isHollow != true { drawOutlines(glyphs) }
      if let outline = run.outline { stroke(glyphs, outline) }
      return
    }
    // Poppler fills the whole area of text that is written from right to left with a gradient.
    let isFilledByShapes = run.paint != nil && run.isRightToLeft
    if run.face.axes.isEmpty, run.outline?.isHollow != true, !isFilledByShapes {
      showText(glyphs, of: run, face.program)
      if let outline = run.outline { stroke(glyphs, outline) }
      return
    }
    // Documents embed a variable font with its usual axes. So its glyphs are drawn as outlines, as those above
    // are, and the text lies over them all but clear, to be found and copied.
    if run.outline?.isHollow != true { drawOutlines(glyphs) }
    if let outline = run.outline { stroke(glyphs, outline) }
    var clear = run.color
    clear.alpha = 1.0 / 255
    setColor(clear)
    showText(glyphs, of: run, face.program)
  }

  /// Draws the line along glyphs, some at a time: Cairo compares each step of a path with each.
  private borrowing func stroke(_ glyphs: [cairo_glyph_t], _ outline: LetterOutline) {
    guard outline.width > 0 else { return }
    setColor(outline.color)
    unsafe cairo_set_line_width(context, outline.width)
    unsafe cairo_set_line_join(context, CAIRO_LINE_JOIN_MITER)
    unsafe cairo_set_miter_limit(context, LetterOutline.miterLimit)
    unsafe cairo_set_dash(context, nil, 0, 0)
    for start in stride(from: 0, to: glyphs.count, by: 32) {
      let part = Array(glyphs[start..<min(start + 32, glyphs.count)])
      unsafe cairo_glyph_path(context, part, Int32(part.count))
      unsafe cairo_stroke(context)
    }
  }

  private borrowing func isHuge(_ face: FontFace) -> Bool { Self.isHuge(face, transform) }

  /// Whether glyphs of a face are drawn as shapes where the map leads to pixels.
  static func isHuge(_ face: FontFace, _ map: Transform) -> Bool {
    [(face.matrix.xx, face.matrix.yx), (face.matrix.xy, face.matrix.yy)].contains { side in
      let x = map.a * CGFloat(side.0) + map.c * CGFloat(side.1)
      let y = map.b * CGFloat(side.0) + map.d * CGFloat(side.1)
      return abs(x) + abs(y) > 300
    }
  }

  /// Exchanges the channels of the layer that is being painted.
  borrowing func exchangeRedAndBlue() {
    let layer: OpaquePointer = unsafe cairo_get_group_target(context)
    guard unsafe cairo_surface_get_type(layer) == CAIRO_SURFACE_TYPE_IMAGE else { return }
    unsafe cairo_surface_flush(layer)
    guard let start = unsafe cairo_image_surface_get_data(layer) else { return }
    let width = unsafe Int(cairo_image_surface_get_width(layer))
    let height = unsafe Int(cairo_image_surface_get_height(layer))
    let stride = unsafe Int(cairo_image_surface_get_stride(layer))
    for row in 0..<height {
      unsafe exchangeChannels(
        UnsafeMutableRawBufferPointer(start: start + row * stride, count: width * 4)
      )
    }
    unsafe cairo_surface_mark_dirty(layer)
  }

  /// An empty box for each character that no face has.
  private borrowing func drawBoxes(of run: GlyphRun, in line: TextLine, end: Double) {
    let size = run.face.name.size
    let stroke = max(size / 16, 0.5)
    for (place, glyph) in run.glyphs.enumerated() where glyph.isMissing {
      let next = run.glyphs[(place + 1)...].first { $0.x > glyph.x }?.x ?? end
      let width = next - glyph.x
      guard width > 0, size > 0 else { continue }
      let margin = min(width, size) * 0.1
      let baseline = line.baseline + glyph.y
      let box = Edges(
        left: line.x + glyph.x + margin,
        top: baseline - size * 0.75,
        right: line.x + next - margin,
        bottom: baseline
      )
      fill(between: .rectangle(box), and: .rectangle(box.inset(by: stroke)), run.color)
    }
  }
}

extension TextLine {
  /// The runs that are to end in a space, where they are drawn in an order: before a run of spaces, of which Cairo writes
  /// nothing as nothing of it is seen, and at the end of a line with white space behind it.
  fileprivate func runsBeforeSpaces(in order: [Int]) -> Set<Int> {
    var (spaced, last) = (Set<Int>(), Int?.none)
    for place in order {
      let run = runs[place]
      // Emoji and boxes are pictures to those who read aloud.
      if run.face.isColor || run.glyphs.allSatisfy(\.isMissing) { continue }
      if !run.string.allSatisfy(\.isWhitespace) {
        last = place
      } else if let last {
        spaced.insert(last)
      }
    }
    if isFollowedBySpace, let last { spaced.insert(last) }
    return spaced
  }
}

extension RGBA {
  /// The colour next to this one of those that Cairo tells apart, which nobody can.
  ///
  /// Cairo goes on from one run to the next where both have one colour, and Cairo 1.16 would go on where it believes
  /// the last letter to end (`WrittenRun`). Where the colour is another one, it writes the place anew.
  fileprivate var hardlyChanged: RGBA {
    var color = self
    color.red += (red < 0.5 ? 1 : -1) / 65_535
    return color
  }
}
