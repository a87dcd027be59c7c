import Synchronization

extension FontLibrary {
  /// A face that was looked for by name, with its heights at one point.
  struct NamedFace: Sendable {
    var face: FoundFace
    var unitMetrics: VerticalMetrics
    /// The family that is drawn, where the environment has none of the face's own name.
    var standIn: String?
  }

  /// The face that a person means by a name; found once and remembered.
  func face(named name: String) -> NamedFace? {
    if let known = names.withLock({ $0[name] }) { return known }
    guard let named = measured(name) ?? standIn(for: name) else { return nil }
    names.withLock { names in
      if names.count >= Self.namesKept { names.removeAll() }
      names[name] = named
    }
    return named
  }

  private func measured(_ name: String) -> NamedFace? {
    guard let face = found(name),
      let unitMetrics = FaceTables.unitMetrics(file: face.file, index: face.index)
    else { return nil }
    return NamedFace(face: face, unitMetrics: unitMetrics)
  }

  /// A face of Apple's systems that a family of the same widths is drawn for.
  private func standIn(for name: String) -> NamedFace? {
    guard let meant = StandInFonts.face(named: name), var named = measured(meant.drawn) else {
      return nil
    }
    named.face.family = meant.family
    named.face.postScriptName = meant.postScriptName
    (named.face.weight, named.face.isItalic) = (meant.weight, meant.isItalic)
    named.unitMetrics = named.unitMetrics.standing(for: meant)
    named.standIn = meant.drawn
    return named
  }

  private func found(_ name: String) -> FoundFace? {
    // The folder of the system font's stand-in is read in a fraction of the time.
    if hasSystemScope, let face = try? configuration(.system).face(named: name) { return face }
    return try? configuration(.everything).face(named: name)
  }

  /// The family that is nearest to one that isn't there, if one is near; found once and remembered.
  func family(near name: String) -> String? {
    if let known = neighbours.withLock({ $0[name] }) { return known }
    let family = Font.nearestFamily(to: name, among: families)
    neighbours.withLock { neighbours in
      if neighbours.count >= Self.namesKept { neighbours.removeAll() }
      neighbours.updateValue(family, forKey: name)
    }
    return family
  }

  /// The family that draws one that was named: itself, or what stands in for it; nothing where neither is
  /// there.
  func drawnFamily(for name: String) -> String? {
    guard neighbours.withLock({ $0[name] == nil }), let named = face(named: name) else {
      return nil
    }
    return named.standIn ?? name
  }

  var faces: [FoundFace] { (try? configuration(.everything).faces) ?? [] }

  /// The families that are there, and those that one of them stands in for, sorted.
  var families: [String] {
    let own = (try? configuration(.everything).families) ?? []
    let others = StandInFonts.families(drawnBy: own)
    return others.isEmpty ? own : Set(own + others).sorted()
  }

  /// The PostScript names of a family's faces, or of those that are drawn for it, sorted.
  func names(of family: String) -> [String] {
    let wanted = family.lowercased()
    let own = faces.filter { $0.family.lowercased() == wanted }.map(\.postScriptName)
    if !own.isEmpty { return Set(own).sorted() }
    guard let name = families.first(where: { $0.lowercased() == wanted }) else { return [] }
    return StandInFonts.names(of: name)
  }

  private static let namesKept = 1_000
}
