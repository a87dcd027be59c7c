import Testing
import UIKit

/// The same source, compiled in the language modes that iOS code is written for.
@Suite struct `Code in a language mode` {
  @Test func `lays out by rules and operators`() {
    let panel = Panel()
    panel.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    panel.setNeedsUpdateConstraints()
    panel.layoutIfNeeded()
    #expect(panel.note.frame == CGRect(x: 16, y: 8, width: 168, height: 20))
    #expect(panel.list.frame == CGRect(x: 16, y: 36, width: 168, height: 64))
    panel.isSearching = true
    panel.note.alpha = 0
    panel.setNeedsUpdateConstraints()
    panel.layoutIfNeeded()
    #expect(panel.note.frame == CGRect(x: 16, y: 8, width: 168, height: 0))
    #expect(panel.list.frame.height == 54)
    #expect(panel.layoutDiagnostics.isEmpty, "\(panel.layoutDiagnostics)")
  }

  @Test func `has members by the names of the helpers for its own`() {
    let frame = CGRect(x: 0, y: 0, width: 500, height: 100)
    #expect(ownFrame(in: frame) == CGRect(x: 12, y: 12, width: 476, height: 76))
    #expect(ownColumns(in: frame) == 2)
  }

  @Test func `names classes inside other types`() {
    #expect(ownClassName().hasSuffix("Badge"))
  }
}
