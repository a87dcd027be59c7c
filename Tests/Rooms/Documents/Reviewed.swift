import Foundation
import SnaplineDiagnostics
import SnaplineDocuments
import SnaplineEnvironment

/// What is said of a design when it is drawn.
struct Reviewed {
  let diagnostics: [Diagnostic]

  init(_ text: String, size: CGSize? = nil, environment: Environment = Environment()) throws {
    diagnostics = try Design(yaml: text, environment: environment).drawing(size: size).diagnostics
  }

  /// Views on a canvas of 300 by 200 points.
  init(views: String, environment: Environment = Environment()) throws {
    try self.init("canvas: 300x200\nview:\n" + views, environment: environment)
  }

  var ids: [String] { diagnostics.map(\.id) }

  /// Each message on one line: `3:1 cut-text: subject`.
  var lines: [String] {
    diagnostics.map { diagnostic in
      let place = "\(diagnostic.place?.line ?? 0):\(diagnostic.place?.column ?? 0)"
      return "\(place) \(diagnostic.id): \(diagnostic.subject)"
    }
  }

  var remedies: [String] { diagnostics.map { $0.remedy ?? "" } }

  /// The surroundings of somebody who reads from right to left.
  static var mirrored: Environment {
    var environment = Environment()
    environment.traits.layoutDirection = .rightToLeft
    return environment
  }
}
