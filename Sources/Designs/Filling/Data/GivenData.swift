package import SnaplineData

/// Data that comes from outside a design, to lie over its own.
package struct GivenData: Sendable {
  /// One source of data.
  package struct Layer: Sendable {
    package var values: DataMapping
    /// What was read, for the places of values.
    package var node: Node?

    package init(values: DataMapping, node: Node? = nil) {
      self.values = values
      self.node = node
    }

    /// The mapping that stands within this one.
    package func inner(_ name: String) -> Layer? {
      guard case .mapping(let values) = values[name] else { return nil }
      return Layer(values: values, node: node?.mapping?.last { $0.key == name }?.value)
    }
  }

  /// Later ones lie over earlier ones.
  package var layers: [Layer]

  /// Single values that lie over all layers.
  package var settings: [DataSetting]

  /// What is asked of the last layer, where that is a row of many.
  package var row: RowRules?

  package init(_ layers: [Layer] = [], settings: [DataSetting] = []) {
    (self.layers, self.settings) = (layers, settings)
  }

  /// Why a single value isn't put over the others.
  enum Refusal {
    /// Its path leads nowhere.
    case path
    /// It is a text, and the data has true or false there.
    case text(String)
  }

  /// All of it, mappings joined name by name; what can't be set is told.
  func values(tellingOf refused: (DataSetting, Refusal) -> Void) -> DataMapping {
    var values = layers.first?.values ?? DataMapping()
    for layer in layers.dropFirst() { values = values.merged(with: layer.values) }
    for setting in settings {
      // A text such as 'no' would count as true.
      if case .text(let text) = setting.value, setting.isBoolean(in: values) {
        refused(setting, .text(text))
      } else if !setting.apply(to: &values) {
        refused(setting, .path)
      }
    }
    return values
  }

  /// The setting that a value comes from, as it is written on a command line; nothing for any other value.
  func setting(of path: String) -> String? {
    let setting = settings.last { $0.path.joined(separator: ".") == path }
    return setting.flatMap { setting in setting.value.text.map { "\(path)=\($0)" } }
  }

  /// Where the value of a path stands.
  func span(of path: String) -> Span? {
    let parts = path.split(separator: ".").map(String.init)
    for layer in layers.reversed() {
      if let span = layer.node?.node(at: parts[...])?.span { return span }
    }
    return nil
  }
}

extension Node {
  /// The node that a path of names and numbers leads to.
  fileprivate func node(at path: ArraySlice<String>) -> Node? {
    guard let first = path.first else { return self }
    let next =
      mapping?.last { $0.key == first }?.value
      ?? list.flatMap { list in
        Int(first).flatMap { list.indices.contains($0) ? list[$0] : nil }
      }
    return next?.node(at: path.dropFirst())
  }
}
