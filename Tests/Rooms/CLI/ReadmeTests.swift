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

  @Test func `begins with a command whose picture is as the one that is kept`() throws {
    try withFolder { (folder: Folder) throws in
      let picture = folder("hello.png")
      let run = try Built(["render", gallery + "/hello.yaml", "-o", picture])
      #expect(run.status == 0 && run.error.isEmpty, "\(run.error)")
      let kept = FileManager.default.contents(atPath: gallery + "/hello.png")
      #expect(kept == FileManager.default.contents(atPath: picture))
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

/// The table of words in the README, each put where its row says it belongs.
@Suite struct `The words in the README` {
  private static let places = [
    "views": "[{%}]",
    "containers": "{grid: [{label: a}], %}",
    "a container's": "{hstack: [{label: a}], %}",
    "text": "{label: Hi, %}",
    "looks": "{label: Hi, %}",
    "figures": "{shape: ellipse, %}",
    "sizes": "[{label: Hi, pinnedTo: topLeading, %}]",
    "places": "[{id: title, label: Ho, pinnedTo: topLeading}, {label: Hi, %}]",
    "data": "[{label: Hi, %}]",
  ]

  @Test func `can be written where it says`() throws {
    let text = try String(contentsOf: Checkout.root.appending(path: "README.md"), encoding: .utf8)
    var count = 0
    for (name, form) in Self.places {
      let row = try #require(text.split(separator: "\n").first { $0.hasPrefix("| \(name) |") })
      for code in row.components(separatedBy: "`").enumerated() where code.offset % 2 == 1 {
        let words = code.element.replacing("\\|", with: "|")
        guard words.contains(": "), !words.contains("…"), !words.contains("photo.jpg") else {
          continue
        }
        let isOfGrids = words.hasSuffix("Spacing: 8")
        let form = isOfGrids ? Self.places["containers"] ?? form : form
        let needs = ["insets: 16": "filling: superview, ", "then:": "if: dark, "]
        let before = needs.first { words.hasPrefix($0.key) }?.value ?? ""
        try withFolder([
          "words.yaml": """
          version: 1
          canvas: 300x200
          data: {items: [1], count: 1, price: 2}
          view: \(form.replacing("%", with: before + words))

          """
        ]
        ) { (folder: Folder) throws in
          let run = try Built(["render", "words.yaml"], in: folder)
          let isRead = run.status == 0 && !run.error.contains("error:")
          #expect(isRead, "\(name): \(words): \(run.error)")
        }
        count += 1
      }
    }
    #expect(count > 40)
  }
}

/// The commands that the README goes through, from nothing to a tested picture.
@Suite struct `The walk in the README` {
  @Test func `says what it says, word for word`() throws {
    try withFolder { (folder: Folder) throws in
      let walk = try Walk("README.md")
      #expect(walk.steps.count > 12)
      try walk.go(in: folder)
      expectEqual(
        folder.names.filter { $0.hasSuffix(".png") && !$0.contains(".snapline/") },
        ["first/card.png", "first/out/Grace Hopper.png", "first/out/Katherine Johnson.png"]
      )
    }
  }
}
