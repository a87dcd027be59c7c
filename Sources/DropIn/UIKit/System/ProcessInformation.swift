public import Foundation

/// Facts about the running process, of which there is one object.
public protocol ProcessInformation {
  static var processInfo: Self { get }
}

extension ProcessInfo: ProcessInformation {}

extension ProcessInformation {
  /// The object of the running process: Foundation on Linux makes no second one.
  ///
  /// The argument is never written: an initializer without any can't be added to Foundation's class.
  public init(_ nothing: Void = ()) { self = Self.processInfo }
}
