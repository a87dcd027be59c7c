package import Foundation

extension Template {
  package static func parse(_ text: String) throws(DataFault) -> Template {
    var parts: [Part] = []; var rest = text[...];
    func off(_ i: String.Index) -> Int { text.utf8.distance(from: text.startIndex, to: i) }
    while let open = rest.range(of: "{{") {
      if open.lowerBound > rest.startIndex {
        parts.append(
          Part(
            piece: .text(String(rest[..<open.lowerBound])),
            range: off(rest.startIndex)..<off(open.lowerBound)
          )
        )
      }
      guard let close = rest.range(of: "}}") else { throw DataFault("placeholder", "no end") }
      var inner = String(rest[open.upperBound..<close.lowerBound]).trimmingCharacters(
        in: .whitespaces
      )
      let filters = inner.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      inner = filters[0]; let optional = inner.hasSuffix("?"); if optional { inner.removeLast() }
      parts.append(
        Part(
          piece: .placeholder(
            Placeholder(
              path: inner.split(separator: ".").map(String.init),
              isOptional: optional,
              filters: filters.dropFirst().map { FilterCall(name: $0) }
            )
          ),
          range: off(open.lowerBound)..<off(close.upperBound)
        )
      )
      rest = rest[close.upperBound...]
    }
    if !rest.isEmpty {
      parts.append(
        Part(piece: .text(String(rest)), range: off(rest.startIndex)..<off(rest.endIndex))
      )
    }
    return Template(parts: parts)
  }
}
extension Placeholder {
  package func filtered(_ value: DataValue?, by settings: DataSettings) throws(DataFault)
    -> DataValue?
  {
    value ?? (isOptional ? .null : nil)
  }
}
package enum PluralCategory: String { case zero, one, two, few, many, other }
package enum PluralRules {
  package static func category(of count: Decimal, in locale: String) -> PluralCategory {
    count == 1 ? .one : .other
  }
}
extension Placeholder {
  package var text: String {
    name + (isOptional ? "?" : "")
      + filters.map {
        " | " + $0.name
          + ($0.arguments.isEmpty
            ? "" : "(" + $0.arguments.map(\.text).joined(separator: ", ") + ")")
      }.joined()
  }
}
