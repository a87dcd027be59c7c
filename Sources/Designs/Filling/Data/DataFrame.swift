import SnaplineData

/// The names that placeholders see: those of the design's data, of a repetition, or of a component.
final class DataFrame {
  enum Kind {
    case data
    case repetition
    /// A component sees its parameters alone.
    case component(String)
    /// A text in a language sees the values that are given where it is used.
    case text(String, use: Span)
  }

  let kind: Kind
  private let values: DataMapping
  /// Where in the data each of the values was found.
  private let paths: [String: String]
  /// Where values stand that are in no data, as what a component is given.
  private let places: [String: GivenPlace]
  /// Arguments of a component that are objects of the design.
  private let written: [String: Node]
  private let parent: DataFrame?

  init(
    _ kind: Kind,
    _ values: DataMapping,
    paths: [String: String] = [:],
    places: [String: GivenPlace] = [:],
    written: [String: Node] = [:],
    in parent: DataFrame? = nil
  ) {
    self.kind = kind
    self.values = values
    self.paths = paths
    self.places = places
    self.written = written
    self.parent = parent
  }

  /// What a path leads to.
  struct Found {
    var value: DataValue?
    /// The path in the data of the design.
    var path: String
    /// What might have been meant by the first part that isn't there.
    var known: [String] = []
    /// How many entries the list has that the number leads out of.
    var count: Int?
    /// The part of the path up to the one that isn't there.
    var before: [String] = []
    /// Whether the path leads there from the data's beginning.
    var isOfData = false
    /// Where the value stands otherwise.
    var place: GivenPlace?
  }

  func find(_ path: [String]) -> Found {
    guard let first = path.first else { return Found(path: "") }
    guard let frame = frame(of: first), var value = frame.values[first] else {
      return Found(path: path.joined(separator: "."), known: names)
    }
    var found = Found(path: frame.paths[first] ?? first)
    found.isOfData = frame.paths[first] != nil || frame.isOfData
    found.place = frame.places[first]
    for (index, part) in path.enumerated().dropFirst() {
      found.path += "." + part
      guard let next = value[part] else {
        found.known = value.names
        found.before = Array(path[..<index])
        if case .list(let list) = value { found.count = list.count }
        return found
      }
      value = next
    }
    found.value = value
    return found
  }

  /// What was meant by a path that leads nowhere: a name in the entry of the list around, `item.name` for
  /// `name` and for `items.name`, or a name in data that has one.
  func meant(by path: [String]) -> [String]? {
    guard let first = path.first else { return nil }
    var frame: DataFrame? = self
    while let here = frame {
      for name in here.values.names.prefix(64) {
        guard let value = here.values[name] else { continue }
        if value[first] != nil { return [name] + path }
        if case .repetition = here.kind, let second = path.dropFirst().first, value[second] != nil,
          here.paths[name]?.hasPrefix(first + ".") ?? false
        {
          return [name] + path.dropFirst()
        }
      }
      frame = here.parent
    }
    return nil
  }

  /// The object that a path leads to, where an argument of a component is one.
  func written(_ path: [String]) -> Node? {
    guard let name = path.first, path.count == 1 else { return nil }
    return frame(of: name)?.written[name]
  }

  /// Whether a name is seen here already.
  func knows(_ name: String) -> Bool { frame(of: name) != nil }

  /// The component inside of which this is.
  var component: String? {
    if case .component(let name) = kind { name } else { parent?.component }
  }

  private var isOfData: Bool { if case .data = kind { true } else { false } }

  private func frame(of name: String) -> DataFrame? {
    var frame: DataFrame? = self
    while let here = frame {
      if here.values[name] != nil { return here }
      frame = here.parent
    }
    return nil
  }

  var names: [String] { values.names + (parent?.names ?? []) }
}

/// Where a component is given a value.
struct GivenPlace: Sendable {
  var span: Span
  /// Whether what is wrong with the value is wrong there, however the component uses it.
  var isOfOneKind: Bool
  /// What placeholders brought there.
  var fills: [DataFill] = []
  /// Whether the value is the parameter's own, which holds where its use gives none.
  var isStandard = false
}

extension DataValue {
  /// The part of a value: what a mapping calls so, or the entry of a list with that number.
  fileprivate subscript(part: String) -> DataValue? {
    switch self {
    case .mapping(let mapping): mapping[part]
    case .list(let list):
      Int(part).flatMap { list.indices.contains($0) ? list[$0] : nil }
    default: nil
    }
  }

  /// The names that may stand behind this one in a path.
  fileprivate var names: [String] {
    if case .mapping(let mapping) = self { mapping.names } else { [] }
  }
}

extension [String] {
  /// Mappings in each other for a path, with a value at its end: `{user: {name: Text}}`.
  func nested(around value: String) -> String {
    reversed().reduce(value) { "{\($1): \($0)}" }
  }
}
