import Foundation
import SnaplineControls
import SnaplineEnvironment
import SnaplineLayout
import SnaplineText
import Testing

@Suite struct `The caret of a text view` {
  private func view(_ text: String, width: CGFloat = 300) -> TextView {
    let view = TextView(frame: CGRect(x: 0, y: 0, width: width, height: 200))
    view.font = .systemFont(ofSize: 17)
    view.text = text
    return view
  }

  private func carets(_ view: TextView) -> [CGRect] {
    (0...view.text.utf16.count).compactMap {
      view.position(from: view.beginningOfDocument, offset: $0).map { view.caretRect(for: $0) }
    }
  }

  @Test func `stands before each letter, and after the last one`() {
    let view = view("Hello")
    let carets = carets(view)
    #expect(carets[0].minX == 5 && carets.map(\.minX) == carets.map(\.minX).sorted())
    #expect(Set(carets.map(\.minX)).count == 6)
    let width = view.sizeThatFits(CGSize(width: 1_000, height: 0)).width - 10
    #expect(abs(carets[5].minX - 5 - width) < 1, "\(carets[5]), \(width)")
    #expect(carets.allSatisfy { $0.minY == carets[0].minY && abs($0.height - 20.287) < 0.01 })
    // The first line begins below the inset, where its letters do.
    #expect(abs(carets[0].minY - 8) < 0.51)
  }

  @Test func `goes down with the lines, those that break and those that end`() {
    let broken = carets(view("one two three four five six seven eight", width: 80))
    let rows = Set(broken.map { ($0.minY * 10).rounded() })
    #expect(rows.count > 3)
    #expect(zip(broken, broken.dropFirst()).allSatisfy { $0.minY <= $1.minY })
    let ended = carets(view("a\nb\n\nc"))
    #expect(ended[0].minY == ended[1].minY && ended[2].minY > ended[1].minY)
    #expect(ended[2].minX == 5 && ended[4].minX == 5 && ended[4].minY > ended[3].minY)
    #expect(ended[5].minY > ended[4].minY && ended[5].minX == 5)
  }

  @Test func `stands where writing begins, and goes where it goes`() {
    let view = view("שלום")
    view.environment.traits.layoutDirection = .rightToLeft
    let carets = carets(view)
    #expect(abs(carets[0].minX - 295) < 1, "\(carets)")
    #expect(carets.map(\.minX) == carets.map(\.minX).sorted(by: >))
    view.text = ""
    #expect(view.caretRect(for: view.endOfDocument).maxX == 295)
  }

  @Test func `never stands within a letter`() {
    let view = view("e\u{301}👨‍👩‍👧x")
    let carets = carets(view)
    #expect(carets[1].minX == carets[0].minX || carets[1].minX == carets[2].minX)
    #expect(Set(carets.map(\.minX)).count <= 4)
  }

  @Test func `is asked for by ranges, whatever they say`() {
    let view = view("Hello")
    #expect(view.selectedTextRange?.isEmpty == true)
    #expect(view.selectedTextRange?.start == view.endOfDocument)
    view.selectedRange = NSRange(location: 1, length: 3)
    #expect(view.selectedTextRange.flatMap { view.text(in: $0) } == "ell")
    let range = view.textRange(from: view.endOfDocument, to: view.beginningOfDocument)
    view.selectedTextRange = range
    #expect(view.selectedRange == NSRange(location: 0, length: 5))
    #expect(view.position(from: view.endOfDocument, offset: 1) == nil)
    #expect(view.position(from: view.endOfDocument, offset: .max) == nil)
    view.selectedRange = NSRange(location: -3, length: 90)
    #expect(view.selectedTextRange.flatMap { view.text(in: $0) } == "Hello")
    let far = view.endOfDocument
    view.text = ""
    #expect(view.caretRect(for: far).minX == 5)
    #expect(range.flatMap { view.text(in: $0) } == "")
  }
}
