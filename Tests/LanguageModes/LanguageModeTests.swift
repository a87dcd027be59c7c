import PanelInSwift4
import PanelInSwift5
import PanelInSwift6
import Testing
import UIKit

/// The same source, compiled in the language modes that iOS code is written for.
@Suite struct `Code in a language mode` {
  private func expect(
    _ panel: UIView,
    _ note: UIView,
    _ list: UIView,
    search: () -> Void
  ) {
    panel.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    panel.setNeedsUpdateConstraints()
    panel.layoutIfNeeded()
    #expect(note.frame == CGRect(x: 16, y: 8, width: 168, height: 20))
    #expect(list.frame == CGRect(x: 16, y: 36, width: 168, height: 64))
    search()
    note.alpha = 0
    panel.setNeedsUpdateConstraints()
    panel.layoutIfNeeded()
    #expect(note.frame == CGRect(x: 16, y: 8, width: 168, height: 0))
    #expect(list.frame.height == 54)
    #expect(panel.layoutDiagnostics.isEmpty, "\(panel.layoutDiagnostics)")
  }

  @Test func `of Swift 4 lays out by rules and operators`() {
    let panel = PanelInSwift4.Panel()
    expect(panel, panel.note, panel.list) { panel.isSearching = true }
  }

  @Test func `of Swift 5 lays out by rules and operators`() {
    let panel = PanelInSwift5.Panel()
    expect(panel, panel.note, panel.list) { panel.isSearching = true }
  }

  @Test func `of Swift 6 lays out by rules and operators`() {
    let panel = PanelInSwift6.Panel()
    expect(panel, panel.note, panel.list) { panel.isSearching = true }
  }

  @Test func `has members by the names of the helpers for its own`() {
    let frame = CGRect(x: 0, y: 0, width: 500, height: 100)
    let inner = CGRect(x: 12, y: 12, width: 476, height: 76)
    #expect(PanelInSwift4.ownFrame(in: frame) == inner && PanelInSwift4.ownColumns(in: frame) == 2)
    #expect(PanelInSwift5.ownFrame(in: frame) == inner && PanelInSwift5.ownColumns(in: frame) == 2)
    #expect(PanelInSwift6.ownFrame(in: frame) == inner && PanelInSwift6.ownColumns(in: frame) == 2)
  }

  @Test func `names classes inside other types`() {
    #expect(PanelInSwift4.ownClassName().hasSuffix("Badge"))
    #expect(PanelInSwift5.ownClassName().hasSuffix("Badge"))
    #expect(PanelInSwift6.ownClassName().hasSuffix("Badge"))
  }
}
