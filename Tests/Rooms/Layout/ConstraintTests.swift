import Foundation
import SnaplineDiagnostics
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import SnaplineTesting
import TestSupport
import Testing

@Suite struct `Constraints` {
  /// A root of 200 × 100 with one child that takes part in constraints.
  private func tree() -> (root: View, child: View) {
    let root = View(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let child = View()
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
    return (root, child)
  }

  @Test func `give a child its frame`() {
    let (root, child) = tree()
    LayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
      child.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8),
      child.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      child.heightAnchor.constraint(equalToConstant: 20),
    ])
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 8, y: 10, width: 184, height: 20))
  }

  @Test func `follow a change of the root's size, and of a constant`() {
    let (root, child) = tree()
    let height = child.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.5)
    let left = child.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 8)
    LayoutConstraint.activate([
      height, left,
      child.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      child.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -8),
    ])
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 8, y: 25, width: 184, height: 50))
    root.bounds.size = CGSize(width: 100, height: 60)
    left.constant = 20
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 20, y: 15, width: 72, height: 30))
  }

  @Test func `cross levels of the tree`() {
    let (root, child) = tree()
    let inner = View()
    inner.translatesAutoresizingMaskIntoConstraints = false
    child.addSubview(inner)
    LayoutConstraint.activate([
      child.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 30),
      child.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      child.widthAnchor.constraint(equalToConstant: 100),
      child.heightAnchor.constraint(equalToConstant: 50),
      inner.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      inner.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      inner.widthAnchor.constraint(equalToConstant: 10),
      inner.heightAnchor.constraint(equalTo: inner.widthAnchor, multiplier: 2),
    ])
    assertSnapshot(of: try root.scene(), as: .layout)
  }

  @Test func `mirror where reading goes leftward`() {
    let (root, child) = tree()
    root.environment.traits.layoutDirection = .rightToLeft
    LayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
      child.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor),
      child.widthAnchor.constraint(equalToConstant: 50),
      child.heightAnchor.constraint(equalToConstant: 20),
    ])
    assertSnapshot(of: try root.scene(), as: .layout, named: "leftward")
    root.environment.traits.layoutDirection = .leftToRight
    assertSnapshot(of: try root.scene(), as: .layout, named: "rightward")
  }

  @Test func `fill the margins`() {
    let (root, child) = tree()
    root.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 1,
      leading: 2,
      bottom: 3,
      trailing: 4
    )
    LayoutConstraint.activate([
      child.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      child.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
      LayoutConstraint(
        item: child,
        attribute: .top,
        relatedBy: .equal,
        toItem: root,
        attribute: .topMargin,
        multiplier: 1,
        constant: 0
      ),
      child.bottomAnchor.constraint(equalTo: root.layoutMarginsGuide.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 2, y: 1, width: 194, height: 96))
    #expect(root.layoutMarginsGuide.layoutFrame == child.frame)
  }

  @Test func `round edges to pixels, not sizes`() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 375, height: 10))
    var previous: View?
    var views: [View] = []
    for _ in 0..<4 {
      let view = View()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      LayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: previous?.rightAnchor ?? root.leftAnchor),
        view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.25),
        view.topAnchor.constraint(equalTo: root.topAnchor),
        view.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      ])
      previous = view
      views.append(view)
    }
    root.layoutIfNeeded()
    expectEqual(views.map(\.frame.width), [94, 93.5, 94, 93.5])
  }

  @Test func `of an autoresizing mask keep what the mask keeps`() {
    let (root, child) = tree()
    let masked = View(frame: CGRect(x: 10, y: 10, width: 180, height: 20))
    masked.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    root.addSubview(masked)
    LayoutConstraint.activate([
      child.leftAnchor.constraint(equalTo: masked.leftAnchor),
      child.rightAnchor.constraint(equalTo: masked.rightAnchor),
      child.topAnchor.constraint(equalTo: root.topAnchor),
      child.bottomAnchor.constraint(equalTo: masked.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 10, y: 0, width: 180, height: 10))
    root.frame.size = CGSize(width: 300, height: 150)
    root.layoutIfNeeded()
    #expect(masked.frame == CGRect(x: 10, y: 60, width: 280, height: 20))
    #expect(child.frame == CGRect(x: 10, y: 0, width: 280, height: 60))
  }

  @Test func `go with a view that leaves the tree`() {
    let (root, child) = tree()
    let constraint = child.leftAnchor.constraint(equalTo: root.leftAnchor)
    let own = child.widthAnchor.constraint(equalToConstant: 10)
    LayoutConstraint.activate([constraint, own])
    #expect(root.constraints == [constraint] && child.constraints == [own])
    root.layoutIfNeeded()
    child.removeFromSuperview()
    #expect(!constraint.isActive && own.isActive && root.constraints.isEmpty)
    root.layoutIfNeeded()
  }

  @Test func `without a common tree are told and stay inactive`() {
    let (root, _) = tree()
    let stranger = View()
    stranger.accessibilityIdentifier = "stranger"
    let constraint = stranger.leftAnchor.constraint(equalTo: root.leftAnchor)
    constraint.isActive = true
    #expect(!constraint.isActive)
    expectEqual(stranger.layoutDiagnostics.map(\.id), ["no-common-ancestor"])
  }

  @Test(arguments: [9, 10, 40])
  func `that can't hold together are listed as far as somebody reads`(count: Int) throws {
    let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let views = (0...count).map { _ in View(frame: .zero) }
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    // Each wider than the one before it, and the first than the last.
    for (place, view) in views.dropFirst().enumerated() {
      view.widthAnchor.constraint(equalTo: views[place].widthAnchor, constant: 1).isActive = true
    }
    views[0].widthAnchor.constraint(equalTo: views[count].widthAnchor).isActive = true
    root.layoutIfNeeded()
    let message = try #require(root.layoutDiagnostics.first { $0.id == "conflict" })
    let lines = try #require(message.cause).split(separator: "\n")
    #expect(lines.count == (count < 10 ? count : 9))
    #expect(lines.last == "and \(count - 8) more" || count < 10)
    #expect(root.layoutConflicts.first?.reasons.count == count + 1)
  }

  @Test func `that can't hold together are told as a set, and the newest gives way`() throws {
    let (root, child) = tree()
    child.accessibilityIdentifier = "title"
    LayoutConstraint.activate([
      child.leftAnchor.constraint(equalTo: root.leftAnchor),
      child.widthAnchor.constraint(equalToConstant: 100),
      child.topAnchor.constraint(equalTo: root.topAnchor),
      child.heightAnchor.constraint(equalToConstant: 10),
      child.widthAnchor.constraint(greaterThanOrEqualToConstant: 120),
    ])
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 0, y: 0, width: 100, height: 10))
    let diagnostic = try #require(root.layoutDiagnostics.first)
    #expect(root.layoutDiagnostics.count == 1)
    #expect(diagnostic.id == "conflict")
    #expect(diagnostic.subject == "\"title\".width >= 120 can't hold")
    #expect(diagnostic.place?.file == "LayoutTests/ConstraintTests.swift")
    #expect(diagnostic.remedy?.hasPrefix("write \"title\".width >= 100, or give one") == true)
    #expect(diagnostic.cause?.contains("\"title\".width == 100 (") == true)
  }

  @Test func `that take more steps than the limits allow are told, once`() {
    let (root, child) = tree()
    let sibling = View()
    sibling.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(sibling)
    // None of the two widths can be told without the other.
    for (view, other) in [(child, sibling), (sibling, child)] {
      let sum = view.widthAnchor.constraint(
        equalTo: other.widthAnchor,
        multiplier: -1,
        constant: 90
      )
      let wish = view.widthAnchor.constraint(equalTo: other.widthAnchor, multiplier: 2)
      sum.priority = .defaultHigh
      wish.priority = .defaultHigh
      LayoutConstraint.activate([sum, wish])
    }
    root.environment.limits.layoutSteps = 0
    root.layoutIfNeeded()
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(root.layoutDiagnostics.filter { $0.id == "layout-cut-short" }.count == 1)
  }

  @Test func `that leave something open are told with two answers`() throws {
    let (root, child) = tree()
    child.accessibilityIdentifier = "badge"
    let follower = View()
    follower.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(follower)
    LayoutConstraint.activate([
      child.leftAnchor.constraint(equalTo: root.leftAnchor),
      child.widthAnchor.constraint(equalToConstant: 20),
      child.heightAnchor.constraint(equalToConstant: 10),
      child.topAnchor.constraint(greaterThanOrEqualTo: root.topAnchor),
      child.bottomAnchor.constraint(lessThanOrEqualTo: root.bottomAnchor),
      follower.topAnchor.constraint(equalTo: child.bottomAnchor),
      follower.leftAnchor.constraint(equalTo: root.leftAnchor),
      follower.widthAnchor.constraint(equalToConstant: 5),
      follower.heightAnchor.constraint(equalToConstant: 5),
    ])
    expectEqual(root.ambiguities().map(\.subject), ["nothing says where \"badge\" is vertically"])
    let cause = try #require(root.ambiguities().first?.cause)
    #expect(
      cause == "its top may be 0 as well as 90: "
        + "the frames (0, 0, 20, 10) and (0, 90, 20, 10) would both do"
    )
    #expect(child.hasAmbiguousLayout && follower.hasAmbiguousLayout)
    child.topAnchor.constraint(equalTo: root.topAnchor, constant: 8).isActive = true
    #expect(root.ambiguities().isEmpty && !child.hasAmbiguousLayout)
  }

  @Test func `answer how small a tree may be`() {
    let root = View()
    let child = View()
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
    LayoutConstraint.activate([
      child.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      child.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -10),
      child.topAnchor.constraint(equalTo: root.topAnchor),
      child.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      child.widthAnchor.constraint(greaterThanOrEqualToConstant: 40),
      child.heightAnchor.constraint(equalToConstant: 30),
    ])
    let size = root.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 60, height: 30))
  }

  @Test func `of a dead tree keep nothing alive`() {
    weak var root: View?
    weak var child: View?
    var kept: LayoutConstraint?
    do {
      let (strongRoot, strongChild) = tree()
      (root, child) = (strongRoot, strongChild)
      let constraint = strongChild.leftAnchor.constraint(equalTo: strongRoot.leftAnchor)
      constraint.isActive = true
      strongRoot.layoutIfNeeded()
      kept = constraint
    }
    #expect(root == nil && child == nil)
    #expect(kept?.firstItem == nil && kept?.isActive == false)
  }
}
