import Foundation
import SnaplineLayout
import TestSupport
import Testing

/// Does something when it is told of a frame.
private final class Meddler: View {
  var meddle: (() -> Void)?

  override var center: CGPoint {
    didSet {
      let once = meddle
      meddle = nil
      once?()
    }
  }
}

/// A row of views, each ten points behind the one before; the first follows the root.
private struct Row {
  let root = View(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
  let views: [Meddler] = (0..<5).map { _ in Meddler() }
  private(set) var gaps: [LayoutConstraint] = []

  init() {
    for (index, view) in views.enumerated() {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      let before = index == 0 ? root.leftAnchor : views[index - 1].leftAnchor
      gaps.append(view.leftAnchor.constraint(equalTo: before, constant: 10))
      LayoutConstraint.activate([
        gaps[index], view.topAnchor.constraint(equalTo: root.topAnchor),
        view.widthAnchor.constraint(equalToConstant: 8),
        view.heightAnchor.constraint(equalToConstant: 8),
      ])
    }
    root.layoutIfNeeded()
  }

  var places: [CGFloat] { views.map(\.frame.minX) }
}

@Suite struct `Frames that move together` {
  @Test func `reach all views`() {
    let row = Row()
    row.gaps[0].constant = 30
    row.root.layoutIfNeeded()
    expectEqual(row.places, [30, 40, 50, 60, 70])
  }

  @Test func `are the newest, though a view that hears of its own moves others`() {
    let row = Row()
    row.views[0].meddle = {
      row.gaps[2].constant = 25
      row.root.layoutIfNeeded()
    }
    row.gaps[0].constant = 30
    row.root.layoutIfNeeded()
    expectEqual(row.places, [30, 40, 65, 75, 85])
  }

  @Test func `reach those that stay, though a view that hears of its own takes others out`() {
    let row = Row()
    row.views[0].meddle = {
      row.views[1].removeFromSuperview()
      row.views[2].leftAnchor.constraint(equalTo: row.root.leftAnchor, constant: 5).isActive = true
    }
    row.gaps[0].constant = 30
    row.root.layoutIfNeeded()
    #expect(row.places[0] == 30 && row.places[2...] == [5, 15, 25])
  }

  @Test func `are left to another tree, where a view that hears of its own puts the root there`() {
    let row = Row()
    let outer = View(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    row.views[0].meddle = { outer.addSubview(row.root) }
    row.gaps[0].constant = 30
    row.root.layoutIfNeeded()
    outer.layoutIfNeeded()
    expectEqual(row.places, [30, 40, 50, 60, 70])
  }

  @Test func `let a view take itself out that nobody else keeps`() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    var view: Meddler? = Meddler()
    guard let width = view?.widthAnchor.constraint(equalToConstant: 8),
      let left = view?.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10)
    else { return }
    view?.translatesAutoresizingMaskIntoConstraints = false
    if let view { root.addSubview(view) }
    LayoutConstraint.activate([width, left])
    root.layoutIfNeeded()
    weak let witness = view
    view?.meddle = { witness?.removeFromSuperview() }
    view = nil
    left.constant = 20
    root.layoutIfNeeded()
    #expect(witness == nil && root.subviews.isEmpty)
  }
}
