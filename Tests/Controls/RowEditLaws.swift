import Foundation
import TestSupport
import Testing

@testable import SnaplineControls

@Suite struct `What is noted of edits` {
  /// Sections of items, each item there once.
  private typealias Model = [[Int]]

  /// A model with edits that lead from it to another one.
  private struct Change {
    var old: Model
    var new: Model
    var edits = RowEdits()
    /// Items of a section that is asked for anew, if one is.
    var reloaded: Set<Int>?

    /// Takes out, moves and puts in sections and items by chance.
    init(from old: Model, using random: inout some RandomNumberGenerator) {
      self.old = old
      var nextItem = 1_000
      let fates = old.map { $0.map { _ in Int.random(in: 0..<5, using: &random) } }
      let stays = old.indices.filter { _ in Int.random(in: 0..<4, using: &random) > 0 }
      edits.delete(sections: IndexSet(old.indices).subtracting(IndexSet(stays)))
      new = stays.map { section in
        zip(old[section], fates[section]).filter { $1 > 0 }.map(\.0)
      }
      for section in stays {
        let gone = old[section].indices.filter { fates[section][$0] == 0 }
        edits.delete(gone.map { IndexPath(row: $0, section: section) })
      }
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        new.insert([nextItem, nextItem + 1], at: Int.random(in: 0...new.count, using: &random))
        nextItem += 2
      }
      let come = new.indices.filter { new[$0].first.map { $0 >= 1_000 } ?? false }
      edits.insert(sections: IndexSet(come))
      for section in new.indices where !come.contains(section) {
        for _ in 0..<Int.random(in: 0...2, using: &random) {
          let row = Int.random(in: 0...new[section].count, using: &random)
          new[section].insert(nextItem, at: row)
          nextItem += 1
        }
        let rows = new[section].indices.filter { new[section][$0] >= 1_000 }
        edits.insert(rows.map { IndexPath(row: $0, section: section) })
      }
      if let section = stays.first, Bool.random(using: &random) {
        edits.reload(sections: [section])
        reloaded = Set(old[section])
      }
    }
  }

  @Test(arguments: Seed.some(200))
  func `follows each item to where it is`(seed: Seed) {
    var random = seed
    let old = (0..<Int.random(in: 0...4, using: &random)).map { section in
      (0..<Int.random(in: 0...6, using: &random)).map { section * 10 + $0 }
    }
    let change = Change(from: old, using: &random)
    let counts = (change.old.map(\.count), change.new.map(\.count))
    #expect(change.edits.lead(from: counts.0, to: counts.1), "\(seed)")
    var places: [Int: IndexPath] = [:]
    for (section, items) in change.new.enumerated() {
      for (row, item) in items.enumerated() { places[item] = IndexPath(row: row, section: section) }
    }
    for (section, items) in change.old.enumerated() {
      for (row, item) in items.enumerated() {
        let place = change.edits.followed(IndexPath(row: row, section: section))
        #expect(
          place == (change.reloaded?.contains(item) ?? false ? nil : places[item]),
          "\(seed), \(item)"
        )
      }
    }
    for section in counts.1.indices {
      var other = counts.1
      other[section] += 1
      let isNew = change.new[section].first.map { $0 >= 1_000 } ?? false
      guard !isNew, change.reloaded == nil else { continue }
      #expect(!change.edits.lead(from: counts.0, to: other), "\(seed)")
    }
    #expect(!change.edits.lead(from: counts.0, to: counts.1 + [0]), "\(seed)")
  }

  @Test func `follows sections that are moved, and rows to other sections`() {
    var edits = RowEdits()
    edits.move(section: 0, to: 2)
    edits.move(IndexPath(row: 1, section: 1), to: IndexPath(row: 0, section: 2))
    // The moved section's own rows make room for the one that comes.
    #expect(edits.lead(from: [2, 3, 1], to: [2, 1, 3]))
    #expect((0...2).map(edits.followed(section:)) == [2, 0, 1])
    #expect(edits.followed(IndexPath(row: 1, section: 1)) == IndexPath(row: 0, section: 2))
    #expect(edits.followed(IndexPath(row: 0, section: 0)) == IndexPath(row: 1, section: 2))
    #expect(edits.followed(IndexPath(row: 2, section: 1)) == IndexPath(row: 1, section: 0))
  }

  @Test func `leads nowhere from places that aren't there, or to one place twice`() {
    var edits = RowEdits()
    edits.move(section: -1, to: 3)
    edits.delete(sections: [5])
    #expect(!edits.lead(from: [1, 1], to: [1]))
    edits = RowEdits()
    edits.move(section: 0, to: 1)
    edits.move(section: 1, to: 1)
    #expect(!edits.lead(from: [1, 1], to: [1, 1]))
    edits = RowEdits()
    edits.insert([IndexPath(row: 0, section: 7)])
    #expect(!edits.lead(from: [1], to: [1]) && edits.followed(section: -1) == nil)
  }
}
