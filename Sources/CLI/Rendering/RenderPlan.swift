internal import SnaplineDocuments
internal import SnaplineEnvironment
internal import SnaplineInputs
internal import SnaplineInterfaceBuilder
internal import SnaplineSnapshots
internal import SnaplineTerminal

/// What a `render` line asks for, with all words checked against each other.
struct RenderPlan: Hashable {
  enum Destination: Hashable {
    /// Beside each design, under its name.
    case beside
    case file(String)
    case folder(String)
    case standardOutput

    var isOneFile: Bool {
      switch self {
      case .file, .standardOutput: true
      case .beside, .folder: false
      }
    }

    /// Whether the name of each picture is made of its data: `out/{{id}}.png`.
    var isPattern: Bool {
      if case .file(let path) = self { path.contains("{{") } else { false }
    }
  }

  let inputs: [String]
  let destination: Destination
  let format: OutputFormat
  /// Whether all inputs are pages of one file.
  let isOneDocument: Bool
  /// Whether each input is drawn once for each entry of a list of data.
  let isList: Bool

  init(
    inputs: [String],
    output: String?,
    format: OutputFormat?,
    isTerminal: Bool,
    isList: Bool = false,
    nameKey: String? = nil
  ) throws(UsageError) {
    self.inputs = inputs
    self.isList = isList
    destination = Self.destination(for: output, inputs: inputs)
    if inputs.count(where: { $0 == "-" }) > 1 {
      throw .contradiction("standard input can be read once", remedy: "leave one '-' out")
    }
    let format = try Self.format(format, for: destination)
    let isMany = inputs.count > 1 || isList
    isOneDocument = isMany && format.hasPages && destination.isOneFile && !destination.isPattern
    switch destination {
    case _ where isOneDocument: break
    case .beside where inputs.count > 1 && inputs.contains("-"):
      throw .contradiction(
        "a design from standard input has no place for its picture beside it",
        remedy: "name a folder with -o FOLDER/, or render it by itself"
      )
    case .file where destination.isPattern && inputs.count == 1: break
    case .file(let path) where isList:
      throw .contradiction(
        "a list of data makes several pictures, which don't fit into one file, '\(path)'",
        remedy: "name each by its data, -o '\(Self.pattern(of: path, by: nameKey))', or a folder: "
          + "-o \(Self.bare(path, of: format))/"
      )
    case .standardOutput where isList:
      throw .contradiction(
        "a list of data makes several pictures, which don't fit into one output",
        remedy:
          "name each by its data, -o '{{\(nameKey ?? "id")}}.\(format.rawValue)', or a folder: "
          + "-o FOLDER/"
      )
    case .file(let path) where inputs.count > 1:
      throw .contradiction(
        "\(inputs.count) designs don't fit into one file, '\(path)'",
        remedy: "for a folder write -o \(path)/"
      )
    case .standardOutput where inputs.count > 1:
      throw .contradiction(
        "\(inputs.count) designs don't fit into one output",
        remedy: "name a folder with -o FOLDER/"
      )
    default: break
    }
    self.format = format
    if destination == .standardOutput, isTerminal, self.format.isBinary {
      throw .contradiction(
        "a \(self.format.rawValue) picture is nothing to read on a terminal",
        remedy: "name a file with -o, or send the output on: … | display -"
      )
    }
  }

  /// The same path with a placeholder in it: in place of one of another language, else at its end.
  private static func pattern(of path: String, by key: String?) -> String {
    let key = key ?? "id"
    if path.contains(/\$?\{[A-Za-z_][A-Za-z0-9_.-]*\}/) {
      return path.replacing(/\$?\{([A-Za-z_][A-Za-z0-9_.-]*)\}/) { "{{\($0.1)}}" }
    }
    if path.contains(/%[0-9]*[dsi@]/) {
      return path.replacing(/%[0-9]*[dsi@]/) { _ in "{{\(key)}}" }
    }
    let name = split(path).name
    guard let dot = name.lastIndex(of: ".") else { return path + "-{{\(key)}}" }
    return path.dropLast(name[dot...].count) + "-{{\(key)}}" + name[dot...]
  }

  /// A plan of pictures that are painted and not written.
  init(showing inputs: [String], isList: Bool) throws(UsageError) {
    if inputs.count(where: { $0 == "-" }) > 1 {
      throw .contradiction("standard input can be read once", remedy: "leave one '-' out")
    }
    (self.inputs, self.isList) = (inputs, isList)
    // Of a page the format is nobody's business but that of who binds the pages.
    (destination, format, isOneDocument) = (.standardOutput, .pdf, true)
  }

  private static func destination(for output: String?, inputs: [String]) -> Destination {
    guard let output else { return inputs == ["-"] ? .standardOutput : .beside }
    if output == "-" { return .standardOutput }
    return output.hasSuffix("/") || FileKind(of: output, followingLinks: true) == .folder
      ? .folder(output) : .file(output)
  }

