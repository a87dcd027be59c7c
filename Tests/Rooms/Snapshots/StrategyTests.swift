import Foundation
import SnaplineSnapshots
import Testing

@Suite struct `A dump` {
  private func dump<Value>(_ value: Value) throws -> String {
    try Snapshotting<Value, String>.dump.snapshot(value)
  }

  private final class Node {
    var name: String
    var next: Node?
    init(_ name: String) { self.name = name }
  }

  private enum Shape {
    case dot
    case circle(radius: Double)
  }

  private struct Card {
    var title: String?
    var tags: [String]
    var shape: Shape
  }

  @Test func `is indented much as the language's own is`() throws {
    let card = Card(title: "a \"b\"\n", tags: ["x", "y"], shape: .circle(radius: 2))
    #expect(
      try dump(card) == """
        ▿ Card
          - title: "a \\"b\\"\\n"
          ▿ tags: 2 elements
            - "x"
            - "y"
          ▿ shape: Shape.circle
            ▿ circle: (1 element)
              - radius: 2.0

        """
    )
    #expect(try dump(Shape.dot) == "- Shape.dot\n")
    #expect(try dump([Int]()) == "- 0 elements\n")
    #expect(try dump(nil as Int?) == "- nil\n")
  }

  @Test func `has sets and dictionaries in one order`() throws {
    // Each collection has a seed of its own by its capacity, and so an order of its own.
    let words = (0..<40).map { "word\($0)" }
    var sets = [Set(words)]
    var dictionaries = [Dictionary(uniqueKeysWithValues: words.map { ($0, $0.count) })]
    for capacity in [100, 1_000, 10_000] {
      sets.append(Set(minimumCapacity: capacity))
      sets[sets.count - 1].formUnion(words.reversed())
      dictionaries.append(Dictionary(minimumCapacity: capacity))
      dictionaries[dictionaries.count - 1].merge(dictionaries[0]) { old, _ in old }
    }
    #expect(Set(try sets.map(dump)).count == 1)
    #expect(Set(try dictionaries.map(dump)).count == 1)
    #expect(try dump(["b": 1, "a": 2]).contains("- key: \"a\"\n    - value: 2\n"))
  }

  @Test func `has no addresses, and comes to an end where objects hold one another`() throws {
    let (first, second) = (Node("first"), Node("second"))
    (first.next, second.next) = (second, first)
    defer { first.next = nil }
    let text = try dump([first, first])
    #expect(!text.contains("0x"))
    #expect(text.contains("- name: \"second\""))
    #expect(text.contains("Node (as above)"))
  }

  @Test func `is cut off where it is too deep`() throws {
    var list = Node("end")
    for number in 0..<100_000 {
      let node = Node("\(number)")
      node.next = list
      list = node
    }
    #expect(try dump(list).contains("…"))
    // Freed one by one: a chain that frees itself is as deep as it is long.
    while let next = list.next {
      list.next = nil
      list = next
    }
  }
}

@Suite struct `Text that is kept` {
  @Test func `is not taken from what only names a file that Git LFS keeps`() throws {
    let folder = try TemporaryFolder()
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:0\n"
    try folder.write(pointer, to: "a.txt")
    for mode in [RecordMode.pending, .all] {
      let message = folder.check("one", mode) ?? ""
      #expect(message.contains("git lfs pull"), "\(message)")
    }
    #expect(folder.text("a.txt") == pointer)
    #expect(folder.check(pointer, .never) == nil)
  }
}
