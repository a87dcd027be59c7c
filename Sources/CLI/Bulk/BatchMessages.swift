internal import SnaplineBulk
internal import SnaplineDiagnostics
internal import SnaplineDocuments
internal import SnaplineEnvironment
internal import SnaplineTerminal

/// What a person is told of a batch: how far it is, which rows fail, and each warning once.
struct BatchMessages {
  private let console: Console
  private let data: String
  private var progress: BatchProgress
  private var said: Set<String> = []
  private var told = 0
  /// Whether lines may be told that are no messages.
  private let isForPeople: Bool

  /// Rows whose messages are told; what failed is in the results.
  private static let most = 20

  init(_ console: Console, data: String, isForPeople: Bool) {
    (self.console, self.data, self.isForPeople) = (console, data, isForPeople)
    progress = BatchProgress(console)
  }

  // MARK: Places

  /// What to say of something that is no row.
  func diagnostics(of fault: RowFault, at line: Int) -> [Diagnostic] {
    if !fault.bytes.isEmpty {
      // A reader of JSON knows more of it.
      do throws(DesignError) {
        _ = try DesignData(bytes: fault.bytes, named: "row.json")
      } catch {
        return error.diagnostics.map { moved($0, to: line, after: 0) }
      }
    }
    return [Diagnostic(fault, at: Place(file: data, line: line))]
  }

  /// A message of a worker, with its place in the file of data where it is of the row.
  func placed(_ diagnostic: Diagnostic, _ task: BatchTask) -> Diagnostic {
    var told =
      diagnostic.place?.file == RowRequest.title
      ? moved(diagnostic, to: task.line, after: task.head) : diagnostic
    told.cause = told.cause.map { placed($0, task) }
    return told
  }

  /// A cause whose place in the request is told as the one in the file of data.
  private func placed(_ cause: String, _ task: BatchTask) -> String {
    guard let name = cause.firstRange(of: RowRequest.title + ":1:") else { return cause }
    let digits = cause[name.upperBound...].prefix { $0.isASCII && $0.isNumber }
    guard let column = Int(digits) else { return cause }
    let place =
      [data, String(task.line)] + [own(column, after: task.head)].compactMap { $0.map(String.init) }
    return cause[..<name.lowerBound] + place.joined(separator: ":") + cause[digits.endIndex...]
  }

  private func moved(_ diagnostic: Diagnostic, to line: Int, after head: Int?) -> Diagnostic {
    var told = diagnostic
    let column = diagnostic.place?.column.flatMap { own($0, after: head) }
    told.place = Place(file: data, line: line, column: column)
    return told
  }

  /// The column in the file of data; nothing where the row isn't written there as it is in the request.
  private func own(_ column: Int, after head: Int?) -> Int? {
    head.flatMap { column > $0 ? column - $0 : nil }
  }

  // MARK: Telling

  mutating func fail(_ diagnostics: [Diagnostic], row: Int) {
    told += 1
    guard told <= Self.most else { return }
    progress.clear()
    console.tell(diagnostics.map { $0.of(row: row) })
  }

  mutating func warn(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics where said.count < Self.most {
      let place = diagnostic.place.map { "\($0.file):\($0.line ?? 0)" } ?? ""
      guard said.insert(diagnostic.id + place).inserted else { continue }
      progress.clear()
      console.tell(diagnostic)
    }
  }

  /// Says that the data has no row at all, which no result tells.
  mutating func tellOfNoRows() {
    progress.clear()
    console.tell(
      Diagnostic(
        id: "no-rows",
        severity: .warning,
        subject: "there is no row in the data, so nothing was drawn",
        place: Place(file: data),
        remedy: "write an object of JSON on each line, or a line of a table below that of its names"
      )
    )
  }

  mutating func step(_ tally: BatchTally, share: Double?) { progress.step(tally, share: share) }

  /// Says how far the rows are looked at that are still to come.
  mutating func look(share: Double?) { progress.look(share: share) }

