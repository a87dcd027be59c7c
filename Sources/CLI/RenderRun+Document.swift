import Foundation
internal import SnaplineDiagnostics
internal import SnaplineDocuments
internal import SnaplineRendering
internal import SnaplineScene
internal import SnaplineTerminal

extension RenderRun {
  /// Draws all inputs as pages of one file, which is written where every page is right.
  mutating func statusOfDocument() throws(Stop) -> ExitCode {
    let entries = data.entries.count
    var progress = Progress(total: plan.inputs.count * entries, console: console)
    var pages: [Scene] = []
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
      for (number, entry) in data.entries.enumerated() {
        progress.step(done: index * entries + number, next: input)
        for variant in variants(of: order) {
          let (status, found, said) = self.pages(of: input, order, entry, variant)
          if status.number > gravest.number { gravest = status }
          pages += found
          if !said.isEmpty { progress.clear() }
          tell(data.isList ? said.map { $0.of(entry: number + 1) } : said)
        }
      }
    }
    progress.clear()
    guard gravest == .success else { return gravest }
    return try write(pages)
  }

  private mutating func pages(
    of input: String,
    _ order: Order,
    _ data: DesignData,
    _ variant: String?
  ) -> (ExitCode, [Scene], [Diagnostic]) {
    var order = order
    order.data = data
    if let variant { order.overrides.variant = variant }
    let (drawing, said) = drawn(order, for: input)
    let pages = drawing.page.map { [$0] } ?? drawing.sheets.compactMap(\.page)
    guard !pages.isEmpty, !said.contains(where: { $0.severity == .error }) else {
      return (.failure, [], said)
    }
    return (.success, pages, said)
  }

  private mutating func write(_ pages: [Scene]) throws(Stop) -> ExitCode {
    let input = plan.inputs[0]
    let target = plan.target(for: input)
    let name = target.map { URL(filePath: $0).deletingPathExtension().lastPathComponent }
    let bytes: [UInt8]
    do throws(RenderingError) {
      bytes = try [UInt8](PDF.document(pages, title: options.title ?? name))
    } catch {
      var diagnostic = error.diagnostic
      diagnostic.place = Place(file: target ?? "standard output")
      tell([diagnostic])
      return .failure
    }
    guard let target else {
      try console.print(bytes)
      return .success
    }
    do throws(Complaint) {
      try reserve(target, for: input)
      try OutputFile.write(bytes, to: target)
      written.note(target, bytes.count, Extent(pages: pages.count))
    } catch {
      tell([error.diagnostic])
      return error.status
    }
    return .success
  }
}
