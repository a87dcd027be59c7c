import Foundation
import SnaplineGeometry
import SnaplineScene
import TestSupport
import Testing

@testable import SnaplineSnapshots

@Suite struct `What a baseline's picture used` {
  private typealias Notes = [String: String]

  @Test func `is told by name where it differs`() {
    let old: Notes = ["hyphenation en_US": "a", "symbol star": "b", "decoder jpeg": "c"]
    var new = old
    #expect(DependencyLines(old, new).lines.isEmpty)
    new["hyphenation en_US"] = "z"
    #expect(
      DependencyLines(old, new).lines == [
        "hyphenation en_US differs from what the baseline was made with"
      ]
    )
    new["hyphenation en_US"] = "missing"
    #expect(
      DependencyLines(old, new).lines == [
        "hyphenation en_US differs: the baseline was made with it, and it isn't there now"
      ]
    )
    #expect(
      DependencyLines(new, old).lines == [
        "hyphenation en_US differs: it wasn't there when the baseline was made"
      ]
    )
    new["hyphenation en_US"] = "a"
    new["symbol star"] = nil
    expectEqual(
      DependencyLines(old, new).lines,
      ["the baseline was also made with symbol star, this isn't"]
    )
    // What a baseline of this kind doesn't name it had no use for.
    #expect(DependencyLines(new, old).lines.isEmpty)
  }

  @Test func `may be older than such notes, which is one line`() {
    let libraries: Notes = ["cairo": "1", "snapline": "1"]
    let new = libraries.merging(
      ["symbol a": "1", "symbol b": "2", "symbol c": "3", "symbol d": "4", "decoder svg": "5"]
    ) { _, new in new }
    #expect(
      fingerprintLines(libraries, new) == [
        "the baseline doesn't name this scene's decoder svg, symbol a, symbol b and 2 more: it is "
          + "older than such notes, or was made without"
      ]
    )
    #expect(fingerprintLines(libraries, libraries).isEmpty)
    // A design that is drawn to be compared was recorded by nobody.
    #expect(fingerprintLines(new, [:]).isEmpty)
  }

  private func scene(symbol: String, side: Double = 10) -> Scene {
    let svg =
      "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><path d='M0 0h9v9z'/></svg>"
    let picture = VectorPicture(svg: svg, symbol: SymbolFile(name: "star", contents: symbol))
    let size = CGSize(width: 20, height: 20)
    let edges = Edges(left: 0, top: 0, right: side, bottom: side)
    var tree = LayoutTree()
    tree.nodes = [
      LayoutTree.Node(
        parent: nil,
        className: "View",
        identifier: "star",
        frame: edges,
        text: nil,
        isHidden: false
      )
    ]
    return Scene(size: size, scale: 1, items: [.vector(picture, edges)], tree: tree)
  }

  private func check(_ scene: Scene, _ folder: TemporaryFolder, _ mode: RecordMode) throws
    -> String?
  {
    let store = BaselineStore(
      Recording(mode),
      artefactFolder: folder.path + "-shown",
      root: folder.path
    )
    return try store.check(
      .picture(of: scene, options: PictureOptions(keeping: .replay)),
      against: Baseline(folder: folder.path, stem: "star"),
      site: "here"
    ).message
  }

  @Test func `is kept beside it, and only told where pictures differ`() throws {
    let folder = try TemporaryFolder()
    _ = try check(scene(symbol: "one"), folder, .all)
    let kept = try #require(folder.text("star.scene"))
    #expect(kept.contains("\nnote \"decoder svg\" \""))
    #expect(kept.contains("\nnote \"symbol star\" \""))
    #expect(try check(scene(symbol: "another"), folder, .never) == nil)
    let message = try #require(try check(scene(symbol: "another", side: 9), folder, .never))
    #expect(message.contains("symbol star differs from what the baseline was made with"))
    #expect(!message.contains("decoder svg"))
  }

  @Test func `lacks in an older baseline, which is compared as before`() throws {
    let folder = try TemporaryFolder()
    _ = try check(scene(symbol: "one"), folder, .all)
    let kept = try #require(folder.text("star.scene"))
    let older = kept.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("note \"") }.joined(separator: "\n")
    #expect(older != kept)
    try folder.write(older, to: "star.scene")
    #expect(try check(scene(symbol: "one"), folder, .never) == nil)
    #expect(folder.text("star.scene") == older)
    let message = try #require(try check(scene(symbol: "one", side: 9), folder, .never))
    let told = message.split(separator: "\n").filter { $0.contains("older than such notes") }
    #expect(told.count == 1)
  }
}
