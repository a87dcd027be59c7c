import Foundation
import SnaplineDiagnostics
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineHelpers
import SnaplineLayout
import TestSupport
import Testing

@Suite struct `Conditions` {
  private func root() -> View {
    let root = View(frame: CGRect(0, 0, 300, 200))
    root.environment.traits.displayScale = 1
    return root
  }

  @Test func `of one kind follow at once, others with the next layout`() {
    let (root, view) = (root(), View())
    root.addSubview(view, pinnedTo: .topLeading)
    View.if(.dark) {
      view.constrain(width: 10)
    } else: {
      view.constrain(width: 20)
    }
    expectEqual(view.constraints.map(\.constant), [20])
    root.environment.traits.userInterfaceStyle = .dark
    expectEqual(view.constraints.map(\.constant), [10])
    View.if(.dark.and(.visible)) {
      view.constrain(height: 5)
    } else: {
      view.constrain(height: 6)
    }
    root.environment.traits.userInterfaceStyle = .light
    expectEqual(view.constraints.map(\.constant), [10, 5])
    root.layoutIfNeeded()
    #expect(view.frame.size == CGSize(width: 20, height: 6))
    View.if(.hidden) { view.constrain(width: 1, priority: .defaultLow) }.withoutCoalescing()
    view.isHidden = true
    #expect(view.constraints.count == 3)
  }

