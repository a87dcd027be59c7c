import Foundation
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import SnaplineScene
import SnaplineText
import TestSupport
import Testing

@testable import SnaplineControls

/// Places and parts of texts in text fields and text views, as code asks for them by points and ranges.
@Suite struct `A place in a text` {
  /// How far two carets may be apart that stand at the same place.
  private let noise: CGFloat = 1e-6

  private static let letters = [
    "a", "w", "Å", "e\u{301}", "ß", " ", " ", "\n", "ל", "ש", "あ", "👩‍👩‍👧", "7", ".",
  ]

  private func text(_ random: inout Seed, breaks: Bool) -> String {
    let letters = Self.letters.filter { breaks || $0 != "\n" }
    return (0..<random.number(in: 0...30)).map { _ in
      letters[random.number(in: 0...letters.count - 1)]
    }.joined()
  }

  private func view(_ text: String, width: CGFloat) -> TextView {
    let view = TextView(frame: CGRect(x: 0, y: 0, width: width, height: 400))
    view.font = .systemFont(ofSize: 17)
    view.text = text
    return view
  }

  private func field(_ text: String, width: CGFloat = 1_200) -> TextField {
    let field = TextField(frame: CGRect(x: 0, y: 0, width: width, height: 34))
    field.borderStyle = .roundedRect
    field.text = text
    return field
  }

  /// The places before each letter and behind the last one.
  private func places(_ text: String) -> [TextPosition] {
    (text.indices + [text.endIndex]).map { TextPosition($0.utf16Offset(in: text)) }
  }

  @Test(arguments: Seed.some(60))
  func `is found again by its caret`(seed: Seed) {
    var random = seed
    let words = text(&random, breaks: true)
    let view = view(words, width: CGFloat(random.number(in: 60...300)))
    for place in places(words) {
      let caret = view.caretRect(for: place)
      let found = view.closestPosition(to: CGPoint(x: caret.minX, y: caret.midY))
      let other = found.map { view.caretRect(for: $0) } ?? .null
      #expect(abs(other.minX - caret.minX) < noise, "\(seed), \(place.offset) of \(words)")
      #expect(abs(other.minY - caret.minY) < noise, "\(seed), \(place.offset) of \(words)")
    }
  }

  @Test(arguments: Seed.some(60))
  func `of a field is found again by its caret, secret or not`(seed: Seed) {
    var random = seed
    let words = text(&random, breaks: false)
    let field = field(words)
    field.isSecureTextEntry = random.chance(0.3)
    // The caret behind the last letter is beside the text, wherever that ends.
    for place in places(words).dropLast() {
      let caret = field.caretRect(for: place)
      let found = field.closestPosition(to: CGPoint(x: caret.minX, y: caret.midY))
      let other = found.map { field.caretRect(for: $0) } ?? .null
      #expect(abs(other.minX - caret.minX) < noise, "\(seed), \(place.offset) of \(words)")
    }
  }

  @Test(arguments: Seed.some(60))
  func `lies in one of the rectangles of what is selected around it`(seed: Seed) {
    var random = seed
    let words = text(&random, breaks: true)
    let view = view(words, width: CGFloat(random.number(in: 60...300)))
    let places = places(words)
    let ends = [places.indices.randomElement(using: &random) ?? 0, places.count - 1].shuffled(
      using: &random
    )
    guard let range = view.textRange(from: places[ends[0]], to: places[ends[1]]) else { return }
    let rects = view.selectionRects(for: range)
    for place in places
    where view.compare(place, to: range.start) != .orderedAscending
      && view.compare(place, to: range.end) == .orderedAscending
    {
      let caret = view.caretRect(for: place)
      let holds = rects.contains { part in
        abs(part.rect.minY - caret.minY) < noise && part.rect.minX - noise <= caret.minX
          && caret.minX <= part.rect.maxX + noise
      }
      #expect(holds, "\(seed), \(place.offset) of \(words)")
    }
    #expect(rects.first?.containsStart ?? true && rects.last?.containsEnd ?? true)
    #expect(rects.count { $0.containsStart } <= 1 && rects.count { $0.containsEnd } <= 1)
  }

  @Test func `parts what is selected in a line, and covers lines that go on to their end`() throws {
    let view = view("one\ntwo\nthree", width: 200)
    let start = try #require(view.position(from: view.beginningOfDocument, offset: 1))
    let end = try #require(view.position(from: view.endOfDocument, offset: -3))
    let range = try #require(view.textRange(from: end, to: start))
    let parts = view.selectionRects(for: range).map(\.rect)
    #expect(parts.count == 3 && range.start == start)
    #expect(parts[0].minX == view.caretRect(for: start).minX && parts[0].maxX == 195)
    #expect(parts[1].minX == 5 && parts[1].maxX == 195)
    #expect(parts[2].minX == 5 && abs(parts[2].maxX - view.caretRect(for: end).minX) < noise)
    #expect(view.firstRect(for: range) == parts[0])
    let empty = try #require(view.textRange(from: end, to: end))
    #expect(view.selectionRects(for: empty).isEmpty)
    #expect(view.firstRect(for: empty) == view.caretRect(for: end))
    // A line that reads from the right goes on to the left.
    view.environment.traits.layoutDirection = .rightToLeft
    let mirrored = view.selectionRects(for: range)
    #expect(mirrored[1].rect.minX == 5 && mirrored[1].writingDirection == .rightToLeft)
  }

