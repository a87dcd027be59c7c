import Foundation
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import TestSupport
import Testing

@Suite struct `A flow of any kind` {
  @Test func `has the frames that arithmetic gives, after any edits too`() {
    var compared = 0
    for var seed in Seed.many(70) {
      var recipe = FlowRecipe.random(&seed)
      let flow = recipe.flow()
      let root = recipe.root(of: flow)
      for step in 0..<5 {
        if step > 0 { Self.edit(&recipe, flow, &seed) }
        let expected = recipe.arithmetic()
        let frames = FlowRecipe.frames(flow)
        let isSame = expected.frames.allSatisfy { frames[$0]?.isClose(to: $1) ?? false }
        #expect(
          isSame && frames.count == expected.frames.count
            && abs(flow.frame.height - expected.height) < 0.51,
          "\(seed), step \(step): \(recipe)\n\(frames)\n\(expected)\n\(flow.frame)"
        )
        #expect(root.layoutConflicts.isEmpty && root.layoutAmbiguities.isEmpty, "\(seed), \(step)")
        guard isSame else { return }
        compared += 1
      }
      #expect(flow.arrangedSubviews.map(\.tag) == recipe.items.map(\.tag), "\(seed)")
    }
    #expect(compared >= 350)
  }

  @discardableResult
  static func edit(_ recipe: inout FlowRecipe, _ flow: FlowView, _ seed: inout Seed) -> Int {
    let what = seed.number(in: 0...6)
    switch what {
    case 0:
      let place = seed.number(in: 0...recipe.items.count)
      recipe.insert(at: place, &seed)
      let item = recipe.items[place]
      let view = recipe.view(for: item)
      flow.insertArrangedSubview(view, at: place)
      if let spacing = item.spacingAfter { flow.setCustomSpacing(spacing, after: view) }
    case 1 where !recipe.items.isEmpty:
      let place = seed.number(in: 0...recipe.items.count - 1)
      recipe.items.remove(at: place)
      flow.arrangedSubviews[place].removeFromSuperview()
    case 2 where !recipe.items.isEmpty:
      let place = seed.number(in: 0...recipe.items.count - 1)
      recipe.items[place].isHidden.toggle()
      flow.arrangedSubviews[place].isHidden.toggle()
    case 3 where !recipe.items.isEmpty:
      let place = seed.number(in: 0...recipe.items.count - 1)
      recipe.items[place].content.width = CGFloat(seed.number(in: 1...80))
      (flow.arrangedSubviews[place] as? TextualView)?.contentSize = recipe.items[place].content
    case 4:
      recipe.alignment = FlowView.Alignment.allCases.randomElement(using: &seed) ?? .center
      flow.alignment = recipe.alignment
    case 5:
      recipe.isRightToLeft.toggle()
      flow.root.environment.traits.layoutDirection =
        recipe.isRightToLeft ? .rightToLeft : .leftToRight
    default:
      recipe.width = CGFloat(seed.number(in: 100...600))
      flow.constraints.first { $0.firstAttribute == .width && $0.secondItem == nil }?.constant =
        recipe.width
    }
    return what
  }

  @Test func `is as high in a measurement as in the layout`() {
    for var seed in Seed.many(50) {
      let recipe = FlowRecipe.random(&seed)
      let flow = recipe.flow()
      let size = flow.systemLayoutSizeFitting(
        CGSize(width: recipe.width, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      )
      guard !recipe.lines.isEmpty else { continue }
      #expect(abs(size.height - recipe.arithmetic().height) < 1e-3, "\(seed): \(recipe)")
    }
  }

  @Test func `wants one line, and gets it where there is room`() {
    for var seed in Seed.many(50) {
      var recipe = FlowRecipe.random(&seed)
      recipe.isMarginsRelative = false
      let flow = recipe.flow()
      let size = flow.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
      let shown = recipe.items.filter { !$0.isHidden }
      #expect(abs(size.width - FlowRecipe.length(shown, recipe.spacing)) < 1e-2, "\(seed)")
    }
  }
}

