import Foundation
import Testing

/// `Layout` has two floors: `Tree`, which holds views and what is said of them, and `Solving`,
/// which makes a problem of that and hands frames back.
@Suite struct `The floors of Layout` {
  /// What the tree may not name: the solver's room and the parts of the engine.
  ///
  /// The tree speaks to a view's `LayoutNode`, by the verbs in `LayoutNode+Edits`, and to the
  /// `LayoutPass` of its root. Whatever else it named, a change of the engine would have to be made
  /// in the tree too.
  private static let hidden: Set = [
    "FrameRows", "LayoutEngine", "MoveList", "Problem", "Remeasuring", "Row", "RowBuilder", "Seat",
    "Slot", "SnaplineSolver", "Solver", "engine", "engineIfThere", "seat", "solver",
  ]

  /// Files that may name some of these words, each with its reason.
  private static let exceptions: [String: Set<String>] = [:]

  @Test func `keep the parts of the engine from the tree`() throws {
    for file in try Repository.swiftFiles(below: "Sources/Layout/Tree") {
      let words = Self.words(of: try Repository.text("Sources/Layout/Tree/" + file))
      let named = words.intersection(Self.hidden)
      #expect(named == Self.exceptions[file, default: []], "\(file)")
    }
  }

  @Test func `list no word that the other floor has given up`() throws {
    let texts = try Repository.texts(below: "Sources/Layout/Solving", endingIn: ".swift")
    let words = texts.reduce(into: Set<String>()) { $0.formUnion(Self.words(of: $1)) }
    #expect(Self.hidden.subtracting(words) == [])
  }

  @Test func `are all that Layout has`() throws {
    let files = try Repository.swiftFiles(below: "Sources/Layout")
    let floors = Set(files.map { String($0.prefix { $0 != "/" }) })
    #expect(floors == ["Doorway.swift", "Solving", "Tree"])
  }

  /// The identifiers of a source, without those of its comments.
  private static func words(of source: String) -> Set<String> {
    let lines = source.split(separator: "\n").map { line in
      line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
    }
    let parts = lines.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "_" } }
    return Set(parts.map(String.init))
  }
}
