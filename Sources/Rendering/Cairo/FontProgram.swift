internal import CCairo
internal import CFreeType
internal import SnaplineEnvironment

/// What a loaded face is read from, asked when a document needs to know.
@safe final class FontProgram {
  private let font: FT_Face
  private let file: String

  /// - Parameters:
  ///   - font: A face that stays loaded, as all of ``FaceSet`` do.
  ///   - file: The path that it was loaded from.
  init(_ font: FT_Face, file: String) {
    unsafe self.font = font
    self.file = file
  }

  /// Whether Cairo can take parts of the font into a document, and bring the process to no end by that.
  ///
  /// Where it can't, letters are written as shapes.
  private(set) lazy var canBePacked: Bool = {
    let flags = unsafe font.pointee.face_flags
    guard flags & FT_Long(FT_FACE_FLAG_SFNT) != 0 else {
      // A file that is nothing but such a table begins with its version. Other kinds begin with other bytes.
      let bytes = try? OrdinaryFile.bytes(at: file, most: Self.mostBytes)
      return bytes?.first != 1
    }
    var size: FT_ULong = 0
    guard unsafe FT_Load_Sfnt_Table(font, Self.tag, 0, nil, &size) == 0 else { return true }
    return CompactFontTable { self.bytes(at: $0, $1, below: Int(size)) }.namesItsTexts
  }()

  /// What Cairo 1.16 loses of a glyph's advance in a document, as a part of the font's size.
  func lostAdvance(of glyph: UInt) -> Double {
    if let known = lostAdvances[glyph] { return known }
    let units = unsafe Double(font.pointee.units_per_EM)
    var advance: FT_Fixed = 0
    let status = unsafe FT_Get_Advance(font, FT_UInt(glyph), Int32(FT_LOAD_NO_SCALE), &advance)
    let thousandths = status == 0 && units > 0 ? 1000 * (Double(advance) / units) : 0
    let lost = (thousandths - thousandths.rounded(.towardZero)) / 1000
    lostAdvances[glyph] = lost
    return lost
  }

  private var lostAdvances: [UInt: Double] = [:]

  private func bytes(at place: Int, _ count: Int, below size: Int) -> [UInt8]? {
    guard place >= 0, count > 0, count <= size, place <= size - count else { return nil }
    return unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, made in
      var length = FT_ULong(count)
      let status = unsafe FT_Load_Sfnt_Table(
        font,
        Self.tag,
        FT_Long(place),
        buffer.baseAddress,
        &length
      )
      made = status == 0 ? count : 0
    }
    .nonEmpty
  }

  /// `CFF `, as a number.
  private static let tag: FT_ULong = 0x4346_4620
  private static let mostBytes = 100_000_000
}

extension [UInt8] {
  fileprivate var nonEmpty: [UInt8]? { isEmpty ? nil : self }
}
