internal import CPango
import SnaplineEnvironment

/// The fonts that an environment gives, those of its own before those of the system's folders.
///
/// fontconfig itself takes the newest version of a family, wherever it lies: a picture would depend on
/// what is installed besides.
struct GivenFonts {
  /// Folders that fontconfig may walk through.
  private(set) var folders: [String] = []
  private(set) var files: [String]
  /// Folders of the environment's own, in order.
  private var own: [String] = []

  init(folders: [String], files: [String]) {
    self.files = files.filter { $0.hasPrefix("/") && OrdinaryFile.isThere($0) }
    for folder in folders where folder.hasPrefix("/") {
      guard Self.isOwn(folder) else {
        self.folders.append(folder)
        continue
      }
      let found = FontFolder(folder)
      if found.isPlain {
        self.folders.append(folder)
        own.append(folder.hasSuffix("/") ? folder : folder + "/")
      } else {
        self.files += found.files
      }
    }
  }

  /// Whether a folder is none of those that Debian's packages fill.
  static func isOwn(_ folder: String) -> Bool {
    !(folder + "/").hasPrefix("/usr/share/fonts/") && !FontSources.systemFolders.contains(folder)
  }

  /// Leaves out the faces of families that come from further ahead as well.
  func takePrecedence(in config: OpaquePointer) {
    guard !files.isEmpty || !own.isEmpty else { return }
    var first: [String: Int] = [:]
    if let fonts = unsafe FcConfigGetFonts(config, FcSetApplication) {
      for place in unsafe 0..<Int(fonts.pointee.nfont) {
        if let family = unsafe family(of: fonts.pointee.fonts[place]) { first[family] = 0 }
      }
    }
    guard let fonts = unsafe FcConfigGetFonts(config, FcSetSystem) else { return }
    let count = unsafe Int(fonts.pointee.nfont)
    for place in 0..<count {
      guard let family = unsafe family(of: fonts.pointee.fonts[place]) else { continue }
      first[family] = unsafe min(first[family] ?? .max, rank(of: fonts.pointee.fonts[place]))
    }
    var kept = 0
    for place in 0..<count {
      let pattern = unsafe fonts.pointee.fonts[place]
      if let family = unsafe family(of: pattern), let best = first[family],
        unsafe best < rank(of: pattern)
      {
        unsafe FcPatternDestroy(pattern)
      } else {
        unsafe fonts.pointee.fonts[kept] = unsafe pattern
        kept += 1
      }
    }
    unsafe fonts.pointee.nfont = Int32(kept)
  }

  private func family(of pattern: OpaquePointer?) -> String? {
    unsafe pattern.flatMap { unsafe PatternReader(pattern: $0).string(FC_FAMILY)?.lowercased() }
  }

  /// The place of a face's folder among the environment's own, from 1; the system's come last.
  private func rank(of pattern: OpaquePointer?) -> Int {
    let file = unsafe pattern.flatMap { unsafe PatternReader(pattern: $0).string(FC_FILE) } ?? ""
    return own.firstIndex { file.hasPrefix($0) }.map { $0 + 1 } ?? .max
  }
}
