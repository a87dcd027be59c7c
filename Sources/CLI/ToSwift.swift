internal import Foundation
internal import SnaplineDiagnostics
internal import SnaplineDocuments
internal import SnaplineEnvironment
internal import SnaplineInputs
internal import SnaplineTerminal
internal import SnaplineToSwift

/// `snapline to-swift`: a design as a file of Swift.
enum ToSwift {
  static let input = Argument(
    "DESIGN",
    .path("DESIGN", extensions: InputFile.extensions),
    "The design; - reads standard input."
  )
  static let output = Option(
    "output",
    short: "o",
    .path("FILE", extensions: ["swift"]),
    "The file to write; without it, or as -, the text goes to standard output."
  )

  static let name = Option(
    "name",
    .swiftType,
    "The name of the type; without it a name made from the design's file name."
  )

  static let row: CommandRow = CommandRow(
    command: Command(
      "to-swift",
      "Writes a design as Swift: the same views, made by code with this library's helpers.",
      discussion: [
        "The file has a type whose function makeView makes the same tree of views. For a design "
          + "with 'pages', makePages makes a tree for each page. Views have the names of their "
          + "ids, colours and fonts are constants, and data is filled in. Use --data for other "
          + "data, and --variant for another variant.",
        "Conditions that switch constraints are written as conditions of the helpers. Any other "
          + "condition is written with its result in the variant, and a warning names it.",
        "If something can't be written in Swift, an error says where it is and what to do. Then "
          + "nothing is written, and the status is 1.",
      ],
      examples: [
        Example("snapline to-swift card.yaml", "prints the Swift of a design"),
        Example("snapline to-swift card.yaml -o CardLayout.swift", "writes it to a file"),
        Example(
          "snapline to-swift card.yaml --variant dark -o DarkCard.swift",
          "writes one of its variants"
        ),
        Example("snapline to-swift card.yaml --data ada.json", "fills it with other data"),
      ]
    ) {
      input
      output
      name
      DataOptions.parameters
      CircumstanceOptions.parameters
    }
  ) { invocation, console throws(Stop) in
    ProcessEnvironment.settle(for: invocation, on: console)
    let data: GivenPictures
    let only: DesignData
    do throws(GivenPictures.Refusal) {
      data = try GivenPictures(invocation, on: console)
      only = try data.only()
    } catch {
      console.tell(error.diagnostics)
      return error.status
    }
    let run = ToSwiftRun(
      input: invocation[input].first ?? "-",
      output: invocation[output].flatMap { $0 == "-" ? nil : $0 },
      type: invocation[name],
      overrides: CircumstanceOptions.overrides(of: invocation),
      data: only,
      dataFile: data.file,
      console: console
    )
    return try run.status()
  }
}

extension ValueType where Value == String {
  /// What a type of Swift may be called.
  fileprivate static let swiftType = ValueType(
    placeholder: "TYPE",
    expectation: "a name for a type of Swift, such as CardLayout",
    suggest: { word in
      let name = SwiftNames.raised(word)
      return [name].compactMap(\.self).filter(SwiftNames.isName(ofType:))
    }
  ) { SwiftNames.isName(ofType: $0) ? $0 : nil }
}

/// One `to-swift`: a design settled, and what is written of it.
struct ToSwiftRun {
  let input: String
  let output: String?
  let type: String?
  let overrides: DesignOverrides
  let data: DesignData
  /// The file that the data came from, where it is one.
  let dataFile: String?
  let console: Console

  func status() throws(Stop) -> ExitCode {
    let source: WrittenSwift
    do {
      let design = try design()
      try check(output, against: design.files)
      source = try written(design)
      console.tell(design.diagnostics + source.faults + source.remarks)
    } catch let complaint as Complaint {
      console.tell([complaint.diagnostic])
      return complaint.status
    } catch let error as DesignError {
      console.tell(error.diagnostics)
      return .failure
    } catch {
      return .trouble
    }
    guard let text = source.text else { return .failure }
    guard let output else {
      try console.print(text)
      return .success
    }
    do throws(Complaint) {
      try OutputFile.write(Array(text.utf8), to: output)
    } catch {
      console.tell([error.diagnostic])
      return error.status
    }
    return .success
  }

  private func design() throws -> Design {
    if input == "-" {
      return try Design(
        bytes: try InputFile.standardInput(),
        named: "standard input",
        overrides: overrides,
        data: data
      )
    }
    if let complaint = InputFile.complaint(about: input) { throw complaint }
    if NamedPipe.isThere(input) {
      let bytes = try NamedPipe.bytes(of: input, on: console)
      return try Design(bytes: bytes, from: input, overrides: overrides, data: data)
    }
    return try Design(contentsOf: input, overrides: overrides, data: data)
  }

  /// Refuses to write over what the design is made of.
  private func check(_ output: String?, against files: [String]) throws(Complaint) {
    guard let output, let target = FileIdentity(output) else { return }
    let read = [input] + [dataFile].compactMap(\.self) + files
    guard let file = read.first(where: { $0 != "-" && FileIdentity($0) == target }) else { return }
    throw .wouldOverwrite(
      output,
      readBy: file == dataFile ? output : input,
      for: input,
      "the Swift"
    )
  }

  private func written(_ design: Design) throws -> WrittenSwift {
    let path = input == "-" ? nil : URL(fileURLWithPath: input).standardizedFileURL
    let folder = path?.deletingLastPathComponent().path
    let title = WrittenSwift.Title(
      file: input == "-" ? "design.yaml" : input,
      name: design.name,
      about: design.about,
      folder: folder,
      wayToFolder: way(to: folder),
      variant: overrides.variant,
      type: type
    )
    return WrittenSwift(
      try design.settled(),
      title: title,
      environment: design.environment,
      standard: .current
    )
  }

  /// The way from the folder of the written file to that of the design; nothing where both are one.
  private func way(to folder: String?) -> String? {
    guard let folder, let output else { return nil }
    let target = URL(fileURLWithPath: output).standardizedFileURL.deletingLastPathComponent()
    let (own, other) = (target.pathComponents, URL(fileURLWithPath: folder).pathComponents)
    let shared = zip(own, other).prefix { $0 == $1 }.count
    let steps = own.dropFirst(shared).map { _ in ".." } + other.dropFirst(shared)
    return steps.isEmpty ? nil : steps.joined(separator: "/")
  }
}
