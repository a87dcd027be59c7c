import SnaplineData
import SnaplineDiagnostics

/// A component as a file declares it.
struct Component {
  var name: String
  var span: Span
  var parameters: [Parameter] = []
  /// The parameter that a scalar sets.
  var shorthand: String?
  /// What an instance of it is.
  var view: Node
  /// Whether all that it declares could be read; else nothing is said of what its uses give it.
  var isWhole = true

  struct Parameter {
    var name: String
    var kind: ParameterKind
    /// What holds where no argument is given; nothing where one has to be.
    var standard: Node?
  }

  func parameter(named name: String) -> Parameter? { parameters.first { $0.name == name } }
}

extension Component {
  private static let about = "about"
  private static let parameters = "parameters"
  private static let shorthand = "shorthand"
  private static let view = "view"
  private static let keys = [about, parameters, shorthand, view]

  /// Reads the declaration of a component; nothing, after a message, where it is none.
  static func read(_ entry: Entry, in reading: Reading) -> Component? {
    let component = readDeclared(entry, in: reading)
    if component == nil {
      reading.faultyComponents.formUnion([entry.key, entry.key.asComponentName])
    }
    return component
  }

  private static func readDeclared(_ entry: Entry, in reading: Reading) -> Component? {
    guard entry.key.isComponentName else {
      reading.report(.componentName(entry.key), at: entry.keySpan)
      return nil
    }
    guard let entries = entry.value.mapping else {
      if !entry.value.isUnreadable {
        let message = Message.componentKind(entry.key, entry.value.kind).ofWholeFiles()
        reading.report(message, at: entry.keySpan)
      }
      return nil
    }
    let strays = entries.filter { !keys.contains($0.key) && !$0.key.hasPrefix("x-") }
    let isNode = strays.contains { ClassWord.named($0.key) != nil || $0.key.isComponentName }
    if isNode, !entries.contains(where: { $0.key == view }) {
      reading.report(.componentWithoutView(strays), at: strays[0].keySpan)
      return nil
    }
    for stray in strays {
      reading.report(.componentKey(stray.key, among: keys), at: stray.keySpan)
    }
    func value(_ key: String) -> Node? { entries.first { $0.key == key }?.value }
    guard let view = value(view), let root = root(of: view, entry, in: reading) else {
      if value(Self.view) == nil { reading.report(.componentView(entry.key), at: entry.keySpan) }
      return nil
    }
    var component = Component(name: entry.key, span: entry.keySpan, view: root)
    component.isWhole = strays.isEmpty
    component.take(value(parameters), in: reading)
    if let node = value(shorthand), let name = node.scalar?.text {
      component.shorthand = name
      if component.parameter(named: name) == nil, component.isWhole {
        let known = component.parameters.map(\.name)
        reading.report(.unknownParameter(name, of: entry.key, among: known), at: node.span)
        component.isWhole = false
      }
    }
    return component
  }

  /// Takes the parameters as they are declared: a mapping with their types, or a list of names.
  private mutating func take(_ node: Node?, in reading: Reading) {
    guard let node, !node.isNull else { return }
    let read: [Parameter?]
    if let entries = node.mapping {
      read = entries.map { Parameter.read($0, in: reading) }
    } else if let names = node.list, names.allSatisfy({ $0.scalar != nil }) {
      read = names.map { Parameter.read(name: $0, in: reading) }
    } else {
      reading.report(.parametersKind(node), at: node.span.prefix(1))
      read = [nil]
    }
    for parameter in read.compactMap(\.self) {
      guard self.parameter(named: parameter.name) == nil else {
        reading.report(.parameterTwice(parameter.name), at: node.span.prefix(1))
        continue
      }
      parameters.append(parameter)
    }
    if read.contains(where: { $0 == nil }) { isWhole = false }
  }

  /// The one view that a component is.
  private static func root(of view: Node, _ entry: Entry, in reading: Reading) -> Node? {
    guard let list = view.list else { return view.isUnreadable ? nil : view }
    if list.count == 1 { return list[0] }
    reading.report(.componentRoot(entry.key, count: list.count), at: view.span.prefix(1))
    return nil
  }
}

extension String {
  /// The name as a component may have it.
  var asComponentName: String { prefix(1).uppercased() + dropFirst() }
}

extension Component.Parameter {
  private static let typeKey = "type"
  private static let defaultKey = "default"

  /// A parameter that stands in a list of names, and so takes any value.
  fileprivate static func read(name: Node, in reading: Reading) -> Component.Parameter? {
    guard let text = name.scalar?.text, isName(text, at: name.span, in: reading) else { return nil }
    return Component.Parameter(name: text, kind: .any)
  }

  private static func isName(_ text: String, at span: Span, in reading: Reading) -> Bool {
    var scanner = Scanner(text)
    if scanner.dataName() != nil, scanner.isAtEnd { return true }
    reading.report(.parameterName(text), at: span)
    return false
  }

  fileprivate static func read(_ entry: Entry, in reading: Reading) -> Component.Parameter? {
    guard isName(entry.key, at: entry.keySpan, in: reading) else { return nil }
    guard let entries = entry.value.mapping else {
      return kind(entry.value, in: reading).map { Component.Parameter(name: entry.key, kind: $0) }
    }
    for stray in entries where ![typeKey, defaultKey].contains(stray.key) {
      reading.report(.componentKey(stray.key, among: [typeKey, defaultKey]), at: stray.keySpan)
    }
    guard let type = entries.first(where: { $0.key == typeKey }) else {
      reading.report(.missing(typeKey, of: entry.key), at: entry.keySpan)
      return nil
    }
    guard let kind = kind(type.value, in: reading) else { return nil }
    let standard = entries.first { $0.key == defaultKey }?.value
    if let standard, !kind.isNodes, let text = standard.scalar?.text, Template.mayHold(text) {
      reading.report(.placeholderHere(defaultKey), at: standard.span)
    } else if let standard, !kind.mayBe(standard) {
      reading.report(.wrongStandard(entry.key, kind, standard), at: standard.span.prefix(1))
    }
    return Component.Parameter(name: entry.key, kind: kind, standard: standard)
  }

  private static func kind(_ node: Node, in reading: Reading) -> ParameterKind? {
    guard let text = node.scalar?.text, let kind = ParameterKind(text) else {
      if !node.isUnreadable { reading.report(.parameterKind(node), at: node.span) }
      return nil
    }
    return kind
  }
}
