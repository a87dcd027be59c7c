package import SnaplineData

extension GivenData {
  /// A text with placeholders, filled from this data alone; `plain` makes each value fit for its place.
  package func filled(
    _ text: String,
    by settings: DataSettings,
    _ plain: (String) -> String
  ) throws(DataFault) -> String {
    let template = try Template.parse(text)
    let frame = DataFrame(.data, values { _, _ in })
    var filled = ""
    for part in template.parts {
      switch part.piece {
      case .text(let text): filled += text
      case .placeholder(let placeholder):
        let found = frame.find(placeholder.path)
        guard let value = try placeholder.filtered(found.value, by: settings) else {
          throw DataFault(Message.missingName(placeholder, found), at: part.range)
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

extension Message {
  /// A name in a picture's name that the data hasn't.
  fileprivate static func missingName(_ placeholder: Placeholder, _ found: DataFrame.Found)
    -> Message
  {
    var message = missingData(placeholder, found, in: nil)
    let isNear = message.remedy?.hasPrefix("did you mean") ?? false
    if found.before.isEmpty, !isNear {
      message.remedy =
        (found.known.first.map { "write {{\($0)}}, which the data has, or " } ?? "write ")
        + "-o out/ to have the pictures numbered"
    }
    return message
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
