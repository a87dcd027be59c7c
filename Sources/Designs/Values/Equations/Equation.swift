/// A line of `constraints`, read: sides with relations between them.
package struct Equation: Sendable {
  var sides: [Side]
  /// One fewer than sides.
  var relations: [Relation]
  /// What stands in place of sides where the line is a visual format.
  package var visual: VisualLine?
  package var priority: Double?
  package var label: String?
  var labelSpan: Span?
  package var span: Span?
  package var activation = Activation.always

  package enum Relation: String, Sendable, CaseIterable {
    case equal = "=="
    case greaterOrEqual = ">="
    case lessOrEqual = "<="

    /// The relation after both sides were multiplied by a negative number.
    var flipped: Relation {
      switch self {
      case .equal: .equal
      case .greaterOrEqual: .lessOrEqual
      case .lessOrEqual: .greaterOrEqual
      }
    }
  }

  /// `multiplier * (items).attribute + constant`; a side without items is the constant alone.
  struct Side: Sendable {
    var items: [Item] = []
    var attribute: Attribute?
    var multiplier = 1.0
    var constant = 0.0
    /// How many times the standard spacing is added.
    var standards = 0.0
    /// Offsets of bytes in the equation's text.
    var range: Range<Int>
  }

  package struct Item: Sendable {
    package var name: String
    package var area: Anchorable.Area?
    /// Offsets of bytes in the equation's text.
    var range: Range<Int>
    package var span: Span?
  }

  package enum Attribute: String, CaseIterable, Sendable {
    case left, right, leading, trailing, top, bottom, centerX, centerY, width, height
    case firstBaseline, lastBaseline, edges, center, size

    package enum Kind: Sendable {
      case horizontal, vertical, dimension, edges, center, size
    }

    package var kind: Kind {
      switch self {
      case .left, .right, .leading, .trailing, .centerX: .horizontal
      case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: .vertical
      case .width, .height: .dimension
      case .edges: .edges
      case .center: .center
      case .size: .size
      }
    }

    /// The attributes that this one stands for.
    var parts: [Attribute] {
      switch self {
      case .edges: [.top, .leading, .bottom, .trailing]
      case .center: [.centerX, .centerY]
      case .size: [.width, .height]
      default: [self]
      }
    }

    /// Whether it names a side of the screen, or a side of reading.
    var followsReading: Bool? {
      switch self {
      case .left, .right: false
      case .leading, .trailing: true
      default: nil
      }
    }
  }
}

/// One relation between two attributes, as the engine takes it:
/// `first relation multiplier * second + constant`.
package struct Relationship: Sendable {
  package var first: (item: Equation.Item, attribute: Equation.Attribute)
  package var relation: Equation.Relation
  package var second: (item: Equation.Item, attribute: Equation.Attribute)?
  package var multiplier: Double
  package var constant: Double
  /// How many times the standard spacing is added to the constant; what that is, the views say.
  package var standards: Double
}

extension Equation {
  /// Everything that the line says, neighbour by neighbour.
  package var relationships: [Relationship] {
    zip(zip(sides, sides.dropFirst()), relations).flatMap { pair, relation in
      relationships(pair.0, relation, pair.1)
    }
  }

  private func relationships(_ one: Side, _ relation: Relation, _ other: Side) -> [Relationship] {
    // A constant alone stands on the right.
    if one.items.isEmpty { return relationships(other, relation.flipped, one) }
    return one.items.indices.flatMap { index in
      (one.attribute?.parts ?? []).map { attribute in
        var second: (item: Item, attribute: Attribute)?
        if !other.items.isEmpty {
          let item = other.items.count == 1 ? other.items[0] : other.items[index]
          let isPart = other.attribute.map { $0.parts.count > 1 } ?? false
          second = (item, isPart ? attribute : other.attribute ?? attribute)
        }
        // Outward is up and toward the start of reading for two of the four edges.
        let isInverted = one.attribute == .edges && (attribute == .top || attribute == .leading)
        func moved(_ sum: Double) -> Double {
          isInverted ? -(sum / one.multiplier) : sum / one.multiplier
        }
        return Relationship(
          first: (one.items[index], attribute),
          relation: one.multiplier < 0 ? relation.flipped : relation,
          second: second,
          multiplier: other.multiplier / one.multiplier,
          constant: moved(other.constant - one.constant),
          standards: moved(other.standards - one.standards)
        )
      }
    }
  }
}

