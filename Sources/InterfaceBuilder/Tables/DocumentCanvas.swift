import Foundation
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineInputs

/// The device of a document, with what its Xcode takes it for.
struct DocumentCanvas {
  let device: HeldDevice
  /// What the device is called in documents; nothing for one that a caller chose.
  let identifier: String?
  let tools: ToolsVersion?
  /// What the document calls a device that isn't known, where another one stands for it.
  let unknownDevice: (name: String, element: XMLElement)?
  private let isDark: Bool

  /// What documents without a device were made for.
  private static let standardIdentifier = "retina4_7"

  /// Nothing for documents of other systems.
  init?(_ document: XMLElement, under overrides: DesignOverrides) {
    let system = document["targetRuntime"] ?? "iOS.CocoaTouch"
    guard system.hasPrefix("iOS") || system == "AppleTV" else { return nil }
    let said = document.child("device")
    let named = said?["id"] ?? (system == "AppleTV" ? "appleTV" : Self.standardIdentifier)
    let isKnown = Device.interfaceBuilder(named) != nil
    let known = isKnown ? named : Self.standardIdentifier
    unknownDevice =
      isKnown || overrides.device != nil ? nil : (named, said ?? document)
    guard let own = Device.interfaceBuilder(known) else { return nil }
    let orientation: Device.Orientation =
      said?["orientation"] == "landscape" ? .landscape : .portrait
    device = HeldDevice(
      overrides.device ?? own,
      overrides.orientation ?? orientation,
      split: overrides.split ?? .full
    )
    identifier = overrides.device == nil ? known : nil
    tools = ToolsVersion(document["toolsVersion"])
    isDark = said?["appearance"] == "dark"
    recordedSize = HeldDevice(own, orientation, split: .full).size
  }

  /// The screen that the frames were recorded on.
  let recordedSize: CGSize

  func environment(from outer: Environment, under overrides: DesignOverrides) -> Environment {
    var environment = outer
    if let locale = overrides.locale {
      environment.locale = locale
      environment.traits.layoutDirection = LanguageTag(locale)?.direction ?? .leftToRight
    }
    environment.metrics = overrides.metrics ?? tools?.metrics ?? outer.metrics
    environment = environment.on(device)
    if isDark { environment.traits.userInterfaceStyle = .dark }
    environment.traits = environment.traits.merging(overrides.traits)
    environment.safeArea = .zero
    return environment
  }
}
