internal import Foundation
internal import Glibc
internal import SnaplineBulk
internal import SnaplineDiagnostics
internal import SnaplineDocuments
internal import SnaplineEnvironment
internal import SnaplineInputs
internal import SnaplineSnapshots
internal import SnaplineTerminal

/// A batch: it reads rows, hands them to workers, and writes the pictures and a line of results for each.
///
/// It draws nothing itself, so that no row can harm the run.
final class BatchRun {
  private let plan: BatchPlan
  private let console: Console
  private let team: WorkerTeam<RowAnswer, BatchTask>
  private let output: BatchOutput
  private let log: ResultsLog?
  /// Where results go that have no file.
  private let lines: ByteSink?
  /// A hash of what all rows have in common.
  private let base: String
  private let dataFile: CInt
  private var inputs: BatchInputs
  private var rows: RowReader
  private var names = NameTable()
  private var hashes = FileHashes()
  private var messages: BatchMessages
  private var tally = BatchTally()

  init(_ plan: BatchPlan, _ invocation: Invocation, _ console: Console) throws(BatchStop) {
    (self.plan, self.console) = (plan, console)
    messages = BatchMessages(
      console,
      data: plan.data ?? "standard input",
      isForPeople: invocation[CommandTable.messages] != .json
    )
    do throws(DesignError) {
      if let name = plan.name { try DesignData.check(pattern: name) }
    } catch {
      throw .complaint(Complaint(diagnostic: error.diagnostics[0], status: .usage))
    }
    let template: DesignTemplate
    do throws(Complaint) {
      template = try RowTemplate.read(plan.template, invocation, on: console)
      dataFile = try Self.open(plan.data, on: console)
    } catch {
      throw .complaint(error)
    }
    let order: Order
    do throws(UsageError) {
      order = try RowOptions.order(of: template, invocation, format: plan.format)
    } catch {
      throw .stop(.usage(error))
    }
    let language = plan.data.map { FileName($0).ending }.flatMap(Self.language)
    inputs = try BatchInputs(
      plan,
      data: dataFile,
      language: language,
      pictures: template.pictureNames,
      drawing: RowDrawing(order, invocation, name: plan.name)
    )
    guard let program = OwnProgram.path else { throw .complaint(.noOwnProgram) }
    var words = RowOptions.words(of: invocation)
    words.append("--format=" + plan.format.rawValue)
    if let name = plan.name { words.append("--name=" + name) }
    let others = invocation.words(of: [
      CommandTable.color.parameter, CommandTable.messages.parameter,
    ])
    team = WorkerTeam(
      of: program,
      ["worker", "--" + WorkerCommand.quiet.parameter.name] + words + others + [
        "--", plan.template,
      ],
      size: plan.jobs,
      timeout: plan.rowTimeout
    )
    let worker = try Self.greeting(of: team)
    let run = Self.hash([words.joined(separator: "\0"), plan.identity])
    base = Self.hash([run, worker.design ?? "", worker.fingerprint ?? ""])
    log = try plan.results.map { path throws(BatchStop) in
      try ResultsLog(path, run: run, resumes: plan.resumes)
    }
    if let results = plan.results { inputs.note([results]) }
    lines = plan.writesResults && plan.results == nil ? try ByteSink(nil, console) : nil
    output = try BatchOutput(plan.destination, console)
    do throws(RowReader.Failure) {
      rows = try RowReader(
        dataFile,
        language: language,
        mostBytes: Self.mostRowBytes
      )
    } catch {
      team.stop()
      throw .complaint(Complaint(error, plan.data ?? "standard input"))
    }
  }

  static var mostRowBytes: Int { Environment.current.limits.documentBytes - 1_000 }

  private static func hash(_ parts: [String]) -> String {
    SHA256.half(of: Array(parts.joined(separator: "\u{1}").utf8))
  }

  // MARK: Running

  func status() throws(BatchStop) -> ExitCode {
    defer { team.stop() }
    do {
      try team.run(
        waitedFor: { rows.waitedFor },
        next: { try next() },
        deliver: { try deliver($0, $1) }
      )
    } catch let stop as BatchStop {
      messages.end(tally)
      throw stop
    } catch let failure as RowReader.Failure {
      messages.end(tally)
      throw .complaint(Complaint(failure, plan.data ?? "standard input"))
    } catch let failure as WorkerTeam<RowAnswer, BatchTask>.Failure {
      messages.end(tally)
      throw .complaint(Self.complaint(failure))
    } catch {
      throw .complaint(.noWorker(reason: "it can't be started again"))
    }
    if !tally.isCutShort {
      // All that rows show is known by now.
      if let pack = plan.destination.path ?? nil, let refusal = inputs.refusalOfPack(at: pack) {
        throw .complaint(Complaint(diagnostic: refusal, status: .failure))
      }
      try output.end()
      log?.end()
    }
    if rows.count == 0 { messages.tellOfNoRows() }
    messages.end(tally)
    return tally.failed > 0 ? .failure : .success
  }

  /// The next row of this machine's part, as a request where it has to be drawn.
  private func next() throws -> TeamWork<BatchTask>? {
    while let row = try rows.next() {
      guard plan.draws(row.number) else { continue }
      var task = BatchTask(row: row.number, line: row.line)
      if case .fault(let fault) = row.content {
        task.failure = messages.diagnostics(of: fault, at: row.line)
      }
      guard let request = row.request else { return .known(task) }
      task.key = Self.hash([base, request.kind, SHA256.hexadecimal(of: request.bytes)])
      task.earlier = log?.earlier(row.number)
      if let earlier = task.earlier, holds(earlier, task) {
        task.isKept = true
        return .known(task)
      }
      if request.kind == "data" { task.head = request.head.utf8.count }
      return .request(request.line, task)
    }
    return nil
  }

