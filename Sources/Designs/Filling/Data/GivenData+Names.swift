package import SnaplineData

extension GivenData {
  /// A text with placeholders, filled from this data alone; `plain` makes each value fit for its place.
  package func filled(
    _ text: String,
    by settings: DataSettings,
    _ plain: (String) -> String
  ) throws(DataFault) -> String {
    let template = try Template.parse(text)
    let frame = DataFrame(.data, values { _ in })
    var filled = ""
    for part in template.parts {
      switch part.piece {
      case .text(let text): filled += text
      case .placeholder(let placeholder):
        let found = frame.find(placeholder.path)
        guard let value = try placeholder.filtered(found.value, by: settings) else {
          throw DataFault(Message.missingData(placeholder, found, in: nil), at: part.range)
        }
        guard let text = value.text else {
          throw DataFault(Message.notInText(placeholder, value), at: part.range)
        }
        filled += plain(text)
      }
    }
    return filled
  }
}

extension DataFault {
  fileprivate init(_ message: Message, at range: Range<Int>) {
    self.init(
      message.id,
      message.subject,
      cause: message.cause,
      remedy: message.remedy,
      range: range
    )
  }
}
