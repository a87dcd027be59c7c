import Foundation
import TestSupport
import Testing

@testable import SnaplineControls

@Suite struct `What is noted of edits` {
  /// Sections of items, each item there once.
  private typealias Model = [[Int]]

  /// A model with edits that lead from it to another one.
  private struct Change {
    let old: Model
    private(set) var new: Model = []
    private(set) var edits = RowEdits()
    /// Items of a section that is asked for anew, if one is, but those that are moved.
    private(set) var reloaded: Set<Int>?
    /// The sections that were put in.
    private(set) var come = IndexSet()

    private enum Fate: CaseIterable {
      case gone, moved, stays, staysToo

      static func drawn(using random: inout some RandomNumberGenerator) -> Fate {
        allCases[.random(in: allCases.indices, using: &random)]
      }
    }

    /// Takes out, moves and puts in sections and items by chance.
    init(from old: Model, using random: inout some RandomNumberGenerator) {
      self.old = old
      let fates = old.map { _ in Fate.drawn(using: &random) }
      var order: [(old: Int?, items: [Int])] = []
      var moved: [Int: IndexPath] = [:]
      for (section, items) in old.enumerated() {
        var stays: [Int] = []
        for (row, item) in items.enumerated() {
          let path = IndexPath(row: row, section: section)
          switch Fate.drawn(using: &random) {
          case .gone: if fates[section] != .gone { edits.delete([path]) }
          case .moved: moved[item] = path
          default: stays.append(item)
          }
        }
        switch fates[section] {
        case .gone: edits.delete(sections: [section])
        case .moved:
          order.insert((section, stays), at: .random(in: 0...order.count, using: &random))
        default: order.append((section, stays))
        }
        if fates[section] != .gone, reloaded == nil, Bool.random(using: &random) {
          edits.reload(sections: [section])
          reloaded = Set(items).subtracting(moved.keys)
        }
      }
      for _ in 0..<Int.random(in: 1...2, using: &random) {
        order.insert((nil, []), at: .random(in: 0...order.count, using: &random))
      }
      new = order.map(\.items)
      for item in Array(moved.keys.sorted()) + Array(1_000..<1_004) {
        let section = Int.random(in: 0..<new.count, using: &random)
        new[section].insert(item, at: .random(in: 0...new[section].count, using: &random))
      }
      for (place, entry) in order.enumerated() {
        if let section = entry.old {
          if fates[section] == .moved { edits.move(section: section, to: place) }
        } else {
          come.insert(place)
        }
      }
      edits.insert(sections: come)
      for (section, items) in new.enumerated() {
        for (row, item) in items.enumerated() {
          let path = IndexPath(row: row, section: section)
          if let old = moved[item] { edits.move(old, to: path) }
          if item >= 1_000, !come.contains(section) { edits.insert([path]) }
        }
      }
    }
  }

  @Test(arguments: Seed.some(80))
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
      guard !change.come.contains(section), change.reloaded == nil else { continue }
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
    expectEqual((0...2).map(edits.followed(section:)), [2, 0, 1])
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
    edits.insert(sections: [1])
    edits.move(IndexPath(row: 0, section: 0), to: IndexPath(row: 9, section: 1))
    #expect(edits.lead(from: [1], to: [0, 10]) && !edits.lead(from: [1], to: [0, 1]))
    edits = RowEdits()
    edits.insert([IndexPath(row: 0, section: 7)])
    #expect(!edits.lead(from: [1], to: [1]) && edits.followed(section: -1) == nil)
  }
}
