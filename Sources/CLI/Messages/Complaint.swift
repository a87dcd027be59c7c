internal import SnaplineDiagnostics
internal import SnaplineInputs
internal import SnaplineSnapshots
internal import SnaplineTerminal

/// What the command itself has to say of one input, and the status it leads to.
struct Complaint: Error, Hashable {
  let diagnostic: Diagnostic
  let status: ExitCode

  init(diagnostic: Diagnostic, status: ExitCode) {
    (self.diagnostic, self.status) = (diagnostic, status)
  }

  private init(
    _ id: String,
    about file: String,
    _ subject: String,
    cause: String? = nil,
    remedy: String? = nil,
    status: ExitCode = .failure
  ) {
    diagnostic = Diagnostic(
      id: id,
      severity: .error,
      subject: subject,
      cause: cause,
      place: Place(file: file),
      remedy: remedy
    )
    self.status = status
  }

  static func missing(_ file: String, nearest: String?) -> Complaint {
    Complaint(
      "no-such-file",
      about: file,
      "there is no such file",
      remedy: nearest.map { "did you mean '\($0)'?" } ?? "name a file that is there"
    )
  }

  /// What reading a design ended with.
  init(_ error: DesignError, about file: String) {
    let first = error.diagnostics.first { $0.severity == .error }
    self.init(
      diagnostic: first
        ?? Diagnostic(
          id: "unreadable",
          severity: .error,
          subject: "can't be read",
          place: Place(file: file)
        ),
      status: .failure
    )
  }

  /// An interface document where a design with placeholders is wanted.
  static func interfaceForRows(_ file: String) -> Complaint {
    Complaint(
      "no-template",
      about: file,
      "an interface document has no placeholders that rows could fill",
      remedy: "name a design in YAML or JSON"
    )
  }

  /// A worker that is to get its design by standard input, and doesn't.
  static let noDesignLine = Complaint(
    "request",
    about: "standard input",
    "the first line has no design",
    remedy: "write {\"design\": \"view: {label: Hello}\"}",
    status: .failure
  )

  static func isFolder(_ file: String) -> Complaint {
    Complaint(
      "is-folder",
      about: file,
      "this is a folder, not a file",
      remedy: "name the files in it"
    )
  }

  static func noFolder(_ file: String) -> Complaint {
    Complaint("no-folder", about: file, "this is a file, not a folder", remedy: "name a folder")
  }

  /// A design that a report would be written over.
  static func testedFile(_ file: String) -> Complaint {
    Complaint(
      "tested-file",
      about: file,
      "this is a design that is tested, and a report would be written over it",
      remedy: "name another file for the report",
      status: .usage
    )
  }

  /// A pipe that nobody writes to.
  static func silentPipe(_ file: String) -> Complaint {
    Complaint(
      "silent-pipe",
      about: file,
      "this is a pipe, and nothing was written to it for a minute",
      remedy: "have a program write to it, or name a file"
    )
  }

  /// A design's name where a folder's is wanted.
  static func fileForFolder(_ file: String) -> Complaint {
    let parts = file.split(separator: "/", omittingEmptySubsequences: false)
    let folder = parts.dropLast().joined(separator: "/")
    return Complaint(
      "file-for-folder",
      about: file,
      "a folder is named here, and this is a design's name",
      remedy: "write snapline init" + (folder.isEmpty ? "" : " \(folder)")
        + ", which writes card.yaml"
    )
  }

  static func unreadable(_ file: String, reason: String) -> Complaint {
    Complaint("unreadable", about: file, "can't be read", cause: reason, status: .trouble)
  }

  /// A device in place of rows, which would never end.
  static func endless(_ path: String) -> Complaint {
    Complaint(
      "unreadable",
      about: path,
      "can't be read",
      cause: "it is a device, which may have no end",
      remedy: "name a file of rows, or write --data - and let a program send them",
      status: .trouble
    )
  }

  /// What is there under a path, and is neither a file nor a folder.
  static func noFile(_ path: String) -> Complaint {
    let complaint = unreadable(path, reason: "it is no file")
    var diagnostic = complaint.diagnostic
    diagnostic.remedy = "name a design, or a folder of them"
    return Complaint(diagnostic: diagnostic, status: complaint.status)
  }

  /// The same of something without which nothing can be decided.
  var asTrouble: Complaint { Complaint(diagnostic: diagnostic, status: .trouble) }

  /// Why something kept couldn't be looked at.
  init(_ error: SnapshotError) {
    if case .unreadable(let path, let reason) = error {
      self = Complaint.unreadable(path, reason: reason)
    } else {
      self.init(diagnostic: error.diagnostic, status: .trouble)
    }
  }

  static func unwritable(_ file: String, reason: String) -> Complaint {
    Complaint("unwritable", about: file, "can't be written", cause: reason, status: .trouble)
  }

  static func noFolder(_ folder: String, for file: String) -> Complaint {
    Complaint(
      "no-such-folder",
      about: file,
      "can't be written, as there is no folder '\(folder)'",
      remedy: "make it first, or let -o FOLDER/ make it"
    )
  }

  static func noFolder(_ folder: String, forReport file: String) -> Complaint {
    Complaint(
      "no-such-folder",
      about: file,
      "can't be written, as there is no folder '\(folder)'",
      remedy: "make it first",
      status: .trouble
    )
  }

  static func wouldOverwrite(
    _ file: String,
    readBy reader: String,
    for input: String,
    _ what: String = "the picture"
  ) -> Complaint {
    let how =
      reader == input
      ? "which the design reads" : file == reader ? "another input" : "which '\(reader)' reads"
    return Complaint(
      "overwrites-input",
      about: input,
      "\(what) would be written over '\(file)', \(how)",
      remedy: "choose another place with -o"
    )
  }

  static func wouldOverwriteFont(_ file: String, for input: String) -> Complaint {
    Complaint(
      "overwrites-input",
      about: input,
      "the picture would be written over '\(file)', in a folder of fonts that are read",
      remedy: "choose another place with -o"
    )
  }

  static func samePlace(_ file: String, entries first: Int, _ second: Int, for input: String)
    -> Complaint
  {
    Complaint(
      "same-output",
      about: input,
      "entries \(first) and \(second) of the data would both be drawn to '\(file)'",
      remedy: "write what tells them apart into -o, or number them in a folder: -o pictures/"
    )
  }

  static func wouldReplace(_ file: String) -> Complaint {
    Complaint(
      "file-exists",
      about: file,
      "there is such a file already",
      remedy: "name a folder for the new ones: snapline init first"
    )
  }

  static func samePlace(_ file: String, as first: String, for input: String) -> Complaint {
    Complaint(
      "same-output",
      about: input,
      "the picture would be written over that of '\(first)', to '\(file)'",
      remedy: "render one of them by itself, with -o"
    )
  }
}
