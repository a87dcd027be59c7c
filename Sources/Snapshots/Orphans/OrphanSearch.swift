internal import SnaplineEnvironment
internal import SnaplineRuns

/// Looks for baselines that nothing asks for any more.
///
/// A baseline is only called so where that is certain: its design, its variant of it or its test file
/// is gone, or a whole run of tests went through its function, or found none of that name, and asked
/// for others. A test that was left out leaves its baselines alone.
package struct OrphanSearch {
  package private(set) var orphans: [Orphan] = []
  /// What couldn't be looked at.
  package private(set) var complaints: [SnapshotError] = []

  private let root: String
  private let asked: [AskedBaselines]
  private let variants: Variants
  private var seen: Set<FileIdentity> = []
  /// Where settings put baselines, and of which folders' tests: several may share a place.
  private var homes: [String: Set<String>] = [:]

  /// The names of the variants of the design at a path, as files have them.
  ///
  /// Asked to be sure, it reads the whole design, and answers nothing where that is at fault.
  package typealias Variants = (_ path: String, _ isSure: Bool) -> [String]?

  /// - Parameters:
  ///   - folders: Where to look, as absolute paths.
  ///   - root: The folder of the package.
  ///   - asked: What the last whole run of tests asked for.
  ///   - variants: Reads which variants a design has.
  package init(
    in folders: [String],
    below root: String,
    asked: [AskedBaselines] = [],
    variants: @escaping Variants = { _, _ in nil }
  ) {
    self.variants = variants
    self.root = root
    self.asked = asked
    for folder in folders { walk(folder) }
    // Elsewhere may be more tests that keep their baselines in the same place.
    if folders.contains(root) {
      for (home, below) in homes.sorted(by: { $0.key < $1.key })
      where home.hasPrefix(root + "/") { lookThrough(home, below) }
    }
    for file in asked { judge(file) }
    var known: Set<Baseline> = []
    orphans.removeAll { !known.insert($0.baseline).inserted }
    orphans.sort { ($0.baseline.folder, $0.baseline.stem) < ($1.baseline.folder, $1.baseline.stem) }
  }

  /// Looks at a folder and those in it.
  ///
  /// Links may lead anywhere, and are left alone; so is what a run left, such as one that was downloaded.
  private mutating func walk(_ start: String) {
    var waiting = [start]
    while let folder = waiting.popLast() {
      guard FileKind(of: folder) == .folder, let identity = FileIdentity(folder),
        seen.insert(identity).inserted
      else { continue }
      let names = names(in: folder)
      if names.contains(RunFolder.resultsName) { continue }
      for name in names {
        let path = folder + "/" + name
        if name == KeepingSettings.fileName { readSettings(in: folder) }
        guard FileKind(of: path) == .folder else { continue }
        if name == "__Snapshots__" {
          lookAtTestFolders(in: path, below: folder)
        } else if name.hasSuffix(".snapshots"), name != KeepingSettings.fileName {
          lookAtDesignFolder(path, of: String(name.dropLast(10)), in: folder)
        } else if !PendingWalk.foreign.contains(name) {
          waiting.append(path)
        }
      }
    }
  }

  private mutating func names(in folder: String) -> [String] {
    do throws(SnapshotError) {
      return try KeptFile.names(in: folder)
    } catch {
      complaints.append(error)
      return []
    }
  }

  private mutating func readSettings(in folder: String) {
    guard let home = try? KeepingSettings(for: folder).folder else { return }
    homes[home.path.standardizedPath(from: home.below), default: []].insert(home.below)
  }

  // MARK: Designs

  /// The baselines of `card.yaml` lie in `card.snapshots` as `card` and `card.…`; whatever else lies
  /// there may be a test's.
  private mutating func lookAtDesignFolder(_ path: String, of stem: String, in folder: String) {
    guard let cleaned = try? SnapshotName(parts: [stem]).stem, !isAsked(path) else { return }
    // Whatever has the name may be the design, however its ending is spelled.
    let designs = files(named: stem, in: folder)
    let own = stems(in: path).filter { $0 == cleaned || $0.hasPrefix(cleaned + ".") }
    if designs.isEmpty {
      for name in own { add(name, in: path, .noDesign(stem)) }
      return
    }
    // Beside a design may be a picture of it.
    let readable = designs.filter { name in
      ["yaml", "yml", "json"].contains { name.lowercased().hasSuffix("." + $0) }
    }
    if readable.count == 1, own != [cleaned] {
      judge(own, in: path, called: cleaned, of: "\(folder)/\(readable[0])")
    }
  }

  /// Judges the baselines of a design that is there by its variants.
  ///
  /// Options of a run make names as well, such as `card.dark`: only a baseline that says which variant
  /// it is of surely is of none that there is.
  private mutating func judge(
    _ stems: [String],
    in folder: String,
    called stem: String,
    of design: String
  ) {
    let likely = (variants(design, false) ?? []).compactMap { variant in
      try? SnapshotName(parts: [stem] + variant.split(separator: ".").map(String.init)).stem
    }
    let strange = Set(stems).subtracting(likely.isEmpty ? [stem] : likely).sorted()
    guard !strange.isEmpty, let variants = variants(design, true)?.filter({ !$0.isEmpty })
    else { return }
    for name in strange {
      if name == stem {
        if !variants.isEmpty { add(name, in: folder, .onlyVariants(design: design.from(root))) }
      } else if let variant = Baseline(folder: folder, stem: name).variant,
        !variants.contains(variant)
      {
        add(name, in: folder, .noVariant(variant, design: design.from(root)))
      }
    }
  }

  /// The files in a folder that have a name, with whichever ending.
  private mutating func files(named stem: String, in folder: String) -> [String] {
    let wanted = stem.lowercased()
    return names(in: folder).filter { name in
      guard let dot = name.lastIndex(of: "."), name[..<dot].lowercased() == wanted else {
        return false
      }
      return FileKind(of: "\(folder)/\(name)", followingLinks: true) != .folder
    }
  }

  // MARK: Tests

  /// The folders of test files in one that holds baselines.
  private mutating func lookAtTestFolders(in home: String, below folder: String) {
    for name in names(in: home) where FileKind(of: "\(home)/\(name)") == .folder {
      guard files(named: name, in: folder).isEmpty else { continue }
      lookAtTestFolder("\(home)/\(name)", of: ["\(folder)/\(name).swift"])
    }
  }

  /// The baselines in it are those of one of some test files.
  private mutating func lookAtTestFolder(
    _ path: String,
    of files: [String],
    onlyScenes: Bool = false
  ) {
    guard !files.contains(where: KeptFile.exists), !isAsked(path), let file = files.first else {
      return
    }
    for stem in stems(in: path)
    where !onlyScenes || KeptFile.isRegular("\(path)/\(stem).scene") {
      add(stem, in: path, .noTestFile(file.from(root)))
    }
  }

  /// Looks through a folder that settings name: it mirrors the folders of tests.
  ///
  /// Other files may lie there as well, so only scenes are judged: nobody else writes these.
  private mutating func lookThrough(_ home: String, _ below: Set<String>) {
    var waiting = [(home, below.sorted())]
    while let (folder, mirrored) = waiting.popLast() {
      for name in names(in: folder)
      where FileKind(of: "\(folder)/\(name)") == .folder && !Baseline.isFolderName(name) {
        let (path, twins) = ("\(folder)/\(name)", mirrored.map { "\($0)/\(name)" })
        // A folder without baselines in it is one of folders.
        if stems(in: path).isEmpty || twins.contains(where: KeptFile.isFolder) {
          waiting.append((path, twins))
        } else {
          lookAtTestFolder(path, of: twins.map { $0 + ".swift" }, onlyScenes: true)
        }
      }
    }
  }

  /// Judges the baselines beside those that a test file asked for, by what its source says.
  private mutating func judge(_ asked: AskedBaselines) {
    let source = "\(root)/\(asked.file)"
    guard let bytes = try? KeptFile.read(source, limit: 4_000_000),
      KeptFile.isOlder(source, than: asked.time)
    else { return }
    let written = NamesInSource(String(decoding: bytes, as: UTF8.self))
    for (folder, stems) in asked.stems.sorted(by: { $0.key < $1.key }) {
      let ran = Set(stems.map(function))
      for stem in self.stems(in: folder) where !stems.contains(stem) {
        // A name that was cut doesn't tell its function.
        guard stem.utf8.count <= SnapshotName.longestStem,
          Baseline.kinds.map({ "\(folder)/\(stem).\($0)" })
            .allSatisfy({ !KeptFile.exists($0) || KeptFile.isOlder($0, than: asked.time) })
        else { continue }
        let function = function(of: stem)
        // A test that failed may have ended before it asked for all of its snapshots.
        if asked.failed.contains(function) { continue }
        if ran.contains(function) {
          add(stem, in: folder, .notAsked(function, file: asked.file))
        } else if !written.contains(function) {
          add(stem, in: folder, .noFunction(function, file: asked.file))
        }
      }
    }
  }

  private func function(of stem: String) -> String { String(stem.prefix { $0 != "." }) }

  /// Whether tests asked for baselines in a folder, whatever its name says.
  private func isAsked(_ folder: String) -> Bool { asked.contains { $0.stems[folder] != nil } }

  // MARK: Files

  /// The names of baselines in a folder, without those that only await review.
  private mutating func stems(in folder: String) -> [String] {
    var stems: Set<String> = []
    for name in names(in: folder) where PendingReview.stem(of: name) == nil {
      guard let kind = Baseline.kinds.first(where: { name.hasSuffix("." + $0) }),
        KeptFile.isRegular("\(folder)/\(name)")
      else { continue }
      stems.insert(String(name.dropLast(kind.count + 1)))
    }
    return stems.sorted()
  }

  private mutating func add(_ stem: String, in folder: String, _ reason: Orphan.Reason) {
    orphans.append(Orphan(baseline: Baseline(folder: folder, stem: stem), reason: reason))
  }
}

/// The names that a source file writes, of functions and as texts, cleaned as names of baselines are.
struct NamesInSource {
  private var names: Set<String> = []

  init(_ source: String) {
    for part in source.split(separator: "func ", omittingEmptySubsequences: false).dropFirst() {
      let name =
        part.first == "`"
        ? part.dropFirst().prefix { $0 != "`" }
        : part.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      names.insert(SnapshotName.cleaned(String(name)))
    }
    for (place, text) in source.split(separator: "\"", omittingEmptySubsequences: false)
      .enumerated()
    where place % 2 == 1 && text.utf8.count < 400 {
      names.insert(SnapshotName.cleaned(String(text)))
    }
  }

  func contains(_ name: String) -> Bool { names.contains(name) }
}
