import Foundation
import SnaplineControls
import SnaplineDesigns
import SnaplineGeometry

extension TreeBuilder {
  private var page: PageNumber { document.page ?? PageNumber(1, of: 1) }

  /// Shows a text with the numbers of its page, and notes what shows it for another one.
  func show(onPage text: String, _ show: @escaping (String) -> Void) {
    let texts = document.pageTexts
    self.show(texts.isMarked(text), { texts.filled(text, on: $0) }, show)
  }

  /// The same of a text whose numbers look like what stands around them.
  func show(onPage text: NSAttributedString, _ show: @escaping (NSAttributedString) -> Void) {
    let texts = document.pageTexts
    self.show(texts.isMarked(text.string), { texts.filled(text, on: $0) }, show)
  }

  private func show<Text>(
    _ isMarked: Bool,
    _ filled: @escaping (PageNumber) -> Text,
    _ show: @escaping (Text) -> Void
  ) {
    show(filled(page))
    if isMarked { notes.pageTexts.append { show(filled($0)) } }
  }
}

extension [PageText] {
  /// Whether a text holds numbers of pages.
  fileprivate func isMarked(_ text: String) -> Bool {
    !fillings(of: text, on: PageNumber(1, of: 1)).isEmpty
  }

  /// A text as a page has it; the same one where it holds no numbers of pages.
  fileprivate func filled(_ text: NSAttributedString, on page: PageNumber) -> NSAttributedString {
    let fillings = fillings(of: text.string, on: page)
    guard !fillings.isEmpty else { return text }
    let filled = FreedMutableString(attributedString: text)
    for (range, piece) in fillings {
      filled.replaceCharacters(in: NSRange(range, in: text.string), with: piece)
    }
    return filled
  }
}
