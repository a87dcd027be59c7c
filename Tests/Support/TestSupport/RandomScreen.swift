/// Rows and columns of texts, buttons and boxes, in each other.
public struct RandomScreen {
  public private(set) var yaml: String

  /// Texts may be all that is on it, and its parts may have conditions that ask for sizes.
  public init(_ seed: inout Seed, ofTextsAlone: Bool = false, asking: Bool = false) {
    // Safe areas come with devices.
    let canvas = asking && seed.chance(0.25) ? "{device: iPhone 16}" : "390x700"
    var lines = ["canvas: \(canvas)", "view:", "  vstack:"]
    for _ in 0..<seed.number(in: 2...5) {
      let child = Self.child(&seed, in: "  ", depth: 0)
      lines += asking && seed.chance(0.2) ? Self.container(of: child, &seed) : child
    }
    lines.append("  spacing: \(seed.number(in: 0...12))")
    let fills = asking && seed.chance(0.25)
    lines += fills ? ["  filling: safeArea"] : ["  pinnedTo: top", "  insets: 16"]
    if ofTextsAlone {
      lines = lines.map { Self.withText($0, &seed) }
      lines += Self.grounds(&seed)
    }
    if asking {
      // What is as wide as the screen and has a width of its own is a conflict.
      if seed.chance(0.9) { lines.append("  alignment: leading") }
      // A stack that shares in proportion has a tree for each size.
      if seed.chance(0.8) { lines.removeAll { $0.hasSuffix("fillProportionally") } }
      lines = Self.asking(lines, &seed)
    }
    yaml = lines.joined(separator: "\n") + "\n"
  }

  /// A line with a text in place of a button, or with looks that depend on the room.
  private static func withText(_ line: String, _ seed: inout Seed) -> String {
    let looks = ["color: gray", "color: 8A8A8A, font: 18, minimumScale: 0.5", "background: 777777"]
    let text = "{label: \(words(&seed)), \(looks[seed.number(in: 0...2)])}"
    return line.replacing("{button: Save, kind: filled}", with: text)
      .replacing("lines: 1}", with: seed.chance(0.5) ? "lines: 1}" : "lines: 1, minimumScale: 0.6}")
  }

  /// What may lie behind the texts of a screen, as a whole or in part, and whether it clips them.
  private static func grounds(_ seed: inout Seed) -> [String] {
    let fills = ["white", "777777", "[white, {image: {symbol: square.fill}, mode: fit}]"]
    var lines = ["  background: \(fills[seed.number(in: 0...2)])"]
    if seed.chance(0.3) { lines.append("  clips: true") }
    if seed.chance(0.3) { lines.append("  cornerRadius: \(seed.number(in: 4...40))") }
    return lines
  }

  /// The lines of an entry of a stack.
  private static func child(_ seed: inout Seed, in margin: String, depth: Int) -> [String] {
    switch seed.number(in: 0...(depth < 2 ? 8 : 5)) {
    case 0: [margin + "- {background: systemBlue, size: 20, cornerRadius: 6}"]
    case 1: [margin + "- {background: systemGreen, height: \(seed.number(in: 4...30))}"]
    case 2: [margin + "- {label: \(words(&seed)), font: subheadline}"]
    case 3: [margin + "- {label: \(words(&seed)), lines: 1}"]
    case 4: [margin + "- {label: \(words(&seed)), font: 13, width: \(seed.number(in: 40...120))}"]
    case 5: [margin + "- {button: Save, kind: filled}"]
    case 6: stack("vstack", ["leading", "center", "trailing", "fill"], &seed, in: margin, depth)
    default: stack("hstack", ["top", "center", "firstBaseline", "fill"], &seed, in: margin, depth)
    }
  }

  private static func stack(
    _ word: String,
    _ alignments: [String],
    _ seed: inout Seed,
    in margin: String,
    _ depth: Int
  ) -> [String] {
    var lines = [margin + "- \(word):"]
    for _ in 0..<seed.number(in: 1...3) {
      lines += child(&seed, in: margin + "  ", depth: depth + 1)
    }
    lines += [
      margin + "  spacing: \(seed.number(in: 0...12))",
      margin + "  alignment: \(alignments[seed.number(in: 0...3)])",
    ]
    if seed.chance(0.3) {
      let distributions = ["fillEqually", "equalSpacing", "fillProportionally"]
      lines.append(margin + "  distribution: \(distributions[seed.number(in: 0...2)])")
    }
    return lines
  }

  public static func words(_ seed: inout Seed) -> String {
    let list = ["Ada", "writes", "about", "constraints", "and", "solvers", "at", "night"]
    return (0...seed.number(in: 0...8)).map { _ in list[seed.number(in: 0...7)] }
      .joined(separator: " ")
  }

  // MARK: Containers

  /// An entry in a view that scrolls, or beside texts in a grid.
  private static func container(of child: [String], _ seed: inout Seed) -> [String] {
    let inner = child.map { "  " + $0 }
    switch seed.number(in: 0...5) {
    case 0: return ["  - vscroll:", "      vstack:"] + inner.map { "    " + $0 }
    case 4:
      return ["  - hstack:", "    - {background: systemRed, aspect: \(seed.number(in: 1...2))}"]
        + inner + ["    - {label: \(words(&seed)), compression: {horizontal: 1}}"]
    case 5:
      return ["  - vscroll:", "      vstack:"] + inner.map { "    " + $0 } + [
        "    height: \(seed.number(in: 20...200))",
        "    contentOffset: {y: \(seed.number(in: 0...80))}",
      ]
    case 1:
      let height = seed.number(in: 40...200)
      return ["  - vscroll:", "      vstack:"] + inner.map { "    " + $0 } + [
        "    height: \(height)"
      ]
    case 2: return ["  - scroll:"] + inner + ["    height: \(seed.number(in: 20...90))"]
    default:
      let tracks = ["[1fr, content]", "[content, content]", "2", "[80, 1fr]"]
      return ["  - grid:"] + inner
        + (0..<seed.number(in: 1...4)).map { _ in "    - {label: \(words(&seed))}" } + [
          "    columns: \(tracks[seed.number(in: 0...3)])",
          "    rowSpacing: \(seed.number(in: 0...9))",
        ]
    }
  }

