public import Foundation

/// A class with facts about the running process, of which there is one object.
public protocol ProcessInformation {
  static var processInfo: Self { get }
}

extension ProcessInfo: ProcessInformation {}

extension ProcessInformation {
  /// The object of the running process: Foundation on Linux makes no second one.
  ///
  /// Code never passes the argument: an initializer without one can't be added to Foundation's class.
  public init(_ nothing: Void = ()) { self = Self.processInfo }
}
