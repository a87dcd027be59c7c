internal import SnaplineDesigns
internal import SnaplineDocuments
internal import SnaplineInputs
internal import Synchronization

/// A design's file, which is parsed once for all circumstances that it is looked at in, and read once for each language
/// and variant, or once for each thread that begins with them at the same time.
///
/// What was read is let go with the last of them.
final class SharedReading: Sendable {
  private let path: String
  private let state: Mutex<State>

  private struct Version: Hashable {
    let locale: String?
    let variant: String?
  }

  private struct State {
    var uses: Int
    var template: Result<DesignTemplate, DesignError>?
    var versions: [Version: ReadDesign] = [:]

    mutating func noteUse() {
      uses -= 1
      if uses <= 0 { (template, versions) = (nil, [:]) }
    }
  }

  init(of path: String, uses: Int) {
    self.path = path
    state = Mutex(State(uses: uses))
  }

  /// The design in some circumstances; it may be asked for as often as was said.
  func design(under overrides: DesignOverrides) throws(DesignError) -> Design {
    let version = Version(locale: overrides.locale, variant: overrides.variant)
    let (parsed, known) = state.withLock { state in
      let template =
        state.template
        ?? Result { () throws(DesignError) in try DesignTemplate(contentsOf: path) }
      state.template = template
      return (template, state.versions[version])
    }
    defer { state.withLock { $0.noteUse() } }
    let template = try parsed.get()
    let read = known ?? template.read(under: overrides)
    state.withLock { $0.versions[version] = read }
    return try template.design(read, under: overrides)
  }
}