  @Test func `hear of bounds from the pass itself`() {
    let (root, view) = (root(), View())
    root.addSubview(view, filling: .superview)
    let inner = View()
    View.if(view: view, has: .width(is: .atLeast(250))) {
      view.addSubview(inner, pinnedTo: .leading)
      inner.constrain(width: 50)
    } else: {
      view.addSubview(inner, pinnedTo: .bottom)
      inner.constrain(height: 50)
    }
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(0, 0, 50, 200))
    root.frame.size.width = 200
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(0, 150, 200, 50))
    #expect(root.layoutDiagnostics.isEmpty)
  }

  @Test func `within each other all have to hold`() {
    let (root, view) = (root(), View())
    root.addSubview(view, pinnedTo: .topLeading)
    view.constrain(height: 1)
    View.if(.dark) {
      View.if(.rightToLeft) {
        view.constrain(width: 1)
      } else: {
        view.constrain(width: 2)
      }
    } else: {
      View.if(.rightToLeft) {
        view.constrain(width: 3)
      } else: {
        view.constrain(width: 4)
      }
    }
    for (isDark, isLeftward, width) in [
      (true, true, 1), (true, false, 2), (false, true, 3), (false, false, 4),
    ] {
      root.environment.traits.userInterfaceStyle = isDark ? .dark : .light
      root.environment.traits.layoutDirection = isLeftward ? .rightToLeft : .leftToRight
      root.layoutIfNeeded()
      #expect(view.frame.width == CGFloat(width))
    }
  }

  @Test func `go by the names of configurations, all in one result`() {
    let (root, view) = (root(), View())
    root.addSubview(view, pinnedTo: .topLeading)
    let result = View.addNamedConditionalConfigurations(configurations: [
      .main: { view.constrain(widthAndHeight: 10) },
      .expanded: { view.constrain(widthAndHeight: 90) },
      .combined(.top, .leading): { view.constrain(widthAndHeight: 30) },
    ])
    result.withoutCoalescing()
    for (name, width) in [
      (View.Condition.ConfigurationName.expanded, 90), (.init(rawValue: "top$leading"), 30),
      (.main, 10),
    ] {
      view.activeConditionalConstraintsConfigurationName = name
      expectEqual(view.constraints.map(\.constant), [CGFloat(width), CGFloat(width)])
    }
  }

  @Test func `animate their changes where they are told to`() throws {
    let window = Window(frame: CGRect(0, 0, 100, 100))
    let view = AnimatedView()
    window.addSubview(view, pinnedTo: .topLeading)
    View.if(.dark) {
      view.constrain(widthAndHeight: 10)
    } else: {
      view.constrain(widthAndHeight: 20)
    }.animateChanges()
    window.layoutIfNeeded()
    view.durations = []
    window.environment.traits.userInterfaceStyle = .dark
    #expect(view.durations == [0.25] && view.frame.width == 10)
    View.performWithoutAnimation { window.environment.traits.userInterfaceStyle = .light }
    #expect(!view.durations.dropFirst().contains(0.25))
    window.layoutIfNeeded()
    #expect(view.frame.width == 20)
  }

  @Test func `that bring about their own opposite are told, with both states`() throws {
    let (root, view) = (root(), View())
    view.accessibilityIdentifier = "box"
    root.addSubview(view, pinnedTo: .topLeading)
    view.constrain(height: 10)
    let line: UInt = #line + 2
    View.if(.width(is: .atLeast(100))) {
      view.constrain(width: 50)
    } else: {
      view.constrain(width: 150)
    }
    root.layoutIfNeeded()
    let diagnostic = try #require(root.layoutDiagnostics.first)
    #expect(diagnostic.place?.line == Int(line))
    #expect(diagnostic.place?.file.hasSuffix("ConditionTests.swift") == true)
    #expect(root.layoutDiagnostics.count == 1 && diagnostic.id == "oscillating-condition")
    let states = "'width at least 100' and 'not width at least 100'"
    let other = "'not width at least 100' and 'width at least 100'"
    #expect(diagnostic.subject.contains(states) || diagnostic.subject.contains(other))
    let frame = view.frame
    root.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(view.frame == frame)
  }

  @Test func `about a view that is gone don't hold`() {
    let (root, view) = (root(), View())
    root.addSubview(view, pinnedTo: .topLeading)
    var other: View? = View()
    weak let weakOther = other
    if let other {
      View.if(view: other, is: .visible) {
        view.constrain(width: 10)
      } else: {
        view.constrain(width: 20)
      }
    }
    expectEqual(view.constraints.map(\.constant), [10])
    other = nil
    #expect(weakOther == nil)
    view.forceUpdateConditionalConstraints()
    expectEqual(view.constraints.map(\.constant), [20])
  }

  @Test func `keep nothing alive, whether their constraints ever hold or not`() {
    weak var weakRoot: View?
    weak var weakView: View?
    weak var weakConstraint: LayoutConstraint?
    do {
      let (root, view) = (root(), View())
      (weakRoot, weakView) = (root, view)
      View.if(view: root, is: .alwaysFalse) {
        let list = root.addSubview(view, filling: .superview)
        weakConstraint = list.all.first
      }
      View.if(view: view, is: .dark) { root.constrain(width: 10) }
      #expect(weakConstraint != nil)
      root.layoutIfNeeded()
    }
    #expect(weakRoot == nil && weakView == nil && weakConstraint == nil)
  }

  @Test func `inside of a batch wait for its end`() {
    let root = root()
    let (one, other) = (View().constrain(widthAndHeight: 10), View().constrain(widthAndHeight: 20))
    View.batchConstraints {
      View.if(.light) {
        root.addSubview(one, pinning: .topLeading, to: .bottomTrailing, of: .relative(other))
      }
      root.addSubview(other, pinnedTo: .topLeading)
    }
    root.layoutIfNeeded()
    #expect(one.frame == CGRect(20, 20, 10, 10) && root.layoutDiagnostics.isEmpty)
  }

  /// Random conditions on random views, changed at random: the frames are those of a tree that is
  /// built in the last state.
  @Test func `give the frames of a tree built anew in the last state`() {
    for var seed in Seed.some(150) {
      let recipe = ConditionRecipe.random(&seed)
      var state = ConditionRecipe.State()
      let tree = recipe.build(in: state)
      for _ in 0..<Int.random(in: 1...6, using: &seed) {
        state.change(&seed)
        tree.apply(state)
        if Bool.random(using: &seed) { tree.root.layoutIfNeeded() }
      }
      let fresh = recipe.build(in: state)
      #expect(tree.frames() == fresh.frames(), "\(seed)")
      #expect(tree.root.layoutDiagnostics.isEmpty, "\(seed)")
    }
  }
}

/// A view that notes the animations that stand around its layout.
private final class AnimatedView: View {
  var durations: [Double] = []

  override func layoutSubviews() {
    super.layoutSubviews()
    durations.append(View.inheritedAnimationDuration)
  }
}

/// Views under conditions as a value.
private struct ConditionRecipe {
  /// What conditions ask for; no condition's answer depends on what another one brings about.
  struct State: Equatable {
    var isDark = false
    var isLeftward = false
    var isCompact = false
    var isHidden = false
    var width: CGFloat = 300
    var name = View.Condition.ConfigurationName.main