  /// Says how it went, where something failed or somebody looks on.
  mutating func end(_ tally: BatchTally) {
    progress.clear()
    guard isForPeople else { return }
    if told > Self.most {
      console.tell("\(told - Self.most) more rows failed: the results say why\n")
    }
    guard tally.failed > 0 || console.isTerminal(.error) else { return }
    var line = "\(BatchProgress.words(tally.done)) row\(tally.done == 1 ? "" : "s")"
    if tally.kept > 0 { line += ", \(BatchProgress.words(tally.kept)) of them drawn before" }
    line += tally.failed > 0 ? ", \(BatchProgress.words(tally.failed)) failed" : ""
    console.tell(line + ", \(progress.passed)\n")
  }
}

extension Diagnostic {
  fileprivate init(_ fault: RowFault, at place: Place) {
    self.init(
      id: fault.id,
      severity: .error,
      subject: fault.subject,
      cause: fault.cause,
      place: place,
      remedy: fault.remedy
    )
  }

  /// The message with the row that it is about.
  fileprivate func of(row number: Int) -> Diagnostic {
    var told = self
    told.cause = cause.map { $0 + " (row \(number))" } ?? "row \(number)"
    return told
  }

  /// A row at which its worker ended.
  static func lostRow(_ end: WorkerEnd, _ timeout: Duration?) -> Diagnostic {
    if end == .tooLong, let timeout {
      let seconds =
        Double(timeout.components.seconds) + Double(timeout.components.attoseconds) / 1e18
      return Diagnostic(
        id: "row-timeout",
        severity: .error,
        subject: "the row took more than \(seconds) seconds",
        remedy: "give rows more time: --row-timeout \(seconds * 4)"
      )
    }
    return Diagnostic(
      id: "row-lost",
      severity: .error,
      subject: "the worker that drew the row ended, twice: \(end.words)",
      remedy: "draw the row by itself, and report what happens"
    )
  }

  static func sameName(_ path: String, row: Int) -> Diagnostic {
    Diagnostic(
      id: "same-output",
      severity: .error,
      subject:
        "row \(row) has the name '\(path)' already, or one that some systems take for the same",
      remedy: "write what tells them apart into the name"
    )
  }
}

extension Diagnostic {
  /// A file that a row shows is the picture of an earlier row.
  static func overwritten(_ path: String, by row: Int) -> Diagnostic {
    Diagnostic(
      id: "same-output",
      severity: .error,
      subject: "the row shows '\(path)', which is the picture of row \(row)",
      remedy: "draw into a folder of its own, such as -o 'out/{{id}}.png'"
    )
  }
}

extension WorkerEnd {
  var words: String {
    switch self {
    case .status(let number): "with status \(number)"
    case .signal(let number): "by signal \(number)"
    case .tooLong: "as it took too long"
    }
  }
}

extension Complaint {
  /// What draws can't be started.
  static func noWorker(reason: String) -> Complaint {
    let diagnostic = Diagnostic(
      id: "no-worker",
      severity: .error,
      subject: "no process can be started that draws",
      cause: reason
    )
    return Complaint(diagnostic: diagnostic, status: .trouble)
  }

  static var changedMeanwhile: Complaint {
    let diagnostic = Diagnostic(
      id: "changed-meanwhile",
      severity: .error,
      subject: "the design, the program or its fonts have changed since the run began",
      remedy: "run it again with --resume, which draws what was drawn before the change anew"
    )
    return Complaint(diagnostic: diagnostic, status: .trouble)
  }

  static let noOwnProgram = Complaint.noWorker(
    reason: "the program doesn't find itself: start it by its path"
  )

  /// Why rows can't be read.
  init(_ failure: RowReader.Failure, _ file: String) {
    switch failure {
    case .unreadable(let number):
      self = .unreadable(file, reason: systemReason(of: number))
    case .fault(let fault, let line):
      let diagnostic = Diagnostic(fault, at: Place(file: file, line: line))
      self.init(diagnostic: diagnostic, status: .failure)
    }
  }
}
