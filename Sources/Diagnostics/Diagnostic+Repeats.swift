extension [Diagnostic] {
  /// Each message once: what is built several times is wrong in the same words at the same place.
  package var withoutRepeats: [Diagnostic] {
    var said: Set<[String]> = []
    return filter { diagnostic in
      let place = diagnostic.place.map { "\($0.file):\($0.line ?? 0):\($0.column ?? 0)" } ?? ""
      return said.insert([diagnostic.id, diagnostic.subject, place]).inserted
    }
  }
}
