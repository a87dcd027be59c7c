internal import CPango

/// A font file's face, as its own names and numbers describe it.
struct FoundFace: Hashable, Sendable {
  var family: String
  var postScriptName: String
  var weight: Int
  var isItalic: Bool
  /// 100 is normal, 75 condensed.
  var width: Int
  var file: String
  var index: Int
}

extension FontConfiguration {
  /// The face that a person means by a name: its PostScript name, its full name, or the upright
  /// regular face of a family.
  func face(named name: String) -> FoundFace? {
    let wanted = name.lowercased()
    var best: (rank: Int, face: FoundFace)?
    forEachFace { values in
      guard let rank = Self.rank(of: values, for: wanted), rank < best?.rank ?? .max else { return }
      best = (rank, Self.face(values))
    }
    return best?.face
  }

  /// The names of all families, sorted.
  var families: [String] {
    var families: Set<String> = []
    forEachFace { values in
      if let family = values.string(FC_FAMILY) { families.insert(family) }
    }
    return families.sorted()
  }

  /// Every face, in no order that matters.
  var faces: [FoundFace] {
    var faces: [FoundFace] = []
    forEachFace { faces.append(Self.face($0)) }
    return faces
  }

  /// How near a face is to a name, 0 being the nearest.
  private static func rank(of values: PatternReader, for wanted: String) -> Int? {
    if values.string(FC_POSTSCRIPT_NAME)?.lowercased() == wanted { return 0 }
    if values.string(FC_FULLNAME)?.lowercased() == wanted { return 1 }
    guard values.strings(FC_FAMILY).contains(where: { $0.lowercased() == wanted }) else {
      return nil
    }
    let slant = values.integer(FC_SLANT) == 0 ? 0 : 1_000
    let width = 1_000 * abs(Int(values.integer(FC_WIDTH) ?? 100) - 100)
    return 2 + slant + width + abs(values.weight - 400)
  }

  private static func face(_ values: PatternReader) -> FoundFace {
    FoundFace(
      family: values.string(FC_FAMILY) ?? "",
      postScriptName: values.string(FC_POSTSCRIPT_NAME) ?? "",
      weight: values.weight,
      isItalic: values.integer(FC_SLANT) != 0,
      width: Int(values.integer(FC_WIDTH) ?? 100),
      file: values.string(FC_FILE) ?? "",
      index: Int(values.integer(FC_INDEX) ?? 0)
    )
  }

  private func forEachFace(_ body: (PatternReader) -> Void) {
    for set in [FcSetApplication, FcSetSystem] {
      guard let fonts = unsafe FcConfigGetFonts(config, set) else { continue }
      let count = unsafe Int(fonts.pointee.nfont)
      for place in 0..<count {
        if let pattern = unsafe fonts.pointee.fonts[place] {
          unsafe body(PatternReader(pattern: pattern))
        }
      }
    }
  }
}
