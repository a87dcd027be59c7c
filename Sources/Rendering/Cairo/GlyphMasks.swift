internal import CCairo
internal import CFreeType
internal import SnaplineGeometry
internal import SnaplineScene

/// How much of each pixel the glyphs of one font face cover.
///
/// Cairo puts glyphs on whole pixels, which shows as uneven gaps between letters; here a glyph stands
/// at the nearest quarter of one. Masks are kept, because a text repeats its letters.
@safe final class GlyphMasks {
  /// How many parts of a pixel a glyph can stand on, across and down.
  static let parts = 4
  /// Bytes that are kept at most, give or take those of a run that is painted at once.
  static let largestStore = 4_000_000
  private static let largestMask = 1_000_000

  /// What a glyph covers, around the pixel that it stands on.
  struct Mask {
    var left, top, width, height: Int
    /// Where its bytes start in the store.
    fileprivate var start: Int
  }

  /// What makes a mask of a glyph.
  struct Style: Hashable {
    /// From the square of the font to pixels.
    var matrix: FontFace.Matrix
    var isSyntheticBold: Bool
  }

  private let face: FT_Face
  private let library: FT_Library
  private var masks: [Style: [UInt64: Mask]] = [:]
  private var store: [UInt8] = []

  /// The masks of a face whose glyphs are outlines.
  init(_ face: FT_Face, library: FT_Library) { unsafe (self.face, self.library) = (face, library) }

  /// Whether masks have to be dropped before there are more of them.
  var isFull: Bool { store.count > Self.largestStore }

  func empty() {
    masks = [:]
    store = []
  }

  /// The mask of a glyph that stands so many parts right of and below a pixel's corner; nothing
  /// where it has no outline, or too large a one.
  func mask(of glyph: UInt32, x: Int, y: Int, _ style: Style) -> Mask? {
    let key = UInt64(glyph) << 8 | UInt64(y << 4 | x)
    if let known = masks[style]?[key] { return known }
    guard let mask = draw(glyph, x: x, y: y, style) else { return nil }
    masks[style, default: [:]][key] = mask
    return mask
  }

  /// Adds some columns of a mask's row to coverage that begins with the first of them.
  func add(
    _ mask: Mask,
    row: Int,
    columns: Range<Int>,
    to line: UnsafeMutablePointer<UInt8>
  ) {
    let source = mask.start + row * mask.width + columns.lowerBound
    unsafe store.withUnsafeBufferPointer { store in
      for place in 0..<columns.count {
        let sum = unsafe UInt16(line[place]) + UInt16(store[source + place])
        unsafe line[place] = UInt8(min(sum, 255))
      }
    }
  }

  /// Outlines are taken in the font's own units: nothing but the matrix decides what they become.
  private func draw(_ glyph: UInt32, x: Int, y: Int, _ style: Style) -> Mask? {
    let flags = Int32(FT_LOAD_NO_SCALE | FT_LOAD_IGNORE_TRANSFORM)
    guard unsafe FT_Load_Glyph(face, glyph, flags) == 0,
      unsafe face.pointee.glyph.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return nil }
    return unsafe withUnsafeMutablePointer(to: &face.pointee.glyph.pointee.outline) { outline in
      unsafe place(outline, x: x, y: y, style)
      return unsafe coverage(of: outline)
    }
  }

  /// Turns font units into 64ths of pixels.
  private func place(_ outline: UnsafeMutablePointer<FT_Outline>, x: Int, y: Int, _ style: Style) {
    let units = unsafe Double(max(1, face.pointee.units_per_EM))
    if style.isSyntheticBold { unsafe FT_Outline_Embolden(outline, FT_Pos((units / 24).rounded())) }
    func fixed(_ value: Double) -> FT_Fixed { FT_Fixed((value * 64 / units * 65_536).rounded()) }
    // In fonts and for FreeType, y points up.
    var matrix = FT_Matrix(
      xx: fixed(style.matrix.xx),
      xy: fixed(-style.matrix.xy),
      yx: fixed(-style.matrix.yx),
      yy: fixed(style.matrix.yy)
    )
    unsafe FT_Outline_Transform(outline, &matrix)
    let part = 64 / Self.parts
    unsafe FT_Outline_Translate(outline, FT_Pos(x * part), FT_Pos(-y * part))
  }

  private func coverage(of outline: UnsafeMutablePointer<FT_Outline>) -> Mask? {
    var box = FT_BBox()
    unsafe FT_Outline_Get_CBox(outline, &box)
    let (left, bottom) = (box.xMin >> 6, box.yMin >> 6)
    let (right, top) = ((box.xMax + 63) >> 6, (box.yMax + 63) >> 6)
    let (width, height) = (right - left, top - bottom)
    guard width > 0, height > 0 else {
      return Mask(left: 0, top: 0, width: 0, height: 0, start: store.count)
    }
    guard max(width, height) < 16_384, width * height <= Self.largestMask else { return nil }
    unsafe FT_Outline_Translate(outline, -left * 64, -bottom * 64)
    let start = store.count
    store.append(contentsOf: repeatElement(0, count: width * height))
    let error = unsafe store.withUnsafeMutableBufferPointer { store in
      var picture = unsafe FT_Bitmap()
      unsafe picture.width = UInt32(width)
      unsafe picture.rows = UInt32(height)
      unsafe picture.pitch = Int32(width)
      unsafe picture.buffer = store.baseAddress.map { unsafe $0 + start }
      unsafe picture.num_grays = 256
      unsafe picture.pixel_mode = UInt8(FT_PIXEL_MODE_GRAY.rawValue)
      return unsafe FT_Outline_Get_Bitmap(library, outline, &picture)
    }
    guard error == 0 else { return nil }
    return Mask(left: left, top: -top, width: width, height: height, start: start)
  }
}
