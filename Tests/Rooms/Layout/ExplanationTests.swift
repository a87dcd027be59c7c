import Foundation
import SnaplineDiagnostics
import SnaplineGeometry
import SnaplineLayout
import TestSupport
import Testing

/// A card of 200 × 100 with a title before a badge.
private struct Card {
  let root = View(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  let title = Sized(width: 90, height: 20)
  let badge = Sized(width: 30, height: 10)

  init() {
    root.accessibilityIdentifier = "card"
    title.accessibilityIdentifier = "title"
    badge.accessibilityIdentifier = "badge"
    for view in [title, badge] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    }
    title.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16).isActive = true
    badge.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8).isActive = true
  }
}

private final class Sized: View {
  private var size = CGSize.zero

  convenience init(width: CGFloat, height: CGFloat) {
    self.init(frame: .zero)
    size = CGSize(width: width, height: height)
  }

  override var intrinsicContentSize: CGSize { size }
}

@Suite struct `An explanation` {
  @Test func `names the constraints behind a number, the nearest first`() {
    let card = Card()
    let explanation = card.badge.explanation(of: .left)
    #expect(explanation.value == 114 && explanation.isWhole && explanation.misses.isEmpty)
    #expect(
      explanation.steps.map { "\($0.item).\($0.attribute)" } == [
        "\"badge\".left", "\"title\".left", "\"title\".width",
      ]
    )
    expectEqual(explanation.steps.map(\.value), [114, 16, 90])
    expectEqual(explanation.steps.map(\.parent), [nil, 0, 0])
    #expect(
      explanation.steps[0].reasons.map(\.text) == [
        "\"badge\".leading == \"title\".trailing + 8"
      ]
    )
    #expect(
      explanation.steps[2].reasons.map(\.text) == [
        "\"title\".width >= 90 @750, as it resists being cut",
        "\"title\".width <= 90 @250, as it hugs its content",
      ]
    )
    #expect(explanation.steps[0].reasons[0].place?.file == "LayoutTests/ExplanationTests.swift")
  }

  @Test func `is read as lines`() {
    let card = Card()
    let lines = card.title.explanation(of: .trailing).lines.map {
      $0.replacing(/\ \(LayoutTests[^)]*\)/, with: "")
    }
    #expect(
      lines == [
        "\"title\".trailing is 106",
        "  \"title\".left is 16",
        "    \"title\".leading == \"card\".leading + 16",
        "  \"title\".width is 90",
        "    \"title\".width >= 90 @750, as it resists being cut",
        "    \"title\".width <= 90 @250, as it hugs its content",
      ]
    )
  }

  @Test func `tells what gives way, and by how much`() {
    let card = Card()
    let wish = card.title.widthAnchor.constraint(equalToConstant: 70)
    wish.priority = .defaultLow
    wish.identifier = "narrow"
    wish.isActive = true
    let misses = card.title.explanation(of: .width).misses
    #expect(misses.map(\.points) == [20] && misses[0].reason.identifier == "narrow")
    #expect(card.title.explanation(of: .height).misses.isEmpty)
  }

  @Test func `tells what is left open, and of a frame that was set that it was`() {
    let card = Card()
    let free = View()
    free.accessibilityIdentifier = "free"
    free.translatesAutoresizingMaskIntoConstraints = false
    card.root.addSubview(free)
    let explanation = free.explanation(of: .left)
    #expect(explanation.steps[0].isFree && explanation.range?.upperBound ?? 0 > 9e5)
    #expect(explanation.lines.contains("  nothing decides it: 0 was taken"))
    #expect(explanation.lines.contains("  it may be anything"), "\(explanation.lines)")
    let width = free.explanation(of: .width).lines
    #expect(width.contains("  it may be anything from 0 up"), "\(width)")
    let alone = View(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(alone.explanation(of: .bottom).value == 6)
    #expect(alone.explanation(of: .bottom).steps.isEmpty)
  }

  @Test func `says of none that is decided that it is left open, and which of a range was taken`() {
    let card = Card()
    let free = Sized(width: 10, height: 10)
    free.accessibilityIdentifier = "free"
    free.translatesAutoresizingMaskIntoConstraints = false
    card.root.addSubview(free)
    let most = free.leftAnchor.constraint(lessThanOrEqualTo: card.root.leftAnchor, constant: -20)
    most.isActive = true
    let explanation = free.explanation(of: .left)
    #expect(explanation.steps[0].isFree && explanation.value == -20)
    #expect(explanation.lines.contains("  nothing decides it: the largest position was taken"))
    #expect(explanation.lines.contains("  it may be anything up to -20"))
    most.isActive = false
    #expect(free.explanation(of: .left).lines.contains("  it may be anything"))
    for view in [card.title, card.badge] {
      let steps = view.explanation(of: .centerX).steps
      #expect(steps.allSatisfy { !$0.isFree && $0.range == nil })
    }
  }

  @Test func `of what is left open beside a conflict has two frames as well`() throws {
    let card = Card()
    card.title.trailingAnchor.constraint(equalTo: card.root.leadingAnchor, constant: 50)
      .isActive = true
    card.title.widthAnchor.constraint(equalToConstant: 20).isActive = true
    let free = Sized(width: 10, height: 10)
    free.translatesAutoresizingMaskIntoConstraints = false
    card.root.addSubview(free)
    free.topAnchor.constraint(equalTo: card.root.topAnchor).isActive = true
    free.leftAnchor.constraint(greaterThanOrEqualTo: card.root.leftAnchor).isActive = true
    #expect(card.root.layoutConflicts.count == 1)
    let ambiguity = try #require(card.root.layoutAmbiguities.first)
    #expect(card.root.layoutAmbiguities.count == 1 && ambiguity.gaveWay == nil)
    expectEqual(ambiguity.frames.map(\.minX), [0, 100])
    free.superview?.isHidden = true
    #expect(card.root.layoutAmbiguities.isEmpty)
  }

  @Test func `of what a conflict left open names the conflict`() throws {
    let root = View(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let views = [Sized(width: 10, height: 10), Sized(width: 10, height: 10)]
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    }
    for (one, other) in [(0, 1), (1, 0)] {
      views[one].leftAnchor.constraint(equalTo: views[other].leftAnchor, constant: 10)
        .isActive = true
    }
    let lost = try #require(root.layoutConflicts.first?.reasons.first)
    let ambiguities = root.layoutAmbiguities
    #expect(!ambiguities.isEmpty)
    for ambiguity in ambiguities {
      #expect(ambiguity.gaveWay == lost && ambiguity.mended == nil)
      #expect(ambiguity.remedy.hasPrefix("mend the conflict of "))
      #expect(Set(ambiguity.frames.map(\.minX)).count == 2)
    }
  }

  @Test func `of a conflict offers what holds, and no more than that`() throws {
    let root = View(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let view = Sized(width: 90, height: 20)
    view.accessibilityIdentifier = "v"
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    view.setContentCompressionResistancePriority(.required, for: .horizontal)
    let narrow = view.widthAnchor.constraint(equalToConstant: 50)
    narrow.isActive = true
    let alone = try #require(root.layoutConflicts.first)
    #expect(
      alone.choice == "content gives way before what somebody wrote" && alone.contents == ["\"v\""]
    )
    #expect(alone.remedy.contains("or lower the priority with which \"v\" keeps the size"))
    narrow.isActive = false
    view.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1 / 3).isActive = true
    let rounded = view.widthAnchor.constraint(equalToConstant: 66.67)
    rounded.isActive = true
    let conflict = try #require(root.layoutConflicts.first)
    #expect(conflict.mended == "\"v\".width == 66.666672", "\(conflict)")
    rounded.constant = 66.666672
    #expect(root.layoutConflicts.isEmpty)
  }

  @Test func `names a guide's numbers and a mask's frame`() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 90, height: 50))
    let masked = View(frame: CGRect(x: 10, y: 5, width: 20, height: 20))
    masked.accessibilityIdentifier = "masked"
    let guide = LayoutGuide()
    guide.identifier = "gap"
    root.addSubview(masked)
    root.addLayoutGuide(guide)
    LayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: root.leftAnchor),
      guide.rightAnchor.constraint(equalTo: masked.leftAnchor),
      guide.topAnchor.constraint(equalTo: root.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 5),
    ])
    let inner = View()
    inner.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(inner)
    inner.widthAnchor.constraint(equalTo: guide.widthAnchor).isActive = true
    let explanation = inner.explanation(of: .width)
    #expect(explanation.value == 10)
    #expect(explanation.steps[1].item == "View.\"gap\"")
    let texts = explanation.steps.flatMap(\.reasons).map(\.text)
    #expect(texts.contains { $0.hasPrefix("\"masked\".left == 10, its frame") })
  }

  @Test func `of a conflict names the set, who gave way and the smallest change`() throws {
    let card = Card()
    card.badge.trailingAnchor.constraint(equalTo: card.root.trailingAnchor).isActive = true
    card.badge.widthAnchor.constraint(equalToConstant: 40).isActive = true
    card.title.widthAnchor.constraint(greaterThanOrEqualToConstant: 150).isActive = true
    let conflict = try #require(card.root.layoutConflicts.first)
    #expect(card.root.layoutConflicts.count == 1)
    #expect(conflict.reasons.count == 6 && conflict.miss == 14)
    #expect(conflict.reasons[0].text == "\"title\".width >= 150")
    #expect(conflict.mended == "\"title\".width >= 136")
    #expect(conflict.choice == "the newest of them")
    let narrow = card.title.constraints.first { $0.constant == 150 }
    narrow?.constant = 136
    #expect(card.root.layoutConflicts.isEmpty)
  }

  @Test func `of what is left open has two frames, which both do`() throws {
    let card = Card()
    let free = Sized(width: 10, height: 10)
    free.accessibilityIdentifier = "free"
    free.translatesAutoresizingMaskIntoConstraints = false
    card.root.addSubview(free)
    free.leftAnchor.constraint(equalTo: card.root.leftAnchor).isActive = true
    free.topAnchor.constraint(greaterThanOrEqualTo: card.root.topAnchor, constant: 5)
      .isActive = true
    let ambiguity = try #require(card.root.layoutAmbiguities.first)
    #expect(card.root.layoutAmbiguities.count == 1 && ambiguity.attribute == .top)
    #expect(
      ambiguity.frames == [
        CGRect(x: 0, y: 5, width: 10, height: 10), CGRect(x: 0, y: 105, width: 10, height: 10),
      ]
    )
    #expect(ambiguity.mended == "\"free\".top == \"card\".top + 5")
  }
}

