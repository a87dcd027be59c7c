/// How wide clusters of the system font are at one size and weight, in points.
struct LetterWidths {
  /// What a cluster gets besides its advance, where the width of its letter isn't known.
  let spacing: Double

  private let table = LetterTable.shared
  private let weight: Int
  private let em: Double
  /// What the size asks for.
  private let tracking: Double

  init(of font: FontSpecification) {
    weight = font.drawnWeight
    em = font.pointSize / 1_000
    tracking =
      (SystemFont.tracking(atSize: font.pointSize) + SystemFont.offset(atSize: font.pointSize)) * em
    spacing = tracking + SystemFont.spacing(ofWeight: weight) * em
  }

  /// The slot of the character that starts at a byte; 0 where its width isn't known.
  func slot(in text: [UInt8], at byte: Int) -> Int { table.slot(in: text, at: byte) }

  func width(ofSlot slot: Int) -> Double {
    table.advance(ofSlot: slot, weight: weight) * em + tracking
  }

  /// What comes between two letters besides their kerning.
  func distance(from first: Int, to second: Int) -> Double {
    table.distance(from: first, to: second) * em
  }
}
