import Foundation
import TestSupport
import Testing

@Suite struct `The README` {
  private let gallery = Checkout.gallery

  @Test func `has pictures of its design that are as it is drawn`() throws {
    try withFolder { folder in
      for variant in ["light", "dark", "arabic"] {
        let picture = folder(variant + ".png")
        let run = try Built([
          "render", gallery + "/order.yaml", "--variant", variant, "-o", picture,
        ])
        #expect(run.status == 0 && run.error.isEmpty, "\(run.error)")
        let kept = FileManager.default.contents(atPath: gallery + "/order.\(variant).png")
        #expect(kept == FileManager.default.contents(atPath: picture), "\(variant)")
      }
    }
  }

  @Test func `has lines about data that can be run as they stand`() throws {
    let text = try String(contentsOf: Checkout.root.appending(path: "README.md"), encoding: .utf8)
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("snapline render order.yaml") }
    #expect(lines.count == 3)
    try withFolder(["rows.json": "[{\"number\": \"a\"}, {\"number\": \"b\", \"paid\": false}]"]) {
      (folder: Folder) throws in
      for name in ["order.yaml", "data"] {
        try FileManager.default.copyItem(atPath: gallery + "/" + name, toPath: folder(name))
      }
      for line in lines {
        let run = try Built(shell: "$" + line, in: folder)
        #expect(run.status == 0, "\(line): \(run.error)")
      }
      expectEqual(
        folder.names.filter { $0.hasSuffix(".png") },
        [
          "order.arabic.png", "order.dark.png", "order.light.png", "order.png", "out/a.png",
          "out/b.png",
        ]
      )
    }
  }
}
