/// What a run comes to on GitHub: annotations at the lines of what was edited, and a summary.
package struct GitHubReport {
  /// Where paths of annotations count from.
  package struct Folders: Sendable {
    /// What the paths of results count from, an absolute path.
    var root: String
    /// The checkout, which GitHub's own paths count from.
    var workspace: String?
    private let isThere: @Sendable (String) -> Bool

    package init(
      root: String,
      workspace: String?,
      isThere: @escaping @Sendable (String) -> Bool
    ) {
      (self.root, self.workspace, self.isThere) = (root, workspace, isThere)
    }

    /// A path as GitHub counts it; nothing where no file is there.
    func path(of file: String) -> String? {
      let path = file.hasPrefix("/") ? file : "\(root)/\(file)"
      // No system has longer ones.
      guard path.utf8.count <= 4_096, isThere(path) else { return nil }
      guard let workspace, path.hasPrefix(workspace + "/") else { return file }
      return String(path.dropFirst(workspace.count + 1))
    }
  }

  let folders: Folders
  private(set) var errors: [Annotation] = []
  private(set) var warnings = Annotations()
  private(set) var notices = Annotations()
  let groups: ReportedGroups
  let worst: WorstCases
  let run: KeptRun

  struct Annotation {
    var title: String
    /// The first that is there is where it stands.
    var places: [RecordedPlace]
    var text: String
  }

  /// The first annotations of a kind, and how many there were.
  struct Annotations {
    private(set) var first: [Annotation] = []
    private(set) var count = 0

    mutating func add(_ annotation: @autoclosure () -> Annotation) {
      count += 1
      if first.count < GitHubText.mostAnnotations { first.append(annotation()) }
    }

    /// Those that are told: where there are more, the last line counts them.
    var told: ArraySlice<Annotation> {
      first.prefix(count > first.count ? GitHubText.mostAnnotations - 1 : first.count)
    }
  }

  package init(_ run: KeptRun, folders: Folders) {
    var causes = CauseTable()
    var worst = WorstCases()
    var (warnings, notices) = (Annotations(), Annotations())
    run.forEachCase { found in
      let record = found.record
      if !record.passes {
        causes.add(record, named: record.name)
        worst.add(record)
      } else if record.outcome == .flaky {
        warnings.add(Annotation(record, titled: "flaky"))
      } else if record.outcome == .recorded {
        notices.add(Annotation(record, titled: "recorded"))
      }
      for diagnostic in record.diagnostics where diagnostic.severity == "warning" {
        warnings.add(Annotation(diagnostic))
      }
    }
    groups = ReportedGroups(causes, of: run)
    (self.run, self.folders, self.worst) = (run, folders, worst)
    (self.warnings, self.notices) = (warnings, notices)
    let isAll = groups.uncounted == 0 && groups.groups.count <= GitHubText.mostAnnotations
    errors = groups.groups.prefix(
      isAll ? GitHubText.mostAnnotations : GitHubText.mostAnnotations - 1
    )
    .map { Annotation($0) }
  }

  /// The commands of the runner, a line each.
  package var annotations: String {
    let failed = groups.groups.reduce(groups.uncounted) { $0 + $1.count }
    let told = groups.groups.prefix(errors.count).reduce(0) { $0 + $1.count }
    let lines =
      errors.map { line("error", $0) } + more("error", failed - told)
      + warnings.told.map { line("warning", $0) }
      + more("warning", warnings.count - warnings.told.count)
      + notices.told.map { line("notice", $0) }
      + more("notice", notices.count - notices.told.count)
    return lines.map { $0 + "\n" }.joined()
  }

  private func line(_ kind: String, _ annotation: Annotation) -> String {
    let place = annotation.places.lazy.compactMap { place in
      folders.path(of: place.file).map { (path: $0, line: place.line) }
    }.first
    return GitHubText.annotation(
      kind,
      file: place?.path,
      line: place?.line,
      title: annotation.title,
      text: annotation.text
    )
  }

  private func more(_ kind: String, _ count: Int) -> [String] {
    guard count > 0 else { return [] }
    let what = kind == "error" ? "case\(count == 1 ? "" : "s")" : "message\(count == 1 ? "" : "s")"
    return ["::\(kind) title=Snapline::\(count) more \(what); the results of the run have all"]
  }
}

extension GitHubReport.Annotation {
  init(_ record: CaseRecord, titled title: String) {
    self.init(
      title: "\(title): \(record.name)",
      places: [record.place].compactMap(\.self),
      text: record.words
    )
  }

  init(_ diagnostic: RecordedDiagnostic) {
    let text = [diagnostic.cause, diagnostic.remedy].compactMap(\.self).joined(separator: "\n")
    self.init(
      title: diagnostic.subject,
      places: [diagnostic.place].compactMap(\.self),
      text: text.isEmpty ? diagnostic.subject : text
    )
  }

  init(_ group: ReportedGroup) {
    places = group.places
    title = group.title
    if group.count > 1 {
      let names = group.names.prefix(5).joined(separator: ", ")
      let more = group.count > 5 ? " and \(group.count - 5) more" : ""
      text = "\(group.count) cases: \(names)\(more)\n\(group.words)"
    } else {
      text = group.words
    }
  }
}
