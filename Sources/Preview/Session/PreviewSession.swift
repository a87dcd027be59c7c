import Dispatch
import SnaplineAsking
import SnaplineDiagnostics
import SnaplineDocuments
import SnaplineEnvironment
import SnaplineInputs
import SnaplineInterfaceBuilder
import SnaplineLive
import SnaplineRendering
import SnaplineScene
import SnaplineServing
import SnaplineWatching
import Synchronization

/// The designs that are shown, and what pages ask of them.
///
/// Pictures are made one after the other on a thread of their own, and so is what takes long to find, on
/// another: no frame waits for findings.
package final class PreviewSession: Sendable {
  let host: PreviewHost
  let files = NumberedFiles()
  let fonts = NumberedFiles()
  let store: DesignStore
  let desk: EditDesk
  let state = Mutex(ShownState())
  let explained = ExplainedScenes()
  /// How many pictures were drawn.
  let drawn = Atomic(0)
  /// How many questions were answered.
  let answers = Atomic(0)
  /// Whether the designs are about to be looked for anew.
  private let isListing = Atomic(false)
  let listeners = Listeners()
  let pictures = DispatchQueue(label: "snapline.pictures", qos: .userInteractive)
  private let motion: PicturesInMotion
  /// Code takes its time, which nothing else waits for.
  let code = DispatchQueue(label: "snapline.code", qos: .userInitiated)
  let codeFindings = DispatchQueue(label: "snapline.code.findings", qos: .utility)
  let findings = DispatchQueue(label: "snapline.findings", qos: .utility)
  let followed: FollowedFiles

  package init(_ host: PreviewHost, followed: FollowedFiles) {
    self.host = host
    self.followed = followed
    store = DesignStore(host)
    desk = EditDesk(host, files)
    motion = PicturesInMotion(on: pictures)
    let begun = ChangeTime.now
    list()
    follow(since: begun)
  }

  /// Looks for designs; whether there are others than before.
  @discardableResult func list() -> Bool {
    let listing = host.list()
    return state.withLock { $0.take(listing) }
  }

  /// The inputs as they were last looked for.
  package var listing: PreviewHost.Listing { state.withLock(\.listing) }

  /// The folders whose fonts pictures may be set in.
  package var fontFolders: Set<String> { state.withLock(\.fontFolders) }

  /// Has everything watched that pictures depend on now.
  private func follow(since begun: ChangeTime) {
    // Under the lock, so that no older set comes after a newer one.
    state.withLock { state in
      followed.follow(state.watched.union(host.otherFiles), readSince: begun)
    }
  }

  /// Renders nothing by itself: it forgets what was read, and tells the pages what to ask for again.
  package func changed(_ paths: Set<String>) {
    let seen = Self.clock
    let old = store.forget()
    // Nobody waits until what was read is taken apart.
    defer { DispatchQueue.global(qos: .utility).async { _ = old } }
    let folders = state.withLock(\.listing.folders)
    let isOther = !host.otherFiles.isDisjoint(with: paths)
    if isOther { host.reload() }
    let designs = state.withLock { isOther ? $0.inputs.keys.sorted() : $0.designs(on: paths) }
    let saved = paths.subtracting(folders)
    if !designs.isEmpty { tell(designs, saved, isList: false, seen: seen) }
    guard !folders.isDisjoint(with: paths) else { return }
    let isOfKnown = !saved.isEmpty && saved.allSatisfy(OrdinaryFile.isThere)
    guard isOfKnown, saved.isSubset(of: listing.inputs.map(\.path)) else {
      return findings.async { [self] in listAnew(after: saved, seen) }
    }
    // Where designs were saved that are listed, their pictures come first.
    guard !isListing.exchange(true, ordering: .relaxed) else { return }
    findings.asyncAfter(deadline: .now() + Self.rest) { [self] in
      isListing.store(false, ordering: .relaxed)
      listAnew(after: saved, seen)
    }
  }

  private func listAnew(after saved: Set<String>, _ seen: Double) {
    let begun = ChangeTime.now
    guard list() else { return }
    follow(since: begun)
    tell([], saved, isList: true, seen: seen)
  }

  private struct Saved: Encodable {
    let designs: [Int]
    let names: [String]
    let at: Double
    let changed: Double
    let list: Bool
  }

  private func tell(_ designs: [Int], _ paths: Set<String>, isList: Bool, seen: Double) {
    let saved = Saved(
      designs: designs,
      names: paths.sorted().prefix(5).map { FileName($0).last },
      at: seen,
      changed: paths.compactMap(Self.changeTime).max() ?? seen,
      list: isList
    )
    listeners.tell("saved", AnswerText.json(saved))
  }

  /// How long it takes until what was saved is surely shown, and nothing is drawn any more.
  static let rest = DispatchTimeInterval.milliseconds(250)

  // MARK: Pictures

  /// What an address means; nothing where it names no design that there is.
  func choices(_ query: [QueryItem]) throws(PreviewHost.Refusal) -> (
    PreviewHost.Input, PreviewChoices
  ) {
    let choices = try host.choices(query.map { ($0.name, $0.value) })
    guard let input = state.withLock({ $0.inputs[choices.design] }) else {
      throw PreviewHost.Refusal("no design has the number \(choices.design); reload the page")
    }
    return (input, choices)
  }

  /// Lays a design out as choices have it.
  func layout(
    _ input: PreviewHost.Input,
    _ choices: PreviewChoices,
    for purpose: ReadInput.Purpose = .picture
  ) throws(DesignError) -> ShownLayout {
    try store.input(input, choices).layout(choices, for: purpose)
  }

  func words(_ paths: [String: String]) -> AnswerWords {
    AnswerWords(files: files, paths: paths, names: state.withLock(\.names))
  }

  /// The words for an input that can't be read, of which only the files are known that were looked for.
  func words(of input: PreviewHost.Input, reading files: Set<String> = []) -> AnswerWords {
    // Its name may be its path; messages name files of a package by their paths in it.
    let folder = input.package.map { $0.folder + "/" }
    let inPackage = files.compactMap { path in
      folder.flatMap { path.hasPrefix($0) ? (String(path.dropFirst($0.count)), path) : nil }
    }
    let names = [input.name, input.path].map { ($0, input.path) } + files.map { ($0, $0) }
    return words(Dictionary(names + inPackage) { first, _ in first })
  }

  /// What tells a picture from those before the last save, and from one with an edit that isn't written.
  private var version: String {
    let unsaved = UnsavedFiles.bytes.sorted { $0.key < $1.key }.map { FileVersion.of($0.value) }
    return ([String(store.generation, radix: 16)] + unsaved).joined()
  }

  /// The picture of a design; the last good one under messages where it can't be made.
  func frame(_ input: PreviewHost.Input, _ choices: PreviewChoices) -> FrameAnswer {
    var frame: FrameAnswer
    var tries = 0
    repeat {
      let generation = store.generation
      frame = drawn(input, choices)
      tries += 1
      // What was stopped because the file was saved says nothing of how that is now.
      guard input.isSwift, frame.state != .good, store.generation != generation else { break }
    } while tries < 10
    return frame
  }

  private func drawn(_ input: PreviewHost.Input, _ choices: PreviewChoices) -> FrameAnswer {
    let (begun, time, version) = (ContinuousClock.now, ChangeTime.now, version)
    do throws(DesignError) {
      if !choices.faults.isEmpty { throw DesignError(diagnostics: choices.faults) }
      let read = try store.input(input, choices)
      let layout = try read.layout(choices, keptIn: motion.trees(of: read, for: choices))
      let laidOut = begun.milliseconds
      let words = words(layout.files)
      var frame: FrameAnswer
      do throws(RenderingError) {
        frame = try FrameAnswer(layout, of: choices, fonts: fonts, words)
      } catch {
        throw DesignError(diagnostics: layout.messages + [error.diagnostic], files: layout.sought)
      }
      frame.took.layout = laidOut
      frame.version = version
      if UnsavedFiles.bytes.isEmpty {
        state.withLock { state in
          state.note(layout, of: choices)
          state.keep(frame, of: choices)
        }
        follow(since: time)
        if !choices.isMoving { explainAtRest(input, choices) }
      }
      return frame
    } catch {
      let frame = broken(error, input, choices)
      if UnsavedFiles.bytes.isEmpty { follow(since: time) }
      return frame
    }
  }

  private func broken(
    _ error: DesignError,
    _ input: PreviewHost.Input,
    _ choices: PreviewChoices
  ) -> FrameAnswer {
    let words = words(of: input, reading: error.files)
    let isThere = OrdinaryFile.isThere(input.path)
    let last = state.withLock { state in
      if UnsavedFiles.bytes.isEmpty {
        state.note(error.files.union([input.path]), of: choices, isWhole: false)
      }
      return state.lastGood(choices)
    }
    var frame = last ?? FrameAnswer(design: choices.design, version: "", state: .broken)
    frame.version = version
    frame.state = !isThere ? .gone : last == nil ? .broken : .stale
    frame.messages = error.diagnostics.map(words.message)
    let others = Set(error.diagnostics.compactMap(\.place?.file)).sorted()
      .compactMap { name in words.paths[name].map { (name, $0) } }
      .filter { $0.1 != input.path }
    frame.files = [words.file(input.name, at: input.path)] + others.map { words.file($0, at: $1) }
    return frame
  }
}
