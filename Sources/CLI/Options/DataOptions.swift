import Foundation
internal import SnaplineDiagnostics
internal import SnaplineDocuments
internal import SnaplineEnvironment
internal import SnaplineInputs
internal import SnaplineTerminal

/// The options that fill a design with data.
enum DataOptions {
  static let file = Option(
    "data",
    .path("FILE", extensions: InputFile.extensions),
    "Values for the design's placeholders, in JSON or YAML, which win over its own; - reads "
      + "standard input. A list draws a picture for each entry."
  )
  static let set = Option(
    "set",
    .setting,
    repeats: true,
    "One value of the data, which wins over all others."
  )

  static let parameters: [Parameter] = [file.parameter, set.parameter]

  /// The single values that a line gives, over all others.
  static func settings(of invocation: Invocation) -> DesignData {
    var data = DesignData()
    for setting in invocation.all(set) { data.set(setting) }
    return data
  }

  fileprivate static func text(ofSettingsIn invocation: Invocation) -> Data {
    Data(invocation.all(set).joined(separator: "\n").utf8)
  }
}

extension ValueType where Value == String {
  /// A path of the data with its value, such as `order.total=12`.
  fileprivate static let setting = ValueType(
    placeholder: "PATH=VALUE",
    expectation: "a path of the data and its value, such as order.total=12",
    suggest: { word in
      let path = word.replacing(/\[([0-9]+)\]/) { "." + $0.1 }
      let sign = path.firstIndex { "=:".contains($0) }
      let name = path[..<(sign ?? path.endIndex)]
      let value = sign.map { path[path.index(after: $0)...] } ?? "Ada"
      let text = "\(name.isEmpty ? "name" : name)=\(value)"
      var data = DesignData()
      return data.set(text) ? [text] : []
    }
  ) { word in
    var data = DesignData()
    return data.set(word) ? word : nil
  }
}

/// The data that a line gives: of one picture, or of several.
struct GivenPictures {
  /// One for each picture.
  let entries: [DesignData]
  /// Whether the data is a list, so that each entry has a name of its own.
  let isList: Bool
  /// The file, where it is one that nothing may overwrite.
  let file: String?
  /// The text of the file, and of values that the line sets.
  private var text = Data()

  static let none = GivenPictures(entries: [DesignData()], isList: false, file: nil)

  private init(entries: [DesignData], isList: Bool, file: String?) {
    (self.entries, self.isList, self.file) = (entries, isList, file)
  }

  /// Whether a value may name a file with an ending.
  func mayName(_ ending: Data) -> Bool { text.range(of: ending) != nil }

  /// Why data can't be had.
  struct Refusal: Error {
    let diagnostics: [Diagnostic]
    let status: ExitCode

    /// A list without entries, of which no picture is made.
    fileprivate static func empty(_ file: String) -> Refusal {
      let diagnostic = Diagnostic(
        id: "data-list",
        severity: .error,
        subject: "the list is empty, and makes no picture",
        place: Place(file: file),
        remedy: "write an entry into it, such as [{\"name\": \"Ada\"}]"
      )
      return Refusal(diagnostics: [diagnostic], status: .failure)
    }
  }

  /// Reads what a line names, once more unless that came by standard input or a pipe.
  init(_ invocation: Invocation, on console: Console, keptIn kept: inout GivenPictures?)
    throws(Refusal)
  {
    if let kept {
      self = kept
    } else {
      let path = invocation[DataOptions.file]
      let isOnce = path.map { $0 == "-" || NamedPipe.isThere($0) } ?? false
      try self.init(invocation, on: console)
      if isOnce { kept = self }
    }
  }

  /// Reads what a line names.
  init(_ invocation: Invocation, on console: Console) throws(Refusal) {
    let own = DataOptions.settings(of: invocation)
    guard let path = invocation[DataOptions.file] else {
      self.init(entries: [own], isList: false, file: nil)
      text = DataOptions.text(ofSettingsIn: invocation)
      return
    }
    let isStandardInput = path == "-"
    if !isStandardInput, let complaint = InputFile.complaint(about: path) {
      var diagnostic = complaint.diagnostic
      if let remedy = Self.remedy(for: path) { diagnostic.remedy = remedy }
      throw Refusal(diagnostics: [diagnostic], status: complaint.status)
    }
    let name = isStandardInput ? "standard input" : path
    do {
      let bytes =
        isStandardInput
        ? try InputFile.standardInput()
        : NamedPipe.isThere(path)
          ? try NamedPipe.bytes(of: path, on: console)
          : try DesignFile.bytes(of: path, most: Environment.current.limits.documentBytes)
      let read = try DesignData.read(bytes, named: isStandardInput ? Self.name(of: bytes) : name)
      console.tell(read.remarks)
      if read.entries.isEmpty { throw Refusal.empty(name) }
      self.init(
        entries: read.entries.map { $0.merged(with: own) },
        isList: read.isList,
        file: isStandardInput ? nil : path
      )
      text = Data(bytes) + DataOptions.text(ofSettingsIn: invocation)
    } catch let error as Refusal {
      throw error
    } catch let error as Complaint {
      throw Refusal(diagnostics: [error.diagnostic], status: error.status)
    } catch {
      var diagnostics = (error as? DesignError)?.diagnostics ?? []
      if let remedy = Self.remedy(forTable: path), !diagnostics.isEmpty {
        diagnostics = [diagnostics[0]]
        diagnostics[0].remedy = remedy
      }
      throw Refusal(diagnostics: diagnostics, status: .failure)
    }
  }

  /// What draws a picture for each line of a table; nothing for files of another language.
  private static func remedy(forTable path: String) -> String? {
    let endings = ["csv", "tsv", "jsonl", "ndjson"]
    guard endings.contains(FileName(path).ending.lowercased()) else { return nil }
    return "write snapline batch DESIGN --data \(path) -o 'out/{{id}}.png', which reads tables"
  }

  /// What to write in place of a path that is no path.
  private static func remedy(for path: String) -> String? {
    let start = path.first { $0 != " " }
    if start == "{" || start == "[" { return "put it into a file, or pass it through --data -" }
    guard path.contains("="), !path.contains("/") else { return nil }
    return "write --set \(path)"
  }

  /// What the data of standard input is called, by the language that it begins as.
  private static func name(of bytes: [UInt8]) -> String {
    let first = bytes.first { !" \n\r\t".utf8.contains($0) }
    let isJSON = first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    return isJSON ? "standard input.json" : "standard input"
  }

  /// A value of the first entry by which pictures may be told apart.
  var nameKey: String? {
    guard let names = entries.first?.namesOfValues else { return nil }
    return ["id", "name", "slug", "key", "title"].first(where: names.contains) ?? names.first
  }

  /// The data of the one picture that there is.
  func only() throws(Refusal) -> DesignData {
    if !isList, let first = entries.first { return first }
    let diagnostic = Diagnostic(
      id: "data-list",
      severity: .error,
      subject: "one picture is explained, and the data is a list of \(entries.count)",
      place: file.map { Place(file: $0) },
      remedy: "name a file with one entry"
    )
    throw Refusal(diagnostics: [diagnostic], status: .failure)
  }
}