/// The lines of a `constraints` list.
package struct EquationList: DesignValue {
  package var equations: [Equation]

  static var schema: JSONValue {
    ["type": "array", "items": .anyOf(WrittenEquation.schema, .object(of: EquationWords.all))]
  }

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> EquationList? {
    guard let list = node.list else {
      if !node.isUnreadable, !node.isNull {
        reading.report(.wrongKind(spot, "a list of equations", node.kind), at: node.span)
      }
      return nil
    }
    let spot = Spot(key: "equation", owner: spot.key)
    let equations = list.compactMap { item -> Equation? in
      guard item.mapping != nil else { return Equation.read(item, at: spot, in: reading) }
      guard let values = reading.object(item, by: EquationWords.all, at: spot) else { return nil }
      var equation =
        values[EquationWords.equation]?.equation ?? values[EquationWords.visual]?.equation
      if let name = values[EquationWords.name] {
        equation?.label = name.string
        equation?.labelSpan = values.span(of: EquationWords.name)
      }
      if let priority = values[EquationWords.priority] { equation?.priority = priority.value }
      if let activation = values[EquationWords.activation] { equation?.activation = activation }
      reading.take(values, into: &equation)
      if !values.says("equation"), !values.says("visual") {
        reading.report(.missing("equation", of: spot.key), at: item.span)
      }
      return equation
    }
    return EquationList(equations: equations)
  }
}

/// The keys of an equation's object form.
enum EquationWords {
  static let equation = Key<WrittenEquation>("equation", "The equation itself.")
  static let visual = Key<WrittenVisual>("visual", "A row or a column in Apple's visual format.")
  static let name = Key<Text>("name", "Its name in explanations.")
  static let priority = Key<PriorityValue>("priority", "How much it matters.", standard: "required")
  static let activation = Key<Activation>(
    "activation",
    "When constraints are active: always, while their views are visible, while the first is invisible, or never.",
    standard: "always"
  )
  static let options = Key<VisualOptions>(
    "options",
    "The alignment and the direction of the views of a visual format."
  )
  static let metrics = Key<VisualMetrics>("metrics", "The numbers for names in a visual format.")

  static let all: [any Word] = [equation, visual, name, priority, activation, options, metrics]
}

/// An equation inside its object form.
struct WrittenEquation: DesignValue {
  var equation: Equation

  static let schema = JSONValue.named("equation")

  static var definition: JSONValue {
    let number = #"-?[0-9]+(\.[0-9]+)?"#
    let item = #"[A-Za-z_][A-Za-z0-9_-]*(\.[A-Za-z]+)?"#
    let items = #"(\#(item)|\(\s*\#(item)(\s*,\s*\#(item))*\s*\))"#
    let attribute = Equation.Attribute.allCases.map(\.rawValue).joined(separator: "|")
    let term = #"(\#(number)\s*\*\s*)?\#(items)\.(\#(attribute))(\s*[*/]\s*\#(number))?"#
    let constant = "(\(number)|standard)"
    let side = #"(\#(term)|\#(constant))(\s+[+-]\s+\#(constant))*"#
    let relation = Equation.Relation.allCases.map(\.rawValue).joined(separator: "|")
    let label = #"(\s*"[^"]*")?"#
    return .scalar(
      #"\#(side)(\s+(\#(relation))\s+\#(side))+"# + PriorityValue.suffixPattern + label
        + "|" + VisualLine.pattern
    )
  }

  static func read(_ node: Node, at spot: Spot, in reading: Reading) -> WrittenEquation? {
    Equation.read(node, at: spot, in: reading).map(WrittenEquation.init)
  }
}
