import Foundation
import SnaplineData

/// What a placeholder gives for a value that the data has under the name `v`; nothing where it is missing.
func filled(
  _ value: DataValue?,
  by filters: String,
  in settings: DataSettings = DataSettings()
) throws(DataFault) -> DataValue? {
  guard let placeholder = try Template.parse("{{v | \(filters)}}").only else { return nil }
  return try placeholder.filtered(value, by: settings)
}

extension DataValue {
  /// The value that a text of JSON says: a text, a list of texts, or a number with all its digits.
  init(json: String) throws {
    if json.hasPrefix("\"") || json.hasPrefix("[") {
      let value = try JSONSerialization.jsonObject(
        with: Data(json.utf8),
        options: .fragmentsAllowed
      )
      let list = (value as? [String])?.map { DataValue.text($0) }
      self = list.map(DataValue.list) ?? .text(value as? String ?? "")
    } else {
      self = .number(Decimal(string: json) ?? .nan)
    }
  }
}
