internal import Foundation

extension Encodable {
  /// The value as JSON on lines that people can read too, with its keys in order.
  var readableJSON: String { String(decoding: readableData, as: UTF8.self) + "\n" }

  /// The same as bytes, without the line feed at the end.
  var readableData: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "infinity",
      negativeInfinity: "-infinity",
      nan: "nan"
    )
    // Nothing else in what the command prints can fail to encode.
    return (try? encoder.encode(self)) ?? Data()
  }
}
