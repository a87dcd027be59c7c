import Foundation
import Snapline
import SnaplineDocuments

/// A picture that was written down by hand: as a design, and mostly as a page that shows the same.
struct JudgedScene {
  static let width = 120
  static let height = 90

  private let name: String
  private let leniency: String?
  private let exceptions: Set<String>
  /// Views as they stand below `view:`.
  private let design: String
  private let page: String?

  /// Sections of a design and a page, parted by a line of two dashes.
  ///
  /// Without a page, only our outputs are compared.
  ///
  /// A section begins with `# name`. `# name (shadows)` says what browsers do in their own way, and
  /// `# name but svg_rsvg` which viewers have a fault with it.
  static func all(in text: String) -> [JudgedScene] {
    text.components(separatedBy: "\n# ").map { section in
      let head = section.prefix { $0 != "\n" }.trimmingPrefix("# ")
      let parts = section.dropFirst(section.prefix { $0 != "\n" }.count + 1)
        .components(separatedBy: "\n--\n")
      let words = head.split(separator: " ").map(String.init)
      return JudgedScene(
        name: words[0],
        leniency: words.first { $0.hasPrefix("(") }?.filter(\.isLetter),
        exceptions: Set(words.drop { $0 != "but" }.dropFirst()),
        design: parts[0],
        page: parts.count > 1 ? parts[1] : nil
      )
    }
  }

  /// The scene on white; its pictures, and the file that is written for it, are in `folder`.
  func judged(scale: Int, folder: String) throws -> Case {
    let text = """
      canvas: {size: \(Self.width)x\(Self.height), background: white}
      view:
        filling: superview
        view:
      \(design.split(separator: "\n").map { "  " + $0 }.joined(separator: "\n"))
      """
    let file = folder + "/judged.yaml"
    try Data(text.utf8).write(to: URL(filePath: file))
    let scene = try Design(contentsOf: file).drawing(scale: Double(scale)).scene
    var one = try Case("\(name)@\(scale)x", scene)
    (one.page, one.leniency, one.exceptions) = (page, leniency, exceptions)
    return one
  }
}
