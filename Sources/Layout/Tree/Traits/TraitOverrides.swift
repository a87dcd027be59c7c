public import SnaplineEnvironment

/// Traits that hold for a view and all below it in place of those around them.
///
///     card.traitOverrides.userInterfaceStyle = .dark
///
@dynamicMemberLookup
public struct TraitOverrides: Hashable, Sendable {
  /// The overridden traits; the others are unspecified.
  public var traits: Traits

  public init(_ traits: Traits = .unspecified) { self.traits = traits }

  public subscript<Value>(dynamicMember trait: WritableKeyPath<Traits, Value>) -> Value {
    get { traits[keyPath: trait] }
    set { traits[keyPath: trait] = newValue }
  }

  public subscript<Trait: TraitDefinition>(_ trait: Trait.Type) -> Trait.Value {
    get { traits[trait] }
    set { traits[trait] = newValue }
  }

  /// Whether a trait is overridden.
  public func contains(_ trait: any TraitDefinition.Type) -> Bool { traits.says(trait) }

  /// Removes the override of a trait, so that the surrounding one holds again.
  public mutating func remove(_ trait: any TraitDefinition.Type) { traits.unsay(trait) }
}
