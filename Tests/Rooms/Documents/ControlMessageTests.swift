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
    ("{pageControl: {pages: 10000}}", []),
    ("{pageControl: {pages: 10001}}", ["out-of-range"]),
    ("{searchBar: {scopes: [{symbol: star}]}}", ["wrong-type"]),
    (
      "{button: {title: A, subtitle: B}, kind: legacy, loading: true}",
      ["legacy-button", "legacy-button"]
    ),
    ("{button: {}, kind: close}", []),
    ("{button: Close, kind: close, color: red}", ["close-button", "close-button"]),
    ("{button: {title: A, menu: [B, {title: C, items: [D]}]}}", []),
    ("{button: {title: A, menu: [{titel: C}]}}", ["object-key"]),
    ("{button: {title: A, menu: B}}", ["wrong-type"]),
    ("{datePicker: 2026-02-30}", ["no-such-date"]),
    ("{datePicker: 24:00}", ["no-such-date"]),
    ("{datePicker: 2026-2-3}", ["wrong-value"]),
    ("{datePicker: 2028-02-29}", []),
    ("{datePicker: 2026-03-14T09:41+02:00}", []),
    ("{datePicker: {date: 2026-03-14, minimum: 2026-03-14, maximum: 2026-03-14}}", []),
    ("{datePicker: {date: 2026-03-14T23:30, maximum: 2026-03-14}}", []),
    ("{datePicker: {date: 2026-03-14, minimum: 2026-03-15}}", ["date-beyond-limits"]),
    ("{datePicker: {date: 2026-03-14, maximum: 2026-03-13T10:00}}", ["date-beyond-limits"]),
    ("{datePicker: {minimum: 2026-03-15, maximum: 2026-03-14}}", ["empty-range"]),
    ("{datePicker: {minimum: 2026-02-30}}", ["no-such-date"]),
    ("{datePicker: {date: 09:41, minuteInterval: 15}}", []),
    ("{datePicker: {date: 09:41, minuteInterval: 25}}", ["out-of-range"]),
    ("{datePicker: {date: 09:41, minuteInterval: 0}}", ["out-of-range"]),
    ("{textView: A, maximumHeight: 80, scrolls: false}", ["scrolls-by-height"]),
    ("{textView: A, maximumHeight: 80, scrolls: true}", ["scrolls-by-height"]),
    ("{textView: A, maximumHeight: 80}", []),
    ("{scroll: [{label: A, width: superview.width}], refreshing: true}", []),
    ("{scroll: [], refreshing: maybe}", ["boolean"]),
    ("{picker: {columns: [A, B], selected: 2}}", ["no-row"]),
    ("{picker: {columns: [[A, B], [C]], selected: [1, 0, 0]}}", ["no-row"]),
    ("{picker: {columns: [[A, B], [C]], selected: [1, 0]}}", []),
    ("{blur: {label: A}, material: systemMaterail}", ["enumerator"]),
  ])
  func `is told of it when it is drawn`(view: String, expected: [String]) throws {
    var found: [Diagnostic] = []
    do throws(DesignError) {
      found = try Design(yaml: "canvas: 300x100\nview: \(view)\n").drawing().diagnostics
    } catch {
      found = error.diagnostics
    }
    #expect(found.map(\.id) == expected)
  }
}
