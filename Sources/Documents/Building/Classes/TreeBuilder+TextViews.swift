import Foundation
import SnaplineControls
import SnaplineDesigns
import SnaplineDrawing
import SnaplineHelpers
import SnaplineLayout
import SnaplineText

extension TreeBuilder {
  func makeTextView(_ element: Element) -> TextView {
    let values = element.values
    let view: TextView
    if let height = values[TextViewWords.maximumHeight]?.length.points(scale: scale) {
      let sizing = AutoSizingTextView()
      sizing.maximumHeight = height
      view = sizing
      if let span = values.keySpan(named: TextViewWords.scrolls.name) {
        reading.report(.scrollsByHeight.warning(), at: span)
      }
    } else {
      view = TextView()
      view.isScrollEnabled = values[TextViewWords.scrolls] ?? true
    }
    view.hint = element.content[TextViewWords.placeholder]?.string
    show(onPage: element.content[LabelWords.text]?.string ?? "") { view.text = $0 }
    view.font = font(values)
    if let color = values[LabelWords.color] { view.textColor = palette.color(color) }
    if let alignment = values[LabelWords.alignment] { view.textAlignment = alignment.alignment }
    if let markup = element.content[LabelWords.markup] {
      let text = attributed(
        markup,
        font: view.font ?? typefaces.body,
        at: element.content.span(of: LabelWords.markup)
      )
      show(onPage: text) { view.attributedText = $0 }
    }
    if let direction = values[ViewWords.direction] {
      view.semanticContentAttribute = direction.attribute
    }
    if let insets = values[TextViewWords.textInsets] {
      view.textContainerInset = fixed(insets, in: view)
    }
    return view
  }
}

extension Message {
  fileprivate static let scrollsByHeight = Message(
    "scrolls-by-height",
    "'scrolls' has no say beside 'maximumHeight'",
    cause: "the text view grows with its text, and scrolls from that height on",
    remedy: "leave out one of them"
  )
}
