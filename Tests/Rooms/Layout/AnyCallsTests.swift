import Foundation
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import TestSupport
import Testing

@Suite struct `A tree that is told anything` {
  @Test func `lays out what is left, in numbers that are some, and is freed`() {
    var (active, refused) = (0, 0)
    for var seed in Seed.many(30) {
      var alive: [Weakly] = []
      do {
        var play = Play()
        for _ in 0..<150 {
          let call = Play.calls.randomElement(using: &seed)
          call?(&play, &seed)
        }
        play.root.layoutIfNeeded()
        for view in [play.root] + play.views {
          #expect(view.frame.isSound && view.bounds.isSound, "\(view.frame), \(seed)")
        }
        active += play.constraints.count { $0.isActive }
        refused += play.constraints.count { !$0.isActive }
        alive += play.everything.map(Weakly.init)
      }
      let left = alive.compactMap(\.object)
      #expect(left.isEmpty, "\(left.map { "\($0)" }), \(seed)")
    }
    #expect(active > 70 && refused > 70, "\(active), \(refused)")
  }
}

extension CGRect {
  fileprivate var isSound: Bool { (minX + minY + width + height).isFinite }
}

private struct Weakly {
  weak var object: AnyObject?
  init(_ object: AnyObject) { self.object = object }
}

/// A view that asks for another size than it had, now and then, and does as it likes in its layout.
private final class Whimsical: View {
  var size = CGSize(width: 20, height: 10) { didSet { invalidateIntrinsicContentSize() } }
  var onLayout: (() -> Void)?

  override var intrinsicContentSize: CGSize { size }
  override var contentWraps: Bool { size.width > 50 }
  override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
    CGSize(width: min(width, size.width), height: 900 / max(width, 1))
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    let whim = onLayout
    onLayout = nil
    whim?()
  }
}

/// What was made so far, and the calls that may be made of it.
private struct Play {
  let root: View = Window(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  var views: [View] = []
  var guides: [LayoutGuide] = []
  var constraints: [LayoutConstraint] = []

  typealias Call = @Sendable (inout Play, inout Seed) -> Void

  /// All that nothing else is to keep alive.
  var everything: [AnyObject] { [root] + views + guides + constraints }

  func view(_ seed: inout Seed) -> View { views.randomElement(using: &seed) ?? root }

  func item(_ seed: inout Seed) -> AnyObject? {
    switch Int.random(in: 0..<8, using: &seed) {
    case 0: guides.randomElement(using: &seed) ?? root
    case 1: root
    case 2: view(&seed).layoutMarginsGuide
    case 3: Int.random(in: 0..<4, using: &seed) == 0 ? NSObject() : nil
    default: view(&seed)
    }
  }

  static func number(_ seed: inout Seed) -> CGFloat {
    let odd: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1e12, .leastNonzeroMagnitude, 0]
    if Int.random(in: 0..<6, using: &seed) == 0 { return odd.randomElement(using: &seed) ?? 0 }
    return CGFloat(Int.random(in: -40...200, using: &seed)) / 2
  }

  static func size(_ seed: inout Seed) -> CGSize {
    CGSize(width: number(&seed), height: number(&seed))
  }

  static func rect(_ seed: inout Seed) -> CGRect {
    CGRect(origin: CGPoint(x: number(&seed), y: number(&seed)), size: size(&seed))
  }

  static func insets(_ seed: inout Seed) -> EdgeInsets {
    EdgeInsets(
      top: number(&seed),
      left: number(&seed),
      bottom: number(&seed),
      right: number(&seed)
    )
  }

  static let calls: [Call] = making + making + hierarchy + geometry + constraining + asking

