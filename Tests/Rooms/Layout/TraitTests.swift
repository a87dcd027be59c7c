import Foundation
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import SnaplineScene
import TestSupport
import Testing

@Suite struct `A trait collection` {
  /// A field with a value that says something, and the number that UIKit gives the value.
  ///
  /// The numbers stand in UIKit's headers.
  @Test(arguments: [
    (TraitCollection(userInterfaceIdiom: .pad), "userInterfaceIdiom"),
    (TraitCollection(userInterfaceStyle: .dark), "userInterfaceStyle"),
    (TraitCollection(userInterfaceLevel: .elevated), "userInterfaceLevel"),
    (TraitCollection(accessibilityContrast: .high), "accessibilityContrast"),
    (TraitCollection(legibilityWeight: .bold), "legibilityWeight"),
    (TraitCollection(layoutDirection: .rightToLeft), "layoutDirection"),
    (TraitCollection(horizontalSizeClass: .compact), "horizontalSizeClass"),
    (TraitCollection(verticalSizeClass: .regular), "verticalSizeClass"),
    (TraitCollection(displayScale: 3), "displayScale"),
    (TraitCollection(displayGamut: .P3), "displayGamut"),
    (TraitCollection(forceTouchCapability: .available), "forceTouchCapability"),
    (TraitCollection(activeAppearance: .inactive), "activeAppearance"),
    (
      TraitCollection(preferredContentSizeCategory: .accessibilityLarge),
      "preferredContentSizeCategory"
    ),
  ])
  func `says one thing, and merges with others field by field`(one: TraitCollection, field: String)
  {
    #expect(one != TraitCollection())
    let others = TraitCollection(Traits())
    let merged = TraitCollection(traitsFrom: [others, one])
    let said = Self.fields(one.traits)[field]
    for (label, value) in Self.fields(merged.traits) {
      #expect(value == (label == field ? said : Self.fields(others.traits)[label]))
    }
    #expect(merged.containsTraits(in: one))
    #expect(merged.containsTraits(in: TraitCollection()))
    #expect(!TraitCollection().containsTraits(in: one))
    #expect(TraitCollection(traitsFrom: [one, others]).traits == Traits())
  }

  private static func fields(_ traits: Traits) -> [String: String] {
    let pairs = Mirror(reflecting: traits).children.map { ($0.label ?? "", "\($0.value)") }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  private static func numbers<Kind: RawRepresentable>(of kinds: [Kind]) -> [Int]
  where Kind.RawValue == Int { kinds.map(\.rawValue) }

  @Test func `has UIKit's numbers for what is said`() {
    let idioms: [UserInterfaceIdiom] = [.unspecified, .phone, .pad, .tv, .carPlay, .mac, .vision]
    expectEqual(Self.numbers(of: idioms), [-1, 0, 1, 2, 3, 5, 6])
    let styles: [UserInterfaceStyle] = [.unspecified, .light, .dark]
    expectEqual(Self.numbers(of: styles), [0, 1, 2])
    let classes: [UserInterfaceSizeClass] = [.unspecified, .compact, .regular]
    expectEqual(Self.numbers(of: classes), [0, 1, 2])
    let levels: [UserInterfaceLevel] = [.unspecified, .base, .elevated]
    expectEqual(Self.numbers(of: levels), [-1, 0, 1])
    let contrasts: [AccessibilityContrast] = [.unspecified, .normal, .high]
    expectEqual(Self.numbers(of: contrasts), [-1, 0, 1])
    let weights: [LegibilityWeight] = [.unspecified, .regular, .bold]
    expectEqual(Self.numbers(of: weights), [-1, 0, 1])
    let directions: [LayoutDirection] = [.unspecified, .leftToRight, .rightToLeft]
    expectEqual(Self.numbers(of: directions), [-1, 0, 1])
    let gamuts: [DisplayGamut] = [.unspecified, .SRGB, .P3]
    expectEqual(Self.numbers(of: gamuts), [-1, 0, 1])
    let touches: [ForceTouchCapability] = [.unknown, .unavailable, .available]
    expectEqual(Self.numbers(of: touches), [0, 1, 2])
    let appearances: [UserInterfaceActiveAppearance] = [.unspecified, .inactive, .active]
    expectEqual(Self.numbers(of: appearances), [-1, 0, 1])
    #expect(TraitCollection().displayScale == 0)
    #expect(
      TraitCollection().preferredContentSizeCategory.rawValue
        == "_UICTContentSizeCategoryUnspecified"
    )
    #expect(ContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
    #expect(!ContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    #expect(ContentSizeCategory.small < .medium)
  }

  @Test func `is made, and made into another, by what is changed`() {
    let dark = TraitCollection { $0.userInterfaceStyle = .dark }
    #expect(dark == TraitCollection(userInterfaceStyle: .dark))
    let both = dark.modifyingTraits { $0.displayScale = 3 }
    #expect(both.userInterfaceStyle == .dark && both.displayScale == 3)
  }
}

/// A trait that no screen has.
private enum Density: TraitDefinition {
  static let defaultValue = 1.0
}

extension Traits {
  fileprivate var density: Double {
    get { self[Density.self] }
    set { self[Density.self] = newValue }
  }
}

