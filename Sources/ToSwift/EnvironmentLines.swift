import Foundation
import SnaplineEnvironment
import SnaplineGeometry

/// Statements that make one environment of another one.
struct EnvironmentLines {
  var lines: [String] = []
  /// Whether files beside the design are named.
  private(set) var usesFolder = false

  init(_ environment: Environment, standard: Environment, folder: String?) {
    var base = standard
    if let held = environment.device, held != standard.device {
      base = standard.on(held)
      var call = SwiftCall()
      call.add(nil, "device")
      call.add(nil, held.orientation == .portrait ? nil : ".\(held.orientation)")
      call.add("split", held.split == .full ? nil : ".\(held.split)")
      lines.append("if let device = Device.named(\(SwiftText.string(held.device.name))) {")
      lines.append("  environment = \(call.of("environment.on"))")
      lines.append("}")
    }
    func set(_ member: String, _ value: String, where isOther: Bool) {
      if isOther { lines.append("environment.\(member) = \(value)") }
    }
    set("metrics", ".\(environment.metrics)", where: environment.metrics != base.metrics)
    // A device's safe area follows it.
    base.metrics = environment.metrics
    let (own, other) = (environment.traits, base.traits)
    func trait<Value: Equatable>(_ member: String, _ path: KeyPath<Traits, Value>) {
      set(
        "traits.\(member)",
        ".\(own[keyPath: path])",
        where: own[keyPath: path] != other[keyPath: path]
      )
    }
    trait("userInterfaceIdiom", \.userInterfaceIdiom)
    trait("userInterfaceStyle", \.userInterfaceStyle)
    trait("userInterfaceLevel", \.userInterfaceLevel)
    trait("accessibilityContrast", \.accessibilityContrast)
    trait("legibilityWeight", \.legibilityWeight)
    trait("layoutDirection", \.layoutDirection)
    trait("horizontalSizeClass", \.horizontalSizeClass)
    trait("verticalSizeClass", \.verticalSizeClass)
    trait("displayGamut", \.displayGamut)
    set(
      "traits.preferredContentSizeCategory",
      ".\(own.textSizeName ?? "large")",
      where: own.preferredContentSizeCategory != other.preferredContentSizeCategory
    )
    set(
      "traits.displayScale",
      SwiftText.number(own.displayScale),
      where: own.displayScale != other.displayScale
    )
    set("locale", SwiftText.string(environment.locale), where: environment.locale != base.locale)
    set(
      "timeZone",
      SwiftText.string(environment.timeZone),
      where: environment.timeZone != base.timeZone
    )
    if let now = environment.now, now != base.now {
      lines.append(
        "environment.now = Date(timeIntervalSince1970: \(SwiftText.number(now.timeIntervalSince1970)))"
      )
    }
    let safe = environment.safeArea
    set(
      "safeArea",
      "EdgeInsets(top: \(SwiftText.number(safe.top)), left: \(SwiftText.number(safe.left)),"
        + " bottom: \(SwiftText.number(safe.bottom)), right: \(SwiftText.number(safe.right)))",
      where: safe != base.safeArea
    )
    set(
      "keyboardHeight",
      SwiftText.number(environment.keyboardHeight),
      where: environment.keyboardHeight != base.keyboardHeight
    )
    addFonts(of: environment, besides: base, folder)
  }

  private mutating func addFonts(
    of environment: Environment,
    besides base: Environment,
    _ folder: String?
  ) {
    func added(_ all: [String], _ known: [String]) -> [String] {
      all.filter { !known.contains($0) }
    }
    func path(_ path: String) -> String {
      guard let folder, path.hasPrefix(folder + "/") else { return SwiftText.string(path) }
      usesFolder = true
      return "folder + \(SwiftText.string(String(path.dropFirst(folder.count))))"
    }
    for (member, all, known) in [
      ("files", environment.fonts.files, base.fonts.files),
      ("folders", environment.fonts.folders, base.fonts.folders),
    ] {
      for file in added(all, known) {
        lines.append("environment.fonts.\(member).append(\(path(file)))")
      }
    }
    let families = added(environment.fonts.fallbacks, base.fonts.fallbacks)
    if !families.isEmpty {
      let list = SwiftText.list(families.map(SwiftText.string))
      lines.append("environment.fonts.fallbacks = \(list) + environment.fonts.fallbacks")
    }
  }
}
