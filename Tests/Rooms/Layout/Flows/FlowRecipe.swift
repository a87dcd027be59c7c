import Foundation
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import TestSupport

/// A flow as a value: built by a `FlowView`, or laid out by arithmetic here.
struct FlowRecipe {
  struct Item {
    var tag: Int
    var content: CGSize
    var isHidden = false
    var spacingAfter: CGFloat?
  }

  var spacing: CGFloat = 0
  var lineSpacing: CGFloat = 0
  var alignment = FlowView.Alignment.leading
  var lineAlignment = FlowView.LineAlignment.center
  var isMarginsRelative = false
  var isRightToLeft = false
  var items: [Item] = []
  var width: CGFloat = 300
  private var lastTag = 0

  static func random(_ seed: inout Seed) -> FlowRecipe {
    var recipe = FlowRecipe()
    recipe.spacing = CGFloat(seed.number(in: 0...12))
    recipe.lineSpacing = CGFloat(seed.number(in: 0...12))
    recipe.alignment = FlowView.Alignment.allCases.randomElement(using: &seed) ?? .leading
    recipe.lineAlignment = FlowView.LineAlignment.allCases.randomElement(using: &seed) ?? .center
    recipe.isMarginsRelative = seed.chance(0.3)
    recipe.isRightToLeft = seed.chance(0.3)
    recipe.width = CGFloat(seed.number(in: 100...600))
    for _ in 0..<seed.number(in: 0...30) { recipe.insert(at: recipe.items.count, &seed) }
    return recipe
  }

  mutating func insert(at place: Int, _ seed: inout Seed) {
    lastTag += 1
    var item = Item(
      tag: lastTag,
      content: CGSize(width: seed.number(in: 1...80), height: seed.number(in: 20...60))
    )
    item.isHidden = seed.chance(0.15)
    if seed.chance(0.15) { item.spacingAfter = CGFloat(seed.number(in: 0...20)) }
    items.insert(item, at: place)
  }

  static func baselines(of item: Item) -> BaselineOffsets {
    BaselineOffsets(
      firstFromTop: CGFloat(item.tag * 7 % 13),
      lastFromBottom: CGFloat(item.tag * 5 % 7)
    )
  }

  func view(for item: Item) -> TextualView {
    let view = TextualView(baselines: Self.baselines(of: item))
    view.tag = item.tag
    view.contentSize = item.content
    view.isHidden = item.isHidden
    return view
  }

  func flow() -> FlowView {
    let flow = FlowView(arrangedSubviews: items.map(view))
    for (view, item) in zip(flow.arrangedSubviews, items) {
      if let spacing = item.spacingAfter { flow.setCustomSpacing(spacing, after: view) }
    }
    (flow.spacing, flow.lineSpacing) = (spacing, lineSpacing)
    (flow.alignment, flow.lineAlignment) = (alignment, lineAlignment)
    flow.isLayoutMarginsRelativeArrangement = isMarginsRelative
    flow.directionalLayoutMargins = Self.margins
    return flow
  }

  private static let margins = DirectionalEdgeInsets(top: 3, leading: 5, bottom: 7, trailing: 11)

  /// Holds a flow at the recipe's width, in the corner of a root.
  func root(of flow: FlowView) -> View {
    let root = View(frame: CGRect(x: 0, y: 0, width: 1_000, height: 5_000))
    root.environment.traits.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
    flow.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(flow)
    LayoutConstraint.activate([
      flow.topAnchor.constraint(equalTo: root.topAnchor),
      flow.leftAnchor.constraint(equalTo: root.leftAnchor),
      flow.widthAnchor.constraint(equalToConstant: width),
    ])
    return root
  }

  static func frames(_ flow: FlowView) -> [Int: CGRect] {
    flow.root.layoutIfNeeded()
    let shown = flow.arrangedSubviews.filter { !$0.isHidden }
    return Dictionary(uniqueKeysWithValues: shown.map { ($0.tag, $0.frame) })
  }

  // MARK: By arithmetic

  /// The lines of the views that show.
  var lines: [[Item]] {
    let room = width - (isMarginsRelative ? 16 : 0)
    var lines: [[Item]] = []
    for item in items where !item.isHidden {
      if let line = lines.last, Self.length(line + [item], spacing) <= room {
        lines[lines.count - 1].append(item)
      } else {
        lines.append([item])
      }
    }
    return lines
  }

  static func length(_ line: [Item], _ spacing: CGFloat) -> CGFloat {
    line.reduce(0) { $0 + $1.content.width }
      + line.dropLast().reduce(0) { $0 + ($1.spacingAfter ?? spacing) }
  }

  /// Where each view stands, and how high the flow is.
  func arithmetic() -> (frames: [Int: CGRect], height: CGFloat) {
    let inset = isMarginsRelative ? Self.margins : .zero
    let room = width - inset.leading - inset.trailing
    var frames: [Int: CGRect] = [:]
    var top = inset.top
    let lines = lines
    for (number, line) in lines.enumerated() {
      let rest = room - Self.length(line, spacing)
      let isSpread = alignment == .justified && number < lines.count - 1 && line.count > 1
      let growth = isSpread ? rest / CGFloat(line.count - 1) : 0
      var x = inset.leading
      if alignment == .center { x += rest / 2 }
      if alignment == .trailing { x += rest }
      let (height, tops) = down(line)
      for (item, own) in zip(line, tops) {
        var size = item.content
        if lineAlignment == .fill { size.height = height }
        var frame = CGRect(origin: CGPoint(x: x, y: top + own), size: size)
        if isRightToLeft { frame.origin.x = width - frame.maxX }
        frames[item.tag] = frame
        x += size.width + (item.spacingAfter ?? spacing) + growth
      }
      top += height + lineSpacing
    }
    return (frames, top - (lines.isEmpty ? 0 : lineSpacing) + inset.bottom)
  }

  /// How high a line is, and where the views stand in it.
  private func down(_ line: [Item]) -> (height: CGFloat, tops: [CGFloat]) {
    let heights = line.map(\.content.height)
    let height = heights.max() ?? 0
    switch lineAlignment {
    case .fill, .top: return (height, heights.map { _ in 0 })
    case .center: return (height, heights.map { (height - $0) / 2 })
    case .bottom: return (height, heights.map { height - $0 })
    case .firstBaseline, .lastBaseline:
      let above = line.map { item in
        let offsets = Self.baselines(of: item)
        return lineAlignment == .firstBaseline
          ? offsets.firstFromTop : item.content.height - offsets.lastFromBottom
      }
      let highest = above.max() ?? 0
      let tops = above.map { highest - $0 }
      return (zip(tops, heights).map(+).max() ?? 0, tops)
    }
  }
}
