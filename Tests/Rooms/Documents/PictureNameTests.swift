import Foundation
import SnaplineDesigns
import SnaplineDocuments
import TestSupport
import Testing

@Suite struct `The pictures that a design names` {
  /// Those that a filled design reads are among them, unless data or an imported file may name any.
  @Test func `are known before it is filled`() throws {
    var (known, read) = (0, 0)
    for path in Checkout.designs {
      let template = try DesignTemplate(contentsOf: path)
      let names = template.pictureNames
      let endings = ["png", "jpg", "jpeg", "webp", "gif", "svg"]
      for file in try template.design().files
      where endings.contains(URL(filePath: file).pathExtension) {
        read += 1
        known += names.paths.contains(file) ? 1 : 0
        #expect(names.mayBeNamed(file) || names.paths.contains(file), "\(path): \(file)")
      }
    }
    #expect(read > 10 && known > 3, "\(known) of \(read)")
  }

  @Test(arguments: [
    ("{image: photo.jpg}", "photo.jpg", ""), ("{image: \"{{photo}}\"}", nil, "png svg"),
    ("{image: \"photos/{{id}}.PNG\"}", nil, "png"),
    ("{background: {image: paper.png}}", "paper.png", ""),
    ("{button: Buy, image: {file: bag.png}}", "bag.png", ""),
    ("{segments: [One, {image: one.png}]}", "one.png", ""),
    ("{label: {markup: \"See ![](eye.png) here\"}}", "eye.png", ""),
    ("{label: {markup: \"See ![]({{name}}.png) here\"}}", nil, "png svg"),
    ("{label: {markup: \"{{body | markup}}\"}}", nil, "png svg"),
    ("{label: \"{{name}}\", if: dark, then: {image: night.png}}", "night.png", ""),
    ("{label: \"{{name}}.png\"}", nil, ""),
  ])
  func `are found under each key that takes one`(view: String, name: String?, open: String) {
    let design = "version: 1\ncanvas: 90x90\nview: \(view)\n"
    let names = DesignTemplate(bytes: Array(design.utf8), named: "d.yaml").pictureNames
    for ending in ["png", "svg"] {
      expectEqual(names.mayBeNamed("/a/b." + ending), open.contains(ending), "\(ending)")
    }
    if let name {
      #expect(names.paths.contains { $0.hasSuffix("/" + name) }, "\(names.paths)")
    } else {
      expectEqual(names.paths, [])
    }
  }

  @Test(arguments: [
    "version: 1\nimport: [library.yaml]\ncanvas: 9x9\nview: Row\n",
    "version: 1\nstrings: texts\ncanvas: 9x9\nview: {label: a}\n", "view: [", "",
  ])
  func `may be any where another file, or nobody, knows them`(design: String) {
    let names = DesignTemplate(bytes: Array(design.utf8), named: "d.yaml").pictureNames
    #expect(names.mayBeNamed("/a/b.png"))
  }
}
