import SnaplineDocuments
import SnaplineScene
import SnaplineSnapshots
import TestSupport
import Testing

@Suite struct `One random edit of a design` {
  @Test func `is the one cause that is named`() throws {
    var differing = 0
    for var seed in Seed.many(150) {
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
    #expect(differing > 100)
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
