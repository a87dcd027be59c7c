/// A trait as a type, for code that waits for changes of the trait.
///
/// An app may define traits of its own, which spread down a tree as the others do:
///
///     enum TraitDensity: TraitDefinition {
///       static let defaultValue = 1
///     }
///     card.traitOverrides[TraitDensity.self] = 2
///
public protocol TraitDefinition {
  associatedtype Value: Equatable & Sendable

  /// The value if none is set.
  static var defaultValue: Value { get }

  /// Whether colours may look different when the trait changes.
  static var affectsColorAppearance: Bool { get }

  /// Where the value is stored; `nil` for a trait that an app defines.
  static var path: WritableKeyPath<Traits, Value>? { get }
}

extension TraitDefinition {
  public static var affectsColorAppearance: Bool { false }
  public static var path: WritableKeyPath<Traits, Value>? { nil }
}

extension Traits {
  public subscript<Definition: TraitDefinition>(
    _ definition: Definition.Type
  ) -> Definition.Value {
    get {
      if let path = definition.path { return self[keyPath: path] }
      return defined[ObjectIdentifier(definition)] as? Definition.Value ?? definition.defaultValue
    }
    set {
      if let path = definition.path {
        self[keyPath: path] = newValue
      } else {
        defined[ObjectIdentifier(definition)] = newValue
      }
    }
  }

  /// Whether a trait has a value of its own.
  public func says<Definition: TraitDefinition>(_ definition: Definition.Type) -> Bool {
    guard let path = definition.path else {
      return defined[ObjectIdentifier(definition)] != nil
    }
    return self[keyPath: path] != Traits.unspecified[keyPath: path]
  }

  /// Removes the value of a trait.
  public mutating func unsay<Definition: TraitDefinition>(_ definition: Definition.Type) {
    if let path = definition.path {
      self[keyPath: path] = Traits.unspecified[keyPath: path]
    } else {
      defined[ObjectIdentifier(definition)] = nil
    }
  }
}

/// What is said of traits that an app defined itself, by their definitions.
struct DefinedTraits: Hashable, Sendable {
  private var values: [ObjectIdentifier: any Equatable & Sendable] = [:]

  subscript(definition: ObjectIdentifier) -> (any Equatable & Sendable)? {
    get { values[definition] }
    set { values[definition] = newValue }
  }

  mutating func merge(_ other: DefinedTraits) {
    guard !other.values.isEmpty else { return }
    values.merge(other.values) { $1 }
  }

  func contains(_ other: DefinedTraits) -> Bool {
    other.values.allSatisfy { definition, value in
      values[definition].map { Self.isEqual($0, value) } ?? false
    }
  }

  static func == (one: DefinedTraits, other: DefinedTraits) -> Bool {
    one.values.count == other.values.count && one.contains(other)
  }

  /// Values need not be hashable: what is defined has to do.
  func hash(into hasher: inout Hasher) { hasher.combine(Set(values.keys)) }

  private static func isEqual<Value: Equatable>(_ one: Value, _ other: any Equatable) -> Bool {
    one == other as? Value
  }
}
