import Foundation
import SnaplineDocuments
import SnaplineScene
import SnaplineSnapshots
import TestSupport
import Testing

@Suite struct `One random edit of a design` {
  @Test func `is the one cause that is named`() throws {
    var differing = 0
    for var seed in Seed.many(50) {
      let named = Double(seed.number(in: 0...1))
      let design = RandomDesign(&seed, named: named)
      var edited = design
      let edit = edited.edit(&seed)
      let (old, new) = (try document(of: design), try document(of: edited))
      // A baseline is read from its text, which has no places.
      let kept = try SceneDocument(utf8: old.utf8)
      let findings = FoundDifferences(baseline: kept, scene: new)
      guard !findings.differences.isEmpty else { continue }
      differing += 1
      let text = FailureText().lines(for: findings).joined(separator: "\n")
      #expect(findings.causes.count == 1, "\(seed)\n\(text)")
      #expect(findings.causes.first?.edits.count == 1, "\(seed)\n\(text)")
      let explained = findings.causes.flatMap(\.explained)
      expectEqual(Set(explained), Set(findings.differences.indices), "\(seed)\n\(text)")
      let found = findings.causes.first?.edits.first
      #expect(found?.place?.file == "random.yaml", "\(seed)\n\(text)")
      let identity = found?.identity
      #expect(identity?.property.contains(edit.property) ?? false, "\(seed) \(edit)\n\(text)")
      if let old = edit.old { expectEqual(identity?.old, old, "\(seed)\n\(text)") }
      if let new = edit.new { expectEqual(identity?.new, new, "\(seed)\n\(text)") }
    }
    #expect(differing > 30)
  }

  @Test func `is the one cause among rows, data and lists without names`() throws {
    var (differing, first) = (0, 0)
    for var seed in Seed.many(25) {
      var page = RandomPage(&seed)
      let old = try SceneDocument(utf8: try document(of: page.yaml).utf8)
      let edit = page.edit(&seed)
      let findings = FoundDifferences(baseline: old, scene: try document(of: page.yaml))
      guard !findings.differences.isEmpty else { continue }
      differing += 1
      let text = FailureText().lines(for: findings).joined(separator: "\n")
      expectEqual(findings.causes.map(\.edits.count), [1], "\(seed) \(edit)\n\(text)")
      let explained = findings.causes.flatMap(\.explained)
      expectEqual(Set(explained), Set(findings.differences.indices), "\(seed) \(edit)\n\(text)")
      guard let found = findings.causes.first?.edits.first else { continue }
      expectEqual(found.place?.file, "random.yaml", "\(seed)\n\(text)")
      #expect(isNamed(edit, by: found), "\(seed) \(edit)\n\(text)")
      if isNamed(edit, by: found) { first += 1 }
    }
    #expect(differing > 15 && first == differing)
  }

  @Test func `is named with its line in designs that were written by hand`() throws {
    let paths = Checkout.designs.filter { $0.hasSuffix(".yaml") }
    var (differing, first) = (0, 0)
    for var seed in Seed.many(15) {
      let path = paths[seed.number(in: 0...paths.count - 1)]
      let design = try String(contentsOfFile: path, encoding: .utf8)
      guard let edit = GalleryEdit(of: design, &seed),
        let before = try? scene(of: design, at: path),
        let after = try? scene(of: edit.text, at: path)
      else { continue }
      let old = try SceneDocument(utf8: before.utf8)
      let findings = FoundDifferences(baseline: old, scene: after)
      guard !findings.differences.isEmpty else { continue }
      differing += 1
      let edits = findings.causes.flatMap(\.edits)
      let text = FailureText().lines(for: findings).joined(separator: "\n")
      let said =
        "\(path.split(separator: "/").last ?? ""): \(edit.kind) \(edit.old) → \(edit.new) on line \(edit.line)"
      expectEqual(edits.map(\.place?.line), [edit.line], "\(seed) \(said)\n\(text)")
      if edits.first?.place?.line == edit.line { first += 1 }
    }
    #expect(differing > 7 && first * 100 >= differing * 99)
  }

