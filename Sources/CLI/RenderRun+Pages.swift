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
      for (number, entry) in data.entries.enumerated() where !isStopped() {
        progress.step(done: index * entries + number, next: input)
        for variant in variants(of: order) {
          let entryName = data.isList ? "entry \(number + 1)" : nil
          let (status, found, said) = pages(of: input, order, entry, variant, entryName)
          if status.number > gravest.number { gravest = status }
          if !said.isEmpty || !found.isEmpty { progress.clear() }
          for page in found { try body(page) }
          tell(data.isList ? said.map { $0.of(entry: number + 1) } : said)
        }
      }
    }
    progress.clear()
    return gravest
  }

  private mutating func pages(
    of input: String,
    _ order: Order,
    _ data: DesignData,
    _ variant: String?,
    _ entryName: String?
  ) -> (ExitCode, [Page], [Diagnostic]) {
    var order = order
    order.data = data
    if let variant { order.overrides.variant = variant }
    let (drawing, said) = drawn(order, for: input)
    let scenes =
      drawing.page.map { [("", $0)] }
      ?? drawing.sheets.compactMap { sheet in sheet.page.map { (sheet.name, $0) } }
    guard !scenes.isEmpty, !said.contains(where: { $0.severity == .error }) else {
      return (.failure, [], said)
    }
    let pages = scenes.map { name, scene in
      let words = [input, entryName, variant, name].compactMap(\.self).filter { !$0.isEmpty }
      return Page(title: words.joined(separator: ", "), scene: scene)
    }
    return (.success, pages, said)
  }
}
