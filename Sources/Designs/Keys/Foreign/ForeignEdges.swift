/// Edges as keys of a node, as anchors are written in code: 'leading: superview + 16'.
extension ForeignWords {
  /// The equations that all such keys of a node say; nothing where one of them can't be read as one.
  static func edges(
    _ key: String,
    among entries: [Entry],
    in reading: Reading
  ) -> String? {
    guard edgeNames[key] != nil, reading.container?.placesChildren != true else { return nil }
    let said = entries.filter { edgeNames[$0.key.lowercased()] != nil }
    // Numbers at the left and the top are a point.
    let isPoint = said.allSatisfy { entry in
      ["left", "top"].contains(entry.key.lowercased())
        && entry.value.scalar.flatMap { Double($0.text) } != nil
    }
    if isPoint { return nil }
    let equations = said.compactMap { entry in
      edgeNames[entry.key.lowercased()].flatMap { equation(of: $0, entry.value) }
    }
    guard equations.count == said.count else { return nil }
    let list = equations.joined(separator: ", ")
    let isSaid = entries.contains { $0.key == ViewWords.constraints.name }
    let count = said.count > 2 ? " for all of them" : said.count == 2 ? " for both" : ""
    return isSaid
      ? "write \(list) among its 'constraints'" + count : "write constraints: [\(list)]" + count
  }

  /// An edge and what is written beside it, as an equation: 16, 'superview', 'title.bottom + 8'.
  private static func equation(of edge: String, _ value: Node) -> String? {
    guard let text = value.scalar?.text, !value.isFilled else { return nil }
    if let number = Double(text) {
      let isEnd = edge == "bottom" || edge == "trailing"
      return "self.\(edge) == superview.\(edge)" + signed(isEnd ? -number : number)
    }
    let words = text.split(separator: " ")
    guard let first = words.first, first.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." }),
      case let parts = first.split(separator: ".").map(String.init), let name = parts.first,
      parts.count <= 2
    else { return nil }
    let box = ["parent", "container", "true"].contains(name) ? "superview" : name
    let other = parts.count > 1 ? parts[1] : edge
    switch words.count {
    case 1: return "self.\(edge) == \(box).\(other)"
    case 3:
      guard let number = Double(words[2]), words[1] == "+" || words[1] == "-" else { return nil }
      return "self.\(edge) == \(box).\(other)" + signed(words[1] == "-" ? -number : number)
    default: return nil
    }
  }

  private static func signed(_ number: Double) -> String {
    number == 0 ? "" : number < 0 ? " - \((-number).numeral)" : " + \(number.numeral)"
  }

  static let edgeNames = [
    "top": "top", "bottom": "bottom", "leading": "leading", "trailing": "trailing",
    "left": "left", "right": "right",
  ]
}