  // MARK: Conditions

  /// The same lines, of which some have a name, and some a condition that asks for sizes.
  private static func asking(_ lines: [String], _ seed: inout Seed) -> [String] {
    let names = (0...lines.count).map { "part\($0)" }
    var named = 0
    return lines.map { line in
      guard let start = line.firstRange(of: "- {"), line.hasSuffix("}") else { return line }
      named += 1
      var words = ["id: \(names[named])"]
      if seed.chance(0.5) {
        let other = names[seed.number(in: 1...named)]
        words.append("if: \(condition(&seed, other))")
        words.append("then: {\(change(&seed))}")
        if seed.chance(0.3) { words.append("else: {\(change(&seed))}") }
      }
      let end = line.index(before: line.endIndex)
      return line[..<start.upperBound] + words.joined(separator: ", ") + ", "
        + line[start.upperBound..<end] + "}"
    }
  }

  private static func condition(_ seed: inout Seed, _ other: String) -> String {
    let length = 20 * seed.number(in: 6...40)
    return switch seed.number(in: 0...5) {
    case 0: "canvas.width >= \(length)"
    case 1: "canvas.height < \(length)"
    case 2: "canvas.width > canvas.height"
    case 3: "self.width >= \(length / 4)"
    case 4: "\(other).height > \(length / 10)"
    default: "portrait"
    }
  }

  private static func change(_ seed: inout Seed) -> String {
    switch seed.number(in: 0...3) {
    case 0: "hidden: true"
    case 1: "height: \(seed.number(in: 10...60))"
    case 2: "width: \(seed.number(in: 20...160))"
    default: "background: systemTeal"
    }
  }

  // MARK: Cards

  /// A column of cards, each with a row of pictures, texts and controls.
  public static func cards(_ seed: inout Seed) -> String {
    let height = seed.chance(0.7) ? 900 : seed.number(in: 60...300)
    var lines = [
      "canvas: {size: 390x\(height), background: systemBackground}", "view:", "  vstack:",
    ]
    // A screen with one slider is never quiet; of few kinds of parts more screens have none.
    let kinds = (0..<4).map { _ in seed.number(in: 0...13) } + [13]
    for _ in 0..<seed.number(in: 1...5) { lines += card(&seed, of: kinds) }
    lines += ["  spacing: \(seed.number(in: 0...16))", "  pinnedTo: top", "  insets: 16"]
    if seed.chance(0.2) { lines.append("  background: {gradient: [white, systemGray5]}") }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func card(_ seed: inout Seed, of kinds: [Int]) -> [String] {
    let parts = (0..<seed.number(in: 1...3)).map { _ in
      "    - " + part(&seed, kinds[seed.number(in: 0...4)])
    }
    var lines = ["  - hstack:"] + parts
    lines += ["    spacing: \(seed.number(in: 0...12))", "    alignment: center"]
    if seed.chance(0.6) {
      let colors = ["white", "secondarySystemBackground", "E8E8E8", "white/60%", "777777"]
      lines.append("    background: \(colors[seed.number(in: 0...4)])")
    }
    if seed.chance(0.5) { lines.append("    cornerRadius: \(seed.number(in: 2...30))") }
    if seed.chance(0.3) { lines.append("    shadow: \(seed.number(in: 2...12)) black/20%") }
    if seed.chance(0.3) { lines.append("    border: 1 separator") }
    if seed.chance(0.15) { lines.append("    clips: true") }
    if seed.chance(0.15) { lines.append("    alpha: 0.8") }
    if seed.chance(0.5) { lines.append("    margins: \(seed.number(in: 2...16))") }
    return lines
  }

  private static func part(_ seed: inout Seed, _ kind: Int) -> String {
    let colors = ["label", "secondaryLabel", "gray", "white", "8A8A8A"]
    let kinds = ["filled", "plain", "gray", "tinted", "bordered"]
    let color = colors[seed.number(in: 0...4)]
    return switch kind {
    case 0: "{image: {symbol: star.fill}, size: \(seed.number(in: 16...40))}"
    case 1: "{image: {symbol: heart}}"
    case 2: "{switch: true, accessibility: {label: Sound}}"
    case 3: "{slider: 0.4, accessibility: {label: Volume}}"
    case 4: "{progress: 0.3}"
    case 5: "{textField: {placeholder: Name}, borderStyle: roundedRect}"
    case 6: "{segments: [Day, Week]}"
    case 7: "{stepper: 2, accessibility: {label: Seats}}"
    case 8:
      "{button: \(seed.chance(0.5) ? "Save" : fewWords(&seed)), kind: \(kinds[seed.number(in: 0...4)])}"
    case 9: "{button: Go, height: \(seed.number(in: 24...50))}"
    case 10: "{background: systemBlue, size: 20, cornerRadius: 6, shadow: 3 black/30%}"
    case 11: "{background: systemGreen, size: \(seed.number(in: 20...60))}"
    default: "{label: \(fewWords(&seed)), color: \(color), font: \(seed.number(in: 11...20))}"
    }
  }

  private static func fewWords(_ seed: inout Seed) -> String {
    words(&seed).split(separator: " ").prefix(3).joined(separator: " ")
  }
}
