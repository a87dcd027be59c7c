internal import Foundation
internal import Glibc
internal import SnaplineDiagnostics

/// The steps from files to a library.
struct Compilation {
  let sources: SwiftSources
  let toolkit: Toolkit
  let compiler: SwiftCompiler
  let cache: LiveCache
  let folder: String

  init(
    _ sources: SwiftSources,
    _ toolkit: Toolkit,
    _ compiler: SwiftCompiler,
    _ cache: LiveCache,
    _ folder: String
  ) {
    (self.sources, self.toolkit, self.compiler) = (sources, toolkit, compiler)
    (self.cache, self.folder) = (cache, folder)
  }

  var library: String { folder + "/live.so" }
  private var entry: String { folder + "/SnaplineEntry.swift" }

  /// What hands the list over: it stands in the module of the file, whose declarations it sees.
  private static let handingOver = [
    "import SnaplineLayoutPreviews",
    "@_cdecl(\"snapline_previews\") public func snaplinePreviews() -> UnsafeMutableRawPointer {",
    "  let list: [SnaplineLayoutPreviews.LayoutPreview] = previews",
    "  return Unmanaged.passRetained(list as AnyObject).toOpaque()",
    "}",
  ].map { $0 + "\n" }.joined()

  /// Compiles and links, and answers the warnings.
  func run(_ isStopped: () -> Bool) throws(LiveFault) -> [Diagnostic] {
    var warnings: [Diagnostic] = []
    for module in sources.below { warnings += try compile(module, isStopped) }
    try write(Self.handingOver, to: entry)
    warnings += try compile(sources, handingOver: [entry], isStopped)
    warnings += (sources.below + [sources]).compactMap(Diagnostic.leftOut)
    let objects = (sources.below + [sources]).map(object)
    let linked = try ran(compiler.linker, compiler.linking(objects, to: library), isStopped)
    guard linked.end == .status(0) else {
      let said = CompilerMessages(linked.output, in: sources)
      throw LiveFault(said.ofOthers.isEmpty ? [unexplained(linked)] : said.ofOthers)
    }
    return warnings
  }

  private func object(_ module: SwiftSources) -> String { folder + "/\(module.module).o" }

  private func compile(
    _ module: SwiftSources,
    handingOver others: [String] = [],
    _ isStopped: () -> Bool
  ) throws(LiveFault) -> [Diagnostic] {
    var files = module.paths + others
    if let accessor = try accessor(of: module) { files.append(accessor) }
    var words = compiler.compiling(files, as: module, to: object(module), toolkit, cache.modules)
    words += ["-I", folder]
    if others.isEmpty { words += ["-emit-module-path", folder + "/\(module.module).swiftmodule"] }
    let compiled = try ran(compiler.frontend, words, isStopped)
    let said = CompilerMessages(compiled.output, in: sources)
    guard compiled.end == .status(0) else { throw LiveFault(failure(compiled, said)) }
    return said.diagnostics.filter { $0.severity != .error }
  }

  /// A file that declares the module's bundle, beside the folder that it stands for.
  private func accessor(of module: SwiftSources) throws(LiveFault) -> String? {
    guard !module.resources.isEmpty else { return nil }
    let bundle = folder + "/" + module.bundle
    let manager = FileManager.default
    try? manager.createDirectory(atPath: bundle, withIntermediateDirectories: true)
    for path in module.resources {
      let name = URL(filePath: path).lastPathComponent
      try? manager.createSymbolicLink(atPath: bundle + "/" + name, withDestinationPath: path)
    }
    let file = folder + "/\(module.module)_bundle.swift"
    let text = """
      import Foundation
      extension Foundation.Bundle {
        static nonisolated let module = Bundle(path: \(bundle.debugDescription))!
      }

      """
    try write(text, to: file)
    return file
  }

  private func write(_ text: String, to path: String) throws(LiveFault) {
    guard FileManager.default.createFile(atPath: path, contents: Data(text.utf8)) else {
      throw LiveFault([.noCache])
    }
  }

  private func ran(
    _ program: String,
    _ words: [String],
    _ isStopped: () -> Bool
  ) throws(LiveFault) -> ProgramRun.Ran {
    do throws(Spawner.Failure) {
      let command = ProgramRun(program, words, by: toolkit.helper, seconds: LiveLimits.compiling)
      return try command.run(isStopped: isStopped)
    } catch {
      throw LiveFault([.notStarted(program, unsafe String(cString: strerror(error.number)))])
    }
  }

  private func failure(_ ran: ProgramRun.Ran, _ said: CompilerMessages) -> [Diagnostic] {
    if String(decoding: ran.output, as: UTF8.self).contains("libc not found") {
      return [.noHeaders]
    }
    // The modules of another version can't be read, and the compiler tells of it in words of its own.
    let words = ["malformed compiled module", "compiled with", "cannot be imported by"]
    let isOfModules = (said.diagnostics + said.ofOthers).contains { message in
      message.severity == .error && words.contains { message.subject.contains($0) }
    }
    let isOfFile = said.diagnostics.contains { $0.severity == .error }
    if isOfFile, !isOfModules { return said.diagnostics }
    let version = compiler.version
    if version != toolkit.compiler { return [.otherCompiler(version, than: toolkit.compiler)] }
    if isOfFile { return said.diagnostics }
    let errors = said.ofOthers.filter { $0.severity == .error }
    if errors.contains(where: { $0.place?.file == entry }) {
      return said.diagnostics + [listFault(errors)]
    }
    return said.diagnostics + (errors.isEmpty ? [unexplained(ran)] : errors)
  }

  /// Says of the file what the compiler says of the lines that take its list.
  private func listFault(_ errors: [Diagnostic]) -> Diagnostic {
    let isMissing = errors.contains { $0.subject.hasPrefix("cannot find 'previews'") }
    return Diagnostic(
      id: "swift-previews",
      severity: .error,
      subject: isMissing
        ? "the file declares no 'previews'" : "its 'previews' is no list of LayoutPreview",
      cause: isMissing ? nil : errors[0].subject,
      place: sources.paths.first.map { sources.place(file: $0, line: nil, column: nil) },
      remedy:
        "declare at its top level: let previews = [LayoutPreview(\"Card\") { CardView() }]"
    )
  }

  private func unexplained(_ ran: ProgramRun.Ran) -> Diagnostic {
    let lines = String(decoding: ran.output, as: UTF8.self).split(separator: "\n")
    let seconds = LiveLimits.compiling
    return Diagnostic(
      id: "swift",
      severity: .error,
      subject: ran.end == nil
        ? "compiling took too long and was stopped"
        : "the compiler failed without a message",
      cause: ran.end == nil
        ? "it may take \(seconds) s of a processor, and \(seconds * ProgramRun.waitsPerSecond) s in all"
        : lines.first.map { String($0.prefix(300)) },
      place: sources.paths.first.map { sources.place(file: $0, line: nil, column: nil) },
      remedy: ran.end == nil
        ? "give long expressions types, which the compiler then needn't look for" : nil
    )
  }
}