  private static let making: [Call] = [
    { play, seed in
      let view: View = .random(using: &seed) ? View() : Whimsical()
      view.translatesAutoresizingMaskIntoConstraints = Int.random(in: 0..<4, using: &seed) == 0
      play.view(&seed).addSubview(view)
      play.views.append(view)
    },
    { play, seed in
      let guide = LayoutGuide()
      play.view(&seed).addLayoutGuide(guide)
      play.guides.append(guide)
    },
    { play, seed in
      let attributes = LayoutConstraint.Attribute.allCases
      let constraint = LayoutConstraint(
        item: play.item(&seed) as Any,
        attribute: attributes.randomElement(using: &seed) ?? .top,
        relatedBy: [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &seed)
          ?? .equal,
        toItem: play.item(&seed),
        attribute: attributes.randomElement(using: &seed) ?? .top,
        multiplier: .random(using: &seed) ? 1 : number(&seed),
        constant: number(&seed)
      )
      constraint.isActive = .random(using: &seed)
      play.constraints.append(constraint)
    },
    { play, seed in
      let (one, other) = (play.view(&seed), play.view(&seed))
      let constraint = one.centerXAnchor.anchorWithOffset(to: other.leftAnchor)
        .constraint(equalTo: play.view(&seed).widthAnchor, multiplier: number(&seed))
      constraint.isActive = true
      play.constraints.append(constraint)
    },
    { play, seed in
      // Sound ones, so that there is something to disturb.
      let (view, other) = (play.view(&seed), play.view(&seed))
      for constraint in [
        view.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: 3),
        view.topAnchor.constraint(greaterThanOrEqualTo: other.bottomAnchor, constant: 2),
        view.widthAnchor.constraint(equalTo: other.widthAnchor),
      ] {
        constraint.priority = LayoutPriority(Float.random(in: 1...999, using: &seed))
        constraint.isActive = true
        play.constraints.append(constraint)
      }
    },
  ]

  private static let hierarchy: [Call] = [
    { $0.view(&$1).addSubview($0.view(&$1)) },
    { $0.view(&$1).insertSubview($0.view(&$1), at: .random(in: -3...9, using: &$1)) },
    { $0.view(&$1).insertSubview($0.view(&$1), aboveSubview: $0.view(&$1)) },
    { $0.view(&$1).exchangeSubview(at: 0, withSubviewAt: .random(in: -1...4, using: &$1)) },
    { $0.view(&$1).removeFromSuperview() },
    { $0.root.addSubview($0.view(&$1)) },
    { play, seed in
      if let view = play.views.randomElement(using: &seed) { play.views.removeAll { $0 === view } }
    },
    { play, seed in
      let view = play.view(&seed)
      if let guide = play.guides.randomElement(using: &seed) { view.removeLayoutGuide(guide) }
    },
    { $0.view(&$1).mask = $0.view(&$1) },
    { $0.view(&$1).mask = nil },
  ]

  private static let geometry: [Call] = [
    { $0.view(&$1).frame = rect(&$1) },
    { $0.view(&$1).bounds = rect(&$1) },
    { $0.view(&$1).center = rect(&$1).origin },
    { $0.view(&$1).transform = Transform(rotationAngle: number(&$1)) },
    { $0.view(&$1).layoutMargins = insets(&$1) },
    { $0.view(&$1).preservesSuperviewLayoutMargins.toggle() },
    { $0.view(&$1).isHidden.toggle() },
    { $0.view(&$1).translatesAutoresizingMaskIntoConstraints.toggle() },
    {
      $0.view(&$1).autoresizingMask = View.AutoresizingMask(
        rawValue: .random(in: 0...63, using: &$1)
      )
    },
    { ($0.view(&$1) as? Whimsical)?.size = size(&$1) },
    { $0.view(&$1).semanticContentAttribute = .random(using: &$1) ? .forceRightToLeft : .playback },
    { $0.root.environment.traits.displayScale = number(&$1) },
    {
      $0.view(&$1).traitOverrides.layoutDirection =
        .random(using: &$1) ? .rightToLeft : .leftToRight
    },
    { $0.view(&$1).setContentHuggingPriority(LayoutPriority(Float(number(&$1))), for: .vertical) },
  ]

  private static let constraining: [Call] = [
    { $0.constraints.randomElement(using: &$1)?.isActive.toggle() },
    { $0.constraints.randomElement(using: &$1)?.isActive = true },
    { $0.constraints.randomElement(using: &$1)?.constant = number(&$1) },
    { $0.constraints.randomElement(using: &$1)?.priority = LayoutPriority(Float(number(&$1))) },
    { play, seed in
      if let constraint = play.constraints.randomElement(using: &seed) {
        play.view(&seed).addConstraint(constraint)
      }
    },
    { play, seed in
      if let constraint = play.constraints.randomElement(using: &seed) {
        play.view(&seed).removeConstraint(constraint)
      }
    },
    { play, seed in
      guard let view = play.view(&seed) as? Whimsical else { return }
      let (other, constraint) = (play.view(&seed), play.constraints.randomElement(using: &seed))
      view.onLayout = { [weak other, weak constraint, weak root = play.root] in
        other?.removeFromSuperview()
        constraint?.isActive.toggle()
        root?.layoutIfNeeded()
      }
      view.setNeedsLayout()
    },
  ]

  private static let asking: [Call] = [
    { play, _ in play.root.layoutIfNeeded() },
    { play, _ in play.root.layoutIfNeeded() },
    { play, _ in play.root.layoutIfNeeded() },
    { play, seed in play.view(&seed).layoutIfNeeded() },
    { play, seed in play.view(&seed).setNeedsUpdateConstraints() },
    { play, seed in play.view(&seed).sizeToFit() },
    { play, seed in play.view(&seed).exerciseAmbiguityInLayout() },
    { play, seed in
      let view = play.view(&seed)
      _ = view.systemLayoutSizeFitting(size(&seed))
      _ = view.hasAmbiguousLayout
      _ = view.constraintsAffectingLayout(for: .vertical)
    },
    { play, seed in
      let view = play.view(&seed)
      _ = view.explanation(of: LayoutConstraint.Attribute.width).description
      _ = play.root.layoutConflicts
    },
    { play, seed in
      let views: [String: AnyObject] = ["one": play.view(&seed), "other": play.view(&seed)]
      let made = LayoutConstraint.constraints(
        withVisualFormat: "H:|-gap-[one(>=other)]-[other]",
        metrics: ["gap": number(&seed)],
        views: views
      )
      LayoutConstraint.activate(made)
      play.constraints += made
    },
  ]
}
