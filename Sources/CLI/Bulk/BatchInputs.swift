internal import Glibc
internal import SnaplineBulk
internal import SnaplineDesigns
internal import SnaplineDiagnostics
internal import SnaplineEnvironment
internal import SnaplineInputs

/// The files that a batch reads, over which no picture may be written.
///
/// Those of rows that are still to come are looked for where a picture would be written over a file that was
/// there before, and data may name pictures. Nothing is drawn for that.
struct BatchInputs {
  private let template: String
  private let data: CInt
  private let language: RowLanguage?
  private let pictures: PictureNames
  private let drawing: RowDrawing
  /// The files that the command's line names.
  private let line: Set<FileIdentity>
  private var read: Set<FileIdentity>
  private var knowsAllRows = false

  /// Beyond this, a file that is there is taken for one that is read.
  private static let most = 250_000

  init(
    _ plan: BatchPlan,
    data: CInt,
    language: RowLanguage?,
    pictures: PictureNames,
    drawing: RowDrawing
  ) throws(BatchStop) {
    (template, self.data, self.language) = (plan.template, data, language)
    (self.pictures, self.drawing) = (pictures, drawing)
    line = try BatchRun.filesRead(by: plan)
    read = line
    note(pictures.paths)
  }

  /// Notes files that are read.
  mutating func note(_ paths: some Sequence<String>) {
    for path in paths where read.count < Self.most {
      if let identity = FileIdentity(path) { read.insert(identity) }
    }
  }

  /// Why a picture may not be written to a path; nothing where it may.
  ///
  /// `isOwn` says whether an earlier part of the run wrote the file that is there. `step` is told how much of the
  /// rows has been looked at.
  mutating func refusal(of path: String, isOwn: () -> Bool, step: (Double?) -> Void) -> Diagnostic?
  {
    guard let there = FileIdentity(path) else { return nil }
    if !read.contains(there), pictures.isOpen, !isOwn() {
      lookAtAllRows(step)
      guard knowsAllRows else { return .mayBeShown(path) }
    }
    guard read.contains(there) else { return nil }
    let reader = line.contains(there) ? path : template
    return Complaint.wouldOverwrite(path, readBy: reader, for: template).diagnostic
  }

  /// Notes the files of all rows, unless these come from a pipe, or read too many.
  private mutating func lookAtAllRows(_ step: (Double?) -> Void) {
    guard !knowsAllRows, read.count < Self.most else { return }
    // The file from its beginning, whatever was read of it.
    let file = unsafe open("/proc/self/fd/\(data)", O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return }
    defer { close(file) }
    do throws(RowReader.Failure) {
      var rows = try RowReader(file, language: language, mostBytes: BatchRun.mostRowBytes)
      guard rows.share != nil else { return }
      while let row = try rows.next() {
        if let line = row.request?.line { note(drawing.files(of: line)) }
        step(rows.share)
      }
    } catch {
      // The run ends at the same place.
    }
    knowsAllRows = read.count < Self.most
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
  /// A file that is there, and that rows of a pipe may show.
  fileprivate static func mayBeShown(_ path: String) -> Diagnostic {
    Diagnostic(
      id: "overwrites-input",
      severity: .error,
      subject: "'\(path)' is there already, and a row that is still to come may show it",
      cause:
        "data names pictures in this design, and rows of a pipe can't be looked at before they come",
      remedy:
        "delete it, choose another place with -o, or give the rows as a file: --data rows.jsonl"
    )
  }
}
