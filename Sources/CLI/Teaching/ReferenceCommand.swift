internal import Foundation
internal import SnaplineDesigns
internal import SnaplineDocuments
internal import SnaplineEnvironment
internal import SnaplineInputs
internal import SnaplineTerminal

/// `snapline reference`: the pages of the documentation that are made from the tables of words, with
/// the pictures of these and of other articles.
enum ReferenceCommand {
  private static let folder = Argument("FOLDER", .path("FOLDER"), "Where the pages go.")
  private static let articles = Argument(
    "ARTICLE",
    .path("ARTICLE"),
    count: .any,
    "Articles whose designs are drawn."
  )

  static let row: CommandRow = CommandRow(
    command: Command(
      "reference",
      "Writes the reference of designs, with the pictures of its examples.",
      isHidden: true
    ) {
      folder
      articles
    }
  ) { invocation, console throws(Stop) in
    ProcessEnvironment.settle(for: invocation, on: console)
    let examples = ReferenceExample.all.map { (ReferencePage.picture(of: $0), $0.text) }
    let blocks = invocation[articles].flatMap(designs)
    do throws(Complaint) {
      for folder in invocation[folder] {
        for page in ReferencePage.all {
          try OutputFile.write(Array(page.text.utf8), to: join(folder, page.name + ".md"))
        }
        for (name, text) in examples + blocks {
          let drawing = drawing(of: text)
          guard let bytes = drawing.bytes, drawing.diagnostics.isEmpty else {
            console.tell(drawing.diagnostics)
            return .failure
          }
          try OutputFile.write(bytes, to: join(folder, name))
        }
      }
    } catch {
      console.tell([error.diagnostic])
      return error.status
    }
    return .success
  }

  private static func drawing(of text: String) -> RenderedDesign {
    RenderedDesign(
      of: Order(
        source: .text(Array(text.utf8)),
        format: .png,
        size: nil,
        scale: nil,
        joinsPages: true,
        isStrict: true
      )
    )
  }

  /// The designs of an article, each with the name of its picture.
  private static func designs(of article: String) -> [(String, String)] {
    let text = FileManager.default.contents(atPath: article).map {
      String(decoding: $0, as: UTF8.self)
    }
    let blocks = (text ?? "").components(separatedBy: "```yaml\n").dropFirst()
    let stem = split(article).name.replacing(".md", with: "")
    return blocks.enumerated().map { index, block in
      ("\(stem)-\(index).png", block.components(separatedBy: "```")[0])
    }
  }
}
