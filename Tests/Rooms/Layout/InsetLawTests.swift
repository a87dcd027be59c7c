import Foundation
import SnaplineDiagnostics
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import TestSupport
import Testing

/// A view that counts what it is told of its insets.
private final class TellingView: View {
  var safeAreaChanges = 0
  var marginChanges = 0
  override func safeAreaInsetsDidChange() { safeAreaChanges += 1 }
  override func layoutMarginsDidChange() { marginChanges += 1 }
}

/// A random tree of frames that is edited at random, with the reference beside it.
private struct InsetTree {
  let root = TellingView(frame: CGRect(x: 0, y: 0, width: 900, height: 600))
  var views: [TellingView]
  /// Views held in a guide of their superview, which must be where the guide is.
  var pinned: [(view: View, kind: Int)] = []
  var reference = InsetReference()
  /// The insets that each view was told of last.
  var known: [ObjectIdentifier: (safeArea: EdgeInsets, margins: EdgeInsets, told: (Int, Int))] = [:]

  init(_ seed: inout Seed) {
    views = [root]
    root.environment.safeArea = Self.insets(&seed)
    for _ in 0..<Int.random(in: 2...14, using: &seed) {
      let view = TellingView(frame: Self.frame(&seed))
      (views.randomElement(using: &seed) ?? root).addSubview(view)
      views.append(view)
      if .random(in: 0..<3, using: &seed) == 0 { pin(&seed, in: view) }
    }
  }

  static func insets(_ seed: inout Seed) -> EdgeInsets {
    let side = { (seed: inout Seed) -> CGFloat in
      .random(in: 0..<3, using: &seed) == 0 ? 0 : CGFloat(Int.random(in: 1...90, using: &seed))
    }
    return EdgeInsets(
      top: side(&seed),
      left: side(&seed),
      bottom: side(&seed),
      right: side(&seed)
    )
  }

  static func frame(_ seed: inout Seed) -> CGRect {
    CGRect(
      x: Int.random(in: -60...200, using: &seed),
      y: Int.random(in: -60...200, using: &seed),
      width: Int.random(in: 0...800, using: &seed),
      height: Int.random(in: 0...600, using: &seed)
    )
  }

  /// Puts a view into one of the superview's guides.
  private mutating func pin(_ seed: inout Seed, in superview: View) {
    let kind = Int.random(in: 0..<3, using: &seed)
    let guide =
      kind == 0
      ? superview.layoutMarginsGuide
      : kind == 1 ? superview.safeAreaLayoutGuide : superview.readableContentGuide
    let view = View()
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    pinned.append((view, kind))
  }

  mutating func edit(_ seed: inout Seed) {
    let view = views.randomElement(using: &seed) ?? root
    switch Int.random(in: 0..<14, using: &seed) {
    case 0, 1: if view !== root { view.frame = Self.frame(&seed) }
    case 2: view.bounds.origin = CGPoint(x: .random(in: -9...9, using: &seed) * 5, y: 35)
    case 3: view.isHidden.toggle()
    case 4:
      reference[view].margins = Self.insets(&seed)
      reference[view].directionalMargins = nil
      view.layoutMargins = reference[view].margins ?? .zero
    case 5:
      let insets = DirectionalEdgeInsets(top: 1, leading: 30, bottom: 3, trailing: 4)
      reference[view].margins = nil
      reference[view].directionalMargins = insets
      view.directionalLayoutMargins = insets
    case 6:
      reference[view].preserves.toggle()
      view.preservesSuperviewLayoutMargins.toggle()
    case 7:
      reference[view].insetsFromSafeArea.toggle()
      view.insetsLayoutMarginsFromSafeArea.toggle()
    case 8: root.environment.safeArea = Self.insets(&seed)
    case 9:
      view.semanticContentAttribute =
        view.semanticContentAttribute == .unspecified ? .forceRightToLeft : .unspecified
    case 10:
      let other = views.randomElement(using: &seed) ?? root
      if view !== root, !other.isDescendant(of: view) { other.addSubview(view) }
    case 11:
      // More is taken away, or some of what the edges take away is given back.
      var insets = Bool.random(using: &seed) ? Self.insets(&seed) : .zero
      if insets.top > 0, Bool.random(using: &seed) { insets.top = -insets.top }
      reference[view].additional = insets
      view.additionalSafeAreaInsets = insets
    case 12:
      // A screen is turned.
      let size = root.bounds.size
      root.frame.size = CGSize(width: size.height, height: size.width)
    default:
      let held = Device.all.randomElement(using: &seed).map {
        HeldDevice($0, Device.Orientation.allCases.randomElement(using: &seed) ?? .portrait)
      }
      root.environment.device = Bool.random(using: &seed) ? held : nil
    }
  }

