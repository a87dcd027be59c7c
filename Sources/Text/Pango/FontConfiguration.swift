internal import CPango
import SnaplineEnvironment

/// A private fontconfig configuration, owned here; any number of threads may read it at once.
@safe final class FontConfiguration: @unchecked Sendable {
  let config: OpaquePointer
  /// The letters of the first face, which stands for its family.
  private let letters: OpaquePointer?

  /// A configuration of `folders`, with single `files` before them.
  init(
    folders: [String],
    files: [String] = [],
    fallbacks: [String] = [],
    cacheFolder: String?,
    hasFallbacks: Bool = true
  ) throws(FontError) {
    guard let created = unsafe FcConfigCreate() else { throw .unusableConfiguration }
    unsafe config = created
    let sources = GivenFonts(folders: folders, files: files)
    let rules = ConfigurationRules(
      folders: sources.folders,
      cacheFolder: cacheFolder ?? Self.sharedCacheFolder,
      fallbacks: fallbacks,
      hasFallbacks: hasFallbacks
    )
    var document = Array(rules.document.utf8) + [0]
    let isRead = unsafe document.withUnsafeMutableBufferPointer {
      unsafe FcConfigParseAndLoadFromMemory(created, $0.baseAddress, FcFalse)
    }
    guard isRead != FcFalse else { throw .unusableConfiguration }
    for file in sources.files { _ = unsafe FcConfigAppFontAddFile(created, file) }
    guard unsafe FcConfigBuildFonts(created) != FcFalse else { throw .unusableConfiguration }
    unsafe sources.takePrecedence(in: created)
    if hasFallbacks { unsafe Self.withholdLetters(in: created) }
    unsafe letters = Self.letters(of: created)
  }

  /// Takes letters that no other font has from the families that came to be drawn for others, so that they
  /// draw no text which doesn't ask for them.
  ///
  /// They have a few for private use; all their other letters are in families that are asked before them.
  private static func withholdLetters(in config: OpaquePointer) {
    guard let fonts = unsafe FcConfigGetFonts(config, FcSetSystem),
      let own = unsafe FcCharSetCreate()
    else { return }
    defer { unsafe FcCharSetDestroy(own) }
    for letter: FcChar32 in 0xF000...0xF0FF { _ = unsafe FcCharSetAddChar(own, letter) }
    let count = unsafe Int(fonts.pointee.nfont)
    for place in 0..<count {
      guard let pattern = unsafe fonts.pointee.fonts[place],
        let family = unsafe PatternReader(pattern: pattern).string(FC_FAMILY),
        StandInFonts.isOfPackage(family)
      else { continue }
      var letters: OpaquePointer?
      _ = unsafe FcPatternGetCharSet(pattern, FC_CHARSET, 0, &letters)
      // What comes from the index of a folder can't be changed.
      guard let letters = unsafe letters, let rest = unsafe FcCharSetSubtract(letters, own),
        let changed = unsafe FcPatternDuplicate(pattern)
      else { continue }
      _ = unsafe FcPatternDel(changed, FC_CHARSET)
      _ = unsafe FcPatternAddCharSet(changed, FC_CHARSET, rest)
      unsafe FcCharSetDestroy(rest)
      unsafe fonts.pointee.fonts[place] = unsafe changed
      unsafe FcPatternDestroy(pattern)
    }
  }

  /// The letters of the upright regular face of the system font's stand-in.
  private static func letters(of config: OpaquePointer) -> OpaquePointer? {
    guard let fonts = unsafe FcConfigGetFonts(config, FcSetSystem) else { return nil }
    let count = unsafe Int(fonts.pointee.nfont)
    for place in 0..<count {
      guard let pattern = unsafe fonts.pointee.fonts[place] else { continue }
      let values = unsafe PatternReader(pattern: pattern)
      guard values.string(FC_POSTSCRIPT_NAME) == SystemFont.family + "-Regular" else { continue }
      var letters: OpaquePointer?
      _ = unsafe FcPatternGetCharSet(pattern, FC_CHARSET, 0, &letters)
      return unsafe letters
    }
    return nil
  }

  /// Whether every upright regular letter of a text is in a face of the system font's stand-in.
  func covers(_ string: String) -> Bool {
    guard let letters = unsafe letters else { return false }
    return string.unicodeScalars.allSatisfy { scalar in
      if scalar.value < 0x80 { return true }
      return unsafe FcCharSetHasChar(letters, scalar.value) != FcFalse
    }
  }

  deinit { unsafe FcConfigDestroy(config) }

  /// Debian's packages leave an index of every font folder here.
  private static let sharedCacheFolder = "/var/cache/fontconfig"
}

/// Why the fonts of an environment can't be had.
enum FontError: Error {
  case unusableConfiguration
}
