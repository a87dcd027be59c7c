import Foundation
import Snapline
import SnaplineDocuments

/// A picture that was written down twice by hand: as a design and as a page.
struct JudgedScene {
  static let width = 120
  static let height = 90

  let name: String
  /// Nothing where the two must be alike; else what browsers do in their own way.
  let leniency: String?
  /// Views as they stand below `view:`.
  private let design: String
  let page: String

  /// Sections that begin with `# name` or `# name (shadows)`, the design and the page parted by `--`.
  static func all(in text: String) -> [JudgedScene] {
    text.components(separatedBy: "\n# ").map { section in
      let head = section.prefix { $0 != "\n" }.trimmingPrefix("# ")
      let parts = section.dropFirst(section.prefix { $0 != "\n" }.count + 1)
        .components(separatedBy: "\n--\n")
      let words = head.split(separator: " ")
      return JudgedScene(
        name: String(words[0]),
        leniency: words.dropFirst().first.map { $0.filter(\.isLetter) },
        design: parts[0],
        page: parts.dropFirst().joined()
      )
    }
  }

  /// The scene on white; its pictures, and the file that is written for it, are in `folder`.
  func scene(scale: Double, folder: String) throws -> Scene {
    let text = """
      canvas: {size: \(Self.width)x\(Self.height), background: white}
      view:
        filling: superview
        view:
      \(design.split(separator: "\n").map { "  " + $0 }.joined(separator: "\n"))
      """
    let file = folder + "/judged.yaml"
    try Data(text.utf8).write(to: URL(filePath: file))
    return try Design(contentsOf: file).drawing(scale: scale).scene
  }
}
