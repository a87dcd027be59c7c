import Foundation
import SnaplineDrawing
public import SnaplineEnvironment

extension View {
  /// The traits of this place in the tree.
  public var traits: Traits {
    let around = treeEnvironment.traits
    guard mayOverrideTraits else { return around }
    var overrides: [OwnTraits] = []
    var view: View? = self
    while let current = view {
      if let own = current.rare?.overrides { overrides.append(own) }
      view = current.parent
    }
    return overrides.reversed().reduce(around) { $1.over($0) }
  }

  /// The same for code that may have to run again when they change.
  func traitsToRead() -> TraitCollection {
    noteTraitsAreRead()
    return TraitCollection(traits)
  }

  /// The environment whose traits are those of this place, unless somebody overrides traits on the way
  /// here: while it is the same one, so are they.
  var sharedEnvironment: Environment? { mayOverrideTraits ? nil : treeEnvironment }

  /// Whether that is still the same one.
  func shares(_ environment: Environment) -> Bool {
    guard !mayOverrideTraits else { return false }
    return node.isLaidOut(in: environment)
      ?? treeEnvironment.isSame(as: environment)
  }

  /// The traits that this view and all views below it have in place of those around them.
  public var traitOverrides: TraitOverrides {
    get { rare?.traitOverrides ?? TraitOverrides() }
    set {
      guard newValue != traitOverrides else { return }
      changeOverrides { $0.traitOverrides = newValue }
    }
  }

  /// Changes what overrides traits here, and brings this part of the tree in step.
  func changeOverrides(_ change: (RareTraits) -> Void) {
    let around = parent?.traits ?? treeEnvironment.traits
    let old = ownTraits(under: around)
    changeRare(change)
    noteTraitOverrides()
    spreadTraits(from: old, to: ownTraits(under: around))
  }

  /// The traits of the view where others are around it.
  func ownTraits(under around: Traits) -> Traits { rare?.overrides?.over(around) ?? around }

  func noteTraitOverrides() {
    markSurroundings()
    var view: View? = self
    while let current = view, !current.flags.contains(.overridesTraits) {
      current.flags.insert(.overridesTraits)
      view = current.parent
    }
  }

  /// Whether a view above this one, or this one, may override traits.
  var mayOverrideTraits: Bool {
    flags.contains(.hasSurroundings)
      && (node.rootOfEngine ?? root).flags.contains(.overridesTraits)
  }

  /// Notes of all views of the tree that they may have surroundings of their own, so that trees which
  /// have none needn't be climbed to learn it.
  func markSurroundings() {
    guard !flags.contains(.hasSurroundings) else { return }
    for view in root.subtree { view.flags.insert(.hasSurroundings) }
  }

  /// Notes the same of two trees that become one.
  func shareSurroundings(with other: View) {
    if other.flags.contains(.hasSurroundings), !flags.contains(.hasSurroundings) {
      for view in subtree { view.flags.insert(.hasSurroundings) }
    } else if flags.contains(.hasSurroundings) {
      other.markSurroundings()
    }
  }

  /// The traits of a view before it moves here, unless both ask the task for theirs anyway.
  func traitsToCompare(of view: View) -> Traits? {
    guard flags.contains(.hasSurroundings) || view.flags.contains(.hasSurroundings) else {
      return nil
    }
    let (here, there) = (root, view.root)
    let isPlain = [here, there].allSatisfy {
      $0.rare?.pass?.environment == nil && !$0.flags.contains(.overridesTraits)
    }
    return isPlain || here === there && !here.flags.contains(.overridesTraits)
      ? nil : view.parent?.traits ?? view.treeEnvironment.traits
  }

  /// Traits around this view changed; its own overrides hold still.
  func traitsChanged(from old: Traits, to new: Traits) {
    spreadTraits(from: ownTraits(under: old), to: ownTraits(under: new))
  }

  /// Brings this view, and those below that the change reaches, in step with their traits.
  private func spreadTraits(from old: Traits, to new: Traits) {
    guard old != new else { return }
    var waiting = [(view: self, old: old, new: new)]
    while let (view, old, new) = waiting.popLast() {
      for child in view.children.reversed() {
        guard let own = child.rare?.overrides else {
          waiting.append((child, old, new))
          continue
        }
        let (before, after) = (own.over(old), own.over(new))
        if before != after { waiting.append((child, before, after)) }
      }
      view.adopt(new, after: old)
    }
  }

  private func adopt(_ new: Traits, after old: Traits) {
    if new.measures != old.measures {
      invalidateIntrinsicContentSize()
      insetsMayChange()
    }
    if new.layoutDirection != old.layoutDirection { directionChanged() }
    if flags.contains(.layoutReadsTraits) { setNeedsLayout() }
    if flags.contains(.updateReadsTraits) { setNeedsUpdateConstraints() }
    let previous = TraitCollection(old)
    if let controller {
      controller.traitCollectionDidChange(previous)
      controller.tellTraitObservers(from: old, to: new)
    }
    traitCollectionDidChange(previous)
    tellTraitObservers(from: old, to: new)
    rare?.companion?.traitsChanged(of: self)
  }

  /// Runs code of the view with the traits of its place current, where they are others than the tree's.
  func withOwnTraitsCurrent(_ body: (View) -> Void) {
    guard mayOverrideTraits else { return body(self) }
    Environment.$current.withValue(environment) { body(self) }
  }
}

extension Traits {
  /// What content is measured by.
  fileprivate var measures: Traits {
    var measures = Traits.unspecified
    measures.preferredContentSizeCategory = preferredContentSizeCategory
    measures.legibilityWeight = legibilityWeight
    measures.displayScale = displayScale
    measures.userInterfaceIdiom = userInterfaceIdiom
    return measures
  }
}
