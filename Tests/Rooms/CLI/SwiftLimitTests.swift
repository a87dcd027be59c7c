import Foundation
import TestSupport
import Testing

/// A file whose preview goes on for ever, or takes all memory, as its text says.
private func endless(_ body: String) -> String {
  """
  import Snapline

  var kept: [[UInt8]] = []

  func card() -> View {
    \(body)
    return View()
  }

  let previews = [LayoutPreview("Card", width: 80, height: 30) { card() }]

  """
}

@Suite(
  .mustEnd,
  .enabled(if: SwiftCommand.hasToolkit, "Tools/live .build/strict/debug makes what it needs")
)
struct `Code that is drawn, tested and looked over` {
  private static let commands = [
    ["render", "Card.swift", "-o", "out/"], ["test", "Card.swift"], ["lint", "Card.swift"],
  ]

  @Test(arguments: commands) func `is held to the limits of the line`(_ words: [String]) throws {
    let cases: [(body: String, limits: String, said: String)] = [
      ("while true {}", "time=1", "took longer than 1 s"),
      ("while true {}", "processor=1", "took more than 1 s of a processor"),
      (
        "while true { kept.append([UInt8](repeating: 1, count: 1 << 20)) }", "memory=200",
        "took more than 200 MiB of memory"
      ),
    ]
    for (body, limits, said) in cases {
      try withFolder(["Card.swift": endless(body)]) { folder in
        let ended = try SwiftCommand.run(words + ["--live-limits", limits], in: folder)
        #expect(ended.status != 0)
        #expect((ended.error + ended.output).contains(said), "\(limits): \(ended.error)")
        expectEqual(SwiftCommand.helpers(of: folder), 0)
      }
    }
  }

  @Test func `is looked over by the rules that are asked for, preview by preview`() throws {
    let text = """
      import Snapline

      func card() -> View {
        let (ground, label) = (View(), Label(frame: CGRect(x: 0, y: 0, width: 70, height: 20)))
        label.text = "Much too long for it"
        label.textColor = Color(white: 0.75, alpha: 1)
        ground.backgroundColor = .white
        ground.addSubview(label)
        return ground
      }

      let previews = [
        LayoutPreview("One", width: 80, height: 30) { card() },
        LayoutPreview("Two", width: 90, height: 30) { card() },
      ]

      """
    try withFolder(["Card.swift": text]) { folder in
      let all = try SwiftCommand.run(["lint", "Card.swift"], in: folder)
      expectEqual(all.status, 1, "\(all.error)")
      #expect(all.output.contains("[truncation]") && all.output.contains("[contrast]"))
      let one = try SwiftCommand.run(["lint", "Card.swift", "--rules", "contrast"], in: folder)
      #expect(one.output.contains("[contrast]") && !one.output.contains("[truncation]"))
      let sweep = try SwiftCommand.run(
        ["lint", "Card.swift", "--sweep", "width=80...90"],
        in: folder
      )
      expectEqual(sweep.status, 2)
      #expect((sweep.output + sweep.error).contains("--sweep width is for designs"))
    }
  }
}

@Suite(
  .mustEnd,
  .enabled(if: SwiftCommand.hasToolkit, "Tools/live .build/strict/debug makes what it needs")
)
struct `A package's target on the command line` {
  private static let files = [
    ".git/HEAD": "",
    "Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Shop",
      dependencies: [.package(path: "../Snapline")],
      targets: [
        .target(name: "Views", dependencies: [.product(name: "UIKit", package: "Snapline")])
      ]
    )

    """,
    "Sources/Views/Shelf.swift": """
    import UIKit
    final class Shelf: UILabel {
      override init(frame: CGRect) {
        super.init(frame: frame)
        text = "Shelf"
      }
      required init?(coder: NSCoder) { nil }
    }
    let previews = [LayoutPreview("Shelf", width: 50, height: 20) { Shelf() }]

