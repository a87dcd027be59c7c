internal import Foundation
internal import SnaplineDocuments
internal import SnaplineEnvironment
internal import SnaplineRuns
internal import SnaplineSnapshots
internal import SnaplineTerminal

/// What a `batch` line asks for, with all words checked against each other.
struct BatchPlan {
  enum Destination: Hashable {
    /// A file for each row, by a pattern that has its folder.
    case files
    /// A file for each row in a folder.
    case folder(String)
    /// One file for all; nothing is standard output.
    case pack(PackKind, path: String?)
  }

  let template: String
  /// Nothing is standard input.
  let data: String?
  let destination: Destination
  /// The pattern that pictures are named by; nothing where they have the numbers of their rows.
  let name: String?
  let format: OutputFormat
  /// Nothing is standard output.
  let results: String?
  let writesResults: Bool
  let resumes: Bool
  let shard: RunSelection.Shard?
  let jobs: Int
  /// How many rows may fail.
  let mostErrors: Int?
  let rowTimeout: Duration?

  init(_ invocation: Invocation, isTerminal: Bool) throws(UsageError) {
    template = invocation[BatchCommand.template].first ?? "-"
    guard let given = invocation[BatchCommand.data] else {
      throw .contradiction("there is no data", remedy: "name its file: --data rows.jsonl")
    }
    data = given == "-" ? nil : given
    guard let output = invocation[BatchCommand.output] else {
      throw .contradiction(
        "nothing says where the pictures go",
        remedy: "write -o 'out/{{id}}.png', with a name of the data in it, or -o out/"
      )
    }
    let place = try Self.place(of: output, invocation, isTerminal)
    (destination, name, format) = (place.destination, place.name, place.format)
    let isPlain = invocation[BatchCommand.results] == "-"
    results = isPlain ? nil : invocation[BatchCommand.results]
    resumes = invocation[BatchCommand.resume]
    let takesOutput = destination.path == .some(nil)
    writesResults = results != nil || !takesOutput && (isPlain || !isTerminal)
    if resumes, results == nil {
      throw .contradiction(
        "--resume needs the results of the run that it goes on with",
        remedy: "give every run the same file: --results results.jsonl"
      )
    }
    if resumes, destination.path != nil {
      throw .contradiction(
        "a pack is written from its beginning to its end, so nothing in it can be left out",
        remedy: "leave --resume out, or write files: -o 'out/{{id}}.png'"
      )
    }
    if invocation[BatchCommand.failFast], invocation[BatchCommand.maxErrors] != nil {
      throw .contradiction(
        "--fail-fast and --max-errors both say when to end",
        remedy: "leave one of them out"
      )
    }
    mostErrors = invocation[BatchCommand.failFast] ? 0 : invocation[BatchCommand.maxErrors]
    shard = invocation[BatchCommand.shard]
    jobs = invocation[BatchCommand.jobs] ?? ProcessInfo.processInfo.activeProcessorCount
    rowTimeout = invocation[BatchCommand.rowTimeout].map { .seconds($0) }
  }

  private struct Place {
    var destination: Destination
    var name: String?
    var format: OutputFormat
  }

  private static func place(
    of output: String,
    _ invocation: Invocation,
    _ isTerminal: Bool
  ) throws(UsageError) -> Place {
    let name = invocation[BatchCommand.name]
    let ending = FileName(output).ending
    let kind = invocation[BatchCommand.pack] ?? PackKind(rawValue: ending)
    if output.contains("{{") {
      if name != nil || invocation[BatchCommand.pack] != nil {
        throw .contradiction(
          "'\(output)' names each picture already",
          remedy: "leave --name and --pack out, or write -o pictures.tar"
        )
      }
      return Place(
        destination: .files,
        name: output,
        format: try Self.format(of: output, invocation)
      )
    }
    let named = try name.map { name throws(UsageError) in try Self.format(of: name, invocation) }
    let format = named ?? invocation[Render.format] ?? .png
    if output == "-" {
      guard let kind else {
        throw .contradiction(
          "many pictures go to one output, and nothing says how",
          remedy: "write --pack tar, --pack zip or --pack jsonl"
        )
      }
      if isTerminal, kind != .jsonl {
        throw .contradiction(
          "a \(kind.rawValue) is nothing to read on a terminal",
          remedy: "name a file with -o pictures.\(kind.rawValue), or send the output on"
        )
      }
      return Place(destination: .pack(kind, path: nil), name: name, format: format)
    }
    if output.hasSuffix("/") || FileKind(of: output, followingLinks: true) == .folder {
      return Place(destination: .folder(output), name: name, format: format)
    }
    guard let kind else {
      let stem = RenderPlan.bare(output)
      throw .contradiction(
        "many pictures don't fit into '\(output)'",
        remedy:
          "tell them apart by a name of the data, -o '\(stem)-{{id}}.\(format.ending)', or name a "
          + "folder, -o \(stem)/"
      )
    }
    return Place(destination: .pack(kind, path: output), name: name, format: format)
  }

  /// The format by the flag and by what names end in.
  private static func format(
    of pattern: String,
    _ invocation: Invocation
  ) throws(UsageError) -> OutputFormat {
    if let format = try RenderPlan.format(invocation[Render.format], named: pattern) {
      return format
    }
    throw .contradiction(
      "the name '\(pattern)' doesn't say in which format to draw",
      remedy: "let it end in \(OutputFormat.endings), or write --format"
    )
  }

  /// What a row's picture is called that has no name by its data.
  func number(_ row: Int, as format: OutputFormat) -> String {
    "\(FileName(template).stem)-\(row).\(format.ending)"
  }

  /// What tells this run from others besides the options of drawing.
  var identity: String {
    let shard = shard.map { "\($0.index)/\($0.count)" } ?? ""
    let files = [template, data ?? "-"].map { $0 == "-" ? $0 : FileName($0).absolute }
    let place =
      switch destination {
      case .files: FileName(name ?? "").absolute
      case .folder(let folder): FileName(folder).absolute + "/"
      case .pack(let kind, let path): "\(kind) \(path.map { FileName($0).absolute } ?? "-")"
      }
    return (files + [place, name ?? "", shard]).joined(separator: "\u{1}")
  }

  /// Whether a row is drawn here.
  func draws(_ row: Int) -> Bool {
    shard.map { (row - 1) % $0.count == $0.index - 1 } ?? true
  }
}

extension BatchPlan.Destination {
  /// The path of a pack; nothing for what isn't one.
  var path: String?? {
    if case .pack(_, let path) = self { .some(path) } else { nil }
  }
}
