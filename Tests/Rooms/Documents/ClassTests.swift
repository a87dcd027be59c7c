import SnaplineEnvironment
import SnaplineLayout
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

  @Test(arguments: ClassName.allCases) func `are built by their own rows`(name: ClassName) throws {
    let word = try #require(ClassWord.named(name.rawValue))
    let span = Span(Source(name: "design.yaml", bytes: []), 0..<0)
    let builder = TreeBuilder(DesignDocument(values: Values()), environment: .current)
    let view = ClassKinds.kind(of: word).make(builder, Element(word: word, span: span))
    let isPlain = [.view, .spacer, .divider, .section, .row].contains(name)
    #expect((type(of: view) == View.self) == isPlain)
  }
}
