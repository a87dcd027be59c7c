import Foundation
import SnaplineDiagnostics
import SnaplineEnvironment
import SnaplineLayout
import TestSupport
import Testing

/// A row or column of views as a value, which three vocabularies can say.
private struct Line {
  var isRow: Bool
  /// Gaps before, between and after; nothing after the last leaves the end free.
  var gaps: [Int?]
  var sizes: [Size]
  var cross: Int

  struct Size {
    var relation: LayoutConstraint.Relation
    /// A number, or the place of another view.
    var amount: Int
    var isOther: Bool
    var priority: Int
  }

  static func random(_ seed: inout Seed) -> Line {
    let count = Int.random(in: 1...5, using: &seed)
    return Line(
      isRow: .random(using: &seed),
      gaps: (0...count).map { _ in
        .random(in: 0..<4, using: &seed) == 0 ? nil : .random(in: 0...30, using: &seed)
      },
      sizes: (0..<count).map { place in
        let isOther = place > 0 && Bool.random(using: &seed)
        return Size(
          relation: [.equal, .lessThanOrEqual, .greaterThanOrEqual]
            .randomElement(using: &seed) ?? .equal,
          amount: .random(in: isOther ? 0...place - 1 : 5...80, using: &seed),
          isOther: isOther,
          priority: [1000, 750, 250].randomElement(using: &seed) ?? 1000
        )
      },
      cross: .random(in: 1...50, using: &seed)
    )
  }

  var start: LayoutConstraint.Attribute { isRow ? .leading : .top }
  var end: LayoutConstraint.Attribute { isRow ? .trailing : .bottom }
  var extent: LayoutConstraint.Attribute { isRow ? .width : .height }

  /// The gap's points: an absent one is standard.
  func gap(_ place: Int) -> CGFloat {
    gaps[place].map { CGFloat($0) } ?? (place == 0 || place == sizes.count ? 20 : 8)
  }
}

