import Foundation
import SnaplineDocuments
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineHelpers
import SnaplineLayout
import SnaplineScene
import TestSupport
import Testing

@Suite struct `A condition in a design and the same in Swift` {
  /// A tree is built once by `View.if` and follows what changes around it; the design is drawn anew
  /// in each state.
  @Test func `give the same frames, whatever changes and in whichever order`() throws {
    for seed in Seed.many(12) {
      var random = seed
      let boxes = (0..<4).map { Box(number: $0, using: &random) }
      let canvas = View(backgroundColor: .systemBackground)
      for box in boxes { box.add(to: canvas) }
      var state = State()
      for _ in 0..<6 {
        state.change(&random)
        let design = try Design(yaml: state.head + boxes.map(\.line).joined())
        let size = CGSize(width: state.width, height: 100)
        canvas.environment = design.environment
        canvas.bounds.size = size
        // Of several changes in a row the tree may have followed each, or all of them at once.
        guard .random(using: &random) else { continue }
        let (drawn, built) = (try design.drawing().scene, try canvas.scene(size: size, scale: 2))
        #expect(drawn.tree == built.tree, "\(seed) \(state)")
        #expect(canvas.layoutDiagnostics.isEmpty, "\(seed)")
      }
    }
  }
}

/// What surrounds a design.
private struct State {
  private(set) var width = 200
  private var isDark = false
  private var isPad = false
  private var isRightToLeft = false
  private var isCompact = false
  private var textSize = "large"

  mutating func change(_ random: inout Seed) {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: width = .random(in: 100...300, using: &random)
    case 1: isDark.toggle()
    case 2: isPad.toggle()
    case 3: isRightToLeft.toggle()
    case 4: textSize = ["large", "xLarge", "xxLarge"].randomElement(using: &random) ?? "large"
    default: isCompact.toggle()
    }
  }

  var head: String {
    """
    canvas: \(width)x100
    environment: {appearance: \(isDark ? "dark" : "light"), idiom: \(isPad ? "pad" : "phone"), \
    verticalClass: \(isCompact ? "compact" : "regular"), \
    direction: \(isRightToLeft ? "rightToLeft" : "leftToRight"), textSize: \(textSize)}
    view:

    """
  }
}

/// A view whose size and place depend on conditions, in both vocabularies.
private struct Box {
  private let number: Int
  private let own: Keys
  private let choices: [Choice]

  init(number: Int, using random: inout Seed) {
    self.number = number
    own = Keys(isWhole: true, using: &random)
    choices = (0..<Int.random(in: 1...3, using: &random)).map { _ in Choice(using: &random) }
  }

  var line: String {
    let list = choices.map(\.text).joined(separator: ", ")
    return "- {id: v\(number), view: [], \(own.text), conditions: [\(list)]}\n"
  }

  func add(to canvas: View) {
    let view = View()
    view.accessibilityIdentifier = "v\(number)"
    hold(\.width, choices[...], in: canvas) { view.constrain(width: CGFloat($0)) }
    hold(\.height, choices[...], in: canvas) { view.constrain(height: CGFloat($0)) }
    hold(\.place, choices[...], in: canvas) { $0.add(view, to: canvas) }
  }

  /// Of the choices the last one that says anything of a key wins; what none says is the view's own.
  private func hold<Value>(
    _ key: KeyPath<Keys, Value?>,
    _ choices: ArraySlice<Choice>,
    in canvas: View,
    by make: (Value) -> Void
  ) {
    func branch(_ keys: Keys) {
      if let value = keys[keyPath: key] {
        make(value)
      } else {
        hold(key, choices.dropLast(), in: canvas, by: make)
      }
    }
    guard let last = choices.last else { return branch(own) }
    View.if(last.test.condition(about: canvas)) {
      branch(last.then)
    } else: {
      branch(last.otherwise)
    }
  }
}

private struct Choice {
  let test: Question
  let then: Keys
  let otherwise: Keys

  init(using random: inout Seed) {
    test = Question(depth: 2, using: &random)
    then = Keys(using: &random)
    otherwise = Keys(using: &random)
  }

  var text: String { "{if: \"\(test.text)\", then: {\(then.text)}, else: {\(otherwise.text)}}" }
}

private struct Keys {
  var width: Int?
  var height: Int?
  var place: Place?

  init(isWhole: Bool = false, using random: inout Seed) {
    let says = { (random: inout Seed) in isWhole || .random(using: &random) }
    if says(&random) { width = .random(in: 1...60, using: &random) }
    if says(&random) { height = .random(in: 1...60, using: &random) }
    if says(&random) { place = Place(using: &random) }
  }

