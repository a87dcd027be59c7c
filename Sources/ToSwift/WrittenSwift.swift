package import SnaplineDesigns
package import SnaplineDiagnostics
package import SnaplineEnvironment

import struct Foundation.CGSize

/// A design as a file of Swift: a type with a function that makes the same tree.
package struct WrittenSwift {
  /// What the file says; nothing where something can't be said.
  package let text: String?
  /// What can't be said in Swift.
  package let faults: [Diagnostic]
  /// What the file says in another way than the design.
  package let remarks: [Diagnostic]

  /// What is said of the design besides its views.
  package struct Title {
    /// The name of its file, for people.
    package var file: String
    package var name: String
    package var about: String?
    /// The folder that its pictures and fonts lie in.
    package var folder: String?
    /// The way there from the folder of Swift's file; nothing for the same folder.
    package var wayToFolder: String?
    /// The variant, where it isn't the first one.
    package var variant: String?
    /// The name of the type; nothing for one made of the file's name.
    package var type: String?

    package init(
      file: String,
      name: String,
      about: String? = nil,
      folder: String? = nil,
      wayToFolder: String? = nil,
      variant: String? = nil,
      type: String? = nil
    ) {
      (self.file, self.name, self.about) = (file, name, about)
      (self.folder, self.wayToFolder, self.variant) = (folder, wayToFolder, variant)
      self.type = type
    }
  }

  /// Writes the pages of a design, of which one that isn't broken has one; `standard` is what surrounds a
  /// design that says nothing of it.
  package init(
    _ pages: [SettledDesign],
    title: Title,
    environment: Environment,
    standard: Environment
  ) {
    let type = title.type ?? Self.typeName(of: title.file)
    guard let first = pages.first else {
      (text, faults, remarks) = (nil, [], [])
      return
    }
    let own: Set<String> = [
      "size", "folder", "environment", "canvas", "content", "traits", "makeView", "makePages",
      "makeCanvas", "styled", "fit", "item",
    ]
    let shared = SharedNames(of: first.document, taken: own)
    func writers(_ calls: (Int) -> [Int: String]) -> [SwiftWriter] {
      pages.enumerated().map { number, page in
        SwiftWriter(
          page,
          environment: environment,
          folder: title.folder,
          shared: shared,
          calls: calls(number)
        )
      }
    }
    // View by view at first, which finds all that can't be said.
    let plain = writers { _ in [:] }
    for writer in plain { _ = writer.body() }
    faults = plain.flatMap(\.faults)
    // Pages share the conditions that their parts depend on.
    remarks = zip(pages, plain).flatMap(Self.remarks).withoutRepeats
    guard faults.isEmpty else {
      text = nil
      return
    }
    let functions = WrittenFunctions(of: plain, taken: own.union(shared.all))
    let short = writers(functions.calls(on:))
    let bodies = short.map { $0.body() }
    var file = FileWriter(
      type: type,
      title: title,
      first: first,
      writers: short,
      functions: functions
    )
    file.writeHead()
    file.writeShared(shared, in: first, environment: environment)
    file.writeEnvironment(environment, standard: standard)
    file.writeFunctions(bodies)
    file.writeHelpers()
    text = file.text
  }

  /// What a person has to know: conditions that are written as they were answered.
  private static func remarks(_ page: SettledDesign, _ writer: SwiftWriter) -> [Diagnostic] {
    var seen: Set<Int> = writer.writtenConditions
    return page.answered.compactMap { answer in
      guard seen.insert(answer.condition.span.range.lowerBound).inserted,
        answer.condition.condition.dependsOnSurroundings
      else { return nil }
      return Diagnostic(
        id: "settled-condition",
        severity: .warning,
        subject:
          "'\(answer.condition.text)' \(answer.holds ? "holds" : "doesn't hold") in what is written",
        cause: "the library's conditions switch constraints, and here something else depends on it",
        place: answer.condition.span.place,
        remedy: "write another variant too, and choose among both in Swift"
      )
    }
  }

  /// The name of the type that a file of this name becomes.
  static func typeName(of file: String) -> String {
    let stem = file.split(separator: "/").last.map(String.init) ?? file
    let name =
      SwiftNames.raised(stem.split(separator: ".").first.map(String.init) ?? stem) ?? "Design"
    // These are types of the library.
    let taken: Set<String> = [
      "Box", "Point", "Constrained", "XAxis", "YAxis", "HorizontalAxis", "VerticalAxis",
      "CollectionView", "CollectionViewFlow", "CollectionViewCompositional", "Base", "SingleAxis",
    ]
    return name + (taken.contains(name) ? "Design" : "") + "Layout"
  }
}