    """,
  ]

  @Test func `is drawn, tested and looked over by its name`() throws {
    try withFolder(Self.files) { folder in
      func run(_ words: [String]) throws -> Built { try SwiftCommand.run(words, in: folder) }
      let target = ["--package", ".", "Views"]
      let drawn = try run(["render"] + target + ["-o", "out/"])
      expectEqual(drawn.status, 0, "\(drawn.error)")
      expectEqual(folder.names.filter { $0.hasSuffix(".png") }, ["out/Views.png"])
      let recorded = try run(["test"] + target + ["--record", "all"])
      expectEqual(recorded.status, 0, "\(recorded.error + recorded.output)")
      #expect(folder.text(of: "Package.snapshots/Package.Views.Shelf.scene") != nil)
      expectEqual(try run(["test"] + target).status, 0)
      // What is kept of a target is no baseline without a design.
      expectEqual(try run(["prune"]).output.contains("Package.snapshots"), false)
      let shelf = try #require(folder.text(of: "Sources/Views/Shelf.swift"))
      try folder.write(
        shelf.replacing("\"Shelf\"\n  }", with: "\"Shop\"\n  }"),
        to: "Sources/Views/Shelf.swift"
      )
      let changed = try run(["test"] + target)
      expectEqual(changed.status, 1)
      #expect(changed.output.contains("“Shelf” → “Shop”"), "\(changed.output)")
      let looked = try run(["lint"] + target)
      #expect([0, 1].contains(looked.status), "\(looked.error)")
    }
  }

  @Test func `of the sample for phones is what the sample's own tests recorded`() throws {
    try withFolder { folder in
      let sample = Checkout.root.appending(path: "Tests/Samples/Notes").path
      for name in ["Package.swift", "Sources", "Tests"] {
        try FileManager.default.copyItem(atPath: sample + "/" + name, toPath: folder(name))
      }
      let recorded = "Tests/NotesTests/__Snapshots__/NotePreviewTests/looks."
      for name in ["Note", "Large-text", "Screen"] {
        let scene = try #require(folder.text(of: recorded + name + ".scene"))
        try folder.write(scene, to: "Package.snapshots/Package.Notes.\(name).scene")
      }
      let target = ["--package", ".", "Notes"]
      let tested = try SwiftCommand.run(["test"] + target, in: folder)
      let told = tested.output + tested.error
      #expect(tested.status == 0 && told.contains("3 same"), "\(told)")
      let drawn = try SwiftCommand.run(["render"] + target + ["-o", "out/"], in: folder)
      expectEqual(drawn.status, 0, "\(drawn.error)")
      expectEqual(
        folder.names.filter { $0.hasSuffix(".png") },
        ["Large text", "Note", "Screen"].map { "out/Notes.\($0).png" }
      )
    }
  }

  @Test func `is told of where it can't be found`() throws {
    try withFolder(Self.files) { folder in
      for command in ["render", "test", "lint"] {
        let near = try SwiftCommand.run([command, "--package", ".", "View"], in: folder)
        #expect(near.status != 0)
        let said = near.error + near.output
        #expect(said.contains("no target 'View'") && said.contains("write 'Views'"), "\(said)")
        let none = try SwiftCommand.run([command, "--package", "Sources", "Views"], in: folder)
        #expect((none.error + none.output).contains("there is no Package.swift in it"))
      }
      let bare = try SwiftCommand.run(["test", "--package", "."], in: folder)
      #expect(bare.error.contains("--package wants a target") && bare.status == 64, "\(bare.error)")
    }
  }
}

/// The command where there is a compiler.
enum SwiftCommand {
  static let hasToolkit = FileManager.default.fileExists(
    atPath: URL(filePath: BuiltCommand.path).deletingLastPathComponent()
      .appending(path: "live/compiler").path
  )

  static func run(_ words: [String], in folder: Folder) throws -> Built {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let line = words.map { "'\($0)'" }.joined(separator: " ")
    return try Built(shell: "PATH='\(path)' $snapline \(line)", in: folder)
  }

  /// How many processes that make previews work in a folder.
  static func helpers(of folder: Folder) -> Int {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return all.count { number in
      let words = FileManager.default.contents(atPath: "/proc/\(number)/cmdline") ?? Data()
      let place = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(number)/cwd")
      return String(decoding: words, as: UTF8.self).contains("snapline-live")
        && place == folder.path
    }
  }
}
