import Foundation
internal import SnaplineDiagnostics
internal import SnaplineRendering
internal import SnaplineScene
internal import SnaplineTerminal

extension RenderRun {
  /// Writes the pictures of an input that may have several.
  mutating func write(
    _ drawing: RenderedDesign,
    of input: String,
    as whole: String?,
    after said: [Diagnostic]
  ) throws(Stop) -> (ExitCode, [Diagnostic]) {
    guard !said.contains(where: { $0.severity == .error }) else { return (.failure, said) }
    var sheets = drawing.sheets
    if plan.format.hasPages {
      do throws(RenderingError) {
        sheets = [try bound(sheets, of: input)]
      } catch {
        var diagnostic = error.diagnostic
        diagnostic.place = Place(file: input)
        return (.failure, said + [diagnostic])
      }
    }
    let isAlone = sheets.count == 1
    guard isAlone || !plan.destination.isOneFile || plan.destination.isPattern else {
      return (
        .failure,
        said + [
          drawing.isNumbered
            ? .manyPages(sheets.count, in: input)
            : .manySheets(sheets.map(\.name), drawing.sheetWord, in: input)
        ]
      )
    }
    let names = RenderPlan.fileNames(of: sheets.map(\.name))
    for (sheet, name) in zip(sheets, names) {
      guard let bytes = sheet.bytes else { continue }
      let path =
        drawing.isNumbered
        ? whole.map { plan.numbered($0, name) }
        : plan.target(for: input, sheet: isAlone ? nil : name)
      guard let target = path else {
        try console.print(bytes)
        continue
      }
      do throws(Complaint) {
        try reserve(target, for: input)
        try writeCompanions(sheet.companions, of: target, for: input)
        try OutputFile.write(bytes, to: target)
        written.note(target, bytes.count, sheet.extent)
      } catch {
        return (error.status, said + [error.diagnostic])
      }
    }
    return (.success, said)
  }

  /// All pictures as pages of one file.
  private func bound(
    _ sheets: [RenderedDesign.Sheet],
    of input: String
  ) throws(RenderingError) -> RenderedDesign.Sheet {
    let name = URL(filePath: input).deletingPathExtension().lastPathComponent
    let pages = sheets.compactMap(\.page)
    return RenderedDesign.Sheet(
      name: name,
      bytes: try [UInt8](PDF.document(pages, title: options.title ?? name)),
      extent: Extent(pages: pages.count)
    )
  }
}

extension Diagnostic {
  fileprivate static func manyPages(_ count: Int, in file: String) -> Diagnostic {
    Diagnostic(
      id: "many-pages",
      severity: .error,
      subject: "its \(count) pages don't fit into one picture",
      place: Place(file: file),
      remedy: "let the name end in .pdf, name a page with --page 1, or a folder with -o FOLDER/"
    )
  }

  fileprivate static func manySheets(
    _ names: [String],
    _ word: String,
    in file: String
  ) -> Diagnostic {
    let known = names.prefix(10).map { "'\($0)'" }.joined(separator: ", ")
    return Diagnostic(
      id: "many-\(word)s",
      severity: .error,
      subject: "its \(names.count) \(word)s don't fit into one file",
      cause: "they are \(known)\(names.count > 10 ? " …" : "")",
      place: Place(file: file),
      remedy: "name one with --\(word), or a folder with -o FOLDER/"
    )
  }
}
