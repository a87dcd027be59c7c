internal import Foundation
internal import SnaplineDesigns
internal import SnaplineDiagnostics
internal import SnaplineDocuments
internal import SnaplineEnvironment
internal import SnaplineInputs
internal import SnaplineTerminal

/// Draws row after row of one design.
struct RowDrawing {
  let order: Order
  /// What lies over the data of every row.
  let common: DesignData
  let rules: RowRules
  /// The pattern of the pictures' names, where they have any.
  let name: String?
  private var hashes: FileHashes

  init(_ order: Order, _ invocation: Invocation, name: String?) {
    (self.order, self.name) = (order, name)
    common = DataOptions.settings(of: invocation)
    rules = RowOptions.rules(of: invocation, name: name)
    hashes = FileHashes(besides: order.source.name)
  }

  /// Answers a line of a request.
  mutating func answer(_ line: [UInt8]) -> (header: RowAnswer, bytes: [UInt8]) {
    let start = ContinuousClock.now
    let request: RowRequest
    do throws(RowRequest.Refusal) {
      request = try RowRequest(line: line, rules: rules)
    } catch {
      return failure(error.diagnostics, row: error.number, id: error.id)
    }
    var (header, bytes) = answer(request)
    let passed = (ContinuousClock.now - start).components
    header.ms = Double(passed.seconds) * 1_000 + Double(passed.attoseconds) / 1e15
    return (header, bytes)
  }

  /// The files that the design is made of with the row of a request; nothing is drawn.
  func files(of line: [UInt8]) -> Set<String> {
    do throws(RowRequest.Refusal) {
      let order = ordered(by: try RowRequest(line: line, rules: rules))
      return order.filesRead
    } catch {
      return []
    }
  }

  private func ordered(by request: RowRequest) -> Order {
    var order = request.look.applied(to: order)
    order.data = request.data.merged(with: common)
    return order
  }

  private mutating func answer(_ request: RowRequest) -> (header: RowAnswer, bytes: [UInt8]) {
    let order = ordered(by: request)
    var name: String?
    do throws(DesignError) {
      name = try (request.name ?? self.name).map { pattern throws(DesignError) in
        let name = try order.name(by: pattern)
        return request.look.format.map { RenderPlan.bare(name) + "." + $0.ending } ?? name
      }
    } catch {
      return failure(error.diagnostics, row: request.number, id: request.id)
    }
    let drawn = RenderedDesign(of: order)
    let said = (request.remarks + drawn.diagnostics).map { order.isStrict ? $0.asError : $0 }
    guard let bytes = drawn.bytes, !said.contains(where: { $0.severity == .error }) else {
      return failure(said, row: request.number, id: request.id)
    }
    var header = RowAnswer()
    (header.row, header.id, header.name) = (request.number, request.id, name)
    header.bytes = bytes.count
    header.format = request.look.format?.rawValue
    header.hash = SHA256.hexadecimal(of: bytes)
    header.diagnostics = said.map(DiagnosticLine.init)
    header.files = hashes.hashes(
      of: drawn.filesRead,
      folders: drawn.fontFolders,
      sought: drawn.sought
    )
    return (header, bytes)
  }

  private func failure(
    _ diagnostics: [Diagnostic],
    row: Int?,
    id: String?
  ) -> (header: RowAnswer, bytes: [UInt8]) {
    var header = RowAnswer(failing: diagnostics, row: row)
    header.id = id
    return (header, [])
  }
}

extension RowLook {
  /// An order of a picture that looks so.
  func applied(to order: Order) -> Order {
    var own = Order(
      source: order.source,
      format: format ?? order.format,
      size: size ?? order.size,
      scale: scale ?? order.scale,
      overrides: order.overrides,
      options: order.options,
      joinsPages: true,
      isStrict: order.isStrict
    )
    if let isDark { own.overrides.traits.userInterfaceStyle = isDark ? .dark : .light }
    own.options = order.options.those(of: own.format)
    return own
  }
}

extension Diagnostic {
  /// The same as an error, where it is a warning.
  fileprivate var asError: Diagnostic {
    var told = self
    if severity == .warning { told.severity = .error }
    return told
  }
}
