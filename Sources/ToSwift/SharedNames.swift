import SnaplineDesigns

/// The names in Swift of what a whole design shares: its colours and fonts.
struct SharedNames {
  private(set) var colors: [String: String] = [:]
  private(set) var fonts: [String: String] = [:]
  private(set) var all: Set<String> = []

  init() {}

  init(of document: DesignDocument, taken: Set<String>) {
    var names = SwiftNames(taken: taken)
    let colors = document.values[DocumentWords.colors]?.colors ?? [:]
    for name in colors.keys.sorted() where !Self.dependsOnTint(name, colors) {
      self.colors[name] = names.next(for: name, else: "color")
    }
    for name in (document.values[DocumentWords.fonts]?.fonts ?? [:]).keys.sorted() {
      let isTaken = self.colors.values.contains(SwiftNames.lowered(name) ?? "font")
      fonts[name] = names.next(for: isTaken ? name + " font" : name, else: "font")
    }
    all = Set(self.colors.values).union(fonts.values)
  }

  /// Whether a colour is that of the view it is asked for, which none that all share can be.
  private static func dependsOnTint(
    _ name: String,
    _ colors: [String: ColorValue],
    depth: Int = 0
  ) -> Bool {
    guard depth < 32, let value = colors[name] else { return name == "tint" }
    return [value.light, value.dark, value.lightHighContrast, value.darkHighContrast].contains {
      guard case .named(let other)? = $0?.base else { return false }
      return dependsOnTint(other, colors, depth: depth + 1)
    }
  }
}
