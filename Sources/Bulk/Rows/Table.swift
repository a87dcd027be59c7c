/// A table in CSV: the names of its columns, by which each of its lines becomes an object of JSON.
///
/// What separates its values is a comma, or a semicolon or tab where the first line has those alone. A name
/// with points in it, such as `user.name`, is a value within a value.
struct Table {
  let separator: UInt8
  private let columns: [Column]

  /// What may stand between values, the likeliest first.
  static let separators: [UInt8] = [",", "\t", ";"].map { UInt8(ascii: $0) }

  private struct Column {
    var path: [String]
  }

  init(header bytes: [UInt8]) throws(RowFault) {
    guard !bytes.contains(0), !bytes.starts(with: [0xFE, 0xFF]), !bytes.starts(with: [0xFF, 0xFE])
    else { throw .otherEncoding }
    if bytes.dropLast().contains(UInt8(ascii: "\r")), !bytes.contains(UInt8(ascii: "\"")) {
      throw RowFault(
        id: "csv-header",
        subject: "the lines of the table end with a carriage return alone",
        remedy: "save it with ends of lines as Unix or Windows has them"
      )
    }
    separator = Self.separators.first(where: bytes.contains) ?? UInt8(ascii: ",")
    let names = try Self.values(of: bytes, by: separator).map {
      $0.trimmed
    }
    if let empty = names.firstIndex(of: "") {
      throw RowFault(
        id: "csv-header",
        subject: "column \(empty + 1) has no name",
        cause: "the first line of a table has the names of its columns",
        remedy: "name it, or take it away"
      )
    }
    var seen: Set<String> = []
    if let twice = names.first(where: { !seen.insert($0).inserted }) {
      throw RowFault(
        id: "csv-header",
        subject: "two columns are called '\(twice.prefix(60))'",
        remedy: "give each a name of its own"
      )
    }
    if let inner = names.first(where: { name in names.contains { name.hasPrefix($0 + ".") } }) {
      throw RowFault(
        id: "csv-header",
        subject: "the column '\(inner.prefix(60))' lies in another column",
        cause: "a name with points is a value within a value, which then can't be a text itself",
        remedy: "give one of them another name"
      )
    }
    columns = names.map { name in
      let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
      return Column(path: parts.contains("") || parts.count > 16 ? [name] : parts)
    }
  }

  /// A line of the table as an object of JSON, all of its values texts.
  func object(of bytes: [UInt8]) throws(RowFault) -> [UInt8] {
    let values = try Self.values(of: bytes, by: separator)
    guard values.count == columns.count else {
      throw RowFault(
        id: "csv-columns",
        subject: "the row has \(values.count) value\(values.count == 1 ? "" : "s"), and the table "
          + "\(columns.count) column\(columns.count == 1 ? "" : "s")",
        remedy:
          "put a value that holds a '\(Character(Unicode.Scalar(separator)))' or a line's end "
          + "between quotation marks"
      )
    }
    var root = TextTree()
    for (column, value) in zip(columns, values) { root.put(value, at: column.path[...]) }
    var line = JSONLine()
    root.write(to: &line)
    return Array(line.finished.utf8)
  }

  /// The values of a line; those in quotation marks may hold separators, ends of lines and, doubled,
  /// quotation marks.
  private static func values(of bytes: [UInt8], by separator: UInt8) throws(RowFault) -> [String] {
    let quote = UInt8(ascii: "\"")
    var (values, value): ([String], [UInt8]) = ([], [])
    var (isQuoted, wasQuoted) = (false, false)
    var place = 0
    let end = bytes.last == UInt8(ascii: "\r") ? bytes.count - 1 : bytes.count
    while place < end {
      let byte = bytes[place]
      place += 1
      if isQuoted {
        if byte != quote {
          value.append(byte)
        } else if place < end, bytes[place] == quote {
          value.append(quote)
          place += 1
        } else {
          isQuoted = false
        }
      } else if byte == quote, value.isEmpty, !wasQuoted {
        (isQuoted, wasQuoted) = (true, true)
      } else if byte == separator {
        values.append(try text(value))
        value.removeAll(keepingCapacity: true)
        wasQuoted = false
      } else {
        value.append(byte)
      }
    }
    if isQuoted { throw .openQuote }
    return values + [try text(value)]
  }

  private static func text(_ bytes: [UInt8]) throws(RowFault) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .otherEncoding }
    return text
  }
}

extension RowFault {
  static let openQuote = RowFault(
    id: "csv-quotes",
    subject: "a quotation mark is opened and not closed",
    remedy: "write a quotation mark within a value twice, and all of the value between two others"
  )

  fileprivate static let otherEncoding = RowFault(
    id: "csv-text",
    subject: "this isn't text in UTF-8",
    remedy: "save the table as CSV in UTF-8"
  )
}

/// Finds the ends of a table's lines: not those that stand in quotation marks, which open at the beginning of a
/// value alone.
struct QuoteScan {
  let separators: [UInt8]
  private(set) var isQuoted = false
  /// Whether a value begins here, or a quotation mark was just closed, so that one more is within the value.
  private var mayOpen = true

  init(separators: [UInt8]) { self.separators = separators }

  /// Takes a byte; true for one that ends a line.
  mutating func takeEndsLine(_ byte: UInt8) -> Bool {
    if byte == UInt8(ascii: "\"") {
      if isQuoted {
        (isQuoted, mayOpen) = (false, true)
      } else if mayOpen {
        (isQuoted, mayOpen) = (true, false)
      }
      return false
    }
    if isQuoted { return false }
    if byte == UInt8(ascii: "\n") { return true }
    mayOpen = separators.contains(byte)
    return false
  }
}

/// Texts by paths.
private struct TextTree {
  private var names: [String] = []
  private var texts: [String: String] = [:]
  private var inner: [String: [TextTree]] = [:]

  mutating func put(_ text: String, at path: ArraySlice<String>) {
    guard let first = path.first else { return }
    if texts[first] == nil, inner[first] == nil { names.append(first) }
    guard path.count > 1 else {
      texts[first] = text
      return
    }
    var below = inner[first]?.first ?? TextTree()
    below.put(text, at: path.dropFirst())
    inner[first] = [below]
  }

  func write(to line: inout JSONLine) {
    for name in names {
      if let below = inner[name]?.first {
        var nested = JSONLine()
        below.write(to: &nested)
        line.add(name, json: nested.finished)
      } else {
        line.add(name, texts[name] ?? "")
      }
    }
  }
}

extension String {
  fileprivate var trimmed: String {
    let start = drop { $0.isWhitespace }
    return String(start.prefix(start.count - start.reversed().prefix { $0.isWhitespace }.count))
  }
}