  @Test func `is that of a letter where one is`() throws {
    let view = view("ab\nc", width: 200)
    let carets = places("ab\nc").map { view.caretRect(for: $0) }
    func letter(at x: CGFloat, _ caret: CGRect) -> String? {
      view.characterRange(at: CGPoint(x: x, y: caret.midY)).flatMap { view.text(in: $0) }
    }
    #expect(letter(at: (carets[0].minX + carets[1].minX) / 2, carets[0]) == "a")
    #expect(letter(at: carets[2].minX - 1, carets[0]) == "b")
    #expect(letter(at: carets[2].minX + 20, carets[0]) == nil)
    #expect(letter(at: carets[3].minX + 1, carets[3]) == "c")
    #expect(letter(at: 6, carets[3].offsetBy(dx: 0, dy: 100)) == nil)
    let field = field("Ada")
    let middle = CGPoint(x: field.caretRect(for: field.beginningOfDocument).minX + 3, y: 17)
    #expect(field.characterRange(at: middle).flatMap { field.text(in: $0) } == "A")
  }

  @Test func `stays in the part that was asked for`() throws {
    let field = field("Hello")
    let (first, last) = (field.beginningOfDocument, field.endOfDocument)
    let start = try #require(field.position(from: first, offset: 1))
    let end = try #require(field.position(from: last, offset: -1))
    let range = try #require(field.textRange(from: start, to: end))
    #expect(field.closestPosition(to: .zero, within: range) == start)
    #expect(field.closestPosition(to: CGPoint(x: 1_200, y: 0), within: range) == end)
    #expect(field.closestPosition(to: .zero) == first)
    #expect(field.offset(from: start, to: end) == 3 && field.position(from: last, offset: 1) == nil)
    #expect(field.compare(start, to: end) == .orderedAscending)
    #expect(field.compare(end, to: end) == .orderedSame)
  }

  @Test func `of secrets tells how many letters there are, and no more`() {
    let secret = field("i👩‍👩‍👧w")
    secret.isSecureTextEntry = true
    let carets = places("i👩‍👩‍👧w").map { secret.caretRect(for: $0).minX }
    let dots = zip(carets, carets.dropFirst()).map { $1 - $0 }
    #expect(carets.count == 4 && dots.allSatisfy { abs($0 - dots[0]) < 1 && $0 > 1 })
  }
}

@Suite struct `What is typed at a place` {
  /// A field or a view, and what it ought to say.
  private struct Model {
    var letters: [Character] = []
    var selection = 0..<0
    var marked: Range<Int>?

    mutating func exchange(_ range: Range<Int>, _ text: String) {
      letters.replaceSubrange(range, with: text)
      let end = range.lowerBound + text.count
      (selection, marked) = (end..<end, nil)
    }

    mutating func delete() {
      let end = selection.lowerBound
      let range = selection.isEmpty ? max(0, end - 1)..<end : selection
      guard !range.isEmpty else { return }
      let rest = marked.map { $0.count - $0.clamped(to: range).count }
      let start = marked.map { min($0.lowerBound, range.lowerBound) } ?? 0
      exchange(range, "")
      if let rest, rest > 0 { marked = start..<start + rest }
    }

    mutating func mark(_ text: String, _ part: Range<Int>) {
      let place = marked ?? selection
      guard !place.isEmpty || !text.isEmpty else { return }
      exchange(place, text)
      if !text.isEmpty { marked = place.lowerBound..<place.lowerBound + text.count }
      selection = place.lowerBound + part.lowerBound..<place.lowerBound + part.upperBound
    }
  }

  private func range(_ range: Range<Int>) -> NSRange {
    NSRange(location: range.lowerBound, length: range.count)
  }

  private func part(of count: Int, _ random: inout Seed) -> Range<Int> {
    let start = random.number(in: 0...count)
    return start..<random.number(in: start...count)
  }

  private func word(_ random: inout Seed) -> String {
    let letters: [Character] = ["a", "b", "c", "d", "e", "f"]
    return String((0..<random.number(in: 0...3)).map { _ in letters[random.number(in: 0...5)] })
  }

