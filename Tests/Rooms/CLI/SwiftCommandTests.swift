import Foundation
import SnaplineImages
import TestSupport
import Testing

private let hasToolkit = FileManager.default.fileExists(
  atPath: URL(filePath: BuiltCommand.path).deletingLastPathComponent()
    .appending(path: "live/compiler").path
)

private func card(_ more: String = "") -> String {
  """
  import Snapline

  func card() -> View {
    let label = Label()
    label.text = "Card"
    \(more)
    return label
  }

  let previews = [
    LayoutPreview("Light", width: 80, height: 30) { card() },
    LayoutPreview("Dark one", width: 80, height: 30, style: .dark) { card() },
  ]

  """
}

/// A package with one target, a setting of which can't be followed.
private let manifest = """
  // swift-tools-version: 6.2
  import PackageDescription
  let snapline = Target.Dependency.product(name: "Snapline", package: "Snapline")
  let package = Package(
    name: "Shop",
    dependencies: [.package(path: "../Snapline")],
    targets: [
      .target(
        name: "Views", dependencies: [snapline], swiftSettings: [.unsafeFlags(["-Xfrontend", "-nothing"])]
      )
    ]
  )

  """

@Suite(
  .mustEnd,
  .enabled(if: hasToolkit, "Tools/live .build/strict/debug makes what it needs")
)
struct `A Swift file on the command line` {
  /// Runs the command where there is a compiler.
  private func built(_ words: [String], in folder: Folder) throws -> Built {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let line = words.map { "'\($0)'" }.joined(separator: " ")
    return try Built(shell: "PATH='\(path)' $snapline \(line)", in: folder)
  }

  @Test func `is drawn as its previews`() throws {
    try withFolder(["Card.swift": card("print(\"hello\")")]) { folder in
      let all = try built(["render", "Card.swift", "-o", "out/"], in: folder)
      expectEqual(all.status, 0)
      #expect(all.error.contains("note: printed: hello"), "\(all.error)")
      expectEqual(
        folder.names.filter { $0.hasSuffix(".png") },
        ["out/Card.Dark one.png", "out/Card.Light.png"]
      )
      let one = try built(
        [
          "render", "Card.swift", "--preview", "Light", "--size", "100x60", "--scale", "1", "-o",
          "one.png",
        ],
        in: folder
      )
      expectEqual(one.status, 0)
      let bytes = try #require(FileManager.default.contents(atPath: folder("one.png")))
      let bitmap = try Bitmap(decoding: bytes)
      expectEqual([bitmap.width, bitmap.height], [100, 60])
      let pages = try built(["render", "Card.swift", "-o", "all.pdf"], in: folder)
      expectEqual(pages.status, 0)
    }
  }

  @Test func `is told what is wrong with a line`() throws {
    try withFolder(["Card.swift": card()]) { folder in
      func said(_ words: [String]) throws -> String {
        let built = try built(["render", "Card.swift"] + words, in: folder)
        #expect(built.status != 0)
        return built.error
      }
      #expect(try said(["-o", "all.png"]).contains("2 previews don't fit into one file"))
      #expect(try said(["-o", "all.png"]).contains("--preview"))
      let near = try said(["--preview", "light"])
      #expect(near.contains("no preview 'light'") && near.contains("--preview 'Light'"), "\(near)")
      #expect(
        try said(["--overlay", "frames", "-o", "a/"]).contains("--overlay is for other files")
      )
      #expect(
        try said(["--live-limits", "space=1"]).contains("memory, processor, time, processes")
      )
    }
  }

  @Test func `is tested preview by preview`() throws {
    try withFolder(["Card.swift": card(), ".git/HEAD": ""]) { folder in
      let recorded = try built(["test", "Card.swift", "--record", "all"], in: folder)
      expectEqual(recorded.status, 0, "\(recorded.error + recorded.output)")
      let kept = folder.names.filter { $0.hasPrefix("Card.snapshots/") }
      #expect(kept.contains { $0.contains("Card.Light") }, "\(kept)")
      #expect(kept.contains { $0.contains("Card.Dark-one") }, "\(kept)")
      expectEqual(try built(["test", "Card.swift"], in: folder).status, 0)
      try folder.write(card("label.text = \"Changed\""), to: "Card.swift")
      let changed = try built(["test", "Card.swift"], in: folder)
      expectEqual(changed.status, 1)
      #expect(changed.output.contains("Card.snapshots/Card.Light differs"), "\(changed.output)")
      try folder.write(card("label.txt = 1"), to: "Card.swift")
      let broken = try built(["test", "Card.swift"], in: folder)
      #expect(broken.status == 2 && (broken.output + broken.error).contains("no member 'txt'"))
    }
  }

  @Test func `is drawn by what lies below a prefix, where no home can be written`() throws {
    let sources = [
      "Card.swift": card(), "Package.swift": manifest, "Sources/Views/Card.swift": card(),
    ]
    try withFolder(sources) { folder in
      let program = URL(filePath: BuiltCommand.path)
      let files = FileManager.default
      for name in ["prefix/bin", "prefix/lib/snapline", "temporary"] {
        try files.createDirectory(atPath: folder(name), withIntermediateDirectories: true)
      }
      do {
        try files.linkItem(atPath: program.path, toPath: folder("prefix/bin/snapline"))
      } catch {
        try files.copyItem(atPath: program.path, toPath: folder("prefix/bin/snapline"))
      }
      try files.createSymbolicLink(
        atPath: folder("prefix/lib/snapline/live"),
        withDestinationPath: program.deletingLastPathComponent().appending(path: "live").path
      )
      let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
      func drawn(_ words: String, _ path: String = path) throws -> Built {
        try Built(
          shell: """
            env -u XDG_CACHE_HOME HOME=/dev/null TMPDIR="$PWD/temporary" PATH='\(path)' \
              prefix/bin/snapline render \(words)
            """,
          in: folder
        )
      }
      for words in ["Card.swift -o out/", "--package . Views -o views/"] {
        let all = try drawn(words)
        expectEqual(all.status, 0, "\(all.error)")
      }
      expectEqual(folder.names.filter { $0.hasSuffix(".png") }.count, 4)
      let none = try drawn("Card.swift", "/nowhere")
      #expect(
        none.status != 0 && none.error.contains("there is no Swift compiler on PATH"),
        "\(none.error)"
      )
    }
  }

  @Test func `of a package is drawn by two commands at once, and tested with what is left out`()
    throws
  {
    try withFolder([
      "Package.swift": manifest, "Sources/Views/Card.swift": card(), ".git/HEAD": "",
    ]) { folder in
      let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
      let both = try Built(
        shell: """
          export PATH='\(path)'
          $snapline render --package . Views -o a/ & first=$!
          $snapline render --package . Views -o b/ & second=$!
          wait $first && wait $second
          """,
        in: folder
      )
      expectEqual(both.status, 0, "\(both.error)")
      expectEqual(folder.names.filter { $0.hasSuffix(".png") }.count, 4, "\(folder.names)")
      let recorded = try built(["test", "--package", ".", "Views", "--record", "all"], in: folder)
      expectEqual(recorded.status, 0, "\(recorded.error)")
      let tested = try built(["test", "--package", ".", "Views", "--reporter", "list"], in: folder)
      let told = (tested.output + tested.error).components(
        separatedBy: "is compiled without unsafeFlags"
      )
      #expect(tested.status == 0 && told.count == 2, "\(tested.output + tested.error)")
    }
  }
}
