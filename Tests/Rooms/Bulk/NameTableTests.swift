import SnaplineBulk
import TestSupport
import Testing

@Suite struct `Names of files` {
  @Test func `are given once, to the row that asks first`() {
    var names = NameTable()
    expectEqual(names.give("a.png", to: 1), nil)
    expectEqual(names.give("b.png", to: 2), nil)
    expectEqual(names.give("a.png", to: 3), 1)
    expectEqual(names.give("B.PNG", to: 4), 2)
    expectEqual(names.give("é.png", to: 5), nil)
    expectEqual(names.give("e\u{301}.png", to: 6), 5)
  }

  @Test func `are told apart, however many there are`() {
    var names = NameTable()
    for number in 1...100_000 { #expect(names.give("out/\(number).png", to: number) == nil) }
    for number in stride(from: 1, through: 100_000, by: 997) {
      expectEqual(names.give("OUT/\(number).png", to: 0), number)
    }
  }
}
