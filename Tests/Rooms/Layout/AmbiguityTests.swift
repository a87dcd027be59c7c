import Foundation
import SnaplineDiagnostics
import SnaplineGeometry
import SnaplineLayout
import TestSupport
import Testing

@Suite struct `Ambiguity` {
  private let root = View(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let child = View()

  init() {
    root.accessibilityIdentifier = "card"
    child.accessibilityIdentifier = "badge"
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
    LayoutConstraint.activate([
      child.leftAnchor.constraint(equalTo: root.leftAnchor),
      child.topAnchor.constraint(equalTo: root.topAnchor),
      child.widthAnchor.constraint(equalToConstant: 20),
    ])
  }

  @Test func `is known right after an edit, without a pass`() {
    #expect(child.hasAmbiguousLayout && !root.hasAmbiguousLayout)
    let height = child.heightAnchor.constraint(equalToConstant: 10)
    height.isActive = true
    #expect(!child.hasAmbiguousLayout)
    #expect(child.frame.height == 0)
    root.layoutIfNeeded()
    #expect(child.frame.height == 10)
    height.isActive = false
    #expect(child.hasAmbiguousLayout)
    #expect(child.frame.height == 10)
  }

  @Test func `is none of a view by itself`() {
    #expect(!View().hasAmbiguousLayout && !LayoutGuide().hasAmbiguousLayout)
  }

  @Test func `of a guide is told like that of a view`() throws {
    child.heightAnchor.constraint(equalToConstant: 10).isActive = true
    let guide = LayoutGuide()
    guide.identifier = "gutter"
    root.addLayoutGuide(guide)
    LayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: child.rightAnchor),
      guide.topAnchor.constraint(equalTo: root.topAnchor),
      guide.bottomAnchor.constraint(equalTo: root.bottomAnchor),
    ])
    #expect(guide.hasAmbiguousLayout && !child.hasAmbiguousLayout)
    let told = try #require(root.layoutAmbiguities.first)
    #expect(root.layoutAmbiguities.count == 1 && told.attribute == .width)
    #expect(told.diagnostic.subject == "nothing says how wide \"card\".\"gutter\" is")
    #expect(told.frames.count == 2 && told.frames.allSatisfy { $0.height == 100 })
    #expect(told.mended?.hasPrefix("\"card\".\"gutter\".width == ") == true)
    let width = guide.widthAnchor.constraint(equalToConstant: 4)
    width.isActive = true
    #expect(!guide.hasAmbiguousLayout && root.layoutAmbiguities.isEmpty)
    #expect(guide.constraintsAffectingLayout(for: .horizontal).contains(width))
    #expect(!guide.constraintsAffectingLayout(for: .vertical).contains(width))
    #expect(guide.layoutFrame == CGRect(x: 20, y: 0, width: 4, height: 100))
  }

  @Test func `of many views is told with both frames for the first fifty`() {
    for number in 0..<60 {
      let view = View()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      LayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: root.leftAnchor),
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: CGFloat(number)),
        view.heightAnchor.constraint(equalToConstant: 1),
      ])
    }
    let told = root.layoutAmbiguities
    #expect(told.count == 61)
    #expect(told.prefix(50).allSatisfy { $0.frames.count == 2 })
    #expect(told.dropFirst(50).allSatisfy { $0.frames.count == 1 })
  }

  @Test func `of a view leaves its constraints, and shows another frame and back`() {
    root.layoutIfNeeded()
    let before = child.frame
    child.exerciseAmbiguityInLayout()
    #expect(child.frame != before && child.frame.width == 20)
    child.exerciseAmbiguityInLayout()
    #expect(child.frame == before)
  }
}

@Suite struct `A view's list of constraints` {
  private let root = View(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let child = View()

  init() {
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
  }

  @Test func `takes constraints in and gives them back`() {
    let left = child.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5)
    let width = child.widthAnchor.constraint(equalToConstant: 9)
    root.addConstraint(left)
    root.addConstraints([left, width])
    #expect(root.constraints == [left, width] && left.isActive && width.isActive)
    root.layoutIfNeeded()
    #expect(child.frame.minX == 5 && child.frame.width == 9)
    child.removeConstraint(width)
    #expect(width.isActive)
    root.removeConstraints([width, left])
    #expect(root.constraints.isEmpty && !left.isActive && !width.isActive)
    root.removeConstraint(width)
    root.layoutIfNeeded()
    #expect(child.frame.width == 0 && root.layoutDiagnostics.isEmpty)
  }

  @Test func `takes none whose items it doesn't stand above`() {
    let left = child.leftAnchor.constraint(equalTo: root.leftAnchor)
    child.addConstraint(left)
    #expect(!left.isActive && child.constraints.isEmpty)
    expectEqual(root.layoutDiagnostics.map(\.id), ["no-common-ancestor"])
  }
}
