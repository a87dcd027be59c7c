import Foundation
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import TestSupport

/// A stack as a value: built by a `StackView`, or by constraints that are written out here.
struct StackRecipe {
  struct Item {
    var tag: Int
    var content: CGSize
    var isHidden = false
    var spacingAfter: CGFloat?
  }

  var axis = Axis.horizontal
  var distribution = StackView.Distribution.fill
  var alignment = StackView.Alignment.fill
  var spacing: CGFloat = 0
  var isMarginsRelative = false
  var isBaselineRelative = false
  var isRightToLeft = false
  var items: [Item] = []
  /// The size that the stack is held at; nothing lets it be as small as it can.
  var width: CGFloat?
  var height: CGFloat?
  private var lastTag = 0

  static func random(_ seed: inout Seed) -> StackRecipe {
    var recipe = StackRecipe()
    recipe.axis = Axis.allCases.randomElement(using: &seed) ?? .horizontal
    recipe.distribution = StackView.Distribution.allCases.randomElement(using: &seed) ?? .fill
    recipe.alignment = StackView.Alignment.allCases.randomElement(using: &seed) ?? .fill
    recipe.spacing = CGFloat(Int.random(in: 0...12, using: &seed))
    recipe.isMarginsRelative = .random(using: &seed)
    recipe.isBaselineRelative = .random(in: 0..<4, using: &seed) == 0
    recipe.isRightToLeft = .random(in: 0..<3, using: &seed) == 0
    for _ in 0..<Int.random(in: 0...6, using: &seed) {
      recipe.insert(at: recipe.items.count, &seed)
    }
    if .random(using: &seed) { recipe.width = CGFloat(Int.random(in: 400...600, using: &seed)) }
    if .random(using: &seed) { recipe.height = CGFloat(Int.random(in: 400...600, using: &seed)) }
    return recipe
  }

  mutating func insert(at place: Int, _ seed: inout Seed) {
    lastTag += 1
    var item = Item(
      tag: lastTag,
      content: CGSize(
        width: CGFloat(Int.random(in: 1...60, using: &seed)),
        height: CGFloat(Int.random(in: 1...60, using: &seed))
      )
    )
    item.isHidden = .random(in: 0..<4, using: &seed) == 0
    if .random(in: 0..<4, using: &seed) == 0 {
      item.spacingAfter = CGFloat(Int.random(in: 0...20, using: &seed))
    }
    items.insert(item, at: place)
  }

  func view(for item: Item) -> TextualView {
    let view = TextualView(
      baselines: BaselineOffsets(
        firstFromTop: CGFloat(item.tag * 7 % 13),
        lastFromBottom: CGFloat(item.tag * 5 % 7)
      )
    )
    view.tag = item.tag
    view.contentSize = item.content
    // No two of a kind, so that nothing is left to ties.
    for axis in Axis.allCases {
      view.setContentHuggingPriority(LayoutPriority(250 + Float(item.tag)), for: axis)
      view.setContentCompressionResistancePriority(
        LayoutPriority(750 + Float(item.tag)),
        for: axis
      )
    }
    view.isHidden = item.isHidden
    return view
  }

  func container(_ view: View) -> View {
    let root = View(frame: CGRect(x: 0, y: 0, width: 1_000, height: 1_000))
    root.environment.traits.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    LayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.leftAnchor.constraint(equalTo: root.leftAnchor),
    ])
    hold(view)
    return root
  }

  func hold(_ view: View) {
    if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
  }

  func stack() -> StackView {
    let stack = StackView()
    stack.axis = axis
    stack.distribution = distribution
    stack.alignment = alignment
    stack.spacing = spacing
    stack.isLayoutMarginsRelativeArrangement = isMarginsRelative
    stack.isBaselineRelativeArrangement = isBaselineRelative
    for item in items {
      let view = view(for: item)
      stack.addArrangedSubview(view)
      if let spacing = item.spacingAfter { stack.setCustomSpacing(spacing, after: view) }
    }
    return stack
  }

  /// The frames by tag, and the stack's own under 0.
  static func frames(_ stack: View) -> [Int: CGRect] {
    stack.root.layoutIfNeeded()
    var frames = [0: stack.frame]
    for view in stack.subviews where !view.isHidden { frames[view.tag] = view.frame }
    return frames
  }
}

extension View {
  var root: View { superview?.root ?? self }
}