/// A root with the views of a line in it.
private struct Stage {
  let root = View(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
  let views: [View]

  init(_ line: Line, isRightToLeft: Bool) {
    views = line.sizes.map { _ in View() }
    root.environment.traits.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  func frames() -> [CGRect] {
    root.layoutIfNeeded()
    return views.map(\.frame)
  }

  func say(_ line: Line, in vocabulary: Vocabulary) {
    LayoutConstraint.activate(
      vocabulary == .anchors
        ? byAnchors(line) : vocabulary == .items ? byItems(line) : byFormats(line)
    )
  }

  enum Vocabulary { case anchors, items, formats }

  private func byAnchors(_ line: Line) -> [LayoutConstraint] {
    var made: [LayoutConstraint] = []
    for (place, view) in views.enumerated() {
      let before = place == 0 ? nil : views[place - 1]
      made.append(
        line.isRow
          ? view.leadingAnchor.constraint(
            equalTo: before?.trailingAnchor ?? root.leadingAnchor,
            constant: line.gap(place)
          )
          : view.topAnchor.constraint(
            equalTo: before?.bottomAnchor ?? root.topAnchor,
            constant: line.gap(place)
          )
      )
      made.append(size(line, place, view))
    }
    if let last = views.last {
      made.append(
        line.isRow
          ? root.trailingAnchor.constraint(
            equalTo: last.trailingAnchor,
            constant: line.gap(views.count)
          )
          : root.bottomAnchor.constraint(
            equalTo: last.bottomAnchor,
            constant: line.gap(views.count)
          )
      )
    }
    for view in views {
      made.append(
        line.isRow
          ? view.topAnchor.constraint(equalTo: root.topAnchor)
          : view.leadingAnchor.constraint(equalTo: root.leadingAnchor)
      )
      let cross = line.isRow ? view.heightAnchor : view.widthAnchor
      made.append(cross.constraint(equalToConstant: CGFloat(line.cross)))
    }
    return made
  }

  private func size(_ line: Line, _ place: Int, _ view: View) -> LayoutConstraint {
    let size = line.sizes[place]
    let own = line.isRow ? view.widthAnchor : view.heightAnchor
    let constraint: LayoutConstraint
    if size.isOther {
      let other = line.isRow ? views[size.amount].widthAnchor : views[size.amount].heightAnchor
      constraint =
        switch size.relation {
        case .equal: own.constraint(equalTo: other)
        case .lessThanOrEqual: own.constraint(lessThanOrEqualTo: other)
        case .greaterThanOrEqual: own.constraint(greaterThanOrEqualTo: other)
        }
    } else {
      let amount = CGFloat(size.amount)
      constraint =
        switch size.relation {
        case .equal: own.constraint(equalToConstant: amount)
        case .lessThanOrEqual: own.constraint(lessThanOrEqualToConstant: amount)
        case .greaterThanOrEqual: own.constraint(greaterThanOrEqualToConstant: amount)
        }
    }
    constraint.priority = LayoutPriority(Float(size.priority))
    return constraint
  }

  private func byItems(_ line: Line) -> [LayoutConstraint] {
    var made: [LayoutConstraint] = []
    for (place, view) in views.enumerated() {
      made.append(
        place == 0
          ? relate(view, line.start, to: root, line.start, line.gap(0))
          : relate(view, line.start, to: views[place - 1], line.end, line.gap(place))
      )
      let size = line.sizes[place]
      let constraint = relate(
        view,
        line.extent,
        size.relation,
        to: size.isOther ? views[size.amount] : nil,
        size.isOther ? line.extent : .notAnAttribute,
        size.isOther ? 0 : CGFloat(size.amount)
      )
      constraint.priority = LayoutPriority(Float(size.priority))
      made.append(constraint)
    }
    if let last = views.last {
      made.append(relate(root, line.end, to: last, line.end, line.gap(views.count)))
    }
    for view in views {
      let (edge, extent) =
        (line.isRow ? .top : .leading, line.isRow ? .height : .width)
        as (LayoutConstraint.Attribute, LayoutConstraint.Attribute)
      made.append(relate(view, edge, to: root, edge, 0))
      made.append(relate(view, extent, to: nil, .notAnAttribute, CGFloat(line.cross)))
    }
    return made
  }

  private func relate(
    _ view: View,
    _ attribute: LayoutConstraint.Attribute,
    _ relation: LayoutConstraint.Relation = .equal,
    to other: View?,
    _ otherAttribute: LayoutConstraint.Attribute,
    _ constant: CGFloat
  ) -> LayoutConstraint {
    LayoutConstraint(
      item: view,
      attribute: attribute,
      relatedBy: relation,
      toItem: other,
      attribute: otherAttribute,
      multiplier: 1,
      constant: constant
    )
  }

  private func byFormats(_ line: Line) -> [LayoutConstraint] {
    var format = line.isRow ? "H:|" : "V:|"
    for (place, size) in line.sizes.enumerated() {
      let relation = ["<=", "==", ">="][size.relation.rawValue + 1]
      let amount = size.isOther ? "v\(size.amount)" : "\(size.amount)"
      format += dash(line.gaps[place]) + "[v\(place)(\(relation)\(amount)@\(size.priority))]"
    }
    format += dash(line.gaps[views.count]) + "|"
    let named = Dictionary(
      uniqueKeysWithValues: views.enumerated().map { ("v\($0.offset)", $0.element) }
    )
    let along = LayoutConstraint.constraints(withVisualFormat: format, views: named)
    let across = named.keys.sorted().flatMap { name in
      LayoutConstraint.constraints(
        withVisualFormat: (line.isRow ? "V" : "H") + ":|[\(name)(cross)]",
        metrics: ["cross": line.cross],
        views: named
      )
    }
    return along + across
  }

  private func dash(_ gap: Int?) -> String { gap.map { "-\($0)-" } ?? "-" }
}

@Suite struct `The same layout` {
  @Test func `has the same frames by anchors, by items and by visual formats`() {
    for var seed in Seed.some(150) {
      let line = Line.random(&seed)
      let isRightToLeft = Bool.random(using: &seed)
      let stages = [Stage.Vocabulary.anchors, .items, .formats].map { vocabulary in
        let stage = Stage(line, isRightToLeft: isRightToLeft)
        stage.say(line, in: vocabulary)
        return stage
      }
      let frames = stages.map { $0.frames() }
      #expect(frames[1] == frames[0], "by items, \(seed)")
      #expect(frames[2] == frames[0], "by visual formats, \(seed)")
      #expect(stages[2].root.layoutDiagnostics.allSatisfy { $0.id == "conflict" }, "\(seed)")
    }
  }
}
