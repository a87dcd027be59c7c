import SnaplineDiagnostics
import SnaplineDocuments
import Testing

@Suite struct `A control with a wrong value` {
  @Test(arguments: [
    ("{segments: {items: [A, B], selected: 2}}", ["no-segment"]),
    ("{segments: {items: [A, B], selected: none}}", []),
    ("{searchBar: {scopes: [A, B], selectedScope: 2}}", ["no-segment"]),
    ("{searchBar: {scopes: [A, B], selectedScope: 1}}", []),
    ("{searchBar: {text: Find, selectedScope: 0}}", ["no-segment"]),
    ("{pageControl: {pages: 3, current: 3}}", ["no-page"]),
    ("{slider: {value: 0.5, minimum: 2, maximum: 1}}", ["empty-range"]),
    ("{stepper: {value: 1, step: 0}}", ["out-of-range"]),
    ("{stepper: {value: 1, step: -2}}", ["out-of-range"]),
    ("{stepper: {value: 1, step: 0.5}}", []),
  ])
  func `is told of it when it is drawn`(view: String, expected: [String]) throws {
    let design = try Design(yaml: "canvas: 300x100\nview: \(view)\n")
    var found: [Diagnostic] = []
    do { found = try design.drawing().diagnostics } catch { found = error.diagnostics }
    #expect(found.map(\.id) == expected)
  }
}
