import Foundation
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import SnaplineScene
import TestSupport
import Testing

/// A view that writes down what it is told of its traits.
final class Listener: View {
  var previous: [TraitCollection?] = []
  var sizeQuestions = 0
  override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    previous.append(previousTraitCollection)
  }
  override var intrinsicContentSize: CGSize {
    sizeQuestions += 1
    return CGSize(width: 10, height: 10)
  }
}

@Suite struct `Traits of a view` {
  private let root = View(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let middle = View()
  private let leaf = Listener()

  init() {
    root.addSubview(middle)
    middle.addSubview(leaf)
  }

  @Test func `are those of the tree, with what is overridden on the way down`() {
    root.environment.traits.accessibilityContrast = .high
    middle.traitOverrides.userInterfaceStyle = .dark
    #expect(root.traits.userInterfaceStyle == .light)
    #expect(leaf.traits.userInterfaceStyle == .dark)
    #expect(leaf.traitCollection.accessibilityContrast == .high)
    leaf.overrideUserInterfaceStyle = .light
    #expect(leaf.traits.userInterfaceStyle == .light)
    leaf.overrideUserInterfaceStyle = .unspecified
    #expect(leaf.traits.userInterfaceStyle == .dark)
    #expect(leaf.environment.traits.userInterfaceStyle == .dark)
  }

  @Test func `tell of changes, and only of changes`() {
    root.environment.traits.userInterfaceStyle = .dark
    root.environment.traits.userInterfaceStyle = .dark
    expectEqual(leaf.previous.map { $0?.userInterfaceStyle }, [.light])
    leaf.traitOverrides.userInterfaceStyle = .dark
    middle.traitOverrides.userInterfaceStyle = .light
    #expect(leaf.previous.count == 1)
    root.environment.traits.layoutDirection = .rightToLeft
    #expect(leaf.previous.count == 2)
    #expect(leaf.traits.layoutDirection == .rightToLeft)
  }

  @Test func `change with the superview`() {
    let dark = View()
    dark.environment.traits.userInterfaceStyle = .dark
    dark.addSubview(leaf)
    expectEqual(leaf.previous.map { $0?.userInterfaceStyle }, [.light])
    leaf.removeFromSuperview()
    #expect(leaf.traits.userInterfaceStyle == .light)
  }

  @Test func `call those that registered for one of them`() {
    var styles: [UserInterfaceStyle] = []
    let registration = leaf.registerForTraitChanges([
      TraitUserInterfaceStyle.self, TraitAccessibilityContrast.self,
    ]) { (leaf: Listener, previous) in
      styles += [previous.userInterfaceStyle, leaf.traits.userInterfaceStyle]
    }
    root.environment.traits.displayScale = 3
    #expect(styles.isEmpty)
    root.environment.traits.userInterfaceStyle = .dark
    expectEqual(styles, [.light, .dark])
    leaf.unregisterForTraitChanges(registration)
    root.environment.traits.userInterfaceStyle = .light
    #expect(styles.count == 2)
  }

  @Test func `name each overridden trait, and give it back`() {
    middle.traitOverrides.layoutDirection = .rightToLeft
    #expect(middle.traitOverrides.contains(TraitLayoutDirection.self))
    #expect(!middle.traitOverrides.contains(TraitDisplayScale.self))
    #expect(leaf.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    middle.traitOverrides.remove(TraitLayoutDirection.self)
    #expect(leaf.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  @Test func `mirror what is below an override, and nothing else`() {
    for view in [middle, leaf] { view.translatesAutoresizingMaskIntoConstraints = false }
    LayoutConstraint.activate([
      middle.widthAnchor.constraint(equalToConstant: 100),
      middle.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      leaf.leadingAnchor.constraint(equalTo: middle.leadingAnchor, constant: 5),
    ])
    root.layoutIfNeeded()
    #expect((middle.frame.minX, leaf.frame.minX) == (0, 5))
    // Where a view stands is up to what it stands in.
    leaf.traitOverrides.layoutDirection = .rightToLeft
    root.layoutIfNeeded()
    #expect((middle.frame.minX, leaf.frame.minX) == (0, 5))
    middle.traitOverrides.layoutDirection = .rightToLeft
    root.layoutIfNeeded()
    #expect((middle.frame.minX, leaf.frame.minX) == (0, 85))
  }

  @Test func `fall back on those of the task for a view that outlives its superviews`() throws {
    let (survivor, inside, mask) = (Listener(), Listener(), Listener())
    survivor.addSubview(inside)
    do {
      let (root, dark, mirrored) = (View(), View(), View())
      root.addSubview(dark)
      dark.addSubview(mirrored)
      mirrored.addSubview(survivor)
      root.environment.traits.accessibilityContrast = .high
      dark.overrideUserInterfaceStyle = .dark
      dark.mask = mask
      mirrored.traitOverrides.layoutDirection = .rightToLeft
      root.layoutIfNeeded()
      for view in [survivor, inside, mask] { view.previous = [] }
    }
    #expect(survivor.superview == nil && survivor.traits == View().traits)
    for view in [survivor, inside] {
      let before = try #require(view.previous.first.flatMap { $0 })
      #expect(view.previous.count == 1 && before.userInterfaceStyle == .dark)
      #expect(before.accessibilityContrast == .high && before.layoutDirection == .rightToLeft)
    }
    #expect(mask.previous.isEmpty)
  }

  @Test func `stay as they are for a view that outlives superviews which had none of their own`() {
    let survivor = Listener()
    do { View().addSubview(survivor) }
    #expect(survivor.superview == nil && survivor.previous.isEmpty)
  }

  @Test func `cost a new question for the size only where it may depend on them`() {
    leaf.translatesAutoresizingMaskIntoConstraints = false
    root.layoutIfNeeded()
    let asked = leaf.sizeQuestions
    root.environment.traits.userInterfaceStyle = .dark
    root.environment.traits.accessibilityContrast = .high
    root.environment.traits.layoutDirection = .rightToLeft
    root.layoutIfNeeded()
    #expect(leaf.sizeQuestions == asked)
    root.environment.traits.preferredContentSizeCategory = .extraLarge
    root.layoutIfNeeded()
    #expect(leaf.sizeQuestions == asked + 1)
  }

  @Test func `are current while a view lays out its subviews and draws`() throws {
    final class Asking: View {
      var said: [UserInterfaceStyle] = []
      override func layoutSubviews() {
        super.layoutSubviews()
        said.append(TraitCollection.current.userInterfaceStyle)
      }
      override func recordContent(into recorder: SceneRecorder) {
        said += [TraitCollection.current.userInterfaceStyle, recorder.traits.userInterfaceStyle]
      }
    }
    let (plain, light) = (Asking(), Asking())
    root.environment.traits.userInterfaceStyle = .dark
    root.addSubview(plain)
    root.addSubview(light)
    light.overrideUserInterfaceStyle = .light
    _ = try root.scene()
    expectEqual(plain.said, [.dark, .dark, .dark])
    expectEqual(light.said, [.light, .light, .light])
  }

  @Test func `decide a colour when it is drawn`() throws {
    let square = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    square.backgroundColor = .systemBackground
    middle.addSubview(square)
    try expectEqual(Self.fills(root.scene()), [.white])
    middle.overrideUserInterfaceStyle = .dark
    try expectEqual(Self.fills(root.scene()), [.black])
    middle.traitOverrides.userInterfaceLevel = .elevated
    try expectEqual(Self.fills(root.scene()), [RGBA(bytes: 28, 28, 30)])
    root.environment.traits.accessibilityContrast = .high
    try expectEqual(Self.fills(root.scene()), [RGBA(bytes: 36, 36, 38)])
  }

  private static func fills(_ scene: Scene) -> [RGBA] {
    scene.items.compactMap { item in
      if case .fill(_, .color(let color)) = item { color } else { nil }
    }
  }
}
