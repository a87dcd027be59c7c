internal import CCairo
internal import CFreeType
internal import SnaplineScene
internal import Synchronization

/// Font faces that one worker draws with.
///
/// A face is loaded once for each set of fields that change its glyphs, because Cairo keys its own
/// cache by the loaded face. Faces stay for the life of the process: Cairo holds on to them after
/// the last release, and may let go of one much later, on another thread.
@safe final class FaceSet: @unchecked Sendable {
  /// What changes the glyphs of a file.
  fileprivate struct Key: Hashable {
    var file: String
    var index: UInt32
    var axes: String
    var isSyntheticBold: Bool
    var allowsBitmaps: Bool

    init(_ face: FontFace) {
      (file, index, axes) = (face.file, face.index, face.axes)
      (isSyntheticBold, allowsBitmaps) = (face.isSyntheticBold, face.allowsBitmaps)
    }
  }

  /// A face and the options to draw it with.
  @safe struct Face {
    let face: OpaquePointer
    let options: OpaquePointer
    let glyphs: Glyphs
    let program: FontProgram
  }

  /// How a face's glyphs are drawn on pixels.
  enum Glyphs {
    case masks(GlyphMasks)
    /// As shapes: axes are known to Cairo alone.
    case outlines
    /// As Cairo does: some of them are pictures.
    case pictures

    fileprivate init(_ face: FT_Face, _ key: Key, library: FT_Library) {
      let isScalable = unsafe face.pointee.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0
      let hasPictures = unsafe key.allowsBitmaps && face.pointee.num_fixed_sizes > 0
      if !isScalable || hasPictures {
        self = .pictures
      } else if key.axes.isEmpty {
        self = unsafe .masks(GlyphMasks(face, library: library))
      } else {
        self = .outlines
      }
    }
  }

  private let library: FT_Library
  private var faces: [Key: Face] = [:]
  /// The face asked for last, which most runs share.
  private var latest: (face: FontFace, loaded: Face)?
  private var outlines: [OutlineKey: GlyphOutlines] = [:]
  /// How many sizes of faces are kept.
  private static let mostOutlines = 64

  private struct OutlineKey: Hashable {
    var key: Key
    var matrix: FontFace.Matrix
  }

  private init() throws(RenderingError) {
    var library: FT_Library?
    guard unsafe FT_Init_FreeType(&library) == 0, let opened = unsafe library else {
      throw .outOfMemory
    }
    unsafe self.library = opened
  }

  func face(_ face: FontFace) throws(RenderingError) -> Face {
    if let latest, latest.face == face { return latest.loaded }
    let key = Key(face)
    let loaded = if let known = faces[key] { known } else { try load(key) }
    faces[key] = loaded
    latest = (face, loaded)
    return loaded
  }

  /// The outlines of a face's glyphs; nothing where it can't be loaded.
  func outlines(of face: FontFace) -> GlyphOutlines? {
    let key = OutlineKey(key: Key(face), matrix: face.matrix)
    if let known = outlines[key] { return known }
    guard let loaded = try? self.face(face) else { return nil }
    if outlines.count >= Self.mostOutlines { outlines.removeAll() }
    let made = GlyphOutlines(loaded, matrix: face.matrix)
    outlines[key] = made
    return made
  }

  private func load(_ key: Key) throws(RenderingError) -> Face {
    var opened: FT_Face?
    let index = FT_Long(key.index)
    guard unsafe FT_New_Face(library, key.file, index, &opened) == 0, let opened = unsafe opened
    else { throw .font(file: key.file) }
    let flags = key.allowsBitmaps ? 0 : Int32(FT_LOAD_NO_BITMAP)
    guard let face = unsafe cairo_ft_font_face_create_for_ft_face(opened, flags),
      unsafe cairo_font_face_status(face) == CAIRO_STATUS_SUCCESS
    else { throw .font(file: key.file) }
    if key.isSyntheticBold {
      unsafe cairo_ft_font_face_set_synthesize(face, CAIRO_FT_SYNTHESIZE_BOLD.rawValue)
    }
    return unsafe Face(
      face: face,
      options: Self.options(axes: key.axes),
      glyphs: Glyphs(opened, key, library: library),
      program: FontProgram(opened, file: key.file)
    )
  }

  /// Nothing is hinted, so that glyphs look the same at every place and scale.
  private static func options(axes: String) -> OpaquePointer {
    let options: OpaquePointer = unsafe cairo_font_options_create()
    unsafe cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    unsafe cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    unsafe cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    if !axes.isEmpty { unsafe cairo_font_options_set_variations(options, axes) }
    return unsafe options
  }

  private static let idle = Mutex<[FaceSet]>([])

  /// Lends a set to `body`, and keeps it for the next caller afterwards.
  static func lend<Result: ~Copyable>(
    _ body: (FaceSet) throws(RenderingError) -> Result
  ) throws(RenderingError) -> Result {
    let kept = idle.withLock { $0.popLast() }
    let set = if let kept { kept } else { try FaceSet() }
    defer { idle.withLock { $0.append(set) } }
    return try body(set)
  }
}