  private func follow(_ typed: some TypedText, _ seed: Seed) {
    var random = seed
    var model = Model()
    for step in 0..<60 {
      switch random.number(in: 0...5) {
      case 0, 1:
        let word = word(&random)
        let place = model.marked ?? model.selection
        if !place.isEmpty || !word.isEmpty { model.exchange(place, word) }
        typed.typeIn(word)
      case 2:
        model.delete()
        typed.deleteBefore()
      case 3:
        let word = word(&random)
        let part = part(of: word.count, &random)
        model.mark(word, part)
        typed.mark(word, selecting: range(part))
      case 4:
        // An input method selects in what it hasn't settled.
        let whole = model.marked ?? 0..<model.letters.count
        let part = part(of: whole.count, &random)
        model.selection = whole.lowerBound + part.lowerBound..<whole.lowerBound + part.upperBound
        typed.selection = range(model.selection)
      default:
        model.marked = nil
        typed.marked = nil
      }
      #expect(typed.letters == String(model.letters), "\(seed), step \(step)")
      #expect(typed.selection == range(model.selection), "\(seed), step \(step)")
      #expect(typed.marked == model.marked.map(range), "\(seed), step \(step)")
    }
  }

  @Test(arguments: Seed.some(40))
  func `is there, in fields and in views`(seed: Seed) {
    follow(TextField(), seed)
    follow(TextView(), seed)
  }

  @Test func `takes the place of what code selected in a field`() throws {
    let field = TextField()
    field.text = "1234567"
    let place = try #require(field.position(from: field.beginningOfDocument, offset: 3))
    field.selectedTextRange = field.textRange(from: place, to: place)
    field.insertText("-")
    #expect(field.text == "123-4567" && field.selectedTextRange?.isEmpty == true)
    field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: place)
    field.deleteBackward()
    #expect(field.text == "-4567")
    field.deleteBackward()
    #expect(field.text == "-4567" && field.selectedTextRange?.start == field.beginningOfDocument)
    field.text = "new"
    field.insertText("er")
    #expect(field.text == "newer")
    field.selectedTextRange = nil
    field.deleteBackward()
    #expect(field.text == "newe")
  }

  @Test func `isn't settled until the input method says so`() {
    let view = TextView()
    view.text = "Hi "
    view.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
    view.setMarkedText("你", selectedRange: NSRange(location: 1, length: 0))
    #expect(view.text == "Hi 你" && view.markedTextRange.flatMap { view.text(in: $0) } == "你")
    view.unmarkText()
    #expect(view.markedTextRange == nil)
    view.setMarkedText("hao", selectedRange: NSRange(location: 3, length: 0))
    view.insertText("好")
    #expect(view.text == "Hi 你好" && view.markedTextRange == nil)
  }

  @Test func `is replaced by code without asking, but not without telling`() throws {
    final class Listener: TextFieldDelegate {
      func textField(
        _ textField: TextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool { false }
    }
    let (field, listener) = (TextField(), Listener())
    var changes = 0
    field.delegate = listener
    field.text = "Hello"
    field.addAction(Action { _ in changes += 1 }, for: .editingChanged)
    field.insertText("!")
    let (start, end) = (field.beginningOfDocument, field.endOfDocument)
    let all = try #require(field.textRange(from: start, to: end))
    field.replace(all, withText: "Bye")
    #expect(field.text == "Bye" && changes == 1)
    field.pressClearButton()
    #expect(field.text == "" && changes == 2)
  }
}

@Suite struct `The caret of a text field` {
  /// A field that shows no caret, as those that show a code.
  private final class CodeField: TextField {
    override func caretRect(for position: TextPosition) -> CGRect { .zero }
  }

  private func carets(_ field: TextField) throws -> [Edges] {
    field.frame = CGRect(x: 0, y: 0, width: 200, height: 30)
    field.becomeFirstResponder()
    return try field.scene().items.compactMap { item in
      if case .fill(.rounded(let edges, _, _), _) = item { edges } else { nil }
    }
  }

  @Test func `is drawn where one would type`() throws {
    let field = TextField()
    field.text = "Hello"
    let atEnd = try carets(field)
    #expect(atEnd.count == 1)
    let end = field.caretRect(for: field.endOfDocument)
    #expect(abs(atEnd[0].left - end.minX) <= 0.5 && atEnd[0].width > 0)
    field.selectedTextRange = field.textRange(
      from: field.beginningOfDocument,
      to: field.beginningOfDocument
    )
    #expect(try carets(field).map(\.left) == [0])
    field.text = ""
    field.textAlignment = .center
    #expect(try carets(field).map(\.left) == [99])
  }

  @Test func `isn't drawn where a class gives it no area`() throws {
    let field = CodeField()
    field.text = "1234"
    #expect(try carets(field).isEmpty)
  }

  @Test func `stays in a field that is too narrow for its text`() {
    let field = TextField(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
    field.text = "A text that is much too long"
    for offset in 0...28 {
      let place = field.position(from: field.beginningOfDocument, offset: offset)
      let caret = place.map { field.caretRect(for: $0) } ?? .null
      #expect(caret.minX >= 0 && caret.minX <= 40, "\(offset): \(caret)")
    }
  }
}