@Suite struct `A trait of an app's own` {
  private let root = View(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
  private let leaf = Listener()

  init() { root.addSubview(leaf) }

  @Test func `has its default where nobody says anything, and spreads as others do`() {
    #expect(leaf.traitCollection[Density.self] == 1)
    #expect(!root.traitOverrides.contains(Density.self))
    var told: [Double] = []
    leaf.registerForTraitChanges([Density.self]) { (leaf: Listener, previous) in
      told += [previous[Density.self], leaf.traits.density]
    }
    root.traitOverrides.density = 2
    root.traitOverrides.userInterfaceStyle = .dark
    expectEqual(told, [1, 2])
    // What is said counts, even where it is the default.
    leaf.traitOverrides[Density.self] = 1
    #expect(leaf.traits.density == 1 && leaf.traitOverrides.contains(Density.self))
    leaf.traitOverrides.remove(Density.self)
    #expect(leaf.traits.density == 2 && told == [1, 2, 2, 1, 1, 2])
  }

  @Test func `takes part in merging, comparing and containing`() {
    let dense = TraitCollection { $0.density = 3 }
    let both = TraitCollection(traitsFrom: [
      TraitCollection { $0.density = 4 }, dense, TraitCollection(displayScale: 2),
    ])
    #expect(both[Density.self] == 3 && both.displayScale == 2)
    #expect(both.containsTraits(in: dense))
    #expect(!both.containsTraits(in: TraitCollection { $0.density = 4 }))
    #expect(!TraitCollection().containsTraits(in: dense))
    #expect(dense != TraitCollection() && dense == TraitCollection { $0.density = 3 })
    #expect(dense.hash == TraitCollection { $0.density = 3 }.hash)
    #expect(!dense.hasDifferentColorAppearance(comparedTo: TraitCollection()))
  }
}

@Suite struct `A text size` {
  private let root = View()
  private let middle = View()
  private let leaf = Listener()

  init() {
    root.addSubview(middle)
    middle.addSubview(leaf)
  }

  private var size: ContentSizeCategory { leaf.traits.preferredContentSizeCategory }

  @Test func `has bounds in a view and all below it`() {
    middle.minimumContentSizeCategory = .large
    middle.maximumContentSizeCategory = .extraExtraLarge
    for (chosen, shown) in [
      (ContentSizeCategory.small, ContentSizeCategory.large), (.extraLarge, .extraLarge),
      (.accessibilityLarge, .extraExtraLarge),
    ] {
      root.environment.traits.preferredContentSizeCategory = chosen
      #expect(size == shown)
      #expect(root.traits.preferredContentSizeCategory == chosen)
    }
    // Bounds of a part lie within those around it, and it hears of nothing that stays as it was.
    leaf.minimumContentSizeCategory = .extraExtraLarge
    let told = leaf.previous.count
    root.environment.traits.preferredContentSizeCategory = .medium
    #expect(size == .extraExtraLarge && leaf.previous.count == told)
    (leaf.minimumContentSizeCategory, middle.minimumContentSizeCategory) = (nil, nil)
    middle.maximumContentSizeCategory = nil
    #expect(size == .medium)
  }

  @Test func `that a view overrides is bounded too`() {
    leaf.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    leaf.maximumContentSizeCategory = .large
    #expect(size == .large)
    leaf.minimumContentSizeCategory = .extraLarge
    #expect(size == .large)
  }
}

@Suite struct `Code that asks for traits` {
  /// Lays out, or updates constraints, by the style.
  private final class Reader: View {
    var asks = true
    var laidOut: [UserInterfaceStyle] = []
    var updates = 0
    override func layoutSubviews() {
      super.layoutSubviews()
      laidOut.append(asks ? traitCollection.userInterfaceStyle : .unspecified)
    }
    override func updateConstraints() {
      if traitCollection.displayScale > 0 { updates += 1 }
      super.updateConstraints()
    }
  }

  @Test func `in a view's layout runs again when they change, and only then`() {
    let (root, reader) = (View(), Reader())
    root.addSubview(reader)
    root.layoutIfNeeded()
    root.environment.traits.userInterfaceStyle = .dark
    root.layoutIfNeeded()
    expectEqual(reader.laidOut, [.light, .dark])
    #expect(reader.updates == 2)
    reader.asks = false
    reader.setNeedsLayout()
    root.layoutIfNeeded()
    root.environment.traits.userInterfaceStyle = .light
    root.layoutIfNeeded()
    expectEqual(reader.laidOut, [.light, .dark, .unspecified])
    // What is asked outside of a pass binds nobody.
    #expect(reader.traitCollection.userInterfaceStyle == .light)
    root.environment.traits.userInterfaceStyle = .dark
    root.layoutIfNeeded()
    #expect(reader.laidOut.count == 3)
  }

  @Test func `in a controller's layout runs again too`() {
    final class Asking: ViewController {
      var said: [UserInterfaceStyle] = []
      override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        said.append(traitCollection.userInterfaceStyle)
      }
    }
    let (window, controller) = (Window(), Asking())
    window.rootViewController = controller
    window.layoutIfNeeded()
    window.overrideUserInterfaceStyle = .dark
    window.layoutIfNeeded()
    expectEqual(controller.said, [.light, .dark])
  }
}

/// A view that writes down what it is told of its traits.
private final class Listener: View {
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
    leaf.traitOverrides.layoutDirection = .rightToLeft
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
