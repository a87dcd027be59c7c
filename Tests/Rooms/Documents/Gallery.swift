import Foundation
import TestSupport

/// The designs that are kept with the project.
enum Gallery {
  /// Their paths, in order.
  static var paths: [String] { Checkout.designs }

  static func path(_ name: String) -> String { Checkout.design(name) }

  static func bytes(_ path: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: path)))
  }
}
