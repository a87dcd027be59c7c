/// Two looks of one picture in one file: colours for the light as attributes, which every viewer knows,
/// and those for the dark in a style, which counts where a person prefers it.
enum SVGTheme {
  private static let colors: Set = [
    "fill", "stroke", "stop-color", "flood-color", "fill-opacity", "stroke-opacity",
    "stop-opacity",
  ]
  private static let query = "@media (prefers-color-scheme: dark)"

  /// The lines of both where they differ in nothing but colours; nothing where they do.
  static func merged(_ light: [String], _ dark: [String]) -> [String]? {
    guard light.count == dark.count else { return nil }
    var names: [String: String] = [:]
    var rules: [String] = []
    var lines: [String] = []
    for (one, other) in zip(light, dark) {
      guard one != other else {
        lines.append(one)
        continue
      }
      var parts = Part.parts(of: one)
      let others = Part.parts(of: other)
      guard parts.count == others.count else { return nil }
      for place in parts.indices where parts[place] != others[place] {
        guard let changes = parts[place].changes(to: others[place]) else { return nil }
        let rule = changes.map { "\($0.name):\($0.value)" }.joined(separator: ";")
        let name = names[rule] ?? "dark\(names.count + 1)"
        if names.updateValue(name, forKey: rule) == nil { rules.append(".\(name){\(rule)}") }
        parts[place].addClass(name)
      }
      lines.append(parts.map(\.text).joined())
    }
    guard !rules.isEmpty else { return lines }
    return ["<style>\(query){\(rules.joined())}</style>"] + lines
  }

  /// Both whole, one of which is shown.
  static func stacked(_ light: [String], _ dark: [String]) -> [String] {
    ["<style>\(query){.in-light{display:none}.in-dark{display:inline}}</style>"]
      + ["<g class=\"in-light\">"] + light + ["</g>"]
      + ["<g class=\"in-dark\" display=\"none\">"] + dark + ["</g>"]
  }

  /// A tag with its attributes, or what stands between two.
  private struct Part: Equatable {
    /// All before the first attribute, or a text.
    var start: String
    var attributes: [Attribute] = []
    var end = ""

    struct Attribute: Equatable {
      var name: String
      var value: String
    }

    /// Our writer puts values between double quotes and escapes both kinds of brackets in them.
    static func parts(of line: String) -> [Part] {
      var parts: [Part] = []
      var rest = line[...]
      while let first = rest.first {
        guard first == "<" else {
          let text = rest.prefix { $0 != "<" }
          parts.append(Part(start: String(text)))
          rest = rest[text.endIndex...]
          continue
        }
        let close = rest.firstIndex(of: ">").map { rest.index(after: $0) } ?? rest.endIndex
        parts.append(Part(tag: rest[..<close]))
        rest = rest[close...]
      }
      return parts
    }

    private init(start: String) { self.start = start }

    private init(tag: Substring) {
      let pieces = tag.split(separator: "\"", omittingEmptySubsequences: false)
      guard pieces.count > 2, let space = pieces[0].lastIndex(of: " ") else {
        self.init(start: String(tag))
        return
      }
      self.init(start: String(pieces[0][..<space]))
      for place in stride(from: 0, to: pieces.count - 1, by: 2) {
        let name = pieces[place][(place == 0 ? space : pieces[place].startIndex)...]
        attributes.append(
          Attribute(name: name.filter { $0 != " " && $0 != "=" }, value: String(pieces[place + 1]))
        )
      }
      end = String(pieces[pieces.count - 1])
    }

    var text: String {
      start + attributes.map { " \($0.name)=\"\($0.value)\"" }.joined() + end
    }

    /// The colours that another part has in place of this one's; nothing where more is different.
    func changes(to other: Part) -> [Attribute]? {
      guard start == other.start, end == other.end,
        rest == other.rest
      else { return nil }
      return colors.sorted().compactMap { name in
        let (own, others) = (self[name], other[name])
        guard own != others else { return nil }
        // What isn't said is opaque: a colour itself is always said.
        return Attribute(name: name, value: others ?? "1")
      }
    }

    private var rest: [Attribute] { attributes.filter { !colors.contains($0.name) } }

    private subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }

    mutating func addClass(_ name: String) {
      if let place = attributes.firstIndex(where: { $0.name == "class" }) {
        attributes[place].value += " " + name
      } else {
        attributes.append(Attribute(name: "class", value: name))
      }
    }
  }
}