extension Condition {
  /// Whether anything but the page decides on it.
  fileprivate var dependsOnSurroundings: Bool {
    switch self {
    case .all(let parts), .any(let parts), .none(let parts):
      parts.contains(where: \.dependsOnSurroundings)
    case .test(.constant): false
    case .test(.trait(let trait, _)):
      ![.firstPage, .lastPage, .always, .never].contains(trait)
    case .test: true
    }
  }
}

/// Puts the parts of a written file together.
struct FileWriter {
  let type: String
  let title: WrittenSwift.Title
  let first: SettledDesign
  /// The writers of the pages.
  let pages: [SwiftWriter]
  let functions: WrittenFunctions
  private var lines = SwiftLines()

  init(
    type: String,
    title: WrittenSwift.Title,
    first: SettledDesign,
    writers: [SwiftWriter],
    functions: WrittenFunctions
  ) {
    self.type = type
    self.title = title
    self.first = first
    self.functions = functions
    pages = writers
  }

  private var writers: [SwiftWriter] { pages + functions.writers }

  var text: String {
    var lines = lines
    lines.close()
    return lines.lines.joined(separator: "\n") + "\n"
  }

  private var usesFiles: Bool { writers.contains(where: \.uses.files) }

  mutating func writeHead() {
    let variant = title.variant.map { " --variant '\($0)'" } ?? ""
    let file = title.file.split(separator: "/").last.map(String.init) ?? title.file
    lines.add(SwiftText.comment("// Written by 'snapline to-swift \(file)\(variant)'."))
    lines.add("import Snapline")
    lines.add("")
    lines.add("/// \(SwiftText.comment(title.name)).")
    if let about = title.about {
      lines.add("///")
      lines.add("/// \(SwiftText.comment(about))")
    }
    lines.open("enum \(type) {")
    lines.add("/// How large the picture is, in points.")
    let (width, height) = (SwiftText.number(first.size.width), SwiftText.number(first.size.height))
    lines.add("static let size = CGSize(width: \(width), height: \(height))")
  }

  /// Writes the colours and fonts that the design names.
  mutating func writeShared(
    _ shared: SharedNames,
    in design: SettledDesign,
    environment: Environment
  ) {
    let writer = SwiftWriter(design, environment: environment, folder: title.folder, shared: shared)
    let colors = design.document.values[DocumentWords.colors]?.colors ?? [:]
    if !shared.colors.isEmpty { lines.add("") }
    for (name, member) in shared.colors.sorted(by: { $0.key < $1.key }) {
      guard let color = colors[name] else { continue }
      lines.add("static let \(member) = \(writer.color(color))")
    }
    let fonts = design.document.values[DocumentWords.fonts]?.fonts ?? [:]
    if !shared.fonts.isEmpty { lines.add("") }
    for (name, member) in shared.fonts.sorted(by: { $0.key < $1.key }) {
      guard let font = fonts[name] else { continue }
      let made = writer.font(font, sharing: true)
      if made.count < 60 {
        lines.add("static var \(member): Font { \(made) }")
      } else {
        lines.open("static var \(member): Font {")
        lines.add(made)
        lines.close()
      }
    }
  }