  private func scene(of text: String, at path: String) throws -> SceneDocument {
    let design = try Design(bytes: Array(text.utf8), from: path)
    return SceneDocument(resolving: try design.explainedDrawing().scene, notes: [:]) { _ in "" }
  }

  @Test func `is the one cause in components, data, texts of languages, templates and conditions`()
    throws
  {
    var differing = 0
    for var seed in Seed.many(30) {
      var shop = RandomShop(&seed)
      let before = shop.yaml
      let old = try SceneDocument(utf8: try document(of: before).utf8)
      let edit = shop.edit(&seed)
      let findings = FoundDifferences(baseline: old, scene: try document(of: shop.yaml))
      guard !findings.differences.isEmpty else { continue }
      differing += 1
      let text = FailureText().lines(for: findings).joined(separator: "\n")
      expectEqual(findings.causes.map(\.edits.count), [1], "\(seed) \(edit)\n\(text)")
      let explained = findings.causes.flatMap(\.explained)
      expectEqual(Set(explained), Set(findings.differences.indices), "\(seed) \(edit)\n\(text)")
      guard let found = findings.causes.first?.edits.first else { continue }
      #expect(isNamed(edit, by: found), "\(seed) \(edit)\n\(text)")
      // What is gone stands nowhere.
      guard edit.new != "absent" else { continue }
      let lines = [before, shop.yaml].map { $0.split(separator: "\n") }
      let line = zip(lines[0], lines[1]).enumerated().first { $0.element.0 != $0.element.1 }
      expectEqual(found.place?.line, line.map { $0.offset + 1 }, "\(seed) \(edit)\n\(text)")
    }
    #expect(differing > 20)
  }

  @Test func `is named beside others that are as random`() throws {
    var told = 0
    for var seed in Seed.many(40) {
      let design = RandomDesign(&seed, named: Double(seed.number(in: 0...1)))
      var edited = design
      let edits = edited.edits(seed.number(in: 2...4), &seed)
      let kept = try SceneDocument(utf8: try document(of: design).utf8)
      let findings = FoundDifferences(baseline: kept, scene: try document(of: edited))
      let text = FailureText().lines(for: findings).joined(separator: "\n")
      let found = findings.causes.flatMap(\.edits)
      for edit in edits {
        #expect(found.contains { isNamed(edit, by: $0) }, "\(seed) \(edit)\n\(text)")
      }
      for edit in found {
        #expect(edits.contains { isNamed($0, by: edit) }, "\(seed) invented \(edit.text)\n\(text)")
      }
      let explained = findings.causes.flatMap(\.explained)
      expectEqual(Set(explained), Set(findings.differences.indices), "\(seed)\n\(text)")
      told += edits.count
    }
    #expect(told >= 100)
  }

  /// Whether an edit is what was done, or one of several alike that are told as one.
  private func isNamed(_ edit: RandomDesign.Edit, by found: Edit) -> Bool {
    let identity = found.identity
    let hasValues =
      (edit.old ?? identity.old) == identity.old && (edit.new ?? identity.new) == identity.new
    let isAlike = found.alike > 0 && edit.old != nil
    return hasValues && (identity.property.contains(edit.property) || isAlike)
  }

  @Test func `is none where a comment, a blank line or the order of keys is another`() throws {
    for var seed in Seed.some(20) {
      let yaml = RandomDesign(&seed, named: 0.5).yaml
      let other =
        "# A comment.\n\n"
        + yaml.replacing("  - stack.top == self.top + 10", with: "  - self.top == stack.top - 10")
      let (old, new) = (try document(of: yaml), try document(of: other))
      #expect(try new.isKept(as: old.utf8), "\(seed)")
      #expect(FoundDifferences(baseline: old, scene: new).differences.isEmpty, "\(seed)")
    }
  }

  private func document(of design: RandomDesign) throws -> SceneDocument {
    try document(of: design.yaml)
  }

  private func document(of yaml: String) throws -> SceneDocument {
    SceneDocument(
      resolving: try Design(yaml: yaml, named: "random.yaml").explainedDrawing().scene,
      notes: [:]
    ) { _ in "" }
  }
}
