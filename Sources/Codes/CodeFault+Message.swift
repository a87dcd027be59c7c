package import SnaplineDiagnostics

extension CodeFault {
  /// What to say of it; `remedyOfLibrary` says how the library is had here.
  package func diagnostic(of kind: CodeKind, remedyOfLibrary: String) -> Diagnostic {
    switch self {
    case .noLibrary:
      return Diagnostic(
        id: "code-library",
        severity: .warning,
        subject: "a box stands in place of \(kind.name)",
        cause: "\(CodeLibrary.name), which makes codes, isn't installed",
        remedy: "install it: " + remedyOfLibrary,
        concernsMachine: true
      )
    case .empty:
      return error(
        "code-empty",
        "\(kind.name) of no text",
        "there is nothing to encode",
        "give it a text, or leave the view out"
      )
    case .tooLong(let bytes, let level): return tooLong(bytes, level: level, kind)
    case .foreign(let character):
      return error(
        "code-letters",
        "Code 128 has no '\(character)'",
        "its characters are those of ASCII",
        "leave it out, or use a QR code, which takes every text"
      )
    case .notDigits(let character):
      return error(
        "code-letters",
        "EAN-13 is of digits, and '\(character)' isn't one",
        nil,
        "write the 13 digits alone, without spaces; letters need the kind 'code128'"
      )
    case .digits(let count, let whole):
      return error(
        "code-digits",
        "EAN-13 has 13 digits, and this has \(count)",
        whole == nil ? nil : "the last one checks the others",
        whole.map { "write \($0)" } ?? "write 13 digits; other lengths need the kind 'code128'"
      )
    case .checkDigit(let found, let wanted, let whole):
      return error(
        "code-check-digit",
        "the last digit must be \(wanted), not \(found)",
        "it checks the twelve before it: one of the 13 is mistyped",
        "write \(whole) if the twelve are right"
      )
    case .failed:
      return error("code-failed", "there is no \(kind.name.dropArticle) of this text", nil, nil)
    }
  }

  private func error(_ id: String, _ subject: String, _ cause: String?, _ remedy: String?)
    -> Diagnostic
  {
    Diagnostic(id: id, severity: .error, subject: subject, cause: cause, remedy: remedy)
  }

  /// How many bytes a QR code holds, by its levels.
  private static let most = [2953, 2331, 1663, 1273]
  private static let levels = ["low", "medium", "quartile", "high"]

  private func tooLong(_ bytes: Int, level: Int?, _ kind: CodeKind) -> Diagnostic {
    let subject = "a text of \(bytes) bytes is too long for \(kind.name)"
    guard let level, Self.most.indices.contains(level - 1) else {
      return error(
        "code-length",
        subject,
        "it has room for 60 letters, or for 118 digits",
        "shorten it, or use a QR code"
      )
    }
    let lower = (0..<level - 1).last { Self.most[$0] > bytes }
    return error(
      "code-length",
      subject,
      "with the error correction '\(Self.levels[level - 1])' it has room for \(Self.most[level - 1])",
      lower.map { "say the error correction '\(Self.levels[$0])'" }
        ?? "shorten it, or encode an address where the rest is found"
    )
  }
}

extension String {
  fileprivate var dropArticle: Substring { hasPrefix("a ") ? dropFirst(2) : self[...] }
}
