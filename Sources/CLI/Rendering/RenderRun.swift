import Foundation
internal import SnaplineDiagnostics
internal import SnaplineDocuments
internal import SnaplineEnvironment
internal import SnaplineInputs
internal import SnaplineSnapshots
internal import SnaplineTerminal

/// The inputs of one `render`, each drawn and written by itself.
struct RenderRun {
  let plan: RenderPlan
  let options: OutputOptions
  let data: GivenPictures
  let invocation: Invocation
  let console: Console
  let draw: (Order) -> RenderedDesign
  /// The input for each place that is taken.
  private var taken: [String: (input: String, entry: Int)] = [:]
  /// Which entry of the data is drawn, counted from 1.
  private var entry = 1
  /// The input in hand as it was read for the names of its pictures.
  private var templates: [String: DesignTemplate] = [:]
  /// What was said of the names of pictures, which each entry may repeat.
  private var saidOfNames: Set<String> = []
  /// What is read in this run: all inputs, and with each design that was drawn its other files.
  private var read: [FileIdentity: Reader] = [:]
  /// Whether the files of designs that are still to be drawn are among those.
  private var hasLaterFiles = false
  /// The folders with fonts of the designs that were drawn.
  private(set) var fontFolders: [String] = []
  /// All files and folders that the designs read or looked for, as absolute paths.
  private(set) var sought: Set<String> = []
  /// The pictures that were written.
  var written = WrittenFiles()
  /// Who hears the messages instead of a person at the console.
  var listener: (([Diagnostic]) -> Void)?
  /// Whether somebody wants the run to end before its next picture.
  var isStopped: () -> Bool = { false }

  /// A file, and the input that reads it.
  private struct Reader {
    let file: String
    let input: String
  }

  init(
    plan: RenderPlan,
    options: OutputOptions,
    data: GivenPictures = .none,
    invocation: Invocation,
    console: Console,
    draw: @escaping (Order) -> RenderedDesign
  ) {
    self.plan = plan
    self.options = options
    self.data = data
    self.invocation = invocation
    self.console = console
    self.draw = draw
    for input in plan.inputs where input != "-" { note(input, readBy: input) }
    if let file = data.file { note(file, readBy: file) }
  }

  private mutating func note(_ file: String, readBy input: String) {
    guard let identity = FileIdentity(file), read[identity] == nil else { return }
    read[identity] = Reader(file: file, input: input)
  }

  /// Does the work, and gives the gravest status of all inputs.
  mutating func status() throws(Stop) -> ExitCode {
    if plan.isOneDocument { return try statusOfDocument() }
    return try forEachDrawing { run, work, _ throws(Stop) in
      try run.status(of: work.input, work.order, work.number, work.data, work.variant)
    }
  }

  /// One drawing of a run: an input, with an entry of data and a variant where it has several.
  struct Work {
    let input: String
    let order: Order
    /// The number of the entry, from 1.
    let number: Int
    let data: DesignData
    let variant: String?
  }

  /// Goes through all that is to be drawn, tells what is said of it, and gives the gravest status.
  ///
  /// What prints before that must clear the progress first.
  mutating func forEachDrawing(
    _ draw: (inout RenderRun, Work, inout SnaplineTerminal.Progress) throws(Stop) -> (
      ExitCode, [Diagnostic]
    )
  ) throws(Stop) -> ExitCode {
    let entries = data.entries.count
    var progress = Progress(total: plan.inputs.count * entries, console: console)
    var gravest = ExitCode.success
    for (index, input) in plan.inputs.enumerated() {
      let order: Order
      do throws(Complaint) {
        order = try self.order(for: input)
      } catch {
        progress.clear()
        tell([error.diagnostic])
        if error.status.number > gravest.number { gravest = error.status }
        continue
      }
      let variants = variants(of: order)
      var repeated = EntryMessages()
      for (number, entry) in data.entries.enumerated() where !isStopped() {
        let next = data.isList ? "\(input), entry \(number + 1)" : input
        progress.step(done: index * entries + number, next: next)
        var messages = VariantMessages()
        for variant in variants {
          let work = Work(
            input: input,
            order: order,
            number: number + 1,
            data: entry,
            variant: variant
          )
          do throws(Stop) {
            let (status, said) = try draw(&self, work, &progress)
            if status.number > gravest.number { gravest = status }
            messages.add(said, of: variant)
          } catch {
            tell(messages, of: variants, number + 1, &repeated, &progress)
            throw error
          }
        }
        tell(messages, of: variants, number + 1, &repeated, &progress)
      }
      let others = repeated.repetitions
      if !others.isEmpty { progress.clear() }
      tell(others)
    }
    progress.clear()
    return gravest
  }

