internal import Glibc
package import SnaplineEnvironment

/// Watches files, also those that aren't there yet, and tells which of them changed.
///
///     var watch = FileWatch()
///     let begun = ChangeTime.now
///     let files = draw()
///     watch.follow(files, readSince: begun)
///     let changed = watch.changes()
///
/// What happens in folders only says when to look: what is told comes of comparing files with what they were. Events
/// about files whose folders are known have these files compared, and all others have every file compared, so that a
/// queue that ran over loses nothing. A folder among the paths stands for all files in it, and in its folders.
package struct FileWatch: ~Copyable {
  private var queue: EventQueue
  private var plan = WatchPlan()
  private var states: [String: FileState?] = [:]
  /// The folders that are watched, by their paths.
  private var watches: [FolderPath: Watch] = [:]
  /// The names in folders that the system doesn't watch, but for those of files of its owner.
  private var unwatchedNames: [FolderPath: Set<String>] = [:]
  /// Paths that changed while nobody asked.
  private var unasked: Set<String> = []
  /// Paths that differ, while nothing told yet that they are written to the end.
  private var unfinished: Set<String> = []
  /// Whether events that wait may be about paths that the plan had other folders for.
  private var mustCompare = false
  /// How many files were compared with what they were, so far; for tests.
  private(set) var comparisons = 0
  /// Files that the one who watches writes itself: in a folder that is watched whole they are no news.
  package var ownFiles: Set<String> = []

  private struct Watch {
    let number: CInt
    let identity: FileIdentity
    let isOfItselfAlone: Bool
  }

  package init() { queue = EventQueue() }

  /// One to which the system gives no queue.
  init(queueless: Void) { queue = EventQueue(isThere: false) }

  /// Whether the system has no watch left; for tests.
  var isFull: Bool {
    get { queue.isFull }
    set { queue.isFull = newValue }
  }

  /// What to wait for besides other files; below 0 where the system gives nothing to wait for.
  package var file: CInt { queue.file }

  /// The folders that the system can't watch, as it has no watch left: they are looked at now and then.
  package var unwatched: [String] { unwatchedFolders.sorted().map(\.text) }

  private var unwatchedFolders: Set<FolderPath> {
    Set(plan.folders.filter { isUnwatched($0.key, $0.value) }.keys)
  }

  private var isAnyUnwatched: Bool {
    plan.folders.contains { isUnwatched($0.key, $0.value) }
  }

  private func isUnwatched(_ folder: FolderPath, _ interest: WatchPlan.Interest) -> Bool {
    // That a folder above can't be watched is of no harm, as it is seldom moved.
    watches[folder] == nil && !interest.isOfItselfAlone
  }

  /// How long to wait at most before the next look; nothing where the system tells when to look.
  package var pause: Duration? { isAnyUnwatched ? .seconds(1) : nil }

  /// Watches these paths from now on and no others, each from the root.
  ///
  /// What changed since they were read is told by the next look.
  package mutating func follow(_ paths: Set<String>, readSince begun: ChangeTime) {
    for path in states.keys where !paths.contains(path) { states[path] = nil }
    mustCompare = true
    let known = plan.folders
    watch(paths)
    for path in paths where states[path] == nil {
      let state = FileState(path)
      states.updateValue(state, forKey: path)
      if let state, state.changed >= begun { unasked.insert(path) }
    }
    // What comes after these names were read is seen by the time of the folder, or by the next look.
    unasked.formUnion(touchedUnwatched())
    for (folder, interest) in plan.folders {
      let new = interest.everything.subtracting(known[folder]?.everything ?? [])
      if !new.isEmpty, hasChanged(folder, since: begun) { unasked.formUnion(new) }
    }
    unasked.formIntersection(paths)
  }

  /// Whether something came into a folder or went, but for files of its owner.
  private func hasChanged(_ folder: FolderPath, since begun: ChangeTime) -> Bool {
    guard let time = ChangeTime(of: folder.text) else { return true }
    func isNew(_ path: String) -> Bool { FileState(path).map { $0.changed >= begun } ?? false }
    // What the owner writes gives the folder a new time too: the other files have to say it then.
    let isOwners = ownFiles.contains { FolderPath(above: $0) == folder && isNew($0) }
    guard isOwners else { return time >= begun }
    return names(in: folder).contains { isNew(folder.of($0)) }
  }

  /// Waits for a change, and gives the paths that changed; none where the time is over.
  package mutating func changes(within time: Duration = .seconds(3_600)) -> Set<String> {
    let end = ContinuousClock.now + time
    while true {
      let changed = look()
      if !changed.isEmpty { return changed }
      let left = ContinuousClock.now.duration(to: end)
      guard left > .zero else { return [] }
      wait(min(left, pause ?? left))
    }
  }

  /// The paths that changed since the last look, once nothing more happens to them.
  package mutating func look() -> Set<String> {
    unfinished = unasked.filter { isEmpty($0) }
    var changed = unasked.union(changesNow())
    unasked = []
    guard !changed.isEmpty else { return [] }
    let begun = ContinuousClock.now
    while begun.duration(to: .now) < Self.longestBurst {
      // An editor takes a file away before it puts the new one in its place, or empties it before it
      // writes.
      let isAway = changed.contains { states[$0] == .some(.none) }
      let isPatient = (isAway || !unfinished.isEmpty) && begun.duration(to: .now) < Self.patience
      guard wait(Self.quiet) || isPatient else { break }
      changed.formUnion(changesNow())
    }
    return changed
  }

  /// For how long nothing has to happen until a burst is over.
  private static let quiet = Duration.milliseconds(2)
  private static let patience = Duration.milliseconds(60)
  private static let longestBurst = Duration.milliseconds(300)

  /// Waits until the system has something to tell; whether it has.
  @discardableResult private func wait(_ time: Duration) -> Bool {
    let parts = time.components
    let milliseconds = parts.seconds * 1_000 + parts.attoseconds / 1_000_000_000_000_000
    var question = pollfd(fd: queue.file, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&question, 1, CInt(clamping: max(1, milliseconds))) > 0
  }

  // MARK: Looking

  private mutating func changesNow() -> Set<String> {
    let events = events()
    // In a busy folder, most events are about other files.
    guard mustCompare || events.isEmpty || isAnyUnwatched || areOfInterest(events) else {
      return []
    }
    let paths = mustCompare ? nil : pathsOnKnownWays(events)
    mustCompare = false
    let touched = touched(by: events)
    if paths == nil { watch(Set(states.keys)) }
    var changed = touched.union(touchedUnwatched())
    for path in paths ?? Set(states.keys) {
      guard let before = states[path] else { continue }
      comparisons += 1
      let now = FileState(path)
      guard now != before else { continue }
      states.updateValue(now, forKey: path)
      if changed.insert(path).inserted { unfinished.insert(path) }
    }
    // What is written to its end may be emptied by the next one who writes it.
    for path in touched {
      if isEmpty(path) { unfinished.insert(path) } else { unfinished.remove(path) }
    }
    return changed
  }

  /// The paths that events may be about, where all of these lead through the folders that are watched for them;
  /// nothing where each path has to be looked at.
  private func pathsOnKnownWays(_ events: [Happening]) -> Set<String>? {
    guard !events.isEmpty, !isAnyUnwatched else { return nil }
    var paths: Set<String> = []
    for (event, folders) in events {
      guard let name = event.nameAlone, !event.isAboutFolder else { return nil }
      for case let interest? in folders.map({ plan.folders[$0] })
      where interest.isOfInterest(name) {
        guard let own = interest.names[name], interest.spellings(of: name) == 1 else { return nil }
        paths.formUnion(own)
      }
    }
    // Of a file with two names, what happens to it is told under one of them.
    let haveOneName = paths.allSatisfy { path in
      let (before, now) = (states[path] ?? nil, FileState(path))
      return before?.hasOtherNames != true && now?.hasOtherNames != true
    }
    guard haveOneName, plan.only(paths) == WatchPlan(for: paths).only(paths) else { return nil }
    return paths
  }

  private func isEmpty(_ path: String) -> Bool { states[path]??.isEmpty ?? false }

  private typealias Happening = (event: EventQueue.Event, folders: [FolderPath])

  /// What happened since the last call, each with the folders that its watch stands for.
  private func events() -> [Happening] {
    let events = queue.events()
    guard !events.isEmpty else { return [] }
    let folders = Dictionary(grouping: watches.keys) { watches[$0]?.number ?? -1 }
    return events.map { ($0, folders[$0.watch] ?? []) }
  }

  /// Whether any event may be about a path that is watched, or about the watches themselves.
  private func areOfInterest(_ events: [Happening]) -> Bool {
    for (event, folders) in events {
      guard let name = event.nameAlone else { return true }
      for case let interest? in folders.map({ plan.folders[$0] })
      where !interest.everything.isEmpty || interest.isOfInterest(name) { return true }
    }
    return false
  }

  /// The paths that events name.
  private mutating func touched(by events: [Happening]) -> Set<String> {
    var touched: Set<String> = []
    for (event, folders) in events {
      if event.isOverflow {
        for interest in plan.folders.values { touched.formUnion(interest.everything) }
      }
      for folder in folders {
        if event.isFolderGone || event.isForgotten {
          watches[folder] = nil
          if !event.isForgotten { queue.forget(event.watch) }
        }
        touched.formUnion(paths(touchedBy: event, in: folder))
      }
    }
    return touched
  }

  /// The paths that depend on all of a folder that isn't watched, where something came or went; a folder that got
  /// its watch just now is compared once more.
  private mutating func touchedUnwatched() -> Set<String> {
    let folders = unwatchedFolders
    var touched: Set<String> = []
    for folder in folders.union(unwatchedNames.keys) {
      let before = unwatchedNames.removeValue(forKey: folder)
      guard let everything = plan.folders[folder]?.everything, !everything.isEmpty else { continue }
      let names = names(in: folder)
      if let before, before != names { touched.formUnion(everything) }
      if folders.contains(folder) { unwatchedNames[folder] = names }
    }
    return touched
  }

  private func names(in folder: FolderPath) -> Set<String> {
    Set(WatchPlan.names(in: folder.text).filter { !ownFiles.contains(folder.of($0)) })
  }

  private func paths(touchedBy event: EventQueue.Event, in folder: FolderPath) -> Set<String> {
    guard let interest = plan.folders[folder], let name = event.name else { return [] }
    var paths: Set<String> = event.isWritten ? interest.names[name] ?? [] : []
    let isOwn = name.hasPrefix(".") || ownFiles.contains(folder.of(name))
    if !isOwn { paths.formUnion(interest.everything) }
    return paths
  }

  // MARK: Watches

  private mutating func watch(_ paths: Set<String>) {
    // What is made between the plan and its watches is seen by the next plan.
    for _ in 0..<8 {
      let plan = WatchPlan(for: paths)
      let isNew = plan != self.plan
      self.plan = plan
      guard setWatches() || isNew else { return }
    }
  }

  /// Watches what the plan names and no more; whether anything was to be done.
  private mutating func setWatches() -> Bool {
    var isChanged = false
    for folder in watches.keys where plan.folders[folder] == nil {
      drop(folder)
    }
    for (folder, interest) in plan.folders {
      let identity = FileState(folder.text)?.identity
      if let watch = watches[folder] {
        let isMore = watch.isOfItselfAlone && !interest.isOfItselfAlone
        if watch.identity == identity, !isMore { continue }
        if watch.identity != identity { drop(folder) }
      }
      guard let identity,
        let number = queue.watch(folder.text, itselfAlone: interest.isOfItselfAlone)
      else { continue }
      watches[folder] = Watch(
        number: number,
        identity: identity,
        isOfItselfAlone: interest.isOfItselfAlone
      )
      isChanged = true
    }
    return isChanged
  }

  private mutating func drop(_ folder: FolderPath) {
    guard let watch = watches.removeValue(forKey: folder) else { return }
    // Another path may lead to the same folder.
    if !watches.values.contains(where: { $0.number == watch.number }) { queue.forget(watch.number) }
  }
}
