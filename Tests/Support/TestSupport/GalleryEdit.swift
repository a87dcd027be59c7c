/// A random edit of a design that was written by hand: of one number, colour, font, word or alignment.
public struct GalleryEdit {
  public enum Kind: String, CaseIterable, Sendable {
    case number, constant, color, font, word, alignment
  }

  /// The design after the edit.
  public let text: String
  public let kind: Kind
  /// The line that was edited, from 1.
  public let line: Int
  public let old: String
  public let new: String

  /// Edits a design at random; nothing where it has nothing of these kinds.
  public init?(of design: String, _ seed: inout Seed) {
    var lines = design.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let spots = Self.spots(in: lines)
    guard let spot = spots.randomElement(using: &seed) else { return nil }
    (kind, old, line) = (spot.kind, String(lines[spot.line][spot.range]), spot.line + 1)
    new = Self.other(than: old, spot.kind, &seed)
    lines[spot.line].replaceSubrange(spot.range, with: new)
    text = lines.joined(separator: "\n")
  }

  private struct Spot {
    var line: Int
    var range: Range<String.Index>
    var kind: Kind
  }

  // MARK: What may be edited

  /// Keys at the beginning of a line of which nothing, or not everything, shows in the picture itself.
  private static let hidden: Set<String> = [
    "about", "canvas", "components", "data", "include", "name", "strings", "variants", "version",
  ]

  /// Keys whose values name something, or of which only some values go together.
  private static let bound: Set<String> = [
    "appearance", "data", "device", "each", "id", "if", "locale", "scale",
  ]

  private static let colors = [
    "systemRed", "systemTeal", "systemIndigo", "systemOrange", "systemPink",
  ]
  private static let fonts = ["footnote", "body", "headline", "title1", "title3", "callout"]
  private static let alignments = ["leading", "trailing", "center", "top", "bottom", "fill"]
  private static let texts: Set<String> = [
    "button", "cell", "detail", "footer", "header", "label", "placeholder", "prompt", "text",
    "title",
  ]

  private static func spots(in lines: [String]) -> [Spot] {
    var spots: [Spot] = []
    var isHidden = false
    for (number, line) in lines.enumerated() {
      if let first = line.first, first != " ", first != "-", first != "#" {
        isHidden = hidden.contains(String(line.prefix { $0 != ":" }))
      }
      guard !isHidden, !line.drop(while: { $0 == " " }).hasPrefix("#") else { continue }
      spots += values(in: line).map { Spot(line: number, range: $0.range, kind: $0.kind) }
      if let range = constant(in: line) {
        spots.append(Spot(line: number, range: range, kind: .constant))
      }
    }
    return spots
  }

  /// The values that stand behind keys of a line.
  private static func values(in line: String) -> [(range: Range<String.Index>, kind: Kind)] {
    line.matches(of: /(?:^|[ {\[])([A-Za-z][A-Za-z0-9]*): ("?)([^ "{\[|>][^"{}\[\]#,]*)/)
      .compactMap { match in
        let key = String(match.1)
        let value = match.3
        var end = value.endIndex
        while end > value.startIndex, value[value.index(before: end)] == " " {
          end = value.index(before: end)
        }
        let range = value.startIndex..<end
        let isWhole = end == line.endIndex || ",}]\"".contains(line[end])
        guard !bound.contains(key), isWhole,
          let kind = kind(of: String(line[range]), under: key)
        else { return nil }
        return (range, kind)
      }
  }

  private static func kind(of value: String, under key: String) -> Kind? {
    if texts.contains(key) { return value.count > 2 && value.first?.isLetter == true ? .word : nil }
    if Double(value) != nil { return .number }
    if key == "font" {
      return value.split(separator: " ").first.map { fonts.contains(String($0)) } == true
        ? .font : nil
    }
    if key == "alignment" { return alignments.contains(value) ? .alignment : nil }
    return value.hasPrefix("system") || value == "secondaryLabel" ? .color : nil
  }

  /// The number at the end of an equation.
  private static func constant(in line: String) -> Range<String.Index>? {
    line.firstMatch(of: /(?:== |[-+] )([0-9]+)(?: @[0-9]+)?$/).map {
      $0.1.startIndex..<$0.1.endIndex
    }
  }

  private static func other(than old: String, _ kind: Kind, _ seed: inout Seed) -> String {
    func another(of all: [String]) -> String {
      all.filter { $0 != old }.randomElement(using: &seed) ?? old
    }
    switch kind {
    case .number, .constant:
      guard let whole = Int(old) else { return old + "5" }
      return "\(whole + seed.number(in: 1...9))"
    case .color: return another(of: colors)
    case .font:
      let words = old.split(separator: " ").map(String.init)
      let font = fonts.filter { $0 != words[0] }.randomElement(using: &seed) ?? words[0]
      return ([font] + words.dropFirst()).joined(separator: " ")
    case .word: return old + " anew"
    case .alignment:
      let sides = ["leading", "trailing", "center"]
      let ends = ["top", "bottom", "center"]
      return another(of: ["top", "bottom"].contains(old) ? ends : sides)
    }
  }
}