  /// Tells what is said of all variants with one entry of the data, which is counted from 1, and was said of
  /// no entry before.
  private func tell(
    _ messages: VariantMessages,
    of variants: [String?],
    _ number: Int,
    _ repeated: inout EntryMessages,
    _ progress: inout SnaplineTerminal.Progress
  ) {
    let all = messages.told(of: variants)
    let said = data.isList ? repeated.new(all, of: number) : all
    if !said.isEmpty { progress.clear() }
    tell(said)
  }

  func tell(_ diagnostics: [Diagnostic]) {
    if let listener { return listener(diagnostics) }
    console.tell(diagnostics)
  }

  /// The variants to draw of a design: all of them where the line says so; nothing stands for the one
  /// that the line or the design chooses.
  private func variants(of order: Order) -> [String?] {
    guard invocation[Render.all], !InputFile.isSwift(order.source) else { return [nil] }
    let bytes: [UInt8]? =
      switch order.source {
      case .file(let path):
        try? DesignFile.bytes(of: path, most: Environment.current.limits.documentBytes)
      case .pipe(_, let bytes), .text(let bytes): bytes
      case .template(let template): template.bytes
      }
    let names = bytes.map { Design.variants(bytes: $0, named: order.source.name) } ?? []
    return names.isEmpty ? [nil] : names
  }

  /// Draws an input with one entry of data, the number of which counts from 1.
  private mutating func status(
    of input: String,
    _ order: Order,
    _ number: Int,
    _ data: DesignData,
    _ variant: String?
  ) throws(Stop) -> (ExitCode, [Diagnostic]) {
    var order = order
    order.data = data
    if let variant { order.overrides.variant = variant }
    let target: String?
    let plan = plan
    do throws(DesignError) {
      target = try plan.target(for: input, entry: number, variant: variant) {
        pattern throws(DesignError) in try name(by: pattern, of: order, for: input)
      }
    } catch {
      let new = error.diagnostics.filter { saidOfNames.insert($0.id + $0.subject).inserted }
      return (.failure, new)
    }
    self.entry = number
    if let target { order.linkFolder = Self.linkFolder(of: target) }
    let (drawing, said) = drawn(order, for: input)
    if !drawing.sheets.isEmpty { return try write(drawing, of: input, as: target, after: said) }
    guard let bytes = drawing.bytes, !said.contains(where: { $0.severity == .error }) else {
      return (.failure, said)
    }
    guard let target else {
      try console.print(bytes)
      return (.success, said)
    }
    do throws(Complaint) {
      try reserve(target, for: input)
      try writeCompanions(drawing.companions, of: target, for: input)
      try OutputFile.write(bytes, to: target)
      written.note(target, bytes.count, drawing.extent)
    } catch {
      return (error.status, said + [error.diagnostic])
    }
    return (.success, said)
  }

  /// The name of a picture by a pattern, from the data that it is drawn with.
  private mutating func name(
    by pattern: String,
    of order: Order,
    for input: String
  ) throws(DesignError) -> String {
    guard pattern.contains("{{") else { return pattern }
    guard let template = templates[input] ?? order.template else {
      return try order.data.name(by: pattern, RenderPlan.plain)
    }
    templates = [input: template]
    return try template.name(by: pattern, of: order.data, under: order.overrides, RenderPlan.plain)
  }

  mutating func drawn(_ order: Order, for input: String) -> (RenderedDesign, [Diagnostic]) {
    let drawing = draw(order)
    for file in drawing.filesRead { note(file, readBy: input) }
    fontFolders += drawing.fontFolders
    sought.formUnion(drawing.sought)
    return (drawing, drawing.diagnostics.map(judged))
  }

