internal import CFreeType

/// The heights that a font file states, read through FreeType.
enum FaceTables {
  /// Whether a file holds a face at all.
  static func isFont(file: String) -> Bool { OpenFace(file: file, index: 0) != nil }

  /// The heights at one point of a face, or nothing where the file is no font with outlines.
  static func unitMetrics(file: String, index: Int) -> VerticalMetrics? {
    guard let face = OpenFace(file: file, index: index) else { return nil }
    return face.unitMetrics
  }
}

/// A face and the library it belongs to, owned here.
@safe private struct OpenFace: ~Copyable {
  private let library: FT_Library
  private let face: FT_Face

  init?(file: String, index: Int) {
    var library: FT_Library?
    guard unsafe FT_Init_FreeType(&library) == FT_Err_Ok, let library = unsafe library else {
      return nil
    }
    var face: FT_Face?
    guard unsafe FT_New_Face(library, file, index, &face) == FT_Err_Ok, let face = unsafe face
    else {
      unsafe FT_Done_FreeType(library)
      return nil
    }
    unsafe (self.library, self.face) = (library, face)
  }

  deinit {
    unsafe FT_Done_Face(face)
    unsafe FT_Done_FreeType(library)
  }

  /// In parts of the size; the tallest that are known have three.
  private static let tallestLine = 8.0

  var unitMetrics: VerticalMetrics? {
    let units = unsafe Double(face.pointee.units_per_EM)
    guard units > 0 else { return nil }
    var ascender = unsafe Double(face.pointee.ascender) / units
    var descender = unsafe Double(face.pointee.descender) / units
    var height = unsafe Double(face.pointee.height) / units
    // A damaged file may say anything; lines of no height, or of a wall's, hide all else.
    if !(0.1...Self.tallestLine).contains(ascender - descender) || abs(ascender) > Self.tallestLine
    {
      (ascender, descender, height) = (0.95, -0.25, 1.2)
    }
    height = min(height, ascender - descender + Self.tallestLine)
    var (capHeight, xHeight) = (0.0, 0.0)
    // Heights of letters came with the table's second version.
    if let table = unsafe cfreetype_os2(face), unsafe table.pointee.version >= 2 {
      capHeight = unsafe Double(table.pointee.sCapHeight) / units
      xHeight = unsafe Double(table.pointee.sxHeight) / units
    }
    return VerticalMetrics(
      ascender: ascender,
      descender: descender,
      leading: max(0, height - (ascender - descender)),
      capHeight: capHeight > 0 ? capHeight : ascender * 0.75,
      xHeight: xHeight > 0 ? xHeight : ascender * 0.55,
      underlinePosition: unsafe -Double(face.pointee.underline_position) / units,
      underlineThickness: unsafe Double(face.pointee.underline_thickness) / units
    )
  }
}
