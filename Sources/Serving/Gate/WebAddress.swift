/// The shapes of names that requests have for where they go and where they come from.
enum WebAddress {
  /// Whether a text is a host, and maybe a port: `127.0.0.1:8000`, `[::1]`.
  static func isAuthority(_ text: Substring.UTF8View) -> Bool {
    var rest = text
    if rest.first == UInt8(ascii: "[") {
      guard let end = rest.firstIndex(of: UInt8(ascii: "]")) else { return false }
      let inside = rest[rest.index(after: rest.startIndex)..<end]
      let isPlain = inside.allSatisfy { $0.hexadecimal != nil || ":.".utf8.contains($0) }
      guard !inside.isEmpty, isPlain else { return false }
      rest = rest[rest.index(after: end)...]
    } else {
      let host = rest.prefix { $0.isLetterOrDigit || "-._~".utf8.contains($0) }
      guard !host.isEmpty else { return false }
      rest = rest[host.endIndex...]
    }
    guard let colon = rest.first else { return true }
    let port = rest.dropFirst()
    return colon == UInt8(ascii: ":") && (1...5).contains(port.count)
      && port.allSatisfy(\.isDigit)
  }

  /// Whether a text is one origin, such as `https://example.com`, and not the one that says nothing.
  static func isOrigin(_ text: String) -> Bool {
    guard let mark = text.utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
    let scheme = text.utf8[..<mark]
    guard let first = scheme.first, first.isLetterOrDigit, !first.isDigit,
      scheme.allSatisfy({ $0.isLetterOrDigit || "+-.".utf8.contains($0) })
    else { return false }
    let rest = text.utf8[mark...]
    return rest.starts(with: "://".utf8) && isAuthority(rest.dropFirst(3))
  }
}
