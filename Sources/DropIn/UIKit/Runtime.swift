public import Foundation

// What Apple's systems give all code, and Foundation on Linux doesn't.

/// Calls the body; there is no pool to drain, because objects are released with their last owner.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

/// The seconds of a clock that can't be set.
public func CACurrentMediaTime() -> TimeInterval { ProcessInfo.processInfo.systemUptime }

/// The name of the class, also for a class inside another type.
///
/// In a file that imports Foundation beside UIKit, Foundation's function of this name is called instead,
/// which ends the process for such a class.
@_disfavoredOverload
public func NSStringFromClass(_ aClass: AnyClass) -> String { String(reflecting: aClass) }

extension NSObject {
  /// The name of the class.
  ///
  /// Foundation's function for it ends the process for a class inside another type.
  public class func description() -> String { String(reflecting: self) }
}
