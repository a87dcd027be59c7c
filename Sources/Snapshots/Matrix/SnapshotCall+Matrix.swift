internal import Foundation
package import SnaplineRuns

extension SnapshotCall {
  /// Compares a value in each cell of a matrix; the summary says what failed, in one message for all.
  package func verify<Value, Format>(
    _ value: () throws -> Value,
    as strategy: Snapshotting<Value, Format>,
    in matrix: SnapshotMatrix,
    environment: [String: String] = ProcessInfo.processInfo.environment,
    journal: RunJournal?
  ) -> (cells: [Report], summary: String?) {
    let cells: [SnapshotMatrix.Cell]
    do throws(SnapshotError) {
      cells = try matrix.cells()
    } catch {
      var call = self
      call.cell = nil
      let report = call.verify(
        { () throws -> Value in throw error },
        as: strategy,
        environment: environment,
        journal: journal
      )
      return ([report], report.message)
    }
    let reports = cells.map { cell in
      var call = self
      call.cell = cell
      return call.verify(value, as: strategy, environment: environment, journal: journal)
    }
    return (reports, Self.summary(of: reports, cells))
  }

  /// Of so many cells the messages are told whole; the results have all of them.
  private static let mostTold = 5

  private static func summary(of reports: [Report], _ cells: [SnapshotMatrix.Cell]) -> String? {
    let failed = zip(cells, reports).filter { $1.message != nil }
    guard let first = failed.first else { return nil }
    var counts: [String] = []
    for outcome in CaseRecord.Outcome.allCases {
      let count = reports.count { $0.record.outcome == outcome }
      if count > 0 { counts.append("\(count) \(outcome.rawValue)") }
    }
    let told = failed.prefix(mostTold).compactMap(\.1.message)
    var lines = [
      "\(first.1.record.name): \(failed.count) of \(cells.count) cell\(cells.count == 1 ? "" : "s") failed "
        + "(\(counts.joined(separator: ", ")))",
      "  failed: " + failed.prefix(40).map(\.0.name).joined(separator: ", ")
        + (failed.count > 40 ? " and \(failed.count - 40) more" : ""),
    ]
    lines += told
    if failed.count > told.count {
      lines.append("and \(failed.count - told.count) more: see snapline review or snapline report")
    }
    return lines.joined(separator: "\n")
  }
}
