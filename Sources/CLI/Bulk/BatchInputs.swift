internal import Glibc
internal import SnaplineBulk
internal import SnaplineDesigns
internal import SnaplineDiagnostics
internal import SnaplineEnvironment
internal import SnaplineInputs

/// The files that a batch reads, over which nothing may be written.
///
/// Those of rows that are still to come are looked for where a picture would be written over a file that was
/// there before, and data may name it. Nothing is drawn for that.
struct BatchInputs {
  private let plan: BatchPlan
  private let data: CInt
  private let language: RowLanguage?
  private let pictures: PictureNames
  private let drawing: RowDrawing
  /// Where the rows begin in a file; nothing of what can be read once alone, such as a pipe.
  private let start: off_t?
  /// The files that the command's line names, the pack and the results among them.
  private let line: Set<FileIdentity>
  /// The files that the design and the rows are made of.
  private var read: Set<FileIdentity> = []
  /// Whether the files of all rows are known; nothing before they were looked at, which is done once.
  private var knowsAllRows: Bool?

  /// Beyond this, a file that is there is taken for one that is read.
  private static let most = 250_000

  init(
    _ plan: BatchPlan,
    data: CInt,
    language: RowLanguage?,
    pictures: PictureNames,
    drawing: RowDrawing
  ) throws(BatchStop) {
    (self.plan, self.data, self.language) = (plan, data, language)
    (self.pictures, self.drawing) = (pictures, drawing)
    var facts = stat()
    let isFile = unsafe fstat(data, &facts) == 0 && facts.st_mode & S_IFMT == S_IFREG
    start = isFile ? lseek(data, 0, SEEK_CUR) : nil
    line = try BatchRun.filesRead(by: plan)
    note(pictures.paths)
  }

  /// Notes files that are read.
  mutating func note(_ paths: some Sequence<String>) {
    for path in paths where read.count < Self.most {
      if let identity = FileIdentity(path) { read.insert(identity) }
    }
  }

  /// Why the pack may not be written to its path; nothing where it may.
  ///
  /// All rows are known by then.
  func refusalOfPack(at path: String) -> Diagnostic? {
    guard let there = FileIdentity(path), read.contains(there) else { return nil }
    return Complaint.wouldOverwrite(path, readBy: plan.template, for: plan.template, "the pack")
      .diagnostic
  }

  /// Why a picture may not be written to a path; nothing where it may.
  ///
  /// `isKnown` says whether the file that is there is the run's own, or the same as the picture. `step` is told
  /// how much of the rows has been looked at.
  mutating func refusal(
    of path: String,
    isKnown: () -> Bool,
    step: (Double?) -> Void
  ) -> Diagnostic? {
    guard let there = FileIdentity(path) else { return nil }
    var isRead: Bool { line.contains(there) || read.contains(there) }
    if !isRead, pictures.mayBeNamed(path) {
      let knowsAllRows = knowsAllRows ?? looksAtAllRows(step)
      self.knowsAllRows = knowsAllRows
      if !knowsAllRows { return isKnown() ? nil : .mayBeShown(path, isPipe: start == nil) }
    }
    guard isRead else { return nil }
    let reader = line.contains(there) ? path : plan.template
    return Complaint.wouldOverwrite(path, readBy: reader, for: plan.template).diagnostic
  }

  /// Notes the files of all rows of a file; false where these can't be had, or are too many.
  private mutating func looksAtAllRows(_ step: (Double?) -> Void) -> Bool {
    guard let start else { return false }
    // Another place in the same file: what is read here isn't missing elsewhere.
    var file = unsafe open("/proc/self/fd/\(data)", O_RDONLY | O_CLOEXEC)
    if file < 0, let path = plan.data { file = unsafe open(path, O_RDONLY | O_CLOEXEC) }
    guard file >= 0 else { return false }
    defer { close(file) }
    guard lseek(file, start, SEEK_SET) == start else { return false }
    do throws(RowReader.Failure) {
      var rows = try RowReader(file, language: language, mostBytes: BatchRun.mostRowBytes)
      while let row = try rows.next() {
        if let line = row.request?.line { note(drawing.files(of: line)) }
        step(rows.share)
      }
    } catch {
      // A fault in the rows ends the run at the same place.
      guard case .fault = error else { return false }
    }
    return read.count < Self.most
  }
}

/// A row as a worker is asked for it.
struct RowLine {
  /// What the row is to the worker: data, or texts without types.
  let kind: String
  /// The row itself.
  let bytes: [UInt8]
  /// What stands in the line before the row.
  let head: String

  var line: [UInt8] { Array(head.utf8) + bytes + Array("}\n".utf8) }
}

extension DataRow {
  /// The line that asks a worker for the row; nothing where no row can be made.
  var request: RowLine? {
    func line(_ kind: String, _ bytes: [UInt8]) -> RowLine {
      RowLine(kind: kind, bytes: bytes, head: "{\"row\":\(number),\"\(kind)\":")
    }
    return switch content {
    case .fault: nil
    case .object(let object): line("data", object)
    case .texts(let object): line("texts", object)
    }
  }
}

extension Diagnostic {
  /// A file that is there, and that rows which aren't known yet may show.
  fileprivate static func mayBeShown(_ path: String, isPipe: Bool) -> Diagnostic {
    Diagnostic(
      id: "overwrites-input",
      severity: .error,
      subject: "'\(path)' is there already, and a row that is still to come may show it",
      cause: isPipe
        ? "data may name pictures in this design, and rows of a pipe can't be looked at before they come"
        : "data may name pictures in this design, and the rows can't all be looked at before they are drawn",
      remedy: isPipe
        ? "delete it, give the rows as a file, --data rows.jsonl, or write -o 'new/{{id}}.png'"
        : "delete it, or write -o 'new/{{id}}.png'"
    )
  }
}
