/// Something measured under one name.
public struct Benchmark: Sendable {
  public let name: String
  /// What is measured, in one sentence.
  public let about: String
  private let body: @Sendable (inout Report) throws -> Void

  public init(
    _ name: String,
    about: String,
    body: @escaping @Sendable (inout Report) throws -> Void
  ) {
    self.name = name
    self.about = about
    self.body = body
  }

  func run() throws -> Report {
    var report = Report(name: name, about: about)
    try body(&report)
    return report
  }
}

/// A peer or a tool that can't be had here: its rows are left out, by name.
public struct Unavailable: Error, CustomStringConvertible {
  public let name: String
  public let reason: String

  public init(_ name: String, because reason: String) {
    self.name = name
    self.reason = reason
  }

  public var description: String { "\(name): \(reason)" }
}