  private static func format(
    _ chosen: OutputFormat?,
    for destination: Destination
  ) throws(UsageError) -> OutputFormat {
    guard case .file(let path) = destination else { return chosen ?? .png }
    if let format = try format(chosen, named: path) { return format }
    let known = OutputFormat.endings
    throw .contradiction(
      "the name '\(path)' doesn't say in which format to draw",
      remedy: FileName(path).ending.isEmpty
        ? "let it end in \(known), write --format, or '\(path)/' for a folder"
        : "let it end in \(known), or write --format"
    )
  }

  /// The format that is chosen, or that a name's ending says, where they don't contradict each other.
  static func format(_ chosen: OutputFormat?, named name: String) throws(UsageError)
    -> OutputFormat?
  {
    let ending = FileName(name).ending
    let named = OutputFormat(ending: ending)
    if let chosen, let named, chosen != named {
      throw .contradiction(
        "--format says \(chosen.rawValue), but '\(name)' says \(named.rawValue)",
        remedy: "leave --format out, or write the name without .\(ending)"
      )
    }
    return chosen ?? named
  }

  /// Where the picture of an input goes; nothing stands for standard output.
  ///
  /// A sheet is one of several pictures of an input: `Main.storyboard` has `Main.Login.png`. Its name
  /// is among those that `fileNames` gives.
  func target(for input: String, sheet: String?) -> String? {
    let ending = (sheet.map { "." + $0 } ?? "") + "." + format.ending
    return switch destination {
    case .standardOutput: nil
    case .file(let path): path
    case .beside: bare(input) + ending
    case .folder(let folder):
      join(folder, (input == "-" ? "design" : split(bare(input)).name) + ending)
    }
  }

  func target(for input: String) -> String? { target(for: input, sheet: nil) }

  /// Where the picture goes that an entry of data makes of an input, counted from 1; `named` makes its
  /// name by a pattern.
  func target(
    for input: String,
    entry number: Int,
    variant: String?,
    named: (String) throws(DesignError) -> String
  ) throws(DesignError) -> String? {
    let words = variant.map { $0.isEmpty ? "" : "." + $0 } ?? ""
    if case .file(let pattern) = destination, destination.isPattern || variant != nil {
      let name = try named(pattern)
      return words.isEmpty ? name : Self.bare(name, of: format) + words + "." + format.ending
    }
    guard isList || variant != nil, let whole = target(for: input) else {
      return target(for: input)
    }
    let number = isList ? "-\(number)" : ""
    return Self.bare(whole, of: format) + number + words + "." + format.ending
  }

  /// Where a page of a picture goes: `invoice-2.png`, unless the one that is asked for has a name.
  func numbered(_ path: String, _ page: String) -> String {
    if case .file = destination, !destination.isPattern { return path }
    return Self.bare(path, of: format) + "-" + page + "." + format.ending
  }

  /// A picture's path without what tells of its format.
  private static func bare(_ path: String, of format: OutputFormat) -> String {
    guard let dot = split(path).name.lastIndex(of: ".") else { return path }
    let ending = path.suffix(split(path).name.distance(from: dot, to: split(path).name.endIndex))
    return String(path.dropLast(ending.count))
  }

  /// What the sheets of an input are called in the names of files, each by one of its own.
  static func fileNames(of sheets: [String]) -> [String] { sheets.map(plain).toldApart }

  /// A name as it may stand in that of a file, which file systems bound in bytes.
  static func plain(_ name: String) -> String {
    var room = 160
    let start = name.prefix(80).prefix {
      room -= $0.utf8.count
      return room >= 0
    }
    let plain = String(start.map { $0.isLetter || $0.isNumber || "-_+. ".contains($0) ? $0 : "-" })
    if plain.isEmpty || plain.hasPrefix(".") { return "-" + plain.dropFirst() }
    if plain.hasSuffix(".") || plain.hasSuffix(" ") { return plain + "-" }
    let first = plain.prefix { $0 != "." }
    let isReserved = reserved.contains(first.filter { $0 != " " }.uppercased())
    return isReserved ? first + "-" + plain.dropFirst(first.count) : plain
  }

  /// Names that stand for devices on Windows, whatever their ending.
  private static let reserved: Set<String> = {
    let numbered = ["COM", "LPT"].flatMap { name in (1...9).map { name + String($0) } }
    return Set(["CON", "PRN", "AUX", "NUL"] + numbered)
  }()

  /// A picture's path without an ending that tells of its format.
  static func bare(_ path: String) -> String {
    OutputFormat(ending: FileName(path).ending) == nil ? path : bare(path, of: .png)
  }

  /// The path without the ending that says it is a design.
  private func bare(_ path: String) -> String {
    guard InputFile.isDrawn(path), let dot = path.lastIndex(of: ".") else { return path }
    return String(path[..<dot])
  }
}
