/// What made a node what it is, where that leaves no keys in it: styles, the component that it is an
/// instance of, choices that data decided on, and the list that it is an entry of.
final class NodeOrigin: Sendable {
  let parts: Parts

  struct Parts: Sendable {
    /// What the node says of its styles, whose keys then stand beside its own.
    var style: Entry?
    /// The names of these styles and of all that they take over.
    var styles: Set<String> = []
    /// The name of the component.
    var component: String?
    var decisions: [DataDecision] = []
    /// The list of the data that the node is repeated for.
    var list: DataList?
    /// Of a list of nodes: what data decided on it.
    var settled = SettledList()

    var isEmpty: Bool {
      style == nil && component == nil && decisions.isEmpty && list == nil && settled.isEmpty
    }
  }

  init(_ parts: Parts) { self.parts = parts }
}

/// A condition that data alone decided on.
struct DataDecision: Sendable {
  /// The condition with values in place of placeholders.
  let condition: Node
  /// The keys that its branches say; none where it says whether the view is there.
  let names: Set<String>
}

/// A list of the data by its path, and where it stands.
package struct DataList: Sendable {
  package let path: String
  package let place: Span?
}

/// What data decided on a list of nodes.
struct SettledList: Sendable {
  /// The conditions of nodes that it left out.
  var leftOut: [DataDecision] = []
  /// The lists of the data that nodes are repeated for, be they empty.
  var repetitions: [DataRepetition] = []

  var isEmpty: Bool { leftOut.isEmpty && repetitions.isEmpty }
}

/// How often nodes are repeated for a list of the data.
package struct DataRepetition: Sendable {
  package let list: DataList
  package let count: Int
}

extension Node {
  /// What made the node what it is, for whoever adds to that.
  var parts: NodeOrigin.Parts {
    get { origin?.parts ?? NodeOrigin.Parts() }
    set { origin = newValue.isEmpty ? nil : NodeOrigin(newValue) }
  }
}
