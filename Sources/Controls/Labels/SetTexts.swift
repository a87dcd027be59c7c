import SnaplineEnvironment
import SnaplineScene
import SnaplineText

/// One text as it was set in some rooms, for a label that is asked again and again.
///
/// It is asked several times in each layout, and where its tree takes one size after the other, at many widths.
final class SetTexts {
  /// What the text was put together from, where that is known.
  var look: LabelLook?
  private let text: StyledText
  private let environment: Environment
  /// Those that have all the height they need, the one used last at the end.
  private var kept: [Kept] = []
  private var last: Last?
  /// How wide the words of the text are that were asked for.
  private var wordWidths: [String: Double?] = [:]
  private let mostKept: Int

  typealias Answer = (block: TextBlock, factor: Double)

  /// Where the text is set.
  struct Room: Equatable {
    var width: Double?
    var height: Double?
    var lineLimit: Int
    /// The least part of its size that the text may be shrunk to.
    var least = 1.0
  }

  private final class Kept {
    let lineLimit: Int
    let text: SetText
    /// A word that a line ends in, or that there is none, once that was looked for.
    var brokenWord: String??

    init(_ text: SetText, lineLimit: Int) { (self.text, self.lineLimit) = (text, lineLimit) }
  }

  /// The last answer, and what it was taken from; nothing where it lacked height, or was made smaller.
  private struct Last {
    var room: Room
    var answer: Answer
    var kept: Kept?
  }

  init(_ text: StyledText, _ environment: Environment, _ look: LabelLook?) {
    (self.text, self.environment, self.look) = (text, environment, look)
    let letters = text.runs.reduce(1) { $0 + $1.string.utf8.count }
    mostKept = max(1, min(Self.mostKept, Self.mostLetters / letters))
  }

  /// Of very long texts no more than the last one is kept.
  private static let mostLetters = 2_000
  private static let mostKept = 8

  func isOf(_ text: StyledText, _ environment: Environment) -> Bool {
    self.text.isSame(as: text) && self.environment == environment
  }

  /// The widths at which the lines of the last answer are the same; nothing where that isn't known.
  var widths: ClosedRange<Double>? { last?.kept?.text.widths }

  /// The font of the first letters.
  var firstFont: Font? { text.runs.first?.attributes.font }

  /// The word in which a line of the last answer ends, or that there is none, once that was looked for.
  var brokenWord: String?? {
    get { look == nil ? nil : last?.kept?.brokenWord }
    set { last?.kept?.brokenWord = newValue }
  }

  /// How wide a word is; nothing where its letters don't all look alike.
  func width(ofWord word: String) -> Double? {
    if let known = wordWidths[word] { return known }
    let width = measuredWidth(ofWord: word)
    wordWidths.updateValue(width, forKey: word)
    return width
  }

  private func measuredWidth(ofWord word: String) -> Double? {
    let looks = text.runs.filter { $0.string.contains(word) }.map(\.attributes)
    guard let look = looks.first, looks.allSatisfy({ $0 == look }) else { return nil }
    let alone = StyledText(word, attributes: look)
    return Typesetter(in: environment).layout(alone).lines.first?.width
  }

  /// The text as it is set in a room, and the part of its size that it is shown at.
  func answer(in room: Room) -> Answer {
    if let last, last.room == room { return last.answer }
    if room.least >= 1 || room.width == nil {
      let (found, block) = set(in: room)
      if room.height.map(found.text.fits) ?? true {
        last = Last(room: room, answer: (block, 1), kept: found)
        return (block, 1)
      }
    }
    let request = TextRequest(
      text: text,
      width: room.width,
      height: room.height,
      lineLimit: room.lineLimit,
      environment: environment,
      least: room.least
    )
    let answer = request.answer
    last = Last(room: room, answer: answer)
    return answer
  }

  /// The text at a width, however high it is.
  private func set(in room: Room) -> (Kept, TextBlock) {
    for place in kept.indices.reversed() where kept[place].lineLimit == room.lineLimit {
      guard let block = kept[place].text.block(width: room.width) else { continue }
      let found = kept[place]
      if place < kept.count - 1 { kept.append(kept.remove(at: place)) }
      return (found, block)
    }
    let set = Typesetter(in: environment)
      .set(text, width: room.width, lineLimit: room.lineLimit)
    if kept.count == mostKept { kept.removeFirst() }
    kept.append(Kept(set, lineLimit: room.lineLimit))
    return (kept[kept.count - 1], set.asSet)
  }
}
