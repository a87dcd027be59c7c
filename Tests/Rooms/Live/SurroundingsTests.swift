import SnaplineEnvironment
import SnaplineInputs
import TestSupport
import Testing

@testable import SnaplineLive

@Suite struct `What somebody insists on` {
  private func some<Value>(_ values: [Value], _ seed: inout Seed) -> Value? {
    seed.chance(0.5) ? values[seed.number(in: 0...values.count - 1)] : nil
  }

  private func overrides(_ seed: inout Seed) -> DesignOverrides {
    var overrides = DesignOverrides()
    overrides.device = some(Device.all, &seed)
    overrides.orientation = some(Device.Orientation.allCases, &seed)
    overrides.metrics = some(Metrics.allCases, &seed)
    overrides.locale = some(["ar", "en-GB", "de"], &seed)
    overrides.traits.userInterfaceStyle = some([.light, .dark], &seed) ?? .unspecified
    overrides.traits.accessibilityContrast = some([.normal, .high], &seed) ?? .unspecified
    overrides.traits.legibilityWeight = some([.bold], &seed) ?? .unspecified
    overrides.traits.layoutDirection = some([.rightToLeft, .leftToRight], &seed) ?? .unspecified
    overrides.traits.preferredContentSizeCategory =
      some(ContentSizeCategory.ordered, &seed) ?? .unspecified
    return overrides
  }

  /// The traits that no other process is told of, and why.
  private let others = [
    "userInterfaceIdiom": "the device says it", "horizontalSizeClass": "the device says it",
    "verticalSizeClass": "the device says it", "displayScale": "the device says it",
    "displayGamut": "the device says it", "forceTouchCapability": "the device says it",
    "userInterfaceLevel": "the tree says it", "activeAppearance": "the tree says it",
  ]

  @Test func `is told of each trait, or of none for a reason`() {
    var overrides = DesignOverrides()
    overrides.traits = .other
    var environment = Environment()
    LiveSurroundings(Environment(), overrides).change(&environment)
    let (now, wanted) = (environment.traits.said, Traits.other.said)
    for field in wanted.keys.sorted() {
      #expect((now[field] == wanted[field]) == (others[field] == nil), "\(field)")
    }
    #expect(others.keys.allSatisfy { wanted[$0] != nil })
  }

  @Test func `reaches another process as it was, and is all that changes there`() throws {
    for seed in Seed.some(200) {
      var seed = seed
      let overrides = overrides(&seed)
      let said = LiveSurroundings(Environment(), overrides)
      let line = LiveWire.line(LiveRequest(preview: 3, surroundings: said))
      let heard = try #require(LiveWire.value(LiveRequest.self, of: line.dropLast()))
      expectEqual(heard.surroundings, said, "\(seed)")

      var environment = Environment().on(Device.all[seed.number(in: 0...20)])
      let before = environment
      heard.surroundings.change(&environment)
      let device = overrides.device ?? before.device?.device
      expectEqual(environment.device?.device, device, "\(seed)")
      expectEqual(
        environment.device?.orientation,
        overrides.orientation ?? (overrides.device == nil ? before.device?.orientation : .portrait),
        "\(seed)"
      )
      expectEqual(environment.locale, overrides.locale ?? before.locale, "\(seed)")
      expectEqual(environment.metrics, overrides.metrics ?? before.metrics, "\(seed)")
      var traits = environment.traits
      // What was insisted on is there already.
      expectEqual(traits.merging(overrides.traits), traits, "\(seed)")
      if overrides.locale != nil { traits.layoutDirection = .unspecified }
      if said == LiveSurroundings() { expectEqual(environment, before, "\(seed)") }
    }
  }
}
