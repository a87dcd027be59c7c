internal import CCairo
internal import SnaplineScene

/// The glyphs of a run in a document, each at the place where it has to be given to Cairo.
///
/// Cairo 1.16 counts with the whole advance of a glyph, and writes it in thousandths of the size without the fraction.
/// So programs that show the document would put each glyph further left by what those before it lost.
struct WrittenRun {
  private let matrix: FontFace.Matrix
  private let program: FontProgram
  private var lost = 0.0
  private var last: cairo_glyph_t?

  init(_ face: FontFace, _ program: FontProgram) {
    matrix = face.matrix
    self.program = program
  }

  /// Whether Cairo writes advances of a face so: letters that it makes bold itself are written as shapes of a font
  /// of its own.
  static func losesAdvances(of face: FontFace) -> Bool {
    cairo_version() < 11_700 && !face.isSyntheticBold && face.axes.isEmpty
  }

  /// The place of the next glyph.
  mutating func place(_ glyph: cairo_glyph_t) -> cairo_glyph_t {
    if let last, !continues(last, with: glyph) { lost = 0 }
    last = glyph
    var placed = glyph
    placed.x += lost * matrix.xx
    placed.y += lost * matrix.yx
    lost += program.lostAdvance(of: glyph.index)
    return placed
  }

  /// Whether Cairo goes on from the glyph before, in place of writing the place anew.
  private func continues(_ last: cairo_glyph_t, with glyph: cairo_glyph_t) -> Bool {
    let size = max(abs(matrix.xx), abs(matrix.yx), .leastNonzeroMagnitude)
    let (x, y) = (glyph.x - last.x, glyph.y - last.y)
    // How far the glyph lies beside the line, and ahead on it.
    let aside = (y * matrix.xx - x * matrix.yx) / (size * size)
    let ahead = (x * matrix.xx + y * matrix.yx) / (size * size)
    return abs(aside) <= 0.001 && abs(ahead) < 10
  }
}