extension StackRecipe {
  /// The same layout without a stack: what is hidden is left out, and every view is held by
  /// constraints with the edges of the box around them.
  func handmade() -> View {
    let box = View()
    let views = items.filter { !$0.isHidden }.map { view(for: $0) }
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(view)
    }
    let area = LayoutGuide()
    box.addLayoutGuide(area)
    let margin: CGFloat = isMarginsRelative ? 8 : 0
    LayoutConstraint.activate([
      area.leftAnchor.constraint(equalTo: box.leftAnchor, constant: margin),
      box.rightAnchor.constraint(equalTo: area.rightAnchor, constant: margin),
      area.topAnchor.constraint(equalTo: box.topAnchor, constant: margin),
      box.bottomAnchor.constraint(equalTo: area.bottomAnchor, constant: margin),
    ])
    let sides = Sides(axis)
    let shown = items.filter { !$0.isHidden }
    guard let first = views.first, let last = views.last else {
      fit(area, sides.extent, 49)
      fit(area, sides.crossing.extent, 49)
      return box
    }
    relate(first, sides.start, .equal, area, sides.start)
    relate(area, sides.end, .equal, last, sides.end)
    for (place, view) in views.enumerated().dropFirst() {
      let distance = shown[place - 1].spacingAfter ?? spacing
      let isOnText = isBaselineRelative && axis == .vertical
      let sharesGaps = distribution == .equalSpacing || distribution == .equalCentering
      relate(
        view,
        isOnText ? .firstBaseline : sides.start,
        sharesGaps ? .greaterThanOrEqual : .equal,
        views[place - 1],
        isOnText ? .lastBaseline : sides.end,
        distance
      )
    }
    distribute(views, shown, sides, area)
    align(views, sides.crossing, area)
    return box
  }

  private func distribute(_ views: [View], _ shown: [Item], _ sides: Sides, _ area: LayoutGuide) {
    switch distribution {
    case .fill: return
    case .fillEqually:
      for (one, other) in zip(views, views.dropFirst()) {
        relate(one, sides.extent, .equal, other, sides.extent)
      }
    case .fillProportionally:
      let lengths = shown.map { axis == .horizontal ? $0.content.width : $0.content.height }
      let gaps = shown.dropLast().map { $0.spacingAfter ?? spacing }
      let total = (lengths + gaps).reduce(0, +)
      for (place, view) in views.enumerated() {
        let part = LayoutConstraint(
          item: view,
          attribute: sides.extent,
          relatedBy: .equal,
          toItem: area,
          attribute: sides.extent,
          multiplier: lengths[place] / total,
          constant: 0
        )
        part.priority = LayoutPriority(999 - Float(place))
        part.isActive = true
      }
    case .equalSpacing, .equalCentering:
      let isByEdges = distribution == .equalSpacing
      var first: LayoutDimension?
      for (one, other) in zip(views, views.dropFirst()) {
        let gap = sides.distance(from: one, to: other, byEdges: isByEdges)
        if isByEdges { gap.constraint(greaterThanOrEqualToConstant: 0).isActive = true }
        if let first {
          let equal = gap.constraint(equalTo: first)
          equal.priority = isByEdges ? .required : LayoutPriority(149)
          equal.isActive = true
        } else {
          first = gap
        }
      }
    }
  }

  private func align(_ views: [View], _ across: Sides, _ area: LayoutGuide) {
    let isOnBaseline = alignment == .firstBaseline || alignment == .lastBaseline
    let alignment = axis == .vertical && isOnBaseline ? .leading : alignment
    for view in views {
      relate(view, across.start, .greaterThanOrEqual, area, across.start)
      relate(view, across.end, .lessThanOrEqual, area, across.end)
      switch alignment {
      case .fill:
        relate(view, across.start, .equal, area, across.start)
        relate(view, across.end, .equal, area, across.end)
      case .leading: relate(view, across.start, .equal, area, across.start)
      case .center: relate(view, across.center, .equal, area, across.center)
      case .trailing: relate(view, across.end, .equal, area, across.end)
      case .firstBaseline: relate(view, .firstBaseline, .equal, views[0], .firstBaseline)
      case .lastBaseline: relate(view, .lastBaseline, .equal, views[0], .lastBaseline)
      }
    }
    guard alignment != .fill else { return }
    fit(area, across.extent, 51)
    guard isOnBaseline, axis == .horizontal else { return }
    // What is left over lies below.
    for view in views {
      relate(view, across.start, .equal, area, across.start, priority: 1)
    }
  }

  private func fit(_ area: LayoutGuide, _ extent: LayoutConstraint.Attribute, _ priority: Float) {
    relate(area, extent, .equal, nil, .notAnAttribute, priority: priority)
  }

  private func relate(
    _ one: Any,
    _ attribute: LayoutConstraint.Attribute,
    _ relation: LayoutConstraint.Relation,
    _ other: Any?,
    _ otherAttribute: LayoutConstraint.Attribute,
    _ constant: CGFloat = 0,
    priority: Float = 1_000
  ) {
    let constraint = LayoutConstraint(
      item: one,
      attribute: attribute,
      relatedBy: relation,
      toItem: other,
      attribute: otherAttribute,
      multiplier: 1,
      constant: constant
    )
    constraint.priority = LayoutPriority(priority)
    constraint.isActive = true
  }

  /// The attributes of an axis.
  private struct Sides {
    let axis: Axis
    let start, end, center, extent: LayoutConstraint.Attribute

    init(_ axis: Axis) {
      self.axis = axis
      (start, end, center, extent) =
        axis == .horizontal
        ? (.leading, .trailing, .centerX, .width) : (.top, .bottom, .centerY, .height)
    }

    var crossing: Sides { Sides(axis.crossing) }

    func distance(from one: View, to other: View, byEdges: Bool) -> LayoutDimension {
      guard axis == .horizontal else {
        return byEdges
          ? one.bottomAnchor.anchorWithOffset(to: other.topAnchor)
          : one.centerYAnchor.anchorWithOffset(to: other.centerYAnchor)
      }
      return byEdges
        ? one.trailingAnchor.anchorWithOffset(to: other.leadingAnchor)
        : one.centerXAnchor.anchorWithOffset(to: other.centerXAnchor)
    }
  }
}
