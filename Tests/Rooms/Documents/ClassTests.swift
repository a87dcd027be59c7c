import SnaplineControls
import SnaplineEnvironment
import SnaplineLayout
import TestSupport
import Testing

@testable import SnaplineDesigns
@testable import SnaplineDocuments

@Suite struct `The classes of views` {
  @Test func `are the same to the reader and to the builder`() {
    let read = ClassWord.all.compactMap(\.id)
    #expect(read.count == Set(read).count)
    #expect(Set(read) == Set(ClassName.allCases))
    #expect(read.allSatisfy { ClassWord.named($0.rawValue)?.id == $0 })
  }

  @Test func `are none of the words that are kept for later`() {
    #expect(ClassWord.reserved.isDisjoint(with: ClassName.allCases.map(\.rawValue)))
  }

  @Test(arguments: ClassName.allCases) func `are built by their own rows`(name: ClassName) throws {
    let word = try #require(ClassWord.named(name.rawValue))
    let span = Span(Source(name: "design.yaml", bytes: []), 0..<0)
    let builder = TreeBuilder(DesignDocument(values: Values()), environment: .current)
    let view = ClassKinds.kind(of: word).make(builder, Element(word: word, span: span))
    let isPlain = [.view, .spacer, .divider, .section, .row].contains(name)
    #expect((type(of: view) == View.self) == isPlain)
  }
}

@Suite struct `The kinds of charts` {
  /// Swift that is written of a design names the kind by its word.
  @Test func `are called the same in designs and in Swift`() {
    expectEqual(ChartKindWord.allCases.map(\.drawn), Chart.Kind.allCases)
    expectEqual(ChartKindWord.allCases.map(\.rawValue), Chart.Kind.allCases.map(\.rawValue))
  }

  @Test func `have the standard that editors are told`() {
    #expect(ChartWords.kind.standard == ChartKindWord.standard.rawValue)
  }
}
