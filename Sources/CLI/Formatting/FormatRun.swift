internal import SnaplineDiagnostics
internal import SnaplineDocuments
internal import SnaplineEnvironment
internal import SnaplineInputs
internal import SnaplineSnapshots
internal import SnaplineTerminal

/// One run over files, which ends with the gravest status of any.
struct FormatRun {
  private let console: Console
  /// Whether nothing is written.
  private let isDry: Bool
  private let showsDifference: Bool
  private(set) var status = ExitCode.success

  init(console: Console, isCheck: Bool, isDiff: Bool) {
    self.console = console
    isDry = isCheck || isDiff
    showsDifference = isDiff
  }

  mutating func formatInput() throws(Stop) {
    let bytes: [UInt8]
    do throws(Complaint) {
      bytes = try InputFile.standardInput()
    } catch {
      return note(error)
    }
    let name = "standard input"
    let formatting = Design.formatting(bytes: bytes, named: name)
    console.tell(formatting.diagnostics)
    guard let formatted = formatting.bytes else { return note(.failure) }
    if isDry { try tell(bytes, formatted, named: name) } else { try console.print(formatted) }
  }

  mutating func format(_ paths: [String]) throws(Stop) {
    let list = DesignList(paths: paths)
    for complaint in list.complaints { note(complaint) }
    let named = Set(paths)
    var isAny = !list.complaints.isEmpty
    for design in list.designs {
      isAny = try format(design, isNamed: named.contains(design.name)) || isAny
    }
    if !isAny {
      console.tell([.nothingToFormat])
      note(.noMatch)
    }
  }

  /// Formats a file; false where it was found in a folder and is no design.
  private mutating func format(_ design: ListedDesign, isNamed: Bool) throws(Stop) -> Bool {
    let bytes: [UInt8]
    do throws(DesignError) {
      let most = Environment.current.limits.documentBytes
      bytes = try DesignFile.bytes(of: design.source, most: most)
    } catch {
      console.tell(error.diagnostics)
      note(.failure)
      return true
    }
    let formatting = Design.formatting(bytes: bytes, named: design.name)
    guard isNamed || formatting.isDesign else { return false }
    console.tell(formatting.diagnostics)
    guard let formatted = formatting.bytes else {
      note(.failure)
      return true
    }
    if isDry {
      try tell(bytes, formatted, named: design.name)
    } else if formatted != bytes {
      try write(formatted, to: design)
    }
    return true
  }

  private mutating func write(_ bytes: [UInt8], to design: ListedDesign) throws(Stop) {
    do throws(Complaint) {
      try OutputFile.write(bytes, to: design.source)
    } catch {
      return note(error)
    }
    try console.printLines("formatted  " + onOneLine(design.name))
  }

  /// Says what formatting would change.
  private mutating func tell(
    _ bytes: [UInt8],
    _ formatted: [UInt8],
    named name: String
  ) throws(Stop) {
    guard formatted != bytes else { return }
    note(.failure)
    let name = onOneLine(name)
    guard showsDifference else { return try console.printLines("unformatted  " + name) }
    let style = console.style(for: .output)
    try console.print(LineChanges(bytes, formatted).text(named: name, style))
  }

  private mutating func note(_ complaint: Complaint) {
    console.tell([complaint.diagnostic])
    note(complaint.status)
  }

  private mutating func note(_ other: ExitCode) {
    if other.number > status.number { status = other }
  }
}

extension Diagnostic {
  fileprivate static let nothingToFormat = Diagnostic(
    id: "no-match",
    severity: .error,
    subject: "no design was found to format",
    remedy: "name a design, or a folder with some"
  )
}
