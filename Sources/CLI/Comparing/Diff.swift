internal import Glibc
internal import SnaplineDiagnostics
internal import SnaplineDocuments
internal import SnaplineEnvironment
internal import SnaplineImages
internal import SnaplineRuns
internal import SnaplineScene
internal import SnaplineSnapshots
internal import SnaplineTerminal

/// `snapline diff`: two pictures, scenes or designs.
enum Diff {
  private static let files = Argument(
    "FILE",
    .path("FILE", extensions: InputFile.extensions + pictures + ["scene"]),
    count: .oneOrMore,
    "Two files: the old one, and the new one."
  )
  /// What the names of pictures end in whose pixels are compared.
  private static let pictures = ["png", "jpg", "jpeg", "webp", "gif"]
  private static let output = Option(
    "output",
    short: "o",
    .path("FILE", extensions: ["png"]),
    "The file for a picture of the difference."
  )
  private static let noise = Flag(
    "noise",
    "Allows for other rounding on another machine: 2 levels of 255, on 5 % of the pixels."
  )
  private static let show = Flag(
    "show",
    "Draws both and the difference side by side, in the terminal itself as show does."
  )
  private static let json = Flag("json", "Prints the result as JSON.")

  static let row: CommandRow = CommandRow(
    command: Command(
      "diff",
      "Compares two pictures, scenes or designs.",
      discussion: [
        "Scenes and designs are compared view by view, and pictures pixel by pixel: every pixel "
          + "must be the same. Status 1 means that they differ, 2 that they couldn't be compared.",
        "With --noise, 5 % of the pixels may differ by 2 levels of 255. A faint line may not "
          + "differ by more either, so use it only for pictures of other machines.",
      ],
      examples: [
        Example("snapline diff before.png after.png", "counts the pixels that differ"),
        Example(
          "snapline diff old.scene new.scene -o difference.png",
          "names the views that differ, and draws the differences"
        ),
        Example(
          "snapline diff here.png there.png --noise",
          "allows for other rounding on another machine"
        ),
        Example("snapline diff before.png after.png --show", "draws both and what differs"),
        Example("snapline diff card.yaml other.yaml --json", "compares what two designs draw"),
      ]
    ) {
      files
      output
      noise
      show
      PictureTerminal.way
      CircumstanceOptions.parameters
      json
    }
  ) { invocation, console throws(Stop) in
    let files = invocation[files]
    guard files.count == 2 else {
      throw .usage(
        .contradiction(
          "diff takes two files, not \(files.count)",
          remedy: "name what was, and what is"
        )
      )
    }
    if invocation[output] == "-" {
      throw .usage(
        .contradiction(
          "the picture can't go where the result is told, to standard output",
          remedy: "name a file with -o"
        )
      )
    }
    if let output = invocation[output], let ending = ending(of: output), ending != "png" {
      throw .usage(
        .contradiction(
          "a picture of the difference is a PNG file, and '\(output)' ends in .\(ending)",
          remedy: "write -o '\(output.dropLast(ending.count))png'"
        )
      )
    }
    if let output = invocation[output], let target = FileIdentity(output),
      files.contains(where: { FileIdentity($0) == target })
    {
      throw .usage(
        .contradiction(
          "the difference would be written over '\(output)', which is compared",
          remedy: "name another file with -o"
        )
      )
    }
    let terminal = try terminal(of: invocation, on: console)
    ProcessEnvironment.settle(for: invocation, on: console)
    let result: Finding
    do throws(Trouble) {
      result = Finding(
        try comparison(
          files[0],
          files[1],
          CircumstanceOptions.overrides(of: invocation),
          invocation[noise] ? Tolerance() : Tolerance(raster: RasterTolerance.none),
          picture: invocation[output],
          in: terminal
        )
      )
    } catch {
      console.tell(error.diagnostics)
      result = Finding(error)
    }
    if invocation[json] {
      let record = result.record(
        named: files.joined(separator: " "),
        files: [invocation[output]].compactMap { result.status == .trouble ? nil : $0 }
      )
      try console.print(DiffReport(record).text)
    } else if result.status != .trouble, let message = result.message {
      try console.printLines(message)
    }
    return result.status
  }

  /// What is behind the last point of a file's name, in small letters; pipes and the like have none.
  private static func ending(of path: String) -> String? {
    let name = split(path).name
    guard let point = name.lastIndex(of: "."), point > name.startIndex else { return nil }
    return String(name[name.index(after: point)...]).lowercased()
  }

  /// Why two files couldn't be compared, whether one of them or the system is at fault.
  private struct Trouble: Error {
    var diagnostics: [Diagnostic]

    init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
    init(_ error: SnapshotError) {
      // Neither file is a baseline here.
      self.init(Complaint(error))
    }
    init(_ complaint: Complaint) { self.init([complaint.diagnostic]) }
  }

  /// What is told of two files, and the status it leads to.
  private struct Finding {
    var outcome: CaseRecord.Outcome
    var status: ExitCode
    var message: String?
    var findings: FoundDifferences?

    /// Nothing compared says that the files are the same to the byte.
    init(_ comparison: FileComparison?) {
      let isSame = comparison?.isSame ?? true
      outcome = isSame ? .same : .changed
      status = isSame ? .success : .failure
      findings = comparison?.findings
      var lines = comparison?.lines ?? []
      if comparison?.isNoise == true {
        lines.append("another machine may round so: --noise excuses it")
      }
      message = lines.isEmpty ? nil : lines.joined(separator: "\n")
    }

    init(_ trouble: Trouble) {
      outcome = .undecided
      status = .trouble
      message = DiffReport.message(of: trouble.diagnostics)
    }

