import Foundation
import SnaplineDocuments
import Testing

/// What a watcher has to look at, so that a design is drawn again when it can be other than it was.
@Suite struct `The files that a design looks for` {
  private func sought(_ text: String, files: [String: String] = [:]) throws -> Set<String> {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "snapline-sought-" + UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for (name, contents) in files.merging(["card.yaml": text], uniquingKeysWith: { $1 }) {
      let file = URL(filePath: folder + "/" + name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(contents.utf8).write(to: file)
    }
    var paths: Set<String> = []
    do throws(DesignError) {
      let design = try Design(contentsOf: folder + "/card.yaml")
      paths = design.sought
      _ = try design.drawing()
    } catch {
      paths.formUnion(error.files)
    }
    return Set(paths.map { String($0.dropFirst(folder.count + 1)) })
  }

  @Test func `are those that it is made of`() throws {
    let design = """
      import: parts/look.yaml
      data: values.json
      strings: words
      canvas: 60x40
      view: {label: "{{name}}", style: plain}
      """
    let files = [
      "parts/look.yaml": "import: deeper.yaml", "values.json": #"{"name": "Ada"}"#,
      "parts/deeper.yaml": "styles: {plain: {font: footnote}}", "words/en.yaml": "hello: Hello",
    ]
    let expected: Set = [
      "card.yaml", "parts/look.yaml", "parts/deeper.yaml", "values.json", "words", "words/en.yaml",
    ]
    #expect(try sought(design, files: files) == expected)
    // A mistake, wherever it is, leaves them as they are.
    let broken = design.replacing("style: plain", with: "style: plane")
    #expect(try sought(broken, files: files) == expected)
  }

  @Test func `are those too that aren't there`() throws {
    let sought = try sought(
      """
      import: look.yaml
      data: values.json
      fontFiles: [face.ttf]
      canvas: 60x40
      view: {image: logo.png}
      """
    )
    #expect(
      sought.isSuperset(of: ["card.yaml", "look.yaml", "values.json", "face.ttf", "logo.png"])
    )
    #expect(sought.contains("logo@2x.png"))
  }

  @Test func `are known of a drawing that fails`() throws {
    let sought = try sought(
      "data: values.json\nview: {label: Hello}",
      files: ["values.json": "{}", "card.yaml": ""]
    )
    #expect(sought.isSuperset(of: ["card.yaml", "values.json"]))
  }
}
