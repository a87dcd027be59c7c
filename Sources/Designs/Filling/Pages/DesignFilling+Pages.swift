import Foundation
import SnaplineData
import SnaplineGeometry

extension DesignFilling {
  /// A mark in place of a page's number; nothing where the data has such a value itself, or the
  /// placeholder asks for something else.
  func pageText(
    _ placeholder: Placeholder,
    at range: Range<Int>,
    of node: Node,
    in place: Surroundings
  ) throws(DataFault) -> (value: DataValue, fill: DataFill)? {
    guard PageText.isMeant(by: placeholder), place.data.find(placeholder.path).value == nil else {
      return nil
    }
    guard reading.isPaged else {
      throw DataFault(
        "missing-data",
        "'\(placeholder.name)' is known where a list is broken into pages",
        cause: "the design has no 'pages'",
        remedy: "write 'pages: rows' beside 'view', rows being the id of a vstack"
      )
    }
    let text = PageText(placeholder: placeholder, settings: settings)
    // What a filter can't do it can't do on the first page.
    _ = try text.text(on: .init(1, of: 1))
    reading.pageTexts.append(text)
    let value = DataValue.text(PageText.mark(of: reading.pageTexts.count - 1))
    let fill = DataFill(
      text: placeholder.text,
      path: placeholder.name,
      value: .number(1),
      isSample: place.isSample,
      from: .data(reading.given),
      in: node
    )
    return (value, fill)
  }

  /// Tells of a page's number where it can't stand; whether it does.
  func reportsPageText(_ text: String?, under key: String?, at span: Span) -> Bool {
    guard reading.isPaged, let text, PageText.isMarked(text), !Self.showsPageTexts(key) else {
      return false
    }
    reading.report(.pageNumber(under: key ?? ""), at: span)
    return true
  }

  /// Whether a key's text may have a page's number: that of a label, or an argument of a component.
  private static func showsPageTexts(_ key: String?) -> Bool {
    guard let key else { return true }
    if [ClassWord.label.name, LabelWords.text.name, LabelWords.markup.name].contains(key) {
      return true
    }
    return NodeWords.named(key) == nil && ClassWord.named(key) == nil
      && ClassWord.owners(of: key).isEmpty
  }
}

extension Message {
  /// A page's number where nothing waits for it.
  fileprivate static func pageNumber(under key: String) -> Message {
    let isAsked = key == FormKeys.condition || key == FormKeys.each
    return Message(
      "page-number",
      "'\(key)' can't have the number of a page",
      cause: "it is known once the rows are on pages; labels show it",
      remedy: isAsked
        ? "ask for the place of a page by 'firstPage' or 'lastPage'"
        : "write it in a 'label:'"
    )
  }
}
