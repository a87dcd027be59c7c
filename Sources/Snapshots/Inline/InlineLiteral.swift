internal import Foundation
internal import SnaplineEnvironment

/// The literal that a snapshot is kept in, in the code of its test.
struct InlineLiteral: Hashable, Sendable {
  /// The absolute path of the file.
  let source: String
  /// Where the call stood when it was compiled.
  let line: Int
  let column: Int
  let closure: InlineSnapshotSyntaxDescriptor
  /// What the literal says; nothing where the call has none.
  var kept: String?
  /// When its test was built, where that is known.
  var builtAt: Double?

  /// The one kind of files that texts of literals are left in.
  static let kind = "txt"

  /// What an accept needs to know besides the text that is pending.
  struct Edit: Codable, Hashable {
    /// The SHA-256 of the file that the edit is for.
    var source: String
    /// The place of the call in that file, in bytes.
    var place: Int
    var line: Int
    var column: Int
    var closure: InlineSnapshotSyntaxDescriptor
    var kept: String?
    /// What takes an accept back, as long as the file is the one that it wrote.
    var undo: SourceEdit?
  }

  /// Where pending edits of literals lie, in the folder of the package.
  static let folderName = "/.snapline/inline"

  /// What review knows it by, where the paths count from the root.
  var name: String { "\(source):\(line):\(column)" }
}

extension Baseline {
  /// The baseline that is a literal in the code of a test below a root.
  init(_ literal: InlineLiteral, below root: String) {
    let path = root + InlineLiteral.folderName + "/" + literal.source.from(root)
    let slash = path.lastIndex(of: "/") ?? path.startIndex
    self.init(
      folder: String(path[..<slash]),
      stem: "\(path[slash...].dropFirst())-\(literal.line)-\(literal.column)"
    )
    self.literal = literal
  }

  /// Where an edit of the literal says what it is.
  private var editPath: String { "\(folder)/\(stem).edit" }

