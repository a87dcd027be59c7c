import Synchronization

extension FontLibrary {
  /// A face that was looked for by name, with its heights at one point.
  struct NamedFace: Sendable {
    var face: FoundFace
    var unitMetrics: VerticalMetrics
  }

  /// The face that a person means by a name; found once and remembered.
  func face(named name: String) -> NamedFace? {
    if let known = names.withLock({ $0[name] }) { return known }
    guard let face = found(name),
      let unitMetrics = FaceTables.unitMetrics(file: face.file, index: face.index)
    else { return nil }
    let named = NamedFace(face: face, unitMetrics: unitMetrics)
    names.withLock { names in
      if names.count >= Self.namesKept { names.removeAll() }
      names[name] = named
    }
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

  /// Whether no face is of a name.
  func isMissing(_ name: String) -> Bool {
    neighbours.withLock { $0[name] != nil } || face(named: name) == nil
  }

  var faces: [FoundFace] { (try? configuration(.everything).faces) ?? [] }
  var families: [String] { (try? configuration(.everything).families) ?? [] }

  private static let namesKept = 1_000
}
