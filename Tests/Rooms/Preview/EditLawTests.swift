import Foundation
import SnaplineAsking
import SnaplineDiagnostics
import SnaplineDocuments
import SnaplineEnvironment
import SnaplineInputs
import SnaplineScene
import SnaplineTerminal
import TestSupport
import Testing

@testable import SnaplineCLI
@testable import SnaplinePreview

/// A design as it lies on disk, with what can be edited in it.
private struct Subject {
  let name: String
  let path: String
  let bytes: [UInt8]
  let values: [[EditableValue]]

  init(_ name: String, at path: String, _ bytes: [UInt8]) throws {
    (self.name, self.path, self.bytes) = (name, path, bytes)
    let live = try Self.design(bytes, name, path).live()
    values = live.views.indices.map { live.values(of: $0) }
  }

  static func design(_ bytes: [UInt8], _ name: String, _ path: String) throws(DesignError) -> Design
  {
    try Design(
      bytes: bytes,
      named: name,
      at: path,
      environment: .current,
      overrides: DesignOverrides(),
      data: DesignData()
    )
  }

  /// The values that can be edited, once each, in the order of the file.
  var editable: [EditableValue] {
    var known: Set<EditableValue.Target> = []
    return values.joined().filter { $0.target.map { known.insert($0).inserted } ?? false }
      .sorted { ($0.target?.range.lowerBound ?? 0) < ($1.target?.range.lowerBound ?? 0) }
  }

  /// The bytes of the scalar that a value is, or is a part of.
  func scalar(of value: EditableValue) -> Range<Int> {
    guard let target = value.target else { return 0..<0 }
    let around = values.joined().compactMap(\.target).filter {
      $0.path == target.path && $0.range.lowerBound <= target.range.lowerBound
        && $0.range.upperBound >= target.range.upperBound
    }
    return around.map(\.range).max { $0.count < $1.count } ?? target.range
  }
}