  /// The path of what is pending for a name such as `Tests/CardTests.swift:12:7`.
  package static func inlinePath(named name: String, below root: String) -> String? {
    let parts = name.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].hasSuffix(".swift"), let line = Int(parts[1]),
      let column = Int(parts[2])
    else { return nil }
    let file = String(parts[0]).from(root)
    guard (try? Self.parts(of: file)) != nil else { return nil }
    return "\(root)\(InlineLiteral.folderName)/\(file)-\(line)-\(column)"
  }

  /// What the literal of a pending edit says; nothing where no edit of it awaits review.
  package static func keptLiteral(named name: String, below root: String) -> String? {
    guard let path = inlinePath(named: name, below: root), let slash = path.lastIndex(of: "/")
    else { return nil }
    let stem = String(path[slash...].dropFirst())
    return Baseline(folder: String(path[..<slash]), stem: stem).withLiteral().literal?.kept
  }

  /// The same baseline with the literal that an edit left there is for.
  func withLiteral() -> Baseline {
    guard literal == nil, let edit = pendingEdit,
      let home = folder.range(of: InlineLiteral.folderName, options: .backwards)
    else { return self }
    let root = String(folder[..<home.lowerBound])
    let inside = String(folder[home.upperBound...])
    let ending = "-\(edit.line)-\(edit.column)"
    let source = root + inside + "/" + stem.dropLast(ending.count)
    guard stem.hasSuffix(ending), source.hasSuffix(".swift"), Self.isBelow(root, source) else {
      return self
    }
    var baseline = self
    baseline.literal = InlineLiteral(
      source: source,
      line: edit.line,
      column: edit.column,
      closure: edit.closure,
      kept: edit.kept
    )
    return baseline
  }

  /// Whoever wrote the file may have written anything: what lies in no file of code is none.
  private var pendingEdit: InlineLiteral.Edit? {
    guard KeptFile.isRegular(editPath),
      let bytes = try? KeptFile.read(editPath, limit: InlineSources.limit),
      let edit = try? JSONDecoder().decode(InlineLiteral.Edit.self, from: Data(bytes))
    else { return nil }
    let inFile = 0...InlineSources.limit
    let undo = edit.undo?.range ?? 0..<0
    guard inFile ~= edit.place, inFile ~= undo.lowerBound, inFile ~= undo.upperBound else {
      return nil
    }
    return edit
  }

  private func write(_ edit: InlineLiteral.Edit) throws(SnapshotError) {
    let bytes = (try? JSONEncoder().encode(edit)) ?? Data()
    try KeptFile.write(Array(bytes), to: editPath)
  }

  // MARK: A run

  /// Leaves an edit with a new text, for review.
  func leave(_ text: [UInt8], in literal: InlineLiteral) throws(SnapshotError) {
    try KeptFile.makeFolder(folder)
    try InlineSources.withSource(of: literal, lockedBy: folder) {
      (source) throws(SnapshotError) in
      let place = try source.place(of: literal)
      _ = try source.compiled.checkedEdit(of: literal, at: place, to: text)
      let current = source.current
      let edit = InlineLiteral.Edit(
        source: SHA256.hexadecimal(of: current),
        place: source.moved(place),
        line: literal.line,
        column: literal.column,
        closure: literal.closure,
        kept: literal.kept
      )
      removeStale(of: literal.source, but: edit.source)
      try write(edit)
      try KeptFile.write(text, to: pendingPath(InlineLiteral.kind))
    }
  }

  /// Writes a new text into the code, as some record modes do.
  func record(_ text: [UInt8], in literal: InlineLiteral) throws(SnapshotError) {
    try KeptFile.makeFolder(folder)
    try InlineSources.withSource(of: literal, lockedBy: folder) {
      (source) throws(SnapshotError) in
      let place = try source.place(of: literal)
      let edit = try source.compiled.checkedEdit(of: literal, at: place, to: text)
      let before = source.current
      let moved = SourceEdit(range: source.moved(edit.range), bytes: edit.bytes)
      var written = source
      written.edits.append(edit)
      try KeptFile.overwrite(literal.source, with: written.current)
      written.texts[place] = String(decoding: text, as: UTF8.self)
      source = written
      discardPendingEdit()
      rebase(moved, from: before, to: source.current)
    }
  }

  func discardPendingEdit() {
    KeptFile.remove(pendingPath(InlineLiteral.kind))
    KeptFile.remove(editPath)
  }

  /// Removes edits of the same file that can't be accepted any more, as it changed since.
  private func removeStale(of source: String, but hash: String) {
    for (baseline, edit) in neighbours(of: source) where edit.source != hash {
      baseline.discardPendingEdit()
    }
  }

  /// The edits that are left for a file.
  private func neighbours(of source: String) -> [(Baseline, InlineLiteral.Edit)] {
    let name = (source.split(separator: "/").last.map(String.init) ?? source) + "-"
    let names = (try? KeptFile.names(in: folder)) ?? []
    return names.filter { $0.hasPrefix(name) && $0.hasSuffix(".edit") }.compactMap {
      let baseline = Baseline(folder: folder, stem: String($0.dropLast(5)))
      return baseline.pendingEdit.map { (baseline, $0) }
    }
  }

  /// Has the edits that are left for a file follow one that was made.
  private func rebase(_ made: SourceEdit, from before: [UInt8], to after: [UInt8]) {
    guard let literal else { return }
    let (old, new) = (SHA256.hexadecimal(of: before), SHA256.hexadecimal(of: after))
    for (baseline, edit) in neighbours(of: literal.source)
    where edit.source == old && baseline.stem != stem {
      var edit = edit
      edit.source = new
      if edit.place >= made.range.upperBound { edit.place += made.shift }
      if let undo = edit.undo, undo.range.lowerBound >= made.range.upperBound {
        let start = undo.range.lowerBound + made.shift
        edit.undo?.range = start..<(start + undo.range.count)
      }
      // Without it the edit is refused, and the next run leaves another.
      try? baseline.write(edit)
    }
  }

  // MARK: A review

  /// Writes what is pending into the code, if that is still as it was.
  func acceptEdit(of literal: InlineLiteral) throws(SnapshotError) {
    guard let text = try KeptFile.read(pendingPath(InlineLiteral.kind)) else { return }
    var (edit, source) = try standingEdit(of: literal)
    let made = try source.checkedEdit(of: literal, at: edit.place, to: text)
    let written = made.applied(to: source.bytes)
    try KeptFile.overwrite(literal.source, with: written)
    rebase(made, from: source.bytes, to: written)
    edit.undo = made.inverse(in: source.bytes)
    edit.source = SHA256.hexadecimal(of: written)
    try write(edit)
    KeptFile.remove(pendingPath(InlineLiteral.kind))
  }

  /// The edit that is left, and the file that it is for.
  private func standingEdit(
    of literal: InlineLiteral
  ) throws(SnapshotError) -> (InlineLiteral.Edit, SwiftSource) {
    guard let edit = pendingEdit else { throw .staleEdit(path: literal.name) }
    let bytes = try KeptFile.read(literal.source, limit: InlineSources.limit) ?? []
    guard SHA256.hexadecimal(of: bytes) == edit.source else { throw .staleEdit(path: literal.name) }
    return (edit, SwiftSource(bytes))
  }

  /// What the literal says by now: what is pending was written into it, or wasn't.
  func keptText(of literal: InlineLiteral) -> String? {
    if let written = InlineSources.written(in: literal) { return written }
    guard let edit = pendingEdit, edit.undo != nil,
      let bytes = try? KeptFile.read(literal.source, limit: InlineSources.limit),
      SHA256.hexadecimal(of: bytes) == edit.source,
      case .literal(let now)? = try? InlineCall(SwiftSource(bytes), at: edit.place, edit.closure)
        .site
    else { return literal.kept }
    return now.value
  }

  /// Takes back an accept, or a reject, of what was pending.
  func restoreEdit(
    of literal: InlineLiteral,
    pending text: [UInt8]?
  ) throws(SnapshotError) {
    guard var edit = pendingEdit else { throw .staleEdit(path: literal.name) }
    if let undo = edit.undo {
      let source = try standingEdit(of: literal).1
      guard undo.range.upperBound <= source.bytes.count else {
        throw .staleEdit(path: literal.name)
      }
      let written = undo.applied(to: source.bytes)
      try KeptFile.overwrite(literal.source, with: written)
      rebase(undo, from: source.bytes, to: written)
      edit.undo = nil
      edit.source = SHA256.hexadecimal(of: written)
      try write(edit)
    }
    if let text { try KeptFile.write(text, to: pendingPath(InlineLiteral.kind)) }
  }
}

extension SwiftSource {
  /// The edit of a literal, or why it can't be made.
  fileprivate func checkedEdit(
    of literal: InlineLiteral,
    at place: Int,
    to text: [UInt8]
  ) throws(SnapshotError) -> SourceEdit {
    do throws(InlineCall.Refusal) {
      return try edit(
        at: place,
        literal.closure,
        from: literal.kept,
        to: String(decoding: text, as: UTF8.self)
      )
    } catch {
      throw .unwritable(path: literal.name, reason: error.reason)
    }
  }
}
