package import SnaplineData
import SnaplineDiagnostics

/// One value that a caller puts into the data: `order.total=12`.
package struct DataSetting: Sendable, Hashable {
  /// The names that lead to the value.
  package var path: [String]
  package var value: DataValue
  /// The text of a number that was written with zeros in front; nothing for any other value.
  private(set) var zeros: String?

  /// Reads `path=value`, the value by YAML's core types; nothing where there is no path.
  package init?(_ text: String) {
    guard let sign = text.firstIndex(of: "=") else { return nil }
    let parts = text[..<sign].split(separator: ".", omittingEmptySubsequences: false)
    guard (1...16).contains(parts.count), parts.allSatisfy(\.isDataPart),
      parts.first.map({ $0.utf8.first?.isDigit == false }) == true
    else { return nil }
    path = parts.map(String.init)
    let value = String(text[text.index(after: sign)...])
    let isQuoted = value.count > 1 && value.hasPrefix("\"") && value.hasSuffix("\"")
    let scalar = Scalar(
      text: isQuoted ? String(value.dropFirst().dropLast()) : value,
      isPlain: !isQuoted && !value.isEmpty,
      verbatimStart: nil
    )
    self.value = DataReader.value(of: scalar)
    if case .number = self.value, scalar.text.hasLeadingZero { zeros = scalar.text }
  }

  package init(path: [String], value: DataValue) { (self.path, self.value) = (path, value) }
}

extension DataSetting {
  /// Whether true or false stands at its place in the data.
  func isBoolean(in mapping: DataMapping) -> Bool {
    let found = path.reduce(DataValue.mapping(mapping) as DataValue?) { value, part in
      switch value {
      case .mapping(let mapping): mapping[part]
      case .list(let list): Int(part).flatMap { list.indices.contains($0) ? list[$0] : nil }
      default: nil
      }
    }
    if case .boolean = found { return true }
    return false
  }

  /// Puts the value into a mapping; false where the path leads through what holds no values.
  func apply(to mapping: inout DataMapping) -> Bool {
    guard case .mapping(let changed) = Self.put(value, at: path[...], in: .mapping(mapping)) else {
      return false
    }
    mapping = changed
    return true
  }

  private static func put(_ value: DataValue, at path: ArraySlice<String>, in outer: DataValue?)
    -> DataValue?
  {
    guard let first = path.first else { return value }
    let rest = path.dropFirst()
    switch outer {
    case nil, .null:
      return put(value, at: rest, in: nil).map { .mapping(DataMapping([(first, $0)])) }
    case .mapping(var mapping):
      guard let inner = put(value, at: rest, in: mapping[first]) else { return nil }
      mapping[first] = inner
      return .mapping(mapping)
    case .list(var list):
      // The number after the last adds an entry.
      guard let index = Int(first), (0...list.count).contains(index) else { return nil }
      let old = index < list.count ? list[index] : nil
      guard let inner = put(value, at: rest, in: old) else { return nil }
      if index < list.count { list[index] = inner } else { list.append(inner) }
      return .list(list)
    default: return nil
    }
  }
}

extension Substring {
  /// Whether it is a name, or the number of an entry.
  fileprivate var isDataPart: Bool {
    !isEmpty && utf8.allSatisfy { $0.isLetter || $0.isDigit || "_-".utf8.contains($0) }
  }
}

extension Message {
  /// A value that nothing of the data is called by, with one that is called nearly so.
  static func unusedSetting(_ setting: DataSetting, among known: [String]) -> Message? {
    let path = setting.path.joined(separator: ".")
    return nearestName(to: setting.path[0], among: known).map { near in
      Message(
        "unused-data",
        "the design has no '\(path.shortened)' in its data",
        remedy: "did you mean '\(near)'?"
      ).warning()
    }
  }

  /// A text over true or false.
  static func settingKind(_ setting: DataSetting, _ text: String) -> Message {
    let path = setting.path.joined(separator: ".").shortened
    let meant = text.asAnswer.map { "write --set \(path)=\($0)" }
    return Message(
      "data-type",
      "'\(path)' is true or false in the data, and is set to '\(text.shortened)'",
      cause: "any text counts as true",
      remedy: meant ?? "write --set \(path)=true, or --set \(path)=false"
    )
  }

  /// A number with zeros in front, which are lost where it is shown.
  static func settingZeros(_ setting: DataSetting) -> Message? {
    setting.zeros.map { zeros in
      let path = setting.path.joined(separator: ".").shortened
      return Message(
        "leading-zeros",
        "--set \(path)=\(zeros.shortened) is the number \(setting.value.text ?? "")",
        cause: "what is written in quotes is a text, such as a number of a house or a telephone",
        remedy: "write --set '\(path)=\"\(zeros.shortened)\"'"
      ).warning()
    }
  }

  static func unsettable(_ setting: DataSetting, among known: [String]) -> Message {
    let path = setting.path.joined(separator: ".")
    return Message(
      "data-path",
      "nothing can be put at '\(path.shortened)' of the data",
      cause: "the path leads through a value that holds no others, or past the end of a list",
      remedy: known.first.map { "name a value of the data, such as \($0)" }
        ?? "name a value of the data, such as order.total or items.0.name"
    )
  }
}

extension String {
  /// What a word means that other systems take for true or false; nothing for any other text.
  var asAnswer: Bool? {
    switch lowercased() {
    case "yes", "y", "on", "true": true
    case "no", "n", "off", "false", "": false
    default: nil
    }
  }
}
