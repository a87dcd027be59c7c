internal import SnaplineDiagnostics
internal import SnaplineDocuments
internal import SnaplineScene
internal import SnaplineTerminal

extension RenderRun {
  /// A picture that somebody else paints.
  struct Page {
    /// What it is of: the input, and which of its pictures.
    let title: String
    let scene: Scene
  }

  /// Draws all inputs, and hands over each picture that is right.
  mutating func forEachPage(_ body: (Page) throws(Stop) -> Void) throws(Stop) -> ExitCode {
    try forEachDrawing { run, work, progress throws(Stop) in
      let (status, pages, said) = run.pages(of: work)
      if !pages.isEmpty { progress.clear() }
      for page in pages { try body(page) }
      return (status, said)
    }
  }

  private mutating func pages(of work: Work) -> (ExitCode, [Page], [Diagnostic]) {
    var order = work.order
    order.data = work.data
    if let variant = work.variant { order.overrides.variant = variant }
    let (drawing, said) = drawn(order, for: work.input)
    let scenes =
      drawing.page.map { [("", $0)] }
      ?? drawing.sheets.compactMap { sheet in sheet.page.map { (sheet.name, $0) } }
    guard !scenes.isEmpty, !said.contains(where: { $0.severity == .error }) else {
      return (.failure, [], said)
    }
    let entry = data.isList ? "entry \(work.number)" : nil
    let pages = scenes.map { name, scene in
      let words = [work.input, entry, work.variant, name].compactMap(\.self).filter { !$0.isEmpty }
      return Page(title: words.joined(separator: ", "), scene: scene)
    }
    return (.success, pages, said)
  }
}