  /// Writes what surrounds the view besides what does anyway.
  mutating func writeEnvironment(_ environment: Environment, standard: Environment) {
    var said = EnvironmentLines(environment, standard: standard, folder: title.folder)
    if usesFiles { said.lines.append("environment.imageFolders.insert(folder, at: 0)") }
    if usesFiles || said.usesFolder {
      lines.add("")
      lines.add("/// Where the design's pictures and fonts lie.")
      let way = title.wayToFolder.map { " + \(SwiftText.string("/" + $0))" } ?? ""
      lines.add("private static let folder = URL(fileURLWithPath: #filePath)")
      lines.add("  .deletingLastPathComponent().path\(way)")
    }
    lines.add("")
    lines.add("/// What surrounds the view, with what the design says of it.")
    lines.open("static var environment: Environment {")
    if said.lines.isEmpty {
      lines.add("Environment.current")
    } else {
      lines.add("var environment = Environment.current")
      for line in said.lines { lines.add(line) }
      lines.add("return environment")
    }
    lines.close()
  }

  mutating func writeFunctions(_ bodies: [SwiftLines]) {
    lines.add("")
    if bodies.count == 1 {
      lines.add("/// Makes the view, with all that is on it.")
      writeMaker("makeView", "View", "makeCanvas(in: environment)")
    } else {
      lines.add("/// Makes the pages, each a view.")
      let calls = bodies.indices.map { "makePage\($0 + 1)(in: environment)" }
      writeMaker("makePages", "[View]", SwiftText.list(calls))
    }
    for (number, body) in bodies.enumerated() {
      let name = bodies.count == 1 ? "makeCanvas" : "makePage\(number + 1)"
      lines.add("")
      lines.open("private static func \(name)(in environment: Environment) -> View {")
      if pages[number].uses.traits { lines.add("let traits = environment.traits") }
      lines.appendPlain(body)
      lines.close()
    }
  }

  private mutating func writeMaker(_ name: String, _ result: String, _ made: String) {
    lines.open(
      "static func \(name)(in environment: Environment = \(type).environment) -> \(result) {"
    )
    lines.open("Environment.$current.withValue(environment) {")
    lines.add(made)
    lines.close()
    lines.close()
  }

  /// Writes the functions that several views share.
  mutating func writeHelpers() {
    for function in functions.functions {
      lines.add("")
      lines.appendPlain(function)
    }
    if writers.contains(where: \.uses.symbolicTraits) { write(Self.styled) }
    if writers.contains(where: \.uses.attachments) { write(Self.fit) }
    if writers.contains(where: \.uses.items) { write(Self.item) }
  }

  private mutating func write(_ text: String) {
    lines.add("")
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      lines.addPlain(String(line))
    }
  }

  private static let styled = """
    /// A font with looks besides its own.
    private static func styled(_ font: Font, _ looks: FontDescriptor.SymbolicTraits) -> Font {
      let all = font.fontDescriptor.symbolicTraits.union(looks)
      guard let descriptor = font.fontDescriptor.withSymbolicTraits(all) else { return font }
      return Font(descriptor: descriptor, size: 0)
    }
    """

  private static let fit = """
    /// Makes a picture as high as the text around it.
    private static func fit(_ attachment: ImageAttachment, beside font: Font) {
      let size = attachment.image?.size ?? CGSize(width: 1, height: 1)
      let height = font.ascender - font.descender
      let width = size.height > 0 ? height * size.width / size.height : height
      attachment.bounds = CGRect(x: 0, y: font.descender, width: width, height: height)
    }
    """

  private static let item = """
    /// An item of a collection that is as large as the view in it.
    private static func item(of view: View) -> CollectionViewCell {
      let cell = CollectionViewCell(frame: .zero)
      cell.contentView.addSubviewForAutoLayout(view)
      ConstraintsList.activate(
        [
          view.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
          view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
          view.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor)
            .with(priority: LayoutPriority(999)),
          view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor)
            .with(priority: LayoutPriority(999)),
        ],
        for: cell
      )
      return cell
    }
    """
}
