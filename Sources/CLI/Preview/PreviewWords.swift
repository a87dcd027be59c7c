internal import Foundation
internal import SnaplineDiagnostics
internal import SnaplineDocuments
internal import SnaplineEnvironment
internal import SnaplineLive
internal import SnaplinePreview
internal import SnaplineTerminal
internal import Synchronization

/// What the names of a page's address mean: the same as the options of the command line.
final class PreviewWords: Sendable {
  /// The line that the preview was started by: what a page doesn't choose is as it says.
  let line: Invocation
  private let data: Mutex<Filling>

  /// What fills placeholders, and what is wrong with it now.
  private struct Filling {
    var data: DesignData
    var faults: [Diagnostic] = []
  }

  init(line: Invocation, data: DesignData) {
    self.line = line
    self.data = Mutex(Filling(data: data))
  }

  /// Reads the data anew, after a change of its file.
  func reload(on console: Console) {
    guard let file = line[DataOptions.file], file != "-" else { return }
    guard !NamedPipe.isThere(file) else {
      // Nobody may ever write to it, and nothing else would be seen meanwhile.
      return data.withLock { $0.faults = [.becamePipe(file)] }
    }
    do throws(GivenPictures.Refusal) {
      let read = try GivenPictures(line, on: console).entries.first ?? DesignData()
      data.withLock { $0 = Filling(data: read) }
    } catch {
      console.tell(error.diagnostics)
      data.withLock { $0.faults = error.diagnostics }
    }
  }

  /// Choices that are options of the same name.
  private static let options = [
    "device", "orientation", "split", "appearance", "contrast", "text-size", "metrics", "locale",
    "variant", "scale",
  ]

  /// Lengths that a canvas may have on the page.
  private static let lengths = 1.0...20_000.0

  func choices(
    _ items: [(name: String, value: String)]
  ) throws(PreviewHost.Refusal) -> PreviewChoices {
    for item in items { try Self.check(item.name, item.value) }
    let asked = try invocation(Self.words(of: items))
    let filling = data.withLock { $0 }
    var choices = PreviewChoices(
      design: items.first { $0.name == "design" }.flatMap { Int($0.value) } ?? 0,
      overrides: CircumstanceOptions.overrides(of: asked),
      data: filling.data
    )
    choices.faults = filling.faults
    choices.scene =
      items.first { $0.name == "scene" }?.value ?? InterfaceOptions(line).scenes.first
    choices.scale = asked[Render.scale]
    let size = line[Render.size]
    choices.width = try number("width", items, in: Self.lengths) ?? size?.width
    choices.height = try number("height", items, in: Self.lengths) ?? size?.height
    choices.shown = try number("shown", items, in: 0.01...100).map { min(max($0, 0.5), 8) }
    choices.textLength = (try number("text-length", items, in: 1...1_000) ?? 100) / 100
    choices.isMoving = items.contains { $0.name == "moving" && $0.value == "1" }
    return choices
  }

  /// The line that draws the same picture.
  func command(_ items: [(name: String, value: String)], _ input: PreviewHost.Input) -> String {
    var words = [CommandTable.program.name, Render.command.name, input.name]
    if let package = input.package {
      words = [CommandTable.program.name, line.command.name]
      return (words + ["--package", package.folder, package.target]).map(Self.inShell)
        .joined(separator: " ")
    }
    let chosen = Self.words(of: items)
    words += own(besides: chosen) + line.words(of: DataOptions.parameters) + chosen
    let lengths = ["width", "height"].compactMap { name in
      items.first { $0.name == name }.flatMap { Double($0.value) }
    }
    if lengths.count == 2 {
      words.append("--size=" + lengths.map { String(format: "%g", $0) }.joined(separator: "x"))
    } else {
      words += line.words(of: [Render.size.parameter])
    }
    if let scene = items.first(where: { $0.name == "scene" })?.value {
      words.append((input.isSwift ? "--preview=" : "--scene=") + scene)
    }
    return words.map(Self.inShell).joined(separator: " ")
  }

  /// A word of a line, of which an option's value alone may need quotation marks.
  private static func inShell(_ word: String) -> String {
    guard word.hasPrefix("--"), let sign = word.firstIndex(of: "=") else { return word.inShell }
    return word[...sign] + String(word[word.index(after: sign)...]).inShell
  }

  /// Refuses what the command line has no words for.
  private static func check(_ name: String, _ value: String) throws(PreviewHost.Refusal) {
    let given = "'\(value.prefix(40))' is no"
    if name == "design", Int(value) == nil {
      throw PreviewHost.Refusal("\(given) number of a design; reload the page")
    }
    if name == "direction", !["ltr", "rtl"].contains(value) {
      throw PreviewHost.Refusal("\(given) direction: give ltr or rtl")
    }
    if name == "bold-text", !["0", "1"].contains(value) {
      throw PreviewHost.Refusal("\(given) value of bold-text: give 1 or 0")
    }
  }

  private static func words(of items: [(name: String, value: String)]) -> [String] {
    items.compactMap { name, value in
      if options.contains(name) { return "--\(name)=\(value)" }
      if name == "bold-text", value == "1" { return "--bold-text" }
      if name == "direction", value == "rtl" || value == "ltr" { return "--" + value }
      return nil
    }
  }

  /// What the line says besides words of a page, each of which stands in the place of the line's.
  private func own(besides words: [String]) -> [String] {
    let chosen = Set(words.map { $0.prefix { $0 != "=" } })
    let directions: Set<Substring> = ["--rtl", "--ltr"]
    return line.words(of: CircumstanceOptions.parameters + [Render.scale.parameter]).filter {
      word in
      let name = word.prefix { $0 != "=" }
      return !chosen.contains(name)
        && (!directions.contains(name) || chosen.isDisjoint(with: directions))
    }
  }

  private func invocation(_ words: [String]) throws(PreviewHost.Refusal) -> Invocation {
    let own = own(besides: words)
    do throws(UsageError) {
      let request = try CommandTable.program.parse([line.command.name] + own + words)
      if case .run(let invocation) = request { return invocation }
    } catch {
      let told = error.diagnostic(of: CommandTable.program.name)
      throw PreviewHost.Refusal(told.subject + (told.remedy.map { "; " + $0 } ?? ""))
    }
    throw PreviewHost.Refusal("the address has no meaning")
  }

  private func number(
    _ name: String,
    _ items: [(name: String, value: String)],
    in range: ClosedRange<Double>
  ) throws(PreviewHost.Refusal) -> Double? {
    guard let text = items.first(where: { $0.name == name })?.value else { return nil }
    guard let number = Double(text), range.contains(number) else {
      throw PreviewHost.Refusal(
        "'\(text.prefix(40))' is no \(name): give a number from \(range.lowerBound) to \(range.upperBound)"
      )
    }
    return number
  }
}

extension Diagnostic {
  fileprivate static func becamePipe(_ path: String) -> Diagnostic {
    Diagnostic(
      id: "unreadable",
      severity: .error,
      subject: "the file of data is a pipe now, which isn't read again",
      place: Place(file: path),
      remedy: "put a file in its place"
    )
  }
}
