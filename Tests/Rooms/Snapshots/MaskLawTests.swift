import Foundation
import SnaplineGeometry
import SnaplineScene
import SnaplineSnapshots
import TestSupport
import Testing

@Suite struct `A mask` {
  /// A random screen, the way to a view on it that has a name, and the mask of that view.
  private func screen(_ seed: inout Seed) -> (box: Box, path: [Int], mask: Mask)? {
    var names = 0
    let box = Box.random(&seed, names: &names, named: 1)
    guard let path = box.paths.dropFirst().randomElement(using: &seed) else { return nil }
    return (box, path, .id(box[path[...]].name ?? ""))
  }

  private func masked(_ box: Box, _ mask: Mask) -> SceneDocument {
    SceneDocument(scene: box.scene).masked(by: [mask])
  }

  private func differences(_ old: SceneDocument, _ new: SceneDocument) -> [Difference] {
    FoundDifferences(baseline: old, scene: new).differences
  }

  /// Changes anything about a view's content, and nothing about its frame.
  private func changeContent(_ box: inout Box, _ seed: inout Seed) {
    switch seed.number(in: 0...4) {
    case 0: box.color = RGBA(bytes: 1, 2, 3)
    case 1: box.radius += 5
    case 2: box.opacity = 0.4
    case 3: box.text = "anything else"
    default:
      box.children.append(Box(name: "new", x: 1, y: 2, width: 3, height: 4, text: "in it"))
    }
  }

  @Test func `hides every change within what it covers`() throws {
    for start in Seed.many(40) {
      var seed = start
      guard let (before, path, mask) = screen(&seed) else { continue }
      var after = before
      for _ in 0..<seed.number(in: 1...3) { changeContent(&after[path[...]], &seed) }
      for place in after[path[...]].children.indices { after[path[...]].children[place].x += 0.5 }
      let (old, new) = (masked(before, mask), masked(after, mask))
      #expect(old == new, "\(start)")
      // A baseline that was kept before there was a mask is masked when it is compared.
      let kept = try SceneDocument(utf8: SceneDocument(scene: before.scene).utf8)
      expectEqual(differences(kept.masked(by: [mask]), new), [], "\(start)")
    }
  }

  @Test func `hides nothing outside of what it covers`() {
    var count = 0
    for start in Seed.many(40) {
      var seed = start
      guard let (before, path, mask) = screen(&seed) else { continue }
      let outside = before.paths.filter { !$0.starts(with: path) && !$0.isEmpty }
      guard let other = outside.randomElement(using: &seed) else { continue }
      count += 1
      var after = before
      // The step of the grid that frames are compared on; a pixel is more.
      if seed.chance(0.5) {
        after[other[...]].width += 1 / 64
      } else {
        after[other[...]].radius += 1
      }
      let found = differences(masked(before, mask), masked(after, mask))
      let name = before[other[...]].name ?? ""
      #expect(found.contains { $0.subject == name }, "\(start) \(name) \(found)")
    }
    #expect(count > 20)
  }

  @Test func `leaves the frame of what it covers to be compared`() {
    for start in Seed.many(40) {
      var seed = start
      guard let (before, path, mask) = screen(&seed) else { continue }
      var after = before
      if seed.chance(0.5) { after[path[...]].x += 1 } else { after[path[...]].height += 0.5 }
      let found = differences(masked(before, mask), masked(after, mask))
      #expect(found.contains { $0.kind == .layout }, "\(start)")
    }
  }

  @Test func `does nothing to what is masked already`() throws {
    for start in Seed.many(40) {
      var seed = start
      guard let (box, _, mask) = screen(&seed) else { continue }
      let once = masked(box, mask)
      #expect(once.masked(by: [mask]).scene.items == once.scene.items, "\(start)")
      #expect(once.masked(by: [mask]).scene.tree == once.scene.tree, "\(start)")
      let read = try SceneDocument(utf8: once.utf8)
      expectEqual(read.masked(by: [mask]).comparedUTF8, once.comparedUTF8, "\(start)")
    }
  }

