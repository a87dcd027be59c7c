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
  @Test(arguments: cases)
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

  @Test func `has one of these cases for each of its fields`() {
    expectEqual(
      Self.cases.map(\.1).sorted(),
      Self.fields(Traits()).keys.filter { $0 != "defined" }.sorted()
    )
  }

  private static let cases: [(TraitCollection, String)] = [
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
  ]

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