@Suite struct `A view asked as UIKit's is` {
  @Test func `lists the constraints behind its frame, its content's too`() {
    let card = Card()
    let own = card.badge.constraintsAffectingLayout(for: .horizontal)
    #expect(
      own.map(\.firstAttribute) == [
        .leading, .leading, .width, .width, .width, .width,
      ]
    )
    #expect(own.filter(\.isActive).count == 2)
    #expect(own.filter { $0.firstItem === card.title }.count == 3)
    expectEqual(own.filter { $0.firstAttribute == .width }.map(\.constant), [90, 90, 30, 30])
    let vertical = card.badge.constraintsAffectingLayout(for: .vertical)
    #expect(vertical.first?.firstAttribute == .top && vertical.count == 3)
    #expect(View().constraintsAffectingLayout(for: .horizontal).isEmpty)
  }

  @Test func `shows another frame that would do, and then its own again`() {
    let card = Card()
    let follower = View()
    follower.translatesAutoresizingMaskIntoConstraints = false
    card.root.addSubview(follower)
    let free = Sized(width: 10, height: 10)
    free.translatesAutoresizingMaskIntoConstraints = false
    card.root.addSubview(free)
    LayoutConstraint.activate([
      free.leftAnchor.constraint(equalTo: card.root.leftAnchor),
      free.topAnchor.constraint(greaterThanOrEqualTo: card.root.topAnchor),
      follower.topAnchor.constraint(equalTo: free.bottomAnchor),
      follower.leftAnchor.constraint(equalTo: card.root.leftAnchor),
      follower.widthAnchor.constraint(equalToConstant: 5),
      follower.heightAnchor.constraint(equalToConstant: 5),
    ])
    card.root.layoutIfNeeded()
    #expect(free.frame.minY == 0 && follower.frame.minY == 10)
    free.exerciseAmbiguityInLayout()
    #expect(free.hasAmbiguousLayout && free.frame.minY == 100 && follower.frame.minY == 110)
    free.exerciseAmbiguityInLayout()
    #expect(free.frame.minY == 0 && follower.frame.minY == 10)
    free.exerciseAmbiguityInLayout()
    card.title.widthAnchor.constraint(equalToConstant: 50).isActive = true
    card.root.layoutIfNeeded()
    #expect(free.frame.minY == 0 && follower.frame.minY == 10)
    card.title.exerciseAmbiguityInLayout()
    #expect(card.title.frame == CGRect(x: 16, y: 0, width: 50, height: 20))
  }
}