  var text: String {
    let parts = [width.map { "width: \($0)" }, height.map { "height: \($0)" }, place?.text]
    return parts.compactMap(\.self).joined(separator: ", ")
  }
}

private enum Place {
  case corner(String, LayoutPosition, x: Int)
  case edge(String, VerticalLayoutEdge, ConstrainedHorizontalLayout, inset: Int)

  init(using random: inout Seed) {
    let number = Int.random(in: 0...9, using: &random)
    let places: [Place] = [
      .corner("topLeading", .topLeading, x: number), .corner("center", .center, x: -number),
      .corner("bottomTrailing", .bottomTrailing, x: -number),
      .edge("pinnedTo: top, horizontally: center", .top, .center, inset: number),
      .edge("pinnedTo: bottom, horizontally: leading", .bottom, .leading, inset: number),
    ]
    self = places.randomElement(using: &random) ?? places[0]
  }

  var text: String {
    switch self {
    case .corner(let name, _, let x): "pinnedTo: \(name), offset: {x: \(x), y: 0}"
    case .edge(let words, _, _, let inset): "\(words), insets: \(inset)"
    }
  }

  func add(_ view: View, to canvas: View) {
    switch self {
    case .corner(_, let position, let x):
      canvas.addSubview(view, pinnedTo: position, offset: CGPoint(x: x, y: 0))
    case .edge(_, let edge, let axis, let inset):
      canvas.addSubview(
        view,
        pinnedTo: edge,
        horizontally: axis,
        insets: .all(CGFloat(inset))
      )
    }
  }
}

private indirect enum Question {
  case dark, pad, rightToLeft, compact
  case wide(String, Int)
  case largeText(String)
  case not(Question)
  case pair(String, Question, Question)

  init(depth: Int, using random: inout Seed) {
    let sign = ["==", "!=", ">=", "<=", ">", "<"].randomElement(using: &random) ?? "=="
    switch Int.random(in: 0..<(depth > 0 ? 9 : 6), using: &random) {
    case 0: self = .dark
    case 1: self = .pad
    case 2: self = .rightToLeft
    case 3: self = .compact
    case 4: self = .wide(sign, .random(in: 100...300, using: &random))
    case 5: self = .largeText(sign)
    case 6: self = .not(Question(depth: depth - 1, using: &random))
    case let kind:
      self = .pair(
        kind == 7 ? "and" : "or",
        Question(depth: depth - 1, using: &random),
        Question(depth: depth - 1, using: &random)
      )
    }
  }

  var text: String {
    switch self {
    case .dark: "dark"
    case .pad: "pad"
    case .rightToLeft: "rightToLeft"
    case .compact: "verticallyCompact"
    case .wide(let sign, let width): "canvas.width \(sign) \(width)"
    case .largeText(let sign): "textSize \(sign) xLarge"
    case .not(let test): "not (\(test.text))"
    case .pair(let word, let one, let other): "(\(one.text)) \(word) (\(other.text))"
    }
  }

  func condition(about canvas: View) -> View.Condition {
    switch self {
    case .dark: .dark
    case .pad: .pad
    case .rightToLeft: .rightToLeft
    case .compact: .verticallyCompact
    case .wide(let sign, let width):
      Self.condition(sign) { type in
        let number = CGFloat(width)
        let sizes: [SizeConstrain<CGFloat>] = [.exactly(number), .atLeast(number), .atMost(number)]
        return .view(canvas, has: .width(is: sizes[type]))
      }
    case .largeText(let sign):
      Self.condition(sign) { type in
        [
          .contentSizeCategory(is: .extraLarge), .contentSizeCategory(isAtLeast: .extraLarge),
          .contentSizeCategory(isAtMost: .extraLarge),
        ][type]
      }
    case .not(let test): .not(test.condition(about: canvas))
    case .pair("and", let one, let other):
      .all(one.condition(about: canvas), other.condition(about: canvas))
    case .pair(_, let one, let other):
      .any(one.condition(about: canvas), other.condition(about: canvas))
    }
  }

  /// The comparison of a sign; of 0, 1 and 2 the condition is `exactly`, `at least` and `at most`.
  private static func condition(
    _ sign: String,
    _ plain: (Int) -> View.Condition
  ) -> View.Condition {
    switch sign {
    case "==": plain(0)
    case "!=": .not(plain(0))
    case ">=": plain(1)
    case "<": .not(plain(1))
    case "<=": plain(2)
    default: .not(plain(2))
    }
  }
}
