internal import CPango
import SnaplineScene

/// What a face is drawn with, and whether it is the system font's stand-in.
struct LoadedFace {
  var face: FontFace
  var family: String
  let glyphs: FontGlyphs
  /// The letters whose width in the system font is known, where this is its stand-in.
  let letters: [FontGlyphs.Letter]

  /// Reads a found pattern; one that lacks its file becomes a face that draws nothing.
  init(reading pattern: OpaquePointer?, glyphs: FontGlyphs) {
    self.glyphs = glyphs
    guard let pattern = unsafe pattern else {
      family = ""
      letters = []
      face = FontFace(
        file: "",
        index: 0,
        matrix: FontFace.Matrix(xx: 1, yx: 0, xy: 0, yy: 1),
        name: FontFace.Name(family: "", size: 1, weight: 400, isItalic: false)
      )
      return
    }
    let values = unsafe PatternReader(pattern: pattern)
    let size = values.double(FC_PIXEL_SIZE) ?? 1
    family = values.string(FC_FAMILY) ?? ""
    letters = family == SystemFont.family ? glyphs.letters(of: .shared) : []
    face = FontFace(
      file: values.string(FC_FILE) ?? "",
      index: UInt32(bitPattern: values.integer(FC_INDEX) ?? 0),
      axes: values.string(FC_FONT_VARIATIONS) ?? "",
      matrix: values.matrix(scaledBy: size),
      isSyntheticBold: values.boolean(FC_EMBOLDEN) ?? false,
      allowsBitmaps: values.boolean(FC_EMBEDDED_BITMAP) ?? true,
      isColor: values.boolean(FC_COLOR) ?? false,
      name: FontFace.Name(
        family: family,
        size: size,
        weight: values.weight,
        isItalic: (values.integer(FC_SLANT) ?? 0) != 0
      )
    )
  }
}

/// The values of a fontconfig pattern, which someone else keeps alive.
@safe struct PatternReader {
  let pattern: OpaquePointer

  func string(_ key: String, at place: Int32 = 0) -> String? {
    var value: UnsafeMutablePointer<FcChar8>?
    guard unsafe FcPatternGetString(pattern, key, place, &value) == FcResultMatch,
      let value = unsafe value
    else { return nil }
    return unsafe String(cString: value)
  }

  /// All values of a key, such as a family's names in each language.
  func strings(_ key: String) -> [String] {
    var values: [String] = []
    while let value = string(key, at: Int32(values.count)) { values.append(value) }
    return values
  }

  func integer(_ key: String) -> Int32? {
    var value: Int32 = 0
    return unsafe FcPatternGetInteger(pattern, key, 0, &value) == FcResultMatch ? value : nil
  }

  func double(_ key: String) -> Double? {
    var value = 0.0
    return unsafe FcPatternGetDouble(pattern, key, 0, &value) == FcResultMatch ? value : nil
  }

  func boolean(_ key: String) -> Bool? {
    var value: FcBool = 0
    return unsafe FcPatternGetBool(pattern, key, 0, &value) == FcResultMatch ? value != 0 : nil
  }

  /// The weight in the numbers of font files, 100 to 900.
  var weight: Int {
    guard let weight = double(FC_WEIGHT) else { return 400 }
    return Int(FcWeightToOpenTypeDouble(weight).rounded())
  }

  /// All matrices multiplied, at a size, with the y axis pointing down.
  func matrix(scaledBy size: Double) -> FontFace.Matrix {
    var product = FcMatrix(xx: 1, xy: 0, yx: 0, yy: 1)
    var place: Int32 = 0
    var next: UnsafeMutablePointer<FcMatrix>?
    while unsafe FcPatternGetMatrix(pattern, FC_MATRIX, place, &next) == FcResultMatch,
      let factor = unsafe next
    {
      var before = product
      unsafe FcMatrixMultiply(&product, &before, factor)
      place += 1
    }
    return FontFace.Matrix(
      xx: product.xx * size,
      yx: -product.yx * size,
      xy: -product.xy * size,
      yy: product.yy * size
    )
  }
}