  /// Whether a row's picture is there as it would be drawn now.
  private func holds(_ earlier: RowResult, _ task: BatchTask) -> Bool {
    guard earlier.error == nil, earlier.key == task.key, let path = earlier.path,
      let data = FileManager.default.contents(atPath: path), data.count == earlier.bytes,
      SHA256.hexadecimal(of: data) == earlier.hash
    else { return false }
    return (earlier.files ?? [:]).allSatisfy { (hashes.hash(of: $0.key) ?? "") == $0.value }
  }

  // MARK: What is done

  /// Writes a row's picture and its result; false where the run ends with it.
  private func deliver(_ outcome: TeamOutcome<RowAnswer>, _ task: BatchTask) throws(BatchStop)
    -> Bool
  {
    var result = RowResult(row: task.row)
    result.key = task.key
    var picture: [UInt8]?
    switch outcome {
    case .known:
      if task.isKept, let earlier = task.earlier {
        result = earlier
        tally.kept += 1
        note(earlier.files)
        if let path = earlier.path, let first = names.give(path, to: task.row) {
          result = RowResult(row: task.row)
          fail(&result, [.sameName(path, row: first)])
        }
      } else {
        fail(&result, task.failure)
      }
    case .ended(let end, let request):
      result.id = RowRequest.id(in: request)
      fail(&result, [.lostRow(end, plan.rowTimeout)])
    case .answer(let answer, let bytes):
      (result.id, result.ms) = (answer.id, answer.ms)
      let said = (answer.diagnostics ?? []).map { messages.placed($0.diagnostic, task) }
      if answer.error != nil {
        fail(&result, said)
      } else {
        note(answer.files)
        if let lost = overwritten(of: answer.files) {
          fail(&result, [lost])
        } else {
          result.warnings = said.map(DiagnosticLine.init)
          picture = try place(bytes, of: answer, task, &result)
          messages.warn(said)
        }
      }
    }
    tally.done += 1
    if let diagnostics = result.diagnostics {
      tally.failed += 1
      messages.fail(diagnostics.map(\.diagnostic), row: task.row)
    }
    try write(result, picture)
    messages.step(tally, share: rows.share)
    if let most = plan.mostErrors, tally.failed > most {
      tally.isCutShort = true
      return false
    }
    return true
  }

  /// Puts a picture into its place; nothing, with what is wrong in the result, where it has none.
  private func place(
    _ bytes: [UInt8],
    of answer: RowAnswer,
    _ task: BatchTask,
    _ result: inout RowResult
  ) throws(BatchStop) -> [UInt8]? {
    let format = answer.format.flatMap { OutputFormat(rawValue: $0) } ?? plan.format
    let name = answer.name ?? plan.number(result.row, as: format)
    var path = name
    if case .files(let folder) = output { path = folder.path(of: name) }
    if let first = names.row(of: path) {
      fail(&result, [.sameName(path, row: first)])
      return nil
    }
    if case .files = output, let refusal = refusal(of: path, task, bytes) {
      fail(&result, [refusal])
      return nil
    }
    _ = names.give(path, to: result.row)
    switch output {
    case .files(let folder):
      if let complaint = try folder.write(bytes, to: path) {
        fail(&result, [complaint.diagnostic])
        return nil
      }
    case .pack(let pack): try pack.add(bytes, named: path)
    case .lines: break
    }
    (result.path, result.bytes, result.hash) = (path, answer.bytes, answer.hash)
    result.files = answer.files
    return bytes
  }

  /// Why a row's picture may not be written to a path.
  private func refusal(of path: String, _ task: BatchTask, _ bytes: [UInt8]) -> Diagnostic? {
    inputs.refusal(of: path) {
      guard let data = FileManager.default.contents(atPath: path) else { return false }
      if data.elementsEqual(bytes) { return true }
      // The picture that an earlier part of the run drew of the row.
      guard let earlier = task.earlier, earlier.path == path else { return false }
      return SHA256.hexadecimal(of: data) == earlier.hash
    } step: {
      messages.look(share: $0)
    }
  }

  /// Notes files that a row reads, so that no later one is drawn over them.
  private func note(_ files: [String: String]?) {
    if let files { inputs.note(files.keys) }
  }

  private let here = FileManager.default.currentDirectoryPath + "/"

  /// What to say of a file that a row shows, and that an earlier row's picture was written over.
  private func overwritten(of files: [String: String]?) -> Diagnostic? {
    guard case .files = output, let files else { return nil }
    for (path, hash) in files where !hash.isEmpty {
      let name = path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
      if let row = names.row(of: name) { return .overwritten(name, by: row) }
    }
    return nil
  }

  private func fail(_ result: inout RowResult, _ diagnostics: [Diagnostic]) {
    result.diagnostics = diagnostics.map(DiagnosticLine.init)
    result.error =
      diagnostics.first { $0.severity == .error }.map(\.sentence) ?? "there is no picture"
    (result.key, result.warnings) = (nil, nil)
  }

  private func write(_ result: RowResult, _ picture: [UInt8]?) throws(BatchStop) {
    if case .lines(let sink) = output {
      try sink.write(Array(result.line(base64: picture).utf8))
      if log == nil { return }
    }
    let line = result.line()
    try log?.write(line)
    try lines?.write(Array(line.utf8))
  }
}
