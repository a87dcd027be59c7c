public import Foundation

// What Apple's systems give all code, and Foundation on Linux doesn't.

/// Objects go when their last owner does; there is no pool to drain.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

/// Seconds on a clock that no one sets.
public func CACurrentMediaTime() -> TimeInterval { ProcessInfo.processInfo.systemUptime }

/// The name of the class, also of one that is inside another type.
///
/// Foundation's function of this name, which ends the process for such a class, answers where a file
/// imports Foundation beside UIKit.
@_disfavoredOverload
public func NSStringFromClass(_ aClass: AnyClass) -> String { String(reflecting: aClass) }

extension NSObject {
  /// The name of the class.
  ///
  /// Foundation's function for it ends the process for a class inside another type.
  public class func description() -> String { String(reflecting: self) }
}
