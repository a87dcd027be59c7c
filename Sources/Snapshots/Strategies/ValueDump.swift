/// Everything that a value says of itself, a line each, in the manner of the language's `dump`.
///
/// Other than there, the text is the same in every run and build: sets and dictionaries are sorted,
/// and neither addresses nor modules nor the numbers of objects are in it.
struct ValueDump {
  private(set) var text = ""
  private var seen: Set<ObjectIdentifier> = []
  private var linesLeft = 200_000

  private static let greatestDepth = 100

  init(of value: Any) { add(value, label: nil, depth: 0) }

  private init(seen: Set<ObjectIdentifier>, linesLeft: Int) {
    (self.seen, self.linesLeft) = (seen, linesLeft)
  }

  private mutating func add(_ value: Any, label: String?, depth: Int) {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      guard let wrapped = mirror.children.first else {
        return addLine("nil", label: label, depth: depth, isLeaf: true)
      }
      return add(wrapped.value, label: label, depth: depth)
    }
    let name = name(of: value, mirror)
    if mirror.displayStyle == .class {
      guard seen.insert(ObjectIdentifier(value as AnyObject)).inserted else {
        return addLine("\(name) (as above)", label: label, depth: depth, isLeaf: true)
      }
    }
    guard depth < Self.greatestDepth, linesLeft > 0 else {
      return addLine("\(name) …", label: label, depth: depth, isLeaf: true)
    }
    addLine(name, label: label, depth: depth, isLeaf: isLeaf(mirror))
    switch mirror.displayStyle {
    case .set, .dictionary: addSorted(mirror.children, depth: depth + 1)
    default: addChildren(of: mirror, depth: depth + 1)
    }
  }

  private func isLeaf(_ mirror: Mirror) -> Bool {
    guard mirror.children.isEmpty else { return false }
    return mirror.superclassMirror.map(isLeaf) ?? true
  }

  /// What the superclass stores comes first.
  private mutating func addChildren(of mirror: Mirror, depth: Int) {
    if let inherited = mirror.superclassMirror { addChildren(of: inherited, depth: depth) }
    for child in mirror.children { add(child.value, label: child.label, depth: depth) }
  }

  private mutating func addSorted(_ children: Mirror.Children, depth: Int) {
    let dumps = children.map { child in
      // Each by itself, or which came first would show.
      var dump = ValueDump(seen: seen, linesLeft: linesLeft / max(1, children.count))
      dump.add(child.value, label: nil, depth: depth)
      return dump
    }
    for dump in dumps.sorted(by: { $0.text < $1.text }) {
      text += dump.text
      seen.formUnion(dump.seen)
      linesLeft -= dump.text.utf8.count { $0 == UInt8(ascii: "\n") }
    }
  }

  private mutating func addLine(_ name: String, label: String?, depth: Int, isLeaf: Bool) {
    guard linesLeft > -1_000 else { return }
    linesLeft -= 1
    text += String(repeating: "  ", count: depth) + (isLeaf ? "- " : "▿ ")
    if let label { text += label + ": " }
    text += name + "\n"
  }

  private func name(of value: Any, _ mirror: Mirror) -> String {
    let count = mirror.children.count
    switch mirror.displayStyle {
    case .tuple: return count == 1 ? "(1 element)" : "(\(count) elements)"
    case .collection: return count == 1 ? "1 element" : "\(count) elements"
    case .dictionary: return count == 1 ? "1 key/value pair" : "\(count) key/value pairs"
    case .set: return count == 1 ? "1 member" : "\(count) members"
    default: break
    }
    let type = "\(mirror.subjectType)"
    let description = (value as? any CustomDebugStringConvertible)?.debugDescription
    if let own = description ?? (value as? any CustomStringConvertible)?.description {
      return own.contains(/0x[0-9a-fA-F]{4}/) && !(value is String) ? type : own
    }
    guard mirror.displayStyle == .enum else { return type }
    return type + "." + (mirror.children.first?.label ?? "\(value)")
  }
}
