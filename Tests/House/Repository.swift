import Foundation
import TestSupport

/// The files of this repository, as the tests of its shape see them.
enum Repository {
  static let root = Checkout.root

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The Swift files below a folder, as paths relative to it, in order.
  static func swiftFiles(below folder: String) throws -> [String] {
    try files(below: folder, endingIn: ".swift")
  }

  /// What the files below a folder hold.
  static func texts(below folder: String, endingIn ending: String) throws -> [String] {
    try files(below: folder, endingIn: ending).map { try text(folder + "/" + $0) }
  }

  private static func files(below folder: String, endingIn ending: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
      .filter { $0.hasSuffix(ending) }
      .sorted()
  }

  /// The rows of the tables in an article of the documentation, without their heads.
  static func tableRows(of article: String) throws -> [[String]] {
    try text("Sources/Snapline/Snapline.docc/\(article).md")
      .split(separator: "\n")
      .drop { !$0.hasPrefix("| ---") }
      .filter { $0.hasPrefix("| ") && !$0.hasPrefix("| ---") }
      .map { line in
        line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      }
  }
}

extension String {
  /// The words between backticks.
  var quotedWords: [String] {
    split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }
      .map { String($0.element) }
  }
}
