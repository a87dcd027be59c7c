import SnaplineEnvironment

/// What a document says for some size classes and not for others.
///
/// Applied once to the whole document: what comes after knows one set of size classes only.
struct Variations {
  let traits: Traits

  /// The element as it is in these size classes, with all below it.
  func applied(to element: XMLElement) -> XMLElement {
    var excluded: Set<String> = []
    for item in element.subtree {
      for variation in holding(of: item) {
        for mask in variation.children(named: "mask") {
          for entry in mask.children {
            guard let reference = entry["reference"] else { continue }
            if entry.name == "exclude" { excluded.insert(reference) }
            if entry.name == "include" { excluded.remove(reference) }
          }
        }
      }
    }
    return vary(element, without: excluded)
  }

  private func vary(_ element: XMLElement, without excluded: Set<String>) -> XMLElement {
    var attributes = element.attributes
    var children = element.children.filter { $0.name != "variation" }
    for variation in holding(of: element) {
      attributes.merge(variation.attributes.filter { $0.key != "key" }) { $1 }
      for child in variation.children where child.name != "mask" {
        children.removeAll { $0.key == child.key && $0.key != nil }
        children.append(child)
      }
    }
    children.removeAll { $0.id.map(excluded.contains) ?? false }
    return element.with(
      attributes: attributes,
      children: children.map { vary($0, without: excluded) }
    )
  }

  /// The variations that hold, the most particular last.
  private func holding(of element: XMLElement) -> [XMLElement] {
    element.children(named: "variation")
      .filter { holds($0.key ?? "") }
      .enumerated()
      .sorted { one, other in
        let (a, b) = (rank(one.element.key), rank(other.element.key))
        return a == b ? one.offset < other.offset : a < b
      }
      .map(\.element)
  }

  private func rank(_ key: String?) -> Int {
    key == "default" ? 0 : (key ?? "").split(separator: "-").count
  }

  private func holds(_ key: String) -> Bool {
    if key == "default" { return true }
    return key.split(separator: "-").allSatisfy { part in
      let words = part.split(separator: "=")
      guard words.count == 2 else { return false }
      switch words[0] {
      case "widthClass": return words[1] == name(of: traits.horizontalSizeClass)
      case "heightClass": return words[1] == name(of: traits.verticalSizeClass)
      default: return false
      }
    }
  }

  private func name(of sizeClass: UserInterfaceSizeClass) -> String {
    sizeClass == .compact ? "compact" : "regular"
  }
}
