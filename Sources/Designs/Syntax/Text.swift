import SnaplineEnvironment

/// The two languages that a design is written in.
package enum Language: Sendable {
  case yaml, json

  init(fileName: String) {
    self = fileName.lowercased().hasSuffix(".json") ? .json : .yaml
  }

  /// Whether files in this language may not hold `scalar` at all.
  func forbids(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: false
    case 0..<0x20: true
    case 0x85: false
    case 0x7F..<0xA0, 0xFEFF, 0xFFFE, 0xFFFF: self == .yaml
    default: false
    }
  }
}

extension Reading {
  /// The value that `source` says, after everything that is wrong with it as a text was reported.
  func node(of source: Source, in language: Language) -> Node? {
    let whole = Span(source, 0..<0)
    guard source.bytes.count <= limits.documentBytes else {
      report(.tooLarge(bytes: source.bytes.count, most: limits.documentBytes), at: whole)
      return nil
    }
    for range in source.mended?.broken ?? [] { report(.repairedText, at: Span(source, range)) }
    for (scalar, range) in source.mended?.forbidden ?? [] {
      report(.forbidden(scalar), at: Span(source, range))
    }
    if let (range, character) = source.firstUnreadable(where: language.forbids) {
      report(.notText(character), at: Span(source, range))
      return nil
    }
    let node =
      switch language {
      case .yaml: YAMLReader.read(source, in: self)
      case .json: JSONReader.read(source, in: self)
      }
    if node == nil || node?.isNull == true, !hasErrors { report(.emptyFile, at: whole) }
    return node
  }
}
