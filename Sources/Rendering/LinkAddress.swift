internal import SnaplineScene

/// An address that files may lead to: one that opens a page, a letter or a call, and runs nothing.
struct LinkAddress {
  private static let schemes = ["http:", "https:", "mailto:", "tel:"]

  /// Letters of ASCII alone, none of them a quotation mark, a bracket or a backslash: Cairo writes an address
  /// between brackets of PDF as it is.
  let text: String

  init?(_ run: GlyphRun) {
    guard let link = run.link, Self.schemes.contains(where: link.lowercased().hasPrefix) else {
      return nil
    }
    text = link.utf8.map { byte in
      switch byte {
      case 0x21...0x7E where !"\"'<>()\\`{|}^".utf8.contains(byte): String(UnicodeScalar(byte))
      default: "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }.joined()
  }
}