    func record(named name: String, files: [String]) -> CaseRecord {
      var record = CaseRecord(name: name, suite: "", outcome: outcome)
      record.message = message
      record.verdict = findings.map { Verdict($0) }
      record.files = files
      return record
    }
  }

  /// Nothing where the pictures are the same to the byte and nobody asked for another.
  private static func comparison(
    _ old: String,
    _ new: String,
    _ overrides: DesignOverrides,
    _ tolerance: Tolerance,
    picture: String?,
    in terminal: PictureTerminal?
  ) throws(Trouble) -> FileComparison? {
    // Other files must be read whatever they hold: only their reader knows that they are sound,
    // and designs of the same bytes draw what lies beside them.
    if picture == nil, terminal == nil,
      ComparedFile.areSamePicture(old, new, within: Environment.current.limits)
    {
      return nil
    }
    let comparison = try compare(
      try source(at: old),
      try source(at: new),
      overrides,
      tolerance,
      picture: picture
    )
    if let terminal { try show(comparison, in: terminal) }
    guard let picture else { return comparison }
    try write(comparison, to: picture)
    return comparison
  }

  /// Writes a picture of the difference, which is never whole in memory.
  private static func write(_ comparison: FileComparison, to path: String) throws(Trouble) {
    var failure: SnapshotError?
    do throws(Complaint) {
      try OutputFile.stream(to: path) { write throws(OutputFile.WriteFailure) in
        var unwritten: OutputFile.WriteFailure?
        do throws(SnapshotError) {
          try comparison.writeDifference { part in
            do throws(OutputFile.WriteFailure) { try write(part) } catch { unwritten = error }
            return unwritten == nil
          }
        } catch {
          // What is half a picture isn't kept.
          failure = error
          unwritten = unwritten ?? OutputFile.WriteFailure(number: ECANCELED)
        }
        if let unwritten { throw unwritten }
      }
    } catch {
      throw failure.map { Trouble($0) } ?? Trouble(error)
    }
  }

  /// The terminal to draw in, where a line asks for it.
  private static func terminal(
    of invocation: Invocation,
    on console: Console
  ) throws(Stop) -> PictureTerminal? {
    guard invocation[show] || invocation[PictureTerminal.way] != nil else { return nil }
    do throws(UsageError) {
      if invocation[json] {
        throw .contradiction(
          "--json prints the result for programs, and --show draws for people",
          remedy: "leave one of them out"
        )
      }
      return try PictureTerminal(console, chosen: invocation[PictureTerminal.way])
    } catch {
      throw .usage(error)
    }
  }

  private static func show(
    _ comparison: FileComparison,
    in terminal: PictureTerminal
  ) throws(Trouble) {
    do {
      let pictures = try comparison.pictures()
      try terminal.draw(beside: Array(zip(["before", "after", "difference"], pictures)))
    } catch let error as SnapshotError {
      throw Trouble(error)
    } catch let PictureTerminal.DrawingFailure.image(error) {
      throw Trouble([error.diagnostic(file: "the difference")])
    } catch {
      throw Trouble(.unmakable("the terminal takes no more"))
    }
  }

  /// A file to compare: a PNG that is read as it is looked at, or what other files hold.
  private enum Source {
    case picture(ComparedFile, path: String)
    case contents([UInt8], path: String)

    var path: String {
      switch self {
      case .picture(_, let path), .contents(_, let path): path
      }
    }
  }

  private static func source(at path: String) throws(Trouble) -> Source {
    if let complaint = InputFile.complaint(about: path) { throw Trouble(complaint) }
    do throws(SnapshotError) {
      if let picture = try ComparedFile(openingPNG: path) { return .picture(picture, path: path) }
      return .contents(try ComparedFile.contents(of: path), path: path)
    } catch {
      throw Trouble(error)
    }
  }

  private static func compare(
    _ old: Source,
    _ new: Source,
    _ overrides: DesignOverrides,
    _ tolerance: Tolerance,
    picture: String?
  ) throws(Trouble) -> FileComparison {
    let one = try comparedFile(old, overrides)
    let other = try comparedFile(new, overrides)
    if let picture, let target = FileIdentity(picture) {
      for (input, files) in [(old.path, one.files), (new.path, other.files)]
      where files.contains(where: { FileIdentity($0) == target }) {
        throw Trouble(.wouldOverwrite(picture, readBy: input, for: input))
      }
    }
    do throws(SnapshotError) {
      var environment = Environment.current
      environment.fonts.files = one.fonts + other.fonts + environment.fonts.files
      return try FileComparison(
        one.file,
        other.file,
        options: PictureOptions(tolerance: tolerance, environment: environment)
      )
    } catch {
      throw Trouble(error)
    }
  }

  /// A picture or scene as it is, a design as the scene that it draws.
  private static func comparedFile(
    _ source: Source,
    _ overrides: DesignOverrides
  ) throws(Trouble) -> (file: ComparedFile, fonts: [String], files: [String]) {
    do {
      let (bytes, path): ([UInt8], String)
      switch source {
      case .picture(let picture, _): return (picture, [], [])
      case .contents(let held, let name): (bytes, path) = (held, name)
      }
      if let found = try ComparedFile(bytes, path: path) { return (found, [], []) }
      let design = try Design(contentsOf: path, overrides: overrides)
      let scene = try design.explainedDrawing().scene
      let document = SceneDocument(reading: scene)
      return (.scene(document), design.environment.fonts.files, design.files)
    } catch let error as SnapshotError {
      throw Trouble(error)
    } catch let error as DesignError {
      throw Trouble(error.diagnostics)
    } catch {
      throw Trouble(.unmakable("\(error)"))
    }
  }
}
