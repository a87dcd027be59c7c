internal import SnaplineDiagnostics
internal import SnaplineDocuments
internal import SnaplineEnvironment
internal import SnaplineScene
internal import SnaplineSnapshots
internal import SnaplineTerminal

/// `snapline diff`: two pictures, scenes or designs.
enum Diff {
  private static let files = Argument(
    "FILE",
    .path("FILE", extensions: InputFile.extensions + ["png", "scene"]),
    count: .oneOrMore,
    "Two files: what was, and what is."
  )
  private static let output = Option(
    "output",
    short: "o",
    .path("FILE", extensions: ["png"]),
    "Where a picture of the difference goes."
  )
  private static let json = Flag("json", "Prints the result as JSON.")

  static let row: Row = Row(
    command: Command(
      "diff",
      "Compares two pictures, scenes or designs.",
      discussion: [
        "Scenes and designs are compared view by view; pictures by their pixels, of which none "
          + "may differ by more than 2 levels of 255, and 5 % at all. Status 1 says that they "
          + "differ, 2 that it couldn't be told."
      ],
      examples: [
        Example("snapline diff before.png after.png", "counts the pixels that differ"),
        Example("snapline diff old.scene new.scene -o difference.png", "names views, and shows"),
        Example("snapline diff card.yaml other.yaml --json", "compares what two designs draw"),
      ]
    ) {
      files
      output
      Circumstances.parameters
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
    Surroundings.forget()
    do throws(Trouble) {
      return try run(files[0], files[1], invocation, console)
    } catch {
      switch error {
      case .stop(let stop): throw stop
      case .told(let diagnostics, let status):
        let ink = console.ink(for: .error)
        for diagnostic in diagnostics { console.tell(ink.text(for: diagnostic)) }
        return status
      }
    }
  }

  private enum Trouble: Error {
    case stop(Stop)
    case told([Diagnostic], ExitCode)
  }

  private static func run(
    _ old: String,
    _ new: String,
    _ invocation: Invocation,
    _ console: Console
  ) throws(Trouble) -> ExitCode {
    let overrides = Circumstances.overrides(of: invocation)
    let comparison = try comparison(old, new, overrides, isDrawn: invocation[output] != nil)
    if let output = invocation[output], let comparison {
      do {
        try OutputFile.write(comparison.differencePicture(), to: output)
      } catch let error as SnapshotError {
        throw .told([error.diagnostic], .trouble)
      } catch let complaint as Complaint {
        throw .told([complaint.diagnostic], complaint.status)
      } catch {
        throw .told([], .trouble)
      }
    }
    let isSame = comparison?.verdict.isSame() ?? true
    do throws(Stop) {
      if invocation[json] {
        var report = Report()
        report.results = [
          Report.Case(
            name: "\(old) \(new)",
            outcome: isSame ? "same" : "changed",
            message: comparison.map { $0.lines.joined(separator: "\n") },
            verdict: comparison?.verdict,
            files: [invocation[output]].compactMap { $0 }
          )
        ]
        try console.print(report.text)
      } else if !isSame || comparison?.lines.isEmpty == false {
        try console.print((comparison?.lines ?? []).joined(separator: "\n") + "\n")
      }
    } catch {
      throw .stop(error)
    }
    return isSame ? .success : .failure
  }

  /// Nothing where the files are the same to the byte and nobody asked for a picture.
  private static func comparison(
    _ old: String,
    _ new: String,
    _ overrides: DesignOverrides,
    isDrawn: Bool
  ) throws(Trouble) -> FileComparison? {
    if !isDrawn, Exhibit.haveSameBytes(old, new) { return nil }
    return try compare(
      (old, try contents(of: old)),
      (new, try contents(of: new)),
      overrides
    )
  }

  private static func contents(of path: String) throws(Trouble) -> [UInt8] {
    if let complaint = InputFile.complaint(about: path) {
      throw .told([complaint.diagnostic], complaint.status)
    }
    do throws(SnapshotError) {
      return try Exhibit.contents(of: path)
    } catch {
      throw .told([error.diagnostic], .trouble)
    }
  }

  private static func compare(
    _ old: (path: String, bytes: [UInt8]),
    _ new: (path: String, bytes: [UInt8]),
    _ overrides: DesignOverrides
  ) throws(Trouble) -> FileComparison {
    let one = try exhibit(old, overrides)
    let other = try exhibit(new, overrides)
    do throws(SnapshotError) {
      var environment = Environment.current
      environment.fonts.files = one.fonts + other.fonts + environment.fonts.files
      return try FileComparison(
        one.exhibit,
        other.exhibit,
        options: PictureOptions(environment: environment)
      )
    } catch {
      throw .told([error.diagnostic], .trouble)
    }
  }

  /// A picture or scene as it is, a design as the scene that it draws.
  private static func exhibit(
    _ file: (path: String, bytes: [UInt8]),
    _ overrides: DesignOverrides
  ) throws(Trouble) -> (exhibit: Exhibit, fonts: [String]) {
    do {
      if let exhibit = try Exhibit(file.bytes, path: file.path) { return (exhibit, []) }
      let design = try Design(contentsOf: file.path, overrides: overrides)
      let scene = try design.drawing().scene
      return (.scene(SceneDocument(reading: scene)), design.environment.fonts.files)
    } catch let error as SnapshotError {
      throw .told([error.diagnostic], .trouble)
    } catch let error as DesignError {
      throw .told(error.diagnostics, .failure)
    } catch {
      throw .told([], .trouble)
    }
  }
}
