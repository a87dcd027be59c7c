import Foundation
import SnaplineScene
import SnaplineSnapshots
import TestSupport
import Testing

@Suite struct `What a text was and is` {
  private func changes(_ old: String, _ new: String) -> [Difference.Change] {
    let label = Box(name: "bio", className: "Label", width: 200, height: 20, text: old)
    var edited = label
    edited.text = new
    return FoundDifferences(baseline: label.document, scene: edited.document).differences
      .flatMap(\.changes).filter { $0.property == "text" }
  }

  @Test func `never reads alike, wherever it changed`() {
    for var seed in Seed.some(400) {
      let letters = Array("abcdefgh    éß漢👩‍👩‍👧\n")
      func letter() -> Character { letters.randomElement(using: &seed) ?? "a" }
      let old = (0..<seed.number(in: 1...400)).map { _ in letter() }
      var new = old
      let place = seed.number(in: 0...old.count - 1)
      switch seed.number(in: 0...2) {
      case 0: new[place] = "X"
      case 1: new.insert("X", at: place)
      default: new.removeSubrange(place...)
      }
      let told = changes(String(old), String(new))
      #expect(told.count == 1, "\(seed)")
      for change in told {
        #expect(change.old != change.new, "\(seed) \(change.old)")
        #expect(change.old.count < 120 && change.new.count < 120, "\(seed)")
      }
    }
  }

  @Test func `is shown around the change where it is long`() {
    let bio = "Writes about constraints and the solvers that keep them in order, "
    #expect(
      changes(bio + "mostly at night.", bio + "nearly always at night.") == [
        Difference.Change(
          property: "text",
          old: "“…keep them in order, mostly at night.”",
          new: "“…keep them in order, nearly always at night.”"
        )
      ]
    )
  }

  @Test func `is spelled where its looks don't tell`() {
    let cases = [
      ("caf\u{E9}", "cafe\u{301}", "“café” (U+00E9)", "“café” (U+0065 U+0301)"),
      ("a b", "a\u{A0}b", "“a b” (U+0020)", "“a\u{A0}b” (U+00A0)"),
      ("ab", "a\u{200B}b", "“ab” (U+0062)", "“a\u{200B}b” (U+200B)"),
      ("a\nb", "a\u{2028}b", "“a⏎b” (U+000A)", "“a⏎b” (U+2028)"),
    ]
    for (old, new, shown, shownNew) in cases {
      let told = changes(old, new)
      expectEqual(told.map(\.old.utf8.count), [shown.utf8.count], "\(told)")
      #expect(told.first?.old == shown && told.first?.new == shownNew, "\(told)")
    }
  }

  @Test func `never reads alike in lines and glyphs far down`() {
    for var seed in Seed.some(100) {
      let count = seed.number(in: 2...12)
      let place = seed.number(in: 0...count - 1)
      let old = lines(count) { _, _ in }
      let broken = lines(count) { if $0 == place { $1.string += "x" } }
      let shaped = lines(count) {
        if $0 == place, let last = $1.runs[0].glyphs.indices.last {
          $1.runs[0].glyphs[last].y += 0.003
        }
      }
      for (new, property) in [(broken, "lines"), (shaped, "glyphs of")] {
        let changes = FoundDifferences(baseline: old, scene: new).differences.flatMap(\.changes)
        #expect(changes.count == 1 && changes[0].property.hasPrefix(property), "\(changes)")
        #expect(changes.allSatisfy { $0.old != $0.new }, "\(seed) \(changes)")
      }
    }
  }

  /// A label of several lines, each as it is made by `edit`.
  private func lines(_ count: Int, _ edit: (Int, inout TextLine) -> Void) -> SceneDocument {
    let label = Box(
      name: "bio",
      className: "Label",
      width: 200,
      height: 20,
      text: "some words in a line"
    )
    var scene = label.scene
    scene.items = scene.items.flatMap { item -> [DisplayItem] in
      guard case .text(let line) = item else { return [item] }
      return (0..<count).map { number in
        var line = line
        line.baseline += Double(number) * 20
        edit(number, &line)
        return .text(line)
      }
    }
    return SceneDocument(resolving: scene, notes: [:]) { _ in "aaaa" }
  }
}
