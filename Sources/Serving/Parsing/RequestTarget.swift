/// The address in a request's first line: a path, and maybe a query.
struct RequestTarget {
  let path: [String]
  let query: [QueryItem]

  init(_ bytes: ArraySlice<UInt8>) throws(HTTPStatus) {
    guard bytes.first == UInt8(ascii: "/") else { throw .badRequest }
    let mark = bytes.firstIndex(of: UInt8(ascii: "?"))
    path = try Self.path(bytes[..<(mark ?? bytes.endIndex)].dropFirst())
    query = try mark.map { mark throws(HTTPStatus) in try Self.query(bytes[(mark + 1)...]) } ?? []
  }

  /// No escapes are undone, as there are none: nothing that is served needs one in its path.
  private static func path(_ bytes: ArraySlice<UInt8>) throws(HTTPStatus) -> [String] {
    guard !bytes.isEmpty else { return [] }
    let segments = bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    for (place, segment) in segments.enumerated() {
      let isPlain = segment.allSatisfy { $0.isLetterOrDigit || "._-~".utf8.contains($0) }
      let isWay = segment.elementsEqual(".".utf8) || segment.elementsEqual("..".utf8)
      let isGap = segment.isEmpty && place < segments.count - 1
      guard isPlain, !isWay, !isGap else { throw .badRequest }
    }
    return segments.map { String(decoding: $0, as: UTF8.self) }
  }

  static func query(_ bytes: ArraySlice<UInt8>) throws(HTTPStatus) -> [QueryItem] {
    var items: [QueryItem] = []
    guard !bytes.isEmpty else { return items }
    for pair in bytes.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false) {
      let sign = pair.firstIndex(of: UInt8(ascii: "=")) ?? pair.endIndex
      let name = try text(pair[..<sign])
      guard !name.isEmpty else { throw .badRequest }
      items.append(QueryItem(name, try text(pair[sign...].dropFirst())))
    }
    return items
  }

  /// Undoes escapes, once.
  private static func text(_ bytes: ArraySlice<UInt8>) throws(HTTPStatus) -> String {
    var plain: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%") {
        guard let high = rest.popFirst()?.hexadecimal, let low = rest.popFirst()?.hexadecimal,
          high | low != 0
        else { throw .badRequest }
        plain.append(high << 4 | low)
      } else {
        guard byte.isLetterOrDigit || "-._~!$'()*+,;:@/?=".utf8.contains(byte) else {
          throw .badRequest
        }
        plain.append(byte)
      }
    }
    guard let text = String(validating: plain, as: UTF8.self) else { throw .badRequest }
    return text
  }
}

extension QueryItem {
  /// The items of a query that came in another way than in an address; nothing where it is none.
  package static func all(in query: String) -> [QueryItem]? {
    try? RequestTarget.query(Array(query.utf8)[...])
  }
}
