internal import Foundation
internal import SnaplineDiagnostics
internal import SnaplineSnapshots
internal import SnaplineTerminal

/// `snapline review`: pending files become baselines.
enum Review {
  private static let list = Flag("list", "Lists what is pending; the status is 1 if anything is.")
  private static let accept = Option(
    "accept",
    .text("ID", expectation: "a name that --list shows"),
    repeats: true,
    "Makes a pending snapshot the baseline; several names may follow."
  )
  private static let acceptAll = Flag("accept-all", "Makes everything pending the baseline.")
  private static let names = Argument(
    "PATH",
    .path("PATH"),
    count: .any,
    "Folders to look in; after --accept more names."
  )

  static let row: CommandRow = CommandRow(
    command: Command(
      "review",
      "Lists and accepts snapshots that are pending.",
      discussion: [
        "Pending files lie beside baselines as NAME.new.KIND. What is looked at are the folders of "
          + "baselines below the package or repository that the folder in use is in: those of "
          + "designs and tests, and those that a file .snapshots or SNAPLINE_REFERENCE_DIR names. "
          + "Of a folder that is named, everything is looked at."
      ],
      examples: [
        Example("snapline review --list", "shows what is pending"),
        Example("snapline review --accept login.snapshots/login", "accepts one"),
        Example("snapline review --accept-all", "accepts all"),
        Example("snapline review Baselines --list", "looks in a snapshotDirectory of tests"),
      ]
    ) {
      list
      accept
      acceptAll
      names
    }
  ) { invocation, console throws(Stop) in
    let asked = [invocation[list], !invocation.all(accept).isEmpty, invocation[acceptAll]]
    guard asked.count(where: { $0 }) <= 1 else {
      throw .usage(
        .contradiction(
          "--list, --accept and --accept-all exclude one another",
          remedy: "list first, then accept"
        )
      )
    }
    let here = FileManager.default.currentDirectoryPath
    let accepted = invocation.all(accept)
    let desk = ReviewDesk(here: here)
    guard accepted.isEmpty else {
      return try run(accepted + invocation[names], at: desk, console)
    }
    let (pending, complaints) = desk.pending(in: invocation[names])
    for complaint in complaints {
      console.tell(console.style(for: .error).text(for: complaint.diagnostic))
    }
    var statuses = complaints.map(\.status)
    if invocation[acceptAll] {
      statuses.append(try run(pending, console))
    } else {
      for one in pending {
        let removed = one.removedKinds
        let kinds =
          one.kinds.joined(separator: ", ")
          + (removed.isEmpty ? "" : "; removes " + removed.joined(separator: ", "))
        try console.printLines(
          "\(one.isNew ? "new" : "changed")  \(onOneLine(one.identifier))  (\(kinds))"
        )
      }
      statuses.append(pending.isEmpty ? .success : .failure)
    }
    return statuses.max { $0.number < $1.number } ?? .success
  }

  /// Accepts what is pending by some names.
  private static func run(
    _ names: [String],
    at desk: ReviewDesk,
    _ console: Console
  ) throws(Stop) -> ExitCode {
    var chosen: [PendingReview.Pending] = []
    var status = ExitCode.success
    for name in names {
      if let pending = desk.pending(named: name) {
        if !chosen.contains(where: { $0.baseline == pending.baseline }) { chosen.append(pending) }
        continue
      }
      let near = nearestName(to: name, among: desk.pending(in: []).pending.map(\.identifier))
      let diagnostic = Diagnostic(
        id: "nothing-pending",
        severity: .error,
        subject: "nothing is pending by the name '\(name)'",
        remedy: near.map { "did you mean '\($0)'?" } ?? "see snapline review --list"
      )
      console.tell(console.style(for: .error).text(for: diagnostic))
      status = .failure
    }
    let done = try run(chosen, console)
    return done.number > status.number ? done : status
  }

  private static func run(
    _ chosen: [PendingReview.Pending],
    _ console: Console
  ) throws(Stop) -> ExitCode {
    var status = ExitCode.success
    for pending in chosen {
      do throws(SnapshotError) {
        try pending.baseline.accept()
      } catch {
        console.tell(console.style(for: .error).text(for: Complaint(error).diagnostic))
        status = .trouble
        continue
      }
      try console.printLines("accepted  \(onOneLine(pending.identifier))")
    }
    return status
  }
}
