import Foundation
import SnaplineText

/// A view in whose text somebody types: what text fields and text views have in common.
protocol TypedText: AnyObject {
  /// The text without its looks.
  var letters: String { get }
  /// What is selected, in UTF-16 units, whatever the text has of it.
  var selection: NSRange { get set }
  /// What an input method hasn't settled yet, such as a syllable that is still being composed.
  var marked: NSRange? { get set }

  /// Lets a text take the place of a range, and tells of it; answers whether it did.
  ///
  /// Where it `asks`, as for what is typed, the delegate may mind, and so may a view that isn't edited.
  @discardableResult
  func replace(_ range: NSRange, by replacement: String, asking: Bool) -> Bool

  /// The text as it stands in the view.
  var placed: PlacedText { get }
  /// The unit of the text as it shows for a unit of what is written, and the other way round.
  func shownUnit(_ written: Int) -> Int
  func writtenUnit(_ shown: Int) -> Int
}

extension TypedText {
  func shownUnit(_ written: Int) -> Int { written }
  func writtenUnit(_ shown: Int) -> Int { shown }

  // MARK: Typing

  /// A range of the text, whatever the author's was one of.
  func within(_ range: NSRange) -> NSRange {
    let count = letters.utf16.count
    let start = min(max(range.location, 0), count)
    return NSRange(location: start, length: min(max(range.length, 0), count - start))
  }

  /// What is typed takes the place of what isn't settled, or else of what is selected.
  func typeIn(_ text: String) { replace(marked ?? selection, by: text, asking: true) }

  /// Deletes what is selected, or else the letter before.
  func deleteBefore() {
    let range = rangeToDelete
    guard let marked else {
      replace(range, by: "", asking: true)
      return
    }
    let rest = marked.length - (marked.intersection(range)?.length ?? 0)
    guard replace(range, by: "", asking: true), rest > 0 else { return }
    self.marked = NSRange(location: min(marked.location, range.location), length: rest)
  }

  private var rangeToDelete: NSRange {
    let range = within(selection)
    guard range.length == 0, range.location > 0 else { return range }
    return (letters as NSString).rangeOfComposedCharacterSequence(at: range.location - 1)
  }

  /// Types a text that isn't settled in place of the one before, and selects a part of it.
  func mark(_ text: String?, selecting part: NSRange) {
    let text = text ?? ""
    let place = within(marked ?? selection).location
    guard replace(marked ?? selection, by: text, asking: true) else { return }
    let count = text.utf16.count
    marked = count > 0 ? NSRange(location: place, length: count) : nil
    let start = min(max(part.location, 0), count)
    let length = min(max(part.length, 0), count - start)
    selection = NSRange(location: place + start, length: length)
  }

  // MARK: Places

  var selectedPart: TextRange? {
    get { TextRange(within(selection)) }
    set { selection = newValue?.range ?? NSRange(location: letters.utf16.count, length: 0) }
  }

  var markedPart: TextRange? { marked.map { TextRange(within($0)) } }
  var lastPlace: TextPosition { TextPosition(letters.utf16.count) }

  /// The place so many UTF-16 units further on; nothing where the text has none.
  func place(_ units: Int, from position: TextPosition) -> TextPosition? {
    let (place, isTooFar) = position.offset.addingReportingOverflow(units)
    guard !isTooFar, (0...letters.utf16.count).contains(place) else { return nil }
    return TextPosition(place)
  }

  func part(_ range: TextRange) -> String {
    (letters as NSString).substring(with: within(range.range))
  }

  func place(nearestTo point: CGPoint) -> TextPosition {
    let unit = writtenUnit(placed.unit(nearestTo: point))
    return TextPosition(min(max(unit, 0), letters.utf16.count))
  }

  func place(nearestTo point: CGPoint, in range: TextRange) -> TextPosition {
    let (nearest, limits) = (place(nearestTo: point).offset, within(range.range))
    return TextPosition(min(max(nearest, limits.location), limits.location + limits.length))
  }

  func letter(at point: CGPoint) -> TextRange? {
    placed.letter(at: point).map { letter in
      let (start, end) = (letter.location, letter.location + letter.length)
      return TextRange(TextPosition(writtenUnit(start)), TextPosition(writtenUnit(end)))
    }
  }

  func selectionRects(of range: TextRange) -> [TextSelectionRect] {
    let range = within(range.range)
    let (start, end) = (shownUnit(range.location), shownUnit(range.location + range.length))
    let placed = placed
    let rects = placed.rects(from: start, to: end)
    return rects.indices.map { number in
      TextSelectionRect(
        rects[number],
        placed.isRightToLeft ? .rightToLeft : .leftToRight,
        containsStart: number == 0,
        containsEnd: number == rects.count - 1
      )
    }
  }
}