  mutating func check(_ comment: Comment) {
    root.layoutIfNeeded()
    for view in views {
      let (safeArea, margins) = (reference.safeArea(of: view), reference.margins(of: view))
      #expect(view.safeAreaInsets == safeArea, comment)
      #expect(view.layoutMargins == margins, comment)
      let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      #expect(
        view.directionalLayoutMargins == margins.directional(rightToLeft: isRightToLeft),
        comment
      )
      #expect(view.layoutMarginsGuide.layoutFrame == view.bounds.inset(by: margins), comment)
      let told = (view.safeAreaChanges, view.marginChanges)
      if let known = known[ObjectIdentifier(view)] {
        if known.safeArea != safeArea { #expect(told.0 > known.told.0, comment) }
        if known.margins != margins { #expect(told.1 > known.told.1, comment) }
      }
      known[ObjectIdentifier(view)] = (safeArea, margins, told)
    }
    for (view, kind) in pinned { checkPinned(view, kind, comment) }
  }

  private func checkPinned(_ view: View, _ kind: Int, _ comment: Comment) {
    guard let superview = view.superview else { return }
    let bounds = superview.bounds
    let rect =
      kind == 0
      ? bounds.inset(by: reference.margins(of: superview))
      : kind == 1
        ? bounds.inset(by: reference.safeArea(of: superview))
        : reference.readableFrame(of: superview)
    // Margins may cross in a small view, whose child then can't keep its sides.
    guard rect.size.width >= 0, rect.size.height >= 0 else { return }
    #expect(abs(view.frame.midX - rect.midX) < 0.51, comment)
    #expect(abs(view.frame.minX - rect.minX) < 0.51, comment)
    #expect(abs(view.frame.minY - rect.minY) < 0.51, comment)
    #expect(abs(view.frame.maxY - rect.maxY) < 0.51, comment)
  }
}

@Suite struct `Safe areas and margins` {
  @Test func `follow the rules through random edits`() {
    for var seed in Seed.some(60) {
      var tree = InsetTree(&seed)
      tree.check("built, \(seed)")
      for step in 0..<12 {
        for _ in 0..<Int.random(in: 1...3, using: &seed) { tree.edit(&seed) }
        tree.check("step \(step), \(seed)")
      }
      #expect(!tree.root.layoutDiagnostics.contains { $0.id == "never-settles" }, "\(seed)")
    }
  }

  @Test func `settle on constraints that lean on them, whatever they were before`() {
    for var seed in Seed.some(80) {
      let (insets, others) = (InsetTree.insets(&seed), InsetTree.insets(&seed))
      let depth = Int.random(in: 1...6, using: &seed)
      let nested = Self.nested(depth, insets)
      nested.layoutIfNeeded()
      nested.environment.safeArea = others
      nested.layoutIfNeeded()
      let fresh = Self.nested(depth, others)
      fresh.layoutIfNeeded()
      #expect(Self.frames(nested) == Self.frames(fresh), "\(seed)")
    }
  }

  /// Views in each other's safe areas and margins, with a step outward between.
  private static func nested(_ depth: Int, _ insets: EdgeInsets) -> View {
    let root = View(frame: CGRect(x: 0, y: 0, width: 900, height: 600))
    root.environment.safeArea = insets
    var outer = root
    for level in 0..<depth {
      let view = View()
      view.translatesAutoresizingMaskIntoConstraints = false
      view.preservesSuperviewLayoutMargins = level % 2 == 0
      outer.addSubview(view)
      let guide = level % 3 == 0 ? outer.safeAreaLayoutGuide : outer.layoutMarginsGuide
      LayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: -10),
        view.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
        view.topAnchor.constraint(equalTo: guide.topAnchor, constant: -15),
        view.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: 5),
      ])
      outer = view
    }
    return root
  }

  private static func frames(_ view: View) -> [CGRect] {
    [view.frame, view.layoutMarginsGuide.layoutFrame] + view.subviews.flatMap(frames)
  }
}