@Suite(.timeLimit(.minutes(60))) struct `An edit in place` {
  private let folder: TestFolder
  private let host: PreviewHost
  private let files = NumberedFiles()
  private let desk: EditDesk

  init() throws {
    folder = try TestFolder()
    try Checkout.copyDesigns(to: folder.path)
    guard case .run(let line) = try CommandTable.program.parse(["preview", folder.path]) else {
      throw CocoaError(.featureUnsupported)
    }
    host = PreviewHost(line, .none, Console(color: .never))
    desk = EditDesk(host, files)
  }

  /// The file as it is in another of the ways in which files are kept.
  private func kept(_ bytes: [UInt8], _ name: String, _ seed: inout Seed) -> [UInt8] {
    var bytes = bytes
    if seed.chance(0.15) { bytes = bytes.flatMap { $0 == 10 ? [13, 10] : [$0] } }
    if seed.chance(0.15), name.hasSuffix("yaml") { bytes = [0xEF, 0xBB, 0xBF] + bytes }
    return bytes
  }

  @Test func `changes its own bytes alone, says what was shown, and can be undone`() throws {
    var known: [String: Subject] = [:]
    var (made, refused) = (0, 0)
    for var seed in Seed.many(16) {
      let source = Checkout.designs.randomElement(using: &seed) ?? ""
      let name = FileName(source).last
      let original = Array(try Data(contentsOf: URL(filePath: source)))
      let bytes = kept(original, name, &seed)
      let subject: Subject
      if bytes == original, let read = known[name] {
        subject = read
      } else {
        try folder.write(bytes, to: name)
        subject = try Subject(name, at: folder(name), bytes)
        if bytes == original { known[name] = subject }
      }
      guard let value = subject.editable.randomElement(using: &seed) else { continue }
      try folder.write(bytes, to: name)
      let text = RandomEdit.text(of: value.kind.rawValue, &seed)
      let told = "\(seed): \(name) \(value.name) '\(value.value)' -> \(text.debugDescription)"
      if try edit(subject, value, text, told) { made += 1 } else { refused += 1 }
    }
    #expect(made > 2 && refused > 2, "\(made) made, \(refused) refused")
    print("edits in place: \(made) made, \(refused) refused")
  }

  /// Whether the edit was made.
  private func edit(_ subject: Subject, _ value: EditableValue, _ text: String, _ told: String)
    throws -> Bool
  {
    guard let target = value.target else { return false }
    #expect(target.path == subject.path, "\(told)")
    let edit = FileEdit(
      file: files.number(of: target.path),
      version: FileVersion.of(subject.bytes),
      start: target.range.lowerBound,
      end: target.range.upperBound,
      text: text
    )
    let unsaved: [String: [UInt8]]
    do throws(EditFailure) {
      unsaved = try desk.tried(edit, in: [target.path])
    } catch {
      #expect(error.sentence.contains(" "), "\(told)")
      #expect(folder.bytes(of: subject.name) == subject.bytes, "\(told)")
      return false
    }
    let new = try #require(unsaved[target.path])
    expectOwnBytesAlone(subject, value, new, told)
    let tried = Shown(UnsavedFiles.$bytes.withValue(unsaved) { drawn(subject) })
    #expect(folder.bytes(of: subject.name) == subject.bytes, "\(told)")
    // A page has only such edits written.
    guard tried.scene != nil else { return false }
    let made = try desk.make(edit, in: [target.path])
    #expect(made.undo && !made.redo, "\(told)")
    #expect(folder.bytes(of: subject.name) == new, "\(told)")
    let live = drawn(subject)
    #expect(Shown(live) == tried, "\(told)")
    if let live = try? live.get() { expectSaid(subject, value, text, live, told) }
    _ = try desk.undo()
    #expect(folder.bytes(of: subject.name) == subject.bytes, "\(told)")
    let again = try desk.redo()
    #expect(!again.redo && folder.bytes(of: subject.name) == new, "\(told)")
    _ = try desk.undo()
    return true
  }

  /// What is seen of a design.
  private struct Shown: Equatable {
    var scene: Scene?
    var messages: [String]

    init(_ result: Result<LiveLayout, DesignError>) {
      switch result {
      case .success(let live):
        (scene, messages) = (live.scene, live.diagnostics.map(\.subject))
      case .failure(let error): (scene, messages) = (nil, error.diagnostics.map(\.subject))
      }
    }
  }

  private func drawn(_ subject: Subject) -> Result<LiveLayout, DesignError> {
    do throws(DesignError) {
      let bytes = try DesignFile.bytes(of: subject.path, most: 1 << 20)
      return .success(try Subject.design(bytes, subject.name, subject.path).live())
    } catch {
      return .failure(error)
    }
  }

  private func expectOwnBytesAlone(
    _ subject: Subject,
    _ value: EditableValue,
    _ new: [UInt8],
    _ told: String
  ) {
    let own = subject.scalar(of: value)
    let old = subject.bytes
    #expect(new.starts(with: old[..<own.lowerBound]), "\(told)")
    #expect(new.reversed().starts(with: old[own.upperBound...].reversed()), "\(told)")
    // What belongs to the line is on one line still.
    let ends = { (bytes: [UInt8]) in bytes.count { $0 == 10 || $0 == 13 } }
    #expect(ends(new) == ends(old), "\(told)")
  }

  /// That the value says the text in the design that was read anew, and all others what they said.
  private func expectSaid(
    _ subject: Subject,
    _ value: EditableValue,
    _ text: String,
    _ live: LiveLayout,
    _ told: String
  ) {
    // A placeholder that was typed is one.
    guard !text.contains("{{") else { return }
    let own = subject.scalar(of: value)
    let line = value.place.line
    func others(_ values: [[EditableValue]], length: Int) -> [String] {
      values.joined().filter { value in
        // Where a text that is none begins, nobody can say.
        guard let start = value.target?.range.lowerBound, !value.value.isEmpty else { return false }
        return start < own.lowerBound
          || start > max(own.lowerBound, own.upperBound + length - subject.bytes.count - 1)
      }.map { "\($0.name) \($0.value)" }
    }
    let now = live.views.indices.map { live.values(of: $0) }
    let said = now.joined().filter {
      $0.name == value.name && $0.place.line == line && $0.place.file == value.place.file
    }
    let whole = value.label == value.value || value.target?.range == own
    let isSaid = said.contains {
      whole
        ? $0.value.utf8.elementsEqual(text.utf8) : text.isEmpty || $0.label.contains(text)
    }
    // An equation that names another view isn't one of this view's any more.
    #expect(isSaid || said.isEmpty, "\(told): \(said.map(\.value))")
    // What a condition says decides which others hold.
    guard !value.name.hasSuffix(".if"), now.map(\.count) == subject.values.map(\.count) else {
      return
    }
    let length = folder.bytes(of: subject.name).count
    let before = others(subject.values, length: subject.bytes.count)
    let changes = others(now, length: length).difference(from: before)
    #expect(changes.isEmpty, "\(told): \(changes)")
  }
}
