import SnaplineDesigns
import SnaplineDiagnostics
import SnaplineDocuments
import SnaplineEnvironment
import SnaplineToSwift
import TestSupport
import Testing

@Suite struct `What Swift has no words for` {
  /// The examples of the reference say every key that there is: a new one has a writer, or a row with the
  /// reason why it has none.
  @Test func `has a row with a reason, and every other key a writer`() throws {
    var refused: Set<String> = []
    for example in ReferenceExample.all {
      guard let design = try? Design(yaml: example.text) else { continue }
      let source = WrittenSwift(
        try design.settled(),
        title: .init(file: "example.yaml", name: example.name),
        environment: design.environment,
        standard: .current
      )
      for fault in source.faults where fault.subject.hasSuffix("' can't be said in Swift") {
        refused.insert(String(fault.subject.split(separator: "'")[0]))
      }
    }
    #expect(refused.subtracting(KeyRows.refused.keys) == [])
    #expect(Set(KeyRows.meant.keys).isDisjoint(with: KeyRows.refused.keys))
  }

  @Test func `is told with its place and what to do, and nothing is written`() throws {
    let source = try WrittenSwift.of(
      """
      canvas: 100x100
      view:
        view:
        - {label: One, id: one}
        - {label: Two, below: one}
        defaults: {spacing: 8}
      """
    )
    #expect(source.text == nil)
    let fault = try #require(source.faults.first)
    #expect(source.faults.count == 1)
    #expect(fault.id == "not-in-swift" && fault.severity == .error)
    #expect(fault.subject == "'defaults' can't be said in Swift")
    #expect(fault.place?.line == 6 && fault.place?.column == 3)
    #expect(fault.remedy == "leave it out here, and write the code for it by hand")
  }

  @Test func `doesn't take in a condition that is written as it holds`() throws {
    let source = try WrittenSwift.of(
      """
      canvas: 100x100
      view:
      - {label: One, id: one, if: dark, then: {color: white}}
      - {label: Two, if: verticallyCompact, then: {pinnedTo: top}, else: {pinnedTo: bottom}}
      """
    )
    #expect(source.remarks.map(\.id) == ["settled-condition"])
    #expect(source.remarks.first?.place?.line == 3)
    #expect(source.remarks.first?.subject == "'dark' doesn't hold in what is written")
    let text = try #require(source.text)
    #expect(text.contains("View.if(.verticallyCompact) {"))
    #expect(text.contains("} else: {"))
  }

  @Test func `tells of a condition once, on however many pages it is written`() throws {
    let source = try WrittenSwift.of(
      """
      canvas: 200x100
      pages: rows
      view:
        vstack:
        - {label: Head, if: dark, then: {color: white}}
        - {vstack: [{label: One}, {label: Two, newPage: true}, {label: Three, newPage: true}], id: rows}
        filling: superview
      """
    )
    #expect(source.text?.contains("makePage3") == true)
    #expect(source.remarks.map(\.subject) == ["'dark' doesn't hold in what is written"])
  }

  @Test func `has no variable that nothing changes`() throws {
    let plain = try #require(
      try WrittenSwift.of("canvas: 90x90\nview: {chart: {values: [1, 2]}}\n").text
    )
    #expect(plain.contains("let chartNumbers = Chart(.bars"), "\(plain)")
    let marked = try #require(
      try WrittenSwift.of("canvas: 90x90\nview: {chart: {values: [1, 2]}, ticks: 3}\n").text
    )
    #expect(marked.contains("var chartNumbers = Chart(.bars"), "\(marked)")
  }
}
