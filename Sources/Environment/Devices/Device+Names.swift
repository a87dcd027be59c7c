extension Device {
  /// The device with a name; upper and lower case, and what is between the words, make no difference.
  public static func named(_ name: String) -> Device? {
    guard name.utf8.count <= 64 else { return nil }
    let wanted = plain(name)
    return all.first { $0.plainName == wanted }
      ?? all.first { device in device.otherNames.contains { plain($0) == wanted } }
  }

  /// The name in small letters, with hyphens between its words: `iphone-16`.
  public var plainName: String { Self.plain(name) }

  private static func plain(_ name: String) -> String {
    name.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
  }

  /// Names that may have been meant by one that doesn't exist, the likeliest first.
  ///
  /// They share the most words with it, in any form and order.
  public static func nearestNames(to name: String, atMost count: Int = 3) -> [String] {
    let wanted = words(of: name)
    guard !wanted.isEmpty else { return [] }
    let ranked = all.enumerated().compactMap { place, device -> (rank: Double, name: String)? in
      let best = ([device.name] + device.otherNames).map { likeness(words(of: $0), wanted) }.max()
      guard let best, best > 0.5 else { return nil }
      // Of equals the newer device comes first; a table lists the oldest first.
      return (best + Double(place) / 10_000, device.name)
    }
    return ranked.sorted { $0.rank > $1.rank }.prefix(count).map(\.name)
  }

  private static func words(of name: String) -> [String] {
    var words: [String] = []
    for letter in name.lowercased().prefix(64) {
      guard letter.isLetter || letter.isNumber else {
        words.append("")
        continue
      }
      // 'iphone16' has two words.
      let last = words.last ?? ""
      let isNew = words.isEmpty || (last.last?.isNumber ?? letter.isNumber) != letter.isNumber
      if isNew, !last.isEmpty || words.isEmpty { words.append("") }
      words[words.count - 1].append(letter)
    }
    return words.filter { !$0.isEmpty }
  }

  /// How much of both lists of words is in the other one, from 0 to 1.
  private static func likeness(_ one: [String], _ other: [String]) -> Double {
    var rest = one
    var shared = 0.0
    for word in other {
      if let place = rest.firstIndex(of: word) {
        rest.remove(at: place)
        shared += 1
      } else if word.count > 1, let place = rest.firstIndex(where: { isNear($0, word) }) {
        rest.remove(at: place)
        // Among digits nearly everything is near.
        shared += word.count > 3 ? 0.8 : 0.5
      }
    }
    return 2 * shared / Double(max(1, one.count + other.count))
  }

  /// Whether two words of some length differ by one letter, or by two that changed places.
  private static func isNear(_ one: String, _ other: String) -> Bool {
    let (one, other) = (Array(one), Array(other))
    guard abs(one.count - other.count) <= 1 else { return false }
    let before = zip(one, other).prefix { $0 == $1 }.count
    let after = zip(one.reversed(), other.reversed()).prefix { $0 == $1 }.count
    let longer = max(one.count, other.count)
    if before + after >= longer - 1 { return true }
    return one.count == other.count && before + after >= longer - 2
      && one[before] == other[before + 1] && one[before + 1] == other[before]
  }
}
