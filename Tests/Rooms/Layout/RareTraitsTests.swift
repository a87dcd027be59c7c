import Testing

@testable import SnaplineLayout

@Suite struct `What a view seldom has` {
  @Test func `takes no memory for a view that is only told where it is written`() {
    let view = View()
    view.written(in: "Card.swift", line: 7, named: "the card")
    view.accessibilityIdentifier = nil
    #expect(view.rare == nil)
    #expect(view.displayName == "the card" && view.accessibilityIdentifier == nil)
    view.accessibilityIdentifier = "card"
    view.accessibilityIdentifier = nil
    #expect(view.accessibilityIdentifier == nil)
  }
}
