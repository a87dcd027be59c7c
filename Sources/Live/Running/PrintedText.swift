/// What code printed, of which the first part and the last is kept.
struct PrintedText: Sendable {
  private var first: [UInt8] = []
  private var last: [UInt8] = []
  private(set) var total = 0

  private static let most = LiveLimits.mostKept

  mutating func add(_ bytes: [UInt8]) {
    total += bytes.count
    let room = max(0, Self.most - first.count)
    first += bytes.prefix(room)
    last += bytes.dropFirst(room)
    if last.count > 2 * Self.most { last.removeFirst(last.count - Self.most) }
  }

  /// The text, with a mark where something is left out.
  var text: String {
    let end = last.suffix(Self.most)
    let gap = total > first.count + end.count ? "\n…\n" : ""
    return String(decoding: first, as: UTF8.self) + gap + String(decoding: end, as: UTF8.self)
  }
}
