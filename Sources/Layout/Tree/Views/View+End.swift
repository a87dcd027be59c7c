import Foundation
import SnaplineEnvironment

extension View {
  /// Ends the view's life without recursion: a tree may be deeper than a stack.
  func dismantle() {
    var orphanage = Orphanage()
    let place = orphanage.note(self)
    // Constraints outlive the engine, which lets go of their rows while it finds them.
    rare?.pass?.dissolve()
    node.viewGoes()
    node.view = nil
    releaseConstraints()
    for guide in rare?.guides ?? [] { guide.ownerIsGone() }
    for guide in derivedGuides { guide.ownerIsGone() }
    rare?.layer?.view = nil
    orphanage.take(takeChildren(), from: place)
    orphanage.empty()
  }

  fileprivate func leaveParent() {
    parent = nil
    node.parent = nil
    listNumber = 0
    flags.subtract([.isWaiting, .isSolved, .isArranged, .isText])
  }

  /// Falls back on what surrounds a tree by itself, as the tree around this one is gone.
  fileprivate func outlive(traits old: Traits) {
    flags.insert(.insetsMayChange)
    traitsChanged(from: old, to: treeEnvironment.traits)
  }

  fileprivate func takeChildren() -> [View] {
    var taken = children
    children = []
    if let rare, let mask = rare.masking.mask {
      rare.masking.mask = nil
      mask.rare?.masking.masked = nil
      taken.append(mask)
    }
    forgetAllWaiting()
    firstSolved = nil
    firstApplied = nil
    return taken
  }

  fileprivate func releaseConstraints() {
    let released = heldSoFar
    heldSoFar = []
    node.constraintsSoFar = []
    for constraint in released {
      constraint.holder = nil
      constraint.leaveNodes(but: node)
    }
  }
}

/// The views whose superviews are gone: most go as well, some are held by somebody and live on.
private struct Orphanage {
  private struct Orphan {
    var view: View
    /// Which of the traits were around it; below 0 where it has those of the task anyway.
    var place: Int
  }

  private var waiting: [Orphan] = []
  private var survivors: [Orphan] = []
  private var traits: [Traits] = []

  /// Notes the traits that views in this one have around them.
  mutating func note(_ view: View) -> Int {
    guard view.flags.contains(.hasSurroundings) else { return -1 }
    return note(view.traits)
  }

  private mutating func note(_ traits: Traits) -> Int {
    if self.traits.last != traits { self.traits.append(traits) }
    return self.traits.count - 1
  }

  mutating func take(_ views: [View], from place: Int) {
    // A mask is the root of a tree of its own.
    waiting += views.map { Orphan(view: $0, place: $0.parent == nil ? -1 : place) }
  }

  mutating func empty() {
    while var orphan = waiting.popLast() {
      orphan.view.leaveParent()
      if isKnownUniquelyReferenced(&orphan.view) {
        end(orphan)
      } else if orphan.place >= 0 {
        survivors.append(orphan)
      }
    }
    for orphan in survivors where orphan.view.parent == nil {
      orphan.view.outlive(traits: traits[orphan.place])
    }
  }

  private mutating func end(_ orphan: Orphan) {
    let view = orphan.view
    let place =
      orphan.place < 0 ? note(view) : note(view.ownTraits(under: traits[orphan.place]))
    view.rare?.pass?.dissolve()
    view.releaseConstraints()
    take(view.takeChildren(), from: place)
  }
}
