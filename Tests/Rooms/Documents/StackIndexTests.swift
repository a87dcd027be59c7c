import SnaplineDesigns
import TestSupport
import Testing

@testable import SnaplineDocuments

@Suite struct `Stacks by the lines of their views` {
  /// The last column or row, in the order of the file, in which a view of a line stands, be it in other stacks
  /// inside.
  private func searched(
    in document: DesignDocument,
    around line: Int,
    isColumn: Bool
  ) -> Element? {
    func holds(_ stack: Element) -> Bool {
      stack.children.contains { $0.span.line == line || $0.word.isStack && holds($0) }
    }
    var found: Element?
    for element in document.elements {
      element.forEach { element in
        let isMeant = element.word.id == (isColumn ? .vstack : .hstack)
        if isMeant, holds(element) { found = element }
      }
    }
    return found
  }

  @Test(arguments: Gallery.paths)
  func `are those that a search through all views finds`(path: String) throws {
    let design = try Design(contentsOf: path)
    let index = StackIndex(of: design.document)
    for line in 1...design.source.main.lineCount {
      for isColumn in [true, false] {
        let found = index.stack(around: line, isColumn: isColumn)
        let searched = searched(in: design.document, around: line, isColumn: isColumn)
        #expect(found?.number == searched?.number, "\(line), \(isColumn)")
      }
    }
  }

  @Test func `are the innermost with nothing but stacks between`() throws {
    let text = """
      canvas: 200x200
      view:
        vstack:
        - hstack:
          - label: One
          - vstack:
            - label: Two
        - view:
            label: Three
            filling: superview
        pinnedTo: topLeading

      """
    let index = StackIndex(of: try Design(yaml: text).document)
    func lines(_ line: Int) -> [Int?] {
      [true, false].map { index.stack(around: line, isColumn: $0)?.span.line }
    }
    expectEqual(lines(5), [3, 4])
    expectEqual(lines(7), [6, 4])
    expectEqual(lines(8), [3, nil])
    expectEqual(lines(9), [nil, nil])
    expectEqual(lines(3), [nil, nil])
  }
}
