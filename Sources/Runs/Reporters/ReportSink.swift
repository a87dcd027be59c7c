internal import Foundation

/// Where a report goes, piece by piece, so that none is ever whole in memory.
package final class ReportSink {
  private let take: ([UInt8]) throws -> Void
  private var waiting: [UInt8] = []

  /// A sink that hands on what is written, in pieces of some size.
  package init(_ take: @escaping ([UInt8]) throws -> Void) { self.take = take }

  package func write(_ text: String) throws {
    waiting.append(contentsOf: text.utf8)
    if waiting.count >= 65_536 { try flush() }
  }

  package func write(_ bytes: some Sequence<UInt8>) throws {
    waiting.append(contentsOf: bytes)
    if waiting.count >= 65_536 { try flush() }
  }

  /// Hands on what still waits; must be called at the end.
  package func flush() throws {
    guard !waiting.isEmpty else { return }
    try take(waiting)
    waiting.removeAll(keepingCapacity: true)
  }
}

/// Makes a document of what runs left.
package protocol DocumentReporter: Sendable {
  func write(_ run: KeptRun, to sink: ReportSink) throws
}
