import Foundation

/// What must hold of a command that writes, whatever befell it.
struct WritingLaw {
  let run: FaultyRun
  let before: [String: Data]
  /// A run that nothing befell.
  let good: FaultyRun.Outcome

  init(_ run: FaultyRun) throws {
    self.run = run
    before = run.files(in: "before")
    try run.reset()
    // Steps are counted up to one that never comes.
    good = try run.run(.short, at: 1_000_000)
  }

  /// What doesn't hold after a run with a fault, and after another one without.
  func breaches(of outcome: FaultyRun.Outcome, _ fault: Fault) throws -> [String] {
    var found = wrongFiles(in: outcome, fault)
    switch fault {
    case .signal(let number):
      // Whoever was asked to end at the last step may have done everything.
      if ![128 + number, good.status].contains(outcome.status) {
        found.append("status \(outcome.status)")
      }
    case _ where fault.isHarmless:
      if outcome.status != good.status { found.append("status \(outcome.status)") }
      found += differences(of: outcome.files).map { "\($0) differs" }
    default: found += silences(of: outcome, fault)
    }
    let again = try run.run()
    // A mark without the files that it is of goes with the next run of the tests. What a killed process
    // left in the moment of replacing a file stays: `KnownFaults` says so.
    let differing = differences(of: again.files).filter { name in
      !name.hasSuffix(".new.unfinished") && !(fault == .signal(SIGKILL) && Self.isDraft(name))
    }
    return found + differing.map { "\($0) differs when it is run again" }
  }

  /// Files that are neither as before nor as after a run, and those that should be gone.
  private func wrongFiles(in outcome: FaultyRun.Outcome, _ fault: Fault) -> [String] {
    let hit = outcome.hit ?? ""
    // Where files can't be removed, they stay.
    let keepsDrafts = fault == .signal(SIGKILL) || Self.isTidying(hit)
    var wrong: [String] = []
    for name in Set(outcome.files.keys).union(before.keys).union(good.files.keys) {
      let (now, old, new) = (outcome.files[name], before[name], good.files[name])
      if now == old || now == new || keepsDrafts && Self.isDraft(name) { continue }
      if !Self.isDraft(name), let now, isWhole(now, name) { continue }
      wrong.append("\(name) has \(now.map { "\($0.count) bytes" } ?? "gone")")
    }
    let scratch = Folder(path: run.folder("tmp")).names
    // What a signal leaves below the folder for what lasts a while goes a day later.
    if case .signal = fault { return wrong }
    return wrong + (scratch.isEmpty || keepsDrafts ? [] : ["\(scratch[0]) is left"])
  }

  /// Whether a file may be as it is though no run made it like that: it has times in it, or awaits a review.
  private func isWhole(_ bytes: Data, _ name: String) -> Bool {
    if name.contains(".new.") || name.hasPrefix(".snapline/") || name.hasPrefix("r.jsonl") {
      return true
    }
    let ends = [good.files[name], before[name]].compactMap { $0?.suffix(2) }
    return varies(name) && (ends.isEmpty || ends.contains(bytes.suffix(2)))
  }

  /// Whether a file has a name that only what isn't whole yet has.
  static func isDraft(_ name: String) -> Bool {
    name.hasSuffix(".tmp") || name.hasSuffix(".part") || name.contains(".snapline-")
  }

  private static func isTidying(_ step: Substring) -> Bool {
    ["unlink", "rmdir", "remove", "flock"].contains { step.hasPrefix($0) }
  }

  private func varies(_ name: String) -> Bool { run.command.varies.contains { name.hasPrefix($0) } }

  /// Files that are others than after a run that nothing befell.
  func differences(of files: [String: Data]) -> [String] {
    Set(files.keys).union(good.files.keys).sorted().filter { name in
      files[name] != good.files[name] && !varies(name)
    }
  }

  /// What a command should have said of a fault, and didn't.
  private func silences(of outcome: FaultyRun.Outcome, _ fault: Fault) -> [String] {
    let says = outcome.said.contains(fault.reason)
    switch outcome.status {
    case good.status:
      let isTold = says || Self.isTidying(outcome.hit ?? "")
      return isTold
        ? [] : differences(of: outcome.files).map { "\($0) differs, and nobody says so" }
    // A reason that is told of a case is in the reports. A batch goes on after a row that it can't write.
    case 1, 2: return says || outcome.said.contains("lost-pictures") ? [] : ["no reason is said"]
    default: return ["status \(outcome.status)"]
    }
  }
}
