import Foundation
import SnaplineData

extension DesignFilling {
  /// What an instance gives to its component.
  struct Arguments {
    var frame: DataFrame
    /// The nodes for slots, filled where the instance stands.
    var nodes: [String: [Node]] = [:]
  }

  /// The arguments of an instance, by the component's parameters; nothing after a message.
  func arguments(_ use: Entry, of component: Component, in place: Surroundings) -> Arguments? {
    guard let given = given(use, to: component) else { return nil }
    var (values, nodes, paths) = (DataMapping(), [String: [Node]](), [String: String]())
    var places: [String: GivenPlace] = [:]
    var written: [String: Node] = [:]
    var isWhole = true
    for parameter in component.parameters {
      let entry = given.first { $0.key == parameter.name }
      if parameter.kind.isNodes {
        if let entry { nodes[parameter.name] = self.nodes(entry, of: parameter, in: place) }
        continue
      }
      if let node = object(entry?.value ?? parameter.standard, parameter.kind, in: place) {
        written[parameter.name] = node
        values[parameter.name] = DataReader(reading: reading).value(of: node) ?? .null
        continue
      }
      guard let entry else {
        let standard = standard(of: parameter, in: place)
        values[parameter.name] = standard ?? .null
        places[parameter.name] = parameter.standard.map {
          GivenPlace(span: $0.span, isOfOneKind: parameter.kind.isRead, isStandard: true)
        }
        continue
      }
      guard let (value, fill, fills) = read(entry, as: parameter, of: component, in: place) else {
        isWhole = false
        continue
      }
      values[parameter.name] = value
      // What a component passes on stands where the value was given first.
      let given = fill?.argument
      paths[parameter.name] = given == nil ? fill?.path : nil
      let kind = parameter.kind
      places[parameter.name] = GivenPlace(
        span: given ?? entry.value.span,
        isOfOneKind: kind.isRead,
        fills: fills
      )
    }
    guard isWhole else { return nil }
    let frame = DataFrame(
      .component(component.name),
      values,
      paths: paths,
      places: places,
      written: written
    )
    return Arguments(frame: frame, nodes: nodes)
  }

  /// What a parameter has where nothing is given; a text of a language is looked up.
  private func standard(of parameter: Component.Parameter, in place: Surroundings) -> DataValue? {
    guard let node = parameter.standard else { return nil }
    let isText = node.mapping?.contains { $0.key == FormKeys.localized } ?? false
    let whole = isText ? value(node, of: nil, in: place) ?? node : node
    return argument(whole, parameter.kind)
  }

  /// The entries of an instance's value; nothing, after a message, where one is too many or missing.
  func given(_ use: Entry, to component: Component) -> [Entry]? {
    var given: [Entry] = []
    if let entries = use.value.mapping {
      given = entries.withoutExtensions
    } else if !use.value.isNull {
      guard let shorthand = component.shorthand else {
        reading.report(.noShorthand(component, use.value), at: use.value.span)
        return nil
      }
      given = [Entry(key: shorthand, keySpan: use.keySpan, value: use.value)]
    }
    guard component.isWhole else { return nil }
    let known = component.parameters.map(\.name)
    let strays = given.filter { !known.contains($0.key) }
    let lacking = component.parameters.filter { parameter in
      parameter.standard == nil && !parameter.kind.isNodes
        && !given.contains { $0.key == parameter.name }
    }
    if strays.isEmpty, let first = lacking.first {
      reading.report(
        .missingArguments(lacking, of: component.name, given, first.kind),
        at: use.keySpan
      )
    }
    for stray in strays where !reading.reportsComma(before: stray, among: given) {
      let message = Message.unknownArgument(stray, of: component.name, known, lacking.map(\.name))
      reading.report(message, at: stray.keySpan)
    }
    return strays.isEmpty && lacking.isEmpty ? given : nil
  }

  /// An argument in its object form, which the key reads where it is used; nothing for all others.
  ///
  /// It is written in the design, and no data can be one: data makes no keys.
  private func object(_ node: Node?, _ kind: ParameterKind, in place: Surroundings) -> Node? {
    guard let node, kind.hasObjects else { return nil }
    if node.mapping != nil { return value(node, of: DocumentWords.canvas.name, in: place) ?? node }
    guard let text = node.scalar?.text, Template.mayHold(text),
      let only = (try? Template.parse(text))?.only, only.filters.isEmpty
    else { return nil }
    return place.data.written(only.path)
  }

