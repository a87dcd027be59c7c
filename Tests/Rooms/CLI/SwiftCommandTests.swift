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
}
