internal import Foundation
internal import SnaplineDesigns
internal import SnaplineDiagnostics
internal import SnaplineDocuments
internal import SnaplineEnvironment
internal import SnaplineInputs
internal import SnaplineTerminal
internal import SnaplineWatching

/// Draws row after row of one design.
struct RowDrawing {
  let order: Order
  /// What lies over the data of every row.
  let common: DesignData
  let rules: RowRules
  /// The pattern of the pictures' names, where they have any.
  let name: String?
  private var hashes = FileHashes()

  init(_ order: Order, common: DesignData, rules: RowRules, name: String?) {
    (self.order, self.common, self.rules, self.name) = (order, common, rules, name)
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

  private mutating func answer(_ request: RowRequest) -> (header: RowAnswer, bytes: [UInt8]) {
    var order = request.look.applied(to: order)
    order.data = request.data.merged(with: common)
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
      sought: drawn.sought,
      besides: order.source.name
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

extension Diagnostic {
  /// The same as an error, where it is a warning.
  fileprivate var asError: Diagnostic {
    var told = self
    if severity == .warning { told.severity = .error }
    return told
  }
}

/// The hashes of files, each read once as long as it stays as it is.
struct FileHashes {
  private var known: [String: (state: FileState, hash: String)] = [:]

  /// The hashes of files by their paths; one that was looked for and isn't there has none.
  mutating func hashes(
    of paths: [String],
    sought: Set<String>,
    besides own: String
  ) -> [String: String] {
    guard paths.count > 1 || sought.count > 1 else { return [:] }
    let own = FileName(own).absolute
    var found: [String: String] = [:]
    for path in paths where path != own { found[path] = hash(of: path) ?? "" }
    for path in sought where found[path] == nil && FileKind(of: path, followingLinks: true) == nil {
      found[path] = ""
    }
    return found
  }

  mutating func hash(of path: String) -> String? {
    guard let state = FileState(path) else { return nil }
    if let (old, hash) = known[path], old == state { return hash }
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let hash = String(SHA256.hexadecimal(of: data).prefix(32))
    // Who draws a million photographs doesn't keep what is known of each.
    if known.count >= Self.most { known.removeAll() }
    known[path] = (state, hash)
    return hash
  }

  private static let most = 4_096
}
