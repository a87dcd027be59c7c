import Foundation
import TestSupport
import Testing

/// Commands at each step by which they change files: it fails, or is the last that they come to.
@Suite(.enabled(if: FaultLibrary.path != nil, "there is no compiler of C"))
struct `A command that writes` {
  /// What it finds is made once for all three, as that takes longer than they do.
  @Test(arguments: WritingCommand.all)
  func `keeps files whole at faults, in other languages, and beside another one`(
    command: WritingCommand
  ) throws {
    try withFolder { folder in
      let run = try FaultyRun(command, in: folder)
      let law = try WritingLaw(run)
      try #require([0, 1].contains(law.good.status) && !law.good.steps.isEmpty, "\(law.good)")
      try leavesFilesOldOrNew(run, law)
      try writesTheSameEverywhere(run, law)
      try leavesWhatOneRunLeaves(run, law)
    }
  }

  /// At any fault each file is old or new, the reason is said, and the command can be run again.
  private func leavesFilesOldOrNew(_ run: FaultyRun, _ law: WritingLaw) throws {
    let always: [(Fault, Int)] = [(.denied, 1), (.clock(days: 400), 1)]
    for (fault, step) in always + faults(law.good.steps.count) {
      try run.reset()
      let outcome = try run.run(fault, at: step)
      guard let hit = outcome.hit else { continue }
      let found = try law.breaches(of: outcome, fault)
      let told = "\(fault) at \(step), \(hit), status \(outcome.status): \(outcome.said)"
      #expect(found.isEmpty, "\(told)")
    }
  }

  /// Some faults at some steps; all at all where `SNAPLINE_SEEDS` asks for as many.
  private func faults(_ steps: Int) -> [(Fault, Int)] {
    var seed = Seed(UInt64(steps))
    let all = Fault.all.flatMap { fault in (1...steps).map { (fault, $0) } }
    return Array(all.shuffled(using: &seed).prefix(Seed.many(1).count))
  }

  /// In each language and time zone.
  private func writesTheSameEverywhere(_ run: FaultyRun, _ law: WritingLaw) throws {
    let places = [
      "LC_ALL=tr_TR.UTF-8 TZ=Pacific/Kiritimati", "LC_ALL=ar_EG.UTF-8 TZ=Africa/Cairo",
      "LC_ALL=POSIX TZ=", "LANG=de_CH@odd LC_ALL= TZ=Nowhere/There",
    ]
    var seed = Seed(UInt64(law.good.steps.count))
    for place in places.shuffled(using: &seed).prefix(Seed.many(1).count) {
      try run.reset()
      let outcome = try run.run(variables: place)
      #expect(outcome.status == law.good.status, "\(place): \(outcome.said)")
      #expect(law.differences(of: outcome.files).isEmpty, "\(place): \(outcome.said)")
    }
  }

  /// Where two run at once, and nothing else.
  private func leavesWhatOneRunLeaves(_ run: FaultyRun, _ law: WritingLaw) throws {
    var seed = Seed(UInt64(law.good.steps.count))
    // Both begin at once, and then one waits for the other at a step.
    let steps = [0] + (1...law.good.steps.count).shuffled(using: &seed)
    for step in steps.prefix(Seed.many(1).count) {
      try run.reset()
      let both = try run.runTwice(at: step)
      #expect(
        both.allSatisfy { [law.good.status, 1, 2].contains($0.status) },
        "\(step): \(both)"
      )
      let left = both[1].files
      let wrong = law.differences(of: left) + left.keys.filter(WritingLaw.isDraft)
      #expect(wrong.isEmpty, "at \(step), \(both[0].hit ?? ""): \(both.map(\.said))")
      #expect(Folder(path: run.folder("tmp")).names.isEmpty, "at \(step)")
    }
  }

  /// Without it, a fault of the clock would be no fault, and nobody would see that.
  @Test func `has another time once its clock has jumped`() throws {
    try withFolder { folder in
      let code = "import time; open('x', 'w').close(); print(int(time.time()))"
      let fault = Fault.clock(days: 400).variables(at: 1, in: folder)
      let late = try Built(shell: "env \(fault) python3 -c \"\(code)\"", in: folder)
      let now = try Built(shell: "python3 -c \"\(code)\"", in: folder)
      let times = [late, now].map { Int($0.output.filter(\.isNumber)) ?? 0 }
      #expect((-60...60).contains(times[0] - times[1] - 400 * 86_400), "\(times) \(late.error)")
    }
  }
}

extension FaultyRun {
  /// What came of two runs of which one stops at a step, until the other is over or waits for it.
  fileprivate func runTwice(at step: Int) throws -> [Outcome] {
    let first = step > 0 ? line(.signal(SIGSTOP), at: step) : line()
    let script = """
      cd work
      # Waits until a process is in one of some states.
      await() {
        for turn in $(seq $3); do
          read -r _ _ state _ 2>/dev/null </proc/$1/stat || break
          case $2 in *$state*) break ;; esac
          sleep 0.01
        done
      }
      \(first) >../1.out 2>&1 & one=$!
      \(step > 0 ? "await $one TZ 3000" : "")
      \(line()) >../2.out 2>&1 & other=$!
      \(step > 0 ? "await $other Z 30; kill -CONT $one" : "")
      wait $one; echo $?
      wait $other; echo $?
      """
    let statuses = try Built(shell: script, in: folder).output.split(separator: "\n")
    return zip(["1.out", "2.out"], statuses).map { name, status in
      outcome(Int32(status) ?? -1, folder.text(of: name) ?? "")
    }
  }
}
