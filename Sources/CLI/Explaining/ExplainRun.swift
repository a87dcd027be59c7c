internal import Foundation
internal import SnaplineDiagnostics
internal import SnaplineDocuments
internal import SnaplineLayout
internal import SnaplineTerminal

/// One `explain`: a design laid out, and what is told of it.
struct ExplainRun {
  let input: String
  let target: ExplainTarget?
  let size: PictureSize?
  let overrides: DesignOverrides
  let data: DesignData
  let isJSON: Bool
  let console: Console

  func status() throws(Stop) -> ExitCode {
    let inspection: Design.Inspection
    do {
      inspection = try inspected()
    } catch let complaint as Complaint {
      return tell([complaint.diagnostic], complaint.status)
    } catch let error as DesignError {
      return tell(error.diagnostics, .failure)
    } catch {
      return .trouble
    }
    var view: View?
    if let target {
      view = target.view.isEmpty ? nil : inspection.view(target.view)
      guard view != nil else { return tell([unknown(target.view, in: inspection)], .failure) }
    }
    _ = tell(inspection.diagnostics, .success)
    let told = Telling(inspection, view, target?.wanted ?? [])
    if isJSON {
      try console.print(ExplainReport(told, of: name).text)
    } else {
      try console.print(text(told, inspection))
    }
    return .success
  }

  /// What is found out before any of it is printed.
  struct Telling {
    let view: View?
    let explanations: [LayoutExplanation]
    let conflicts: [Design.Inspection.Conflict]
    let ambiguities: [LayoutAmbiguity]

    init(_ inspection: Design.Inspection, _ view: View?, _ wanted: [LayoutConstraint.Attribute]) {
      self.view = view
      explanations = view.map { view in wanted.map { inspection.explanation(of: view, $0) } } ?? []
      let (conflicts, ambiguities) = (inspection.conflicts, inspection.ambiguities)
      guard view != nil else {
        (self.conflicts, self.ambiguities) = (conflicts, ambiguities)
        return
      }
      // What has to do with the view: why its own constraints aren't met, and what is left open.
      let missed = Set(explanations.flatMap(\.misses).map(\.reason))
      let numbers = Set(explanations.flatMap(\.steps).map { "\($0.item).\($0.attribute)" })
      self.conflicts = conflicts.filter { missed.contains($0.conflict.reasons[0]) }
      self.ambiguities = ambiguities.filter { numbers.contains("\($0.item).\($0.attribute)") }
    }
  }

  private var name: String { input == "-" ? "standard input" : input }

  private func inspected() throws -> Design.Inspection {
    let design: Design
    if input == "-" {
      design = try Design(
        bytes: try InputFile.standardInput(),
        named: name,
        overrides: overrides,
        data: data
      )
    } else {
      if let complaint = InputFile.complaint(about: input) { throw complaint }
      design =
        NamedPipe.isThere(input)
        ? try Design(
          bytes: try NamedPipe.bytes(of: input, on: console),
          from: input,
          overrides: overrides,
          data: data
        )
        : try Design(contentsOf: input, overrides: overrides, data: data)
    }
    return try design.inspection(size: size.map { CGSize(width: $0.width, height: $0.height) })
  }

  private func unknown(_ word: String, in inspection: Design.Inspection) -> Diagnostic {
    let names = inspection.names
    let near = word.isEmpty ? nil : nearestName(to: word, among: names)
    let isLine = Int(word) != nil
    return Diagnostic(
      id: "unknown-view",
      severity: .error,
      subject: isLine ? "no view begins on line \(word)" : "no view is called '\(word)'",
      place: Place(file: name),
      remedy: near.map { "did you mean '\($0)'?" }
        ?? "there are \(names.prefix(12).joined(separator: ", "))"
        + (names.count > 12 ? " and \(names.count - 12) more" : "")
    )
  }

  private func tell(_ diagnostics: [Diagnostic], _ status: ExitCode) -> ExitCode {
    console.tell(diagnostics)
    return status
  }

  // MARK: Text

  private func text(_ told: Telling, _ inspection: Design.Inspection) -> String {
    let style = console.style(for: .output)
    var parts: [String] = []
    if let first = told.explanations.first, target?.attribute == nil, let view = told.view {
      let frame = view.frame
      let origin = view.superview == nil ? .zero : frame.origin
      let place = [origin.x, origin.y].map(\.words).joined(separator: ", ")
      let size = [frame.width, frame.height].map(\.words).joined(separator: " × ")
      let holding = harmless(inspection.holding(view))
      parts.append("\(first.item): \(size) at (\(place))\n  \(holding)\n")
    }
    parts += told.explanations.map { $0.lines.map { harmless($0) + "\n" }.joined() }
    parts += told.conflicts.map { style.text(for: $0.message) }
    parts += told.ambiguities.map { style.text(for: $0.diagnostic) }
    if target == nil { parts.append(summary(told, inspection)) }
    return parts.joined(separator: "\n")
  }

  private func summary(_ told: Telling, _ inspection: Design.Inspection) -> String {
    let count = inspection.viewCount
    let views = "\(count) view\(count == 1 ? "" : "s")"
    var faults: [String] = []
    let (conflicts, open) = (told.conflicts.count, told.ambiguities.count)
    if conflicts > 0 { faults.append("\(conflicts) conflict\(conflicts == 1 ? "" : "s")") }
    if open > 0 { faults.append("\(open) number\(open == 1 ? "" : "s") that nothing decides") }
    let found = faults.isEmpty ? "every frame is decided" : faults.joined(separator: ", ")
    let example = inspection.names.first ?? "canvas"
    let same = input == "-" ? "-" : input
    return "\(name): \(views), \(found)\n"
      + "why a view is where it is: \(CommandTable.program.name) explain \(same) \(example)\n"
  }
}

extension CGFloat {
  /// Two digits behind the point at most.
  fileprivate var words: String {
    let rounded = (Double(self) * 100).rounded() / 100
    return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
  }
}