    mutating func change(_ seed: inout Seed) {
      switch Int.random(in: 0..<6, using: &seed) {
      case 0: isDark.toggle()
      case 1: isLeftward.toggle()
      case 2: isCompact.toggle()
      case 3: isHidden.toggle()
      case 4: width = CGFloat(Int.random(in: 10...50, using: &seed) * 10)
      default: name = [.main, .alternative, .expanded].randomElement(using: &seed) ?? .main
      }
    }
  }

  indirect enum Test {
    case dark, leftward, compact, hidden, wide(CGFloat), named(View.Condition.ConfigurationName)
    case all([Test]), any([Test]), not(Test)

    static func random(_ seed: inout Seed, depth: Int = 0) -> Test {
      switch Int.random(in: 0..<(depth > 2 ? 6 : 9), using: &seed) {
      case 0: .dark
      case 1: .leftward
      case 2: .compact
      case 3: .hidden
      case 4: .wide(CGFloat(Int.random(in: 10...50, using: &seed) * 10))
      case 5: .named([.main, .alternative].randomElement(using: &seed) ?? .main)
      case 6: .all([random(&seed, depth: depth + 1), random(&seed, depth: depth + 1)])
      case 7: .any([random(&seed, depth: depth + 1), random(&seed, depth: depth + 1)])
      default: .not(random(&seed, depth: depth + 1))
      }
    }

    func condition(about view: View) -> View.Condition {
      switch self {
      case .dark: .dark
      case .leftward: .rightToLeft
      case .compact: .verticallyCompact
      case .hidden: .view(view, is: .hidden)
      case .wide(let width): .view(view, has: .width(is: .atLeast(width)))
      case .named(let name): .view(view, is: .name(is: name))
      case .all(let tests): .all(tests.map { $0.condition(about: view) })
      case .any(let tests): .any(tests.map { $0.condition(about: view) })
      case .not(let test): .not(test.condition(about: view))
      }
    }
  }

  /// One view's conditions: within each other, and one after the other.
  struct Rule {
    var test: Test
    var inner: Test?
    var isDirect: Bool
  }

  var rules: [[Rule]] = []

  static func random(_ seed: inout Seed) -> ConditionRecipe {
    ConditionRecipe(
      rules: (0..<Int.random(in: 1...5, using: &seed)).map { _ in
        (0..<Int.random(in: 1...2, using: &seed)).map { _ in
          Rule(
            test: .random(&seed),
            inner: .random(using: &seed) ? .random(&seed) : nil,
            isDirect: .random(using: &seed)
          )
        }
      }
    )
  }

  func build(in state: State) -> Tree {
    let tree = Tree(views: rules.map { _ in View() })
    tree.apply(state)
    for (view, rules) in zip(tree.views, rules) {
      tree.root.addSubview(view, pinnedTo: .topLeading)
      for (place, rule) in rules.enumerated() {
        // The first says the width, the second the height.
        let size = { (value: CGFloat) in
          _ = place == 0 ? view.constrain(width: value) : view.constrain(height: value)
        }
        let result = View.if(rule.test.condition(about: tree.watched)) {
          guard let inner = rule.inner else { return size(10) }
          View.if(inner.condition(about: tree.watched)) {
            size(20)
          } else: {
            size(30)
          }
        } else: {
          size(40)
        }
        if rule.isDirect { result.withoutCoalescing() }
      }
      if rules.count == 1 { view.constrain(height: 5) }
    }
    return tree
  }

  struct Tree {
    let root = View(frame: CGRect(0, 0, 400, 400))
    let watched = View()
    var views: [View]

    init(views: [View]) {
      self.views = views
      root.environment.traits.displayScale = 1
      root.addSubview(watched)
    }

    func apply(_ state: State) {
      root.environment.traits.userInterfaceStyle = state.isDark ? .dark : .light
      root.environment.traits.layoutDirection = state.isLeftward ? .rightToLeft : .leftToRight
      root.environment.traits.verticalSizeClass = state.isCompact ? .compact : .regular
      watched.isHidden = state.isHidden
      watched.frame = CGRect(0, 0, state.width, 10)
      watched.activeConditionalConstraintsConfigurationName = state.name
    }

    func frames() -> [CGRect] {
      root.layoutIfNeeded()
      return views.map(\.frame)
    }
  }
}
