import Dispatch
import Foundation
import SnaplineLayout
import TestSupport
import Testing

/// A member that counts how often lists look at its number, or another member's.
private final class Member: Listed {
  final class Looks { var count = 0 }

  private let looks: Looks
  private var number = 0

  init(_ looks: Looks) { self.looks = looks }

  var listNumber: Int {
    get {
      looks.count += 1
      return number
    }
    set { number = newValue }
  }
}

@Suite struct `A list` {
  private let looks = Member.Looks()

  @Test func `knows the place of each member after any series of edits`() {
    for var seed in Seed.some(60) {
      var members: [Member] = []
      var plain: [ObjectIdentifier] = []
      for _ in 0..<120 {
        let place = Int.random(in: 0...members.count, using: &seed)
        if place < members.count, Int.random(in: 0..<5, using: &seed) < 2 {
          members.strike(members[place])
          plain.remove(at: place)
        } else {
          let member = Member(looks)
          members.enlist(member, at: place)
          plain.insert(ObjectIdentifier(member), at: place)
        }
        #expect(members.map { ObjectIdentifier($0) } == plain, "\(seed)")
        #expect(members.indices.allSatisfy { members.place(of: members[$0]) == $0 }, "\(seed)")
        #expect(members.place(of: Member(looks)) == nil, "\(seed)")
      }
    }
  }

  @Test func `is emptied one by one without a search of it all`() {
    for var seed in Seed.some(6) {
      let count = 1 << Int.random(in: 8...12, using: &seed)
      var order = (0..<count).map { _ in Member(looks) }
      var members: [Member] = []
      for member in order { members.enlist(member, at: members.count) }
      switch Int.random(in: 0..<3, using: &seed) {
      case 0: order.reverse()
      case 1: order.shuffle(using: &seed)
      default: break
      }
      looks.count = 0
      for member in order { members.strike(member) }
      #expect(members.isEmpty, "\(seed)")
      let most = count * 2 * (count.trailingZeroBitCount + 2)
      #expect(looks.count <= most, "\(looks.count) looks at \(count) members, \(seed)")
    }
  }
}

@Suite(.serialized) struct `A large tree` {
  private enum Order: CaseIterable { case forward, backward, shuffled }

  /// Views side by side, each held by constraints with its superview and its neighbour.
  private func tree(of count: Int, isLaidOut: Bool) -> (root: View, views: [View]) {
    let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var views: [View] = []
    for _ in 0..<count {
      let view = SizedView()
      view.contentSize = CGSize(width: 1, height: 1)
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      LayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: root.topAnchor),
        view.leftAnchor.constraint(equalTo: views.last?.rightAnchor ?? root.leftAnchor),
      ])
      views.append(view)
    }
    if isLaidOut { root.layoutIfNeeded() }
    return (root, views)
  }

  /// The processor time of taking a tree apart view by view, in seconds.
  private func dismantling(_ count: Int, _ order: Order, isLaidOut: Bool) -> Double {
    let (root, views) = tree(of: count, isLaidOut: isLaidOut)
    var seed = Seed(1)
    let ordered =
      switch order {
      case .forward: views
      case .backward: Array(views.reversed())
      case .shuffled: views.shuffled(using: &seed)
      }
    let time = processorTime { for view in ordered { view.removeFromSuperview() } }
    #expect(root.subviews.isEmpty && root.constraints.isEmpty)
    return time
  }

  @Test func `is taken apart view by view in a time that grows as the tree does`() {
    for order in Order.allCases {
      for isLaidOut in [false, true] {
        func best(_ count: Int) -> Double {
          (0..<2).map { _ in dismantling(count, order, isLaidOut: isLaidOut) }.min() ?? .nan
        }
        let growth = best(2_000) / best(250)
        // Eightfold, where each view costs the same; as the square it would be sixty-four.
        #expect(growth < 24, "\(order), laid out: \(isLaidOut): \(growth) times")
      }
    }
  }
}