  @Test func `finds views by id, type and text`() throws {
    var page = Box(name: "page", width: 100, height: 100)
    page.children = [
      Box(name: "clock", className: "Label", width: 50, height: 20, text: "12:30"),
      Box(name: "map", className: "MapView", y: 20, width: 50, height: 20),
      Box(name: "note", className: "Label", y: 40, width: 50, height: 20, text: "Updated today"),
    ]
    func hidden(_ masks: Mask...) -> [String] {
      (page.scene.masked(by: masks).scene.masked ?? []).map(\.view)
    }
    expectEqual(hidden(.id("clock")), ["page/clock"])
    expectEqual(hidden(.type("MapView")), ["page/map"])
    expectEqual(hidden(.type("Label")), ["page/clock", "page/note"])
    expectEqual(hidden(.text("12:30")), ["page/clock"])
    expectEqual(hidden(.text("12")), [])
    expectEqual(hidden(.text("*:*")), ["page/clock"])
    expectEqual(hidden(.text("Updated *")), ["page/note"])
    expectEqual(hidden(.text(matching: /\d\d:\d\d/)), ["page/clock"])
    expectEqual(hidden(.id("page"), .id("clock")), ["page"])
    expectEqual(hidden(), [])
  }

  @Test func `is known by what a kept scene notes of it, unless it is a pattern`() {
    let masks: [Mask] = [.id("clock"), .text("a, b: *"), .type("MapView")]
    expectEqual(
      Mask.list(from: "id clock, text a, b: *, type MapView"),
      masks.map(\.ifPresent)
    )
    expectEqual(Mask.list(from: "id clock, text matching a pattern"), nil)
    expectEqual(Mask.list(from: "nonsense"), nil)
  }

  @Test func `takes stars for any characters, and in time`() {
    for (pattern, text, isMatch) in [
      ("*", "", true), ("**", "abc", true), ("a*", "abc", true), ("*c", "abc", true),
      ("a*c", "abbbc", true), ("a*c", "abcd", false), ("", "a", false), ("", "", true),
      ("a*b*c", "a-b-b-c", true), ("a*b*c", "a-c-b", false),
    ] {
      let scene = Box(name: "view", width: 1, height: 1, text: text).scene
      expectEqual(
        scene.masked(by: [.text(pattern)]).unmatched.isEmpty,
        isMatch,
        "\(pattern) \(text)"
      )
    }
    let scene = Box(name: "view", width: 1, height: 1, text: String(repeating: "a", count: 4_000))
      .scene
    let pattern = String(repeating: "a*", count: 50) + "b"
    expectEqual(scene.masked(by: [.text(pattern)]).unmatched.count, 1)
  }

  @Test func `that matches nothing is an error with the near names`() throws {
    let page = Box(name: "clock", className: "Label", width: 50, height: 20, text: "12:30")
    let error = #expect(throws: SnapshotError.self) { try page.scene.hiding([.id("clok")]) }
    let text = try #require(error).description
    #expect(text.contains("the mask 'id clok' matches no view"), "\(text)")
    #expect(text.contains("the nearest is 'clock'"), "\(text)")
    #expect(text.contains(#".id("clok").ifPresent"#), "\(text)")
    _ = try page.scene.hiding([.id("clok").ifPresent])
  }

  /// Pictures that were kept before there was a mask carry no note of it.
  @Test(arguments: Keeping.allCases) func `holds for a baseline from before it`(
    keeping: Keeping
  ) throws {
    func page(_ text: RGBA, x: Double = 10, beside: RGBA = .white) -> Scene {
      var page = Box(name: "page", width: 40, height: 40, color: beside)
      page.children = [Box(name: "clock", x: x, y: 10, width: 20, height: 10, color: text)]
      var scene = page.scene
      scene.size = CGSize(width: 40, height: 40)
      return scene
    }
    let folder = try TemporaryFolder()
    func message(
      _ scene: Scene,
      _ mode: RecordMode,
      _ masks: [Mask],
      named name: String = "a"
    ) -> String? {
      withSnapshotTesting(keeping: keeping, masks: masks) {
        folder.call(name: name, mode: mode).verify(
          { scene },
          as: .image,
          environment: ["SNAPLINE_ARTIFACTS": folder.path + "-shown"]
        ).message
      }
    }
    let red = RGBA(bytes: 200, 0, 0)
    _ = message(page(.black), .all, [])
    #expect(message(page(red), .never, []) != nil)
    #expect(message(page(red), .never, [.id("clock")]) == nil)
    let moved = message(page(red, x: 11), .never, [.id("clock")])
    #expect(moved?.contains("x 10 → 11") == true, "\(moved ?? "")")
    #expect(message(page(red, beside: red), .never, [.id("clock")]) != nil)
    // Kept with the mask, and then without it: what was hidden is a difference, and why is said.
    _ = message(page(red), .all, [.id("clock")], named: "b")
    #expect(message(page(.black), .never, [.id("clock")], named: "b") == nil)
    let bare = message(page(red), .never, [], named: "b")
    #expect(bare?.contains("made with other masks: id clock; now none") == true, "\(bare ?? "")")
  }
}