  /// The value of an argument, with where it came from in the data, and all that placeholders brought.
  private func read(
    _ entry: Entry,
    as parameter: Component.Parameter,
    of component: Component,
    in place: Surroundings
  ) -> (value: DataValue, fill: DataFill?, fills: [DataFill])? {
    if let scalar = entry.value.scalar, Template.mayHold(scalar.text),
      let template = template(scalar.text, at: entry.value), let only = template.only
    {
      let range = template.parts[0].range
      guard let found = value(of: only, at: range, of: entry.value, in: place) else { return nil }
      guard let value = parameter.kind.takes(found.value) else {
        let message = Message.wrongArgument(parameter, of: component.name, found.value.quoted)
        reading.report(message, at: entry.value.span.filled(by: found.fill))
        return nil
      }
      return (value, found.fill, [found.fill])
    }
    guard !entry.value.isUnreadable else { return nil }
    let node = self.value(entry.value, of: nil, in: place) ?? entry.value
    // What a placeholder couldn't bring was told.
    if node.isUnreadable { return nil }
    guard let value = argument(node, parameter.kind) else {
      let message = Message.wrongArgument(parameter, of: component.name, entry.value.kind)
      reading.report(
        message,
        at: entry.value.scalar == nil ? entry.value.span.prefix(1) : entry.value.span
      )
      return nil
    }
    return (value, nil, node.fillings)
  }

  /// An argument as it is written, its placeholders filled.
  private func argument(_ node: Node, _ kind: ParameterKind) -> DataValue? {
    switch (node.content, kind) {
    case (.unreadable, _): return nil
    case (.scalar(let scalar), .word): return .text(scalar.text)
    case (.scalar(let scalar), .oneOf(let words)):
      return words.contains(scalar.text) ? .text(scalar.text) : nil
    case (.scalar(let scalar), _):
      return kind.takes(DataReader.value(of: scalar))
    case (.list(let list), .list(of: let kind)):
      let items = list.compactMap { argument($0, kind ?? .any) }
      return items.count == list.count ? .list(items) : nil
    case (.list, .any), (.mapping, .any), (.mapping, .object):
      return DataReader(reading: reading).value(of: node)
    // What is no scalar is written as a text only where the key takes objects, and no data can be one.
    default: return nil
    }
  }

  // MARK: Nodes

  private func nodes(_ entry: Entry, of parameter: Component.Parameter, in place: Surroundings)
    -> [Node]
  {
    let nodes = entry.value.list ?? (entry.value.isNull ? [] : [entry.value])
    if parameter.kind == .view, nodes.count != 1 {
      reading.report(.oneNode(parameter.name, nodes.count), at: entry.value.span.prefix(1))
    }
    // What stands in a slot is decided on where it is given, and stands elsewhere.
    let filled = settling { list(nodes, of: nil, in: place) }?.nodes
    return (filled ?? nodes).map { $0.named(in: place.scope) }
  }

  /// The nodes of all slots: those given, and else the parameter's own.
  func slots(of arguments: Arguments, of component: Component, _ inside: Surroundings)
    -> [String: [Node]]
  {
    var slots = arguments.nodes
    for parameter in component.parameters
    where parameter.kind.isNodes && slots[parameter.name] == nil {
      let own = parameter.standard.map { $0.list ?? ($0.isNull ? [] : [$0]) } ?? []
      slots[parameter.name] = settling { list(own, of: nil, in: inside) }?.nodes ?? own
    }
    return slots
  }
}

extension ParameterKind {
  /// A value as a parameter of this kind has it; nothing where it takes no such value.
  func takes(_ value: DataValue) -> DataValue? {
    switch (self, value) {
    case (.any, _), (.number, .number), (.boolean, .boolean), (.object, .mapping): value
    case (.word, .text), (.word, .number), (.word, .boolean), (.word, .null):
      .text(value.text ?? "")
    case (.oneOf(let words), .text(let text)): words.contains(text) ? value : nil
    case (.list(of: nil), .list): value
    case (.list(of: let kind?), .list(let list)): Self.list(list.map(kind.takes))
    default: nil
    }
  }

  private static func list(_ values: [DataValue?]) -> DataValue? {
    let whole = values.compactMap(\.self)
    return whole.count == values.count ? .list(whole) : nil
  }
}
