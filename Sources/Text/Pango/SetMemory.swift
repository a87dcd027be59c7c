import SnaplineEnvironment

import struct Foundation.CGFloat

/// Texts as they were set without a width, within a bound.
///
/// Each tree that shows a text sets it so to know the size that it would like, and a list that is broken
/// into pages shows each text in two trees.
struct SetMemory {
  private var recent = RecentValues<Request, SetText>()

  /// All that decides how such a text is set, but for the fonts: each library has a memory.
  struct Request: Sendable {
    let text: StyledText
    let lineLimit: Int
    let direction: LayoutDirection
    let scale: CGFloat
    let legibility: LegibilityWeight
    let locale: String
  }

  mutating func value(for request: Request) -> SetText? { recent.value(for: request) }

  mutating func insert(_ set: SetText, for request: Request) {
    // A text whose fonts failed may have them the next time.
    guard set.asSet.diagnostics.isEmpty else { return }
    let weight = request.text.runs.reduce(ShapedMemory.weightOfAny) {
      $0 + $1.string.utf8.count + Self.weightOfRun
    }
    recent.insert(set, for: request, weight: weight, within: ShapedMemory.room / 4)
  }

  /// What the looks of a run weigh, in clusters.
  private static let weightOfRun = 8
}

extension SetMemory.Request: Hashable {
  static func == (one: Self, other: Self) -> Bool {
    one.text.isSame(as: other.text) && one.lineLimit == other.lineLimit
      && one.direction == other.direction && one.scale == other.scale
      && one.legibility == other.legibility && one.locale == other.locale
  }

  /// The letters alone: most texts that have the same ones look alike.
  func hash(into hasher: inout Hasher) { for run in text.runs { hasher.combine(run.string) } }
}