@Suite struct `A flow` {
  private func root(_ flow: View, width: CGFloat = 100) -> View {
    let root = View(frame: CGRect(x: 0, y: 0, width: width, height: 500))
    flow.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(flow)
    LayoutConstraint.activate([
      flow.topAnchor.constraint(equalTo: root.topAnchor),
      flow.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      flow.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    return root
  }

  @Test func `breaks its lines where a view asks for a part of its width`() {
    let flow = FlowView(arrangedSubviews: [box(10), box(10), box(10)])
    let root = root(flow)
    for view in flow.arrangedSubviews {
      view.widthAnchor.constraint(equalTo: flow.widthAnchor, multiplier: 0.5).isActive = true
    }
    root.layoutIfNeeded()
    #expect(flow.arrangedSubviews.map(\.frame.minX) == [0, 50, 0])
    #expect(flow.arrangedSubviews.map(\.frame.minY) == [0, 0, 20])
    #expect(flow.frame.height == 40)
  }

  @Test func `makes a view as narrow as itself that would be wider`() {
    let flow = FlowView(arrangedSubviews: [box(30), box(300), box(30)])
    root(flow).layoutIfNeeded()
    #expect(flow.arrangedSubviews.map(\.frame.width) == [30, 100, 30])
    #expect(flow.arrangedSubviews.map(\.frame.minY) == [0, 20, 40])
  }

  @Test func `lies in another flow`() {
    let inner = FlowView(arrangedSubviews: [box(40), box(40), box(40)])
    let flow = FlowView(arrangedSubviews: [box(30), inner, box(30)])
    root(flow).layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 0, y: 20, width: 100, height: 40))
    #expect(flow.frame.height == 80)
  }

  @Test func `leaves a label beside it its words`() {
    let flow = FlowView(arrangedSubviews: [box(40), box(40), box(40)])
    let label = box(50)
    let stack = StackView(arrangedSubviews: [label, flow])
    root(stack, width: 140).layoutIfNeeded()
    #expect(label.frame.width == 50)
    #expect(flow.frame == CGRect(x: 50, y: 0, width: 90, height: 40))
  }

  @Test func `gives up its place in a stack while it is hidden`() {
    let flow = FlowView(arrangedSubviews: [box(40), box(80)])
    let stack = StackView(arrangedSubviews: [flow, box(50)])
    stack.axis = .vertical
    let root = root(stack)
    root.layoutIfNeeded()
    #expect(stack.frame.height == 60)
    flow.isHidden = true
    root.layoutIfNeeded()
    #expect(stack.frame.height == 20 && root.layoutConflicts.isEmpty)
    flow.isHidden = false
    root.layoutIfNeeded()
    #expect(stack.frame.height == 60 && flow.arrangedSubviews[1].frame.minY == 20)
  }

  @Test func `refuses a spacing that isn't a number`() {
    let flow = FlowView()
    flow.spacing = .nan
    flow.lineSpacing = .infinity
    #expect(flow.spacing == 0 && flow.lineSpacing == 0)
    #expect(flow.layoutDiagnostics.count == 2)
  }

  @Test func `hands a view on to another flow`() {
    let (one, other) = (FlowView(arrangedSubviews: [box(10)]), FlowView())
    let view = one.arrangedSubviews[0]
    other.addArrangedSubview(view)
    #expect(one.arrangedSubviews.isEmpty && other.arrangedSubviews == [view])
    other.removeArrangedSubview(view)
    #expect(view.superview === other && other.arrangedSubviews.isEmpty)
    other.addArrangedSubview(other)
    #expect(other.arrangedSubviews.isEmpty)
  }

  @Test func `costs in proportion to its views`() {
    func time(_ count: Int) -> Double {
      processorTime {
        var seed = Seed(1)
        let flow = FlowView(
          arrangedSubviews: (0..<count).map { _ in
            box(CGFloat(seed.number(in: 10...60)))
          }
        )
        root(flow, width: 400).layoutIfNeeded()
      }
    }
    _ = time(100)
    let (few, many) = ((0..<3).map { _ in time(1_000) }.min() ?? 0, time(4_000))
    #expect(many < 8 * few, "1,000 views: \(few) s, 4,000: \(many) s")
  }
}
