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
    "Makes a pending snapshot the baseline; may be given several times."
  )
  private static let acceptAll = Flag("accept-all", "Makes everything pending the baseline.")

  static let row: Row = Row(
    command: Command(
      "review",
      "Lists and accepts snapshots that are pending.",
      discussion: [
        "Pending files lie beside baselines as NAME.new.KIND. What is looked at is everything "
          + "below the package or repository that the folder in use is in."
      ],
      examples: [
        Example("snapline review --list", "shows what is pending"),
        Example("snapline review --accept login.snapshots/login", "accepts one"),
        Example("snapline review --accept-all", "accepts all"),
      ]
    ) {
      list
      accept
      acceptAll
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
    let review = PendingReview(below: Keeper.root(of: here))
    if invocation[acceptAll] { return try run(review.pending, console) }
    let wanted = invocation.all(accept)
    if wanted.isEmpty {
      for pending in review.pending {
        let kind = pending.isNew ? "new" : "changed"
        try console.print(
          "\(kind)  \(pending.identifier)  (\(pending.kinds.joined(separator: ", ")))\n"
        )
      }
      return review.pending.isEmpty ? .success : .failure
    }
    var chosen: [PendingReview.Pending] = []
    var status = ExitCode.success
    for name in wanted {
      if let pending = review.pending(named: name) {
        chosen.append(pending)
      } else {
        let near = nearestName(to: name, among: review.pending.map(\.identifier))
        let diagnostic = Diagnostic(
          id: "nothing-pending",
          severity: .error,
          subject: "nothing is pending by the name '\(name)'",
          remedy: near.map { "did you mean '\($0)'?" } ?? "see snapline review --list"
        )
        console.tell(console.ink(for: .error).text(for: diagnostic))
        status = .failure
      }
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
        console.tell(console.ink(for: .error).text(for: error.diagnostic))
        status = .trouble
        continue
      }
      try console.print("accepted  \(pending.identifier)\n")
    }
    return status
  }
}
