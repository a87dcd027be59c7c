import Foundation
import SnaplineControls
import SnaplineDesigns
import SnaplineGeometry

extension TreeBuilder {
  private var page: PageNumber { document.page ?? PageNumber(1, of: 1) }

  /// A text with the numbers of its page.
  func onPage(_ text: String) -> String { document.pageTexts.filled(text, on: page) }

  /// A text with the numbers of its page, which look like what stands around them.
  func onPage(_ text: NSAttributedString) -> NSAttributedString {
    let fillings = document.pageTexts.fillings(of: text.string, on: page)
    guard !fillings.isEmpty else { return text }
    let filled = FreedMutableString(attributedString: text)
    for (range, piece) in fillings {
      filled.replaceCharacters(in: NSRange(range, in: text.string), with: piece)
    }
    return filled
  }
}