  /// Writes what a picture refers to before the picture itself, which is of no use without.
  mutating func writeCompanions(
    _ files: [String: Data],
    of target: String,
    for input: String
  ) throws(Complaint) {
    for (name, contents) in files.sorted(by: { $0.key < $1.key }) {
      let path = split(target).folder.map { join($0, name) } ?? name
      if let there = FileIdentity(path), let reader = read[there] {
        throw .wouldOverwrite(reader.file, readBy: reader.input, for: input)
      }
      if let folder = split(path).folder { try OutputFile.makeFolder(folder, for: path) }
      try OutputFile.write([UInt8](contents), to: path)
      written.noteCompanion(path)
    }
  }

  func order(for input: String) throws(Complaint) -> Order {
    let source: Order.Source
    var live = LiveOptions(invocation)
    if let folder = invocation[LiveOptions.package] {
      let target = try LiveFiles.target(input, of: folder)
      source = .file(target.path)
      live.package = target.target
    } else if input == "-" {
      source = .text(try InputFile.standardInput())
    } else {
      if let complaint = InputFile.complaint(about: input) { throw complaint }
      source =
        NamedPipe.isThere(input)
        ? .pipe(input, try NamedPipe.bytes(of: input, on: console)) : .file(input)
    }
    var order = Order(
      source: source,
      format: plan.format,
      size: invocation[Render.size],
      scale: invocation[Render.scale],
      overrides: CircumstanceOptions.overrides(of: invocation),
      options: options,
      interface: InterfaceOptions(invocation),
      live: live,
      isPage: plan.isOneDocument,
      isStrict: invocation[Render.strict]
    )
    order.data = data.entries.first ?? DesignData()
    order.page = invocation[Render.page]
    return order
  }

  /// The folder of the files that a picture refers to.
  private static func linkFolder(of target: String) -> String {
    let name = split(target).name
    return (name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name) + "-images"
  }

  private func judged(_ diagnostic: Diagnostic) -> Diagnostic {
    var judged = diagnostic
    if invocation[Render.strict], judged.severity == .warning { judged.severity = .error }
    return judged
  }

  /// Takes a place for a picture, unless something must not be lost there.
  mutating func reserve(_ target: String, for input: String) throws(Complaint) {
    if let there = FileIdentity(target) {
      noteLaterFiles()
      if let reader = read[there] {
        throw .wouldOverwrite(reader.file, readBy: reader.input, for: input)
      }
      if InputFile.mayBeFont(target, in: fontFolders) {
        throw .wouldOverwriteFont(target, for: input)
      }
    }
    let place = URL(fileURLWithPath: OutputFile.resolved(target)).standardizedFileURL.path
    if let first = taken[place] {
      throw data.isList && first.input == input
        ? .samePlace(target, entries: first.entry, entry, for: input)
        : .samePlace(target, as: first.input, for: input)
    }
    taken[place] = (input, entry)
    if case .folder(let folder) = plan.destination {
      try OutputFile.makeFolder(folder, for: target)
    }
    if plan.destination.isPattern, let folder = split(target).folder {
      try OutputFile.makeFolder(folder, for: target)
    }
  }

  /// Notes the files of all designs, with each entry of data, before the first one is written over: a picture
  /// of one may be part of a later one.
  private mutating func noteLaterFiles() {
    guard !hasLaterFiles, plan.inputs.count > 1 || data.isList else { return }
    hasLaterFiles = true
    let ending = Data(("." + plan.format.ending).utf8)
    let isInData = data.mayName(ending)
    let most = Environment.current.limits.documentBytes
    for input in plan.inputs
    where InputFile.hasDesignExtension(input) && !NamedPipe.isThere(input) {
      // Few designs name files of the kind that is written, and the others needn't be filled twice.
      let bytes = isInData ? [] : (try? OrdinaryFile.bytes(at: input, most: most)) ?? []
      guard isInData || Data(bytes).range(of: ending) != nil,
        let template = try? DesignTemplate(contentsOf: input)
      else { continue }
      for entry in data.entries where !isStopped() {
        for file in (try? template.design(with: entry))?.files ?? [] { note(file, readBy: input) }
      }
    }
  }
}
