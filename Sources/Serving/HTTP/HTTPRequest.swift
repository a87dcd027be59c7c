/// The methods that the server takes.
package enum HTTPMethod: String, Sendable {
  case get = "GET"
  case head = "HEAD"
  case post = "POST"

  /// Methods that are known and not taken.
  static let others: Set<String> = ["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "CONNECT"]
}

/// A name and its value in the query of an address.
package struct QueryItem: Hashable, Sendable {
  package let name: String
  package let value: String

  package init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

/// A whole request that was read.
package struct HTTPRequest: Hashable, Sendable {
  package let method: HTTPMethod
  /// What stands between the slashes of the address: `/` is nothing, `/a/` is `a` and an empty text.
  ///
  /// No segment is `.` or `..`, and each consists of letters, digits, `.`, `_`, `-` and `~`. What the
  /// server hands out begins behind the token.
  package internal(set) var path: [String]
  /// In the order of the address, with escapes undone; `+` is a plus.
  package let query: [QueryItem]
  /// In the order they came in, with names in small letters.
  package let fields: [HTTPField]
  package internal(set) var body: [UInt8]

  /// The first value of a name in the query.
  package func query(_ name: String) -> String? { query.first { $0.name == name }?.value }

  /// The first value of a field, whose name is given in small letters.
  package func field(_ name: String) -> String? { fields.first { $0.name == name }?.value }

  /// Whether the client wants the connection to end with the answer.
  var isLast: Bool {
    fields.contains { field in
      field.name == "connection"
        && field.value.utf8.split(separator: UInt8(ascii: ","))
          .contains { $0.trimmed.isCalled("close") }
    }
  }
}
