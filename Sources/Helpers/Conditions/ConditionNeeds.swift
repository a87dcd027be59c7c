import SnaplineEnvironment
import SnaplineLayout

import struct Foundation.CGSize

/// What of which views an answer depends on, in the order in which conditions name them.
struct ConditionNeeds {
  private(set) var views: [(item: LayoutItem, changes: ViewChange)] = []
  /// Whether somebody's own code is asked, which may read anything.
  var asksCode = false

  /// Whether one change of one view is all.
  var isSimple: Bool { views.count == 1 && views[0].changes.isSingle }

  mutating func note(_ change: ViewChange, of view: View) {
    if let place = views.firstIndex(where: { $0.item.view === view }) {
      views[place].changes.insert(change)
    } else {
      views.append((LayoutItem(view), change))
    }
  }

  /// What the views say now, unless somebody's own code may read more than that.
  var readings: [ConditionReading]? {
    asksCode ? nil : views.map { ConditionReading($0.item, $0.changes) }
  }
}

/// What conditions read of a view when they were answered: while it stands, so do the answers.
///
/// It is compared rather than told of, as not everybody tells: a task may have another environment from
/// one line to the next, and a view that was asked may be gone. Comparing has to cost less than
/// answering, and copies nothing.
final class ConditionReading {
  private let item: LayoutItem
  private let kinds: ViewChange
  private var isThere = false
  private var size = CGSize.zero
  private var isHidden = false
  private var name = View.Condition.ConfigurationName.main
  /// What the traits are those of, or the traits where they are overridden on the way to the view.
  private var environment: Environment?
  private var traits: Traits?

  init(_ item: LayoutItem, _ kinds: ViewChange) {
    (self.item, self.kinds) = (item, kinds)
    guard let view = item.view else { return }
    isThere = true
    size = view.bounds.size
    isHidden = view.isHidden
    if kinds.contains(.name) { name = view.activeConditionalConstraintsConfigurationName }
    guard readsTraits else { return }
    environment = view.sharedEnvironment
    if environment == nil { traits = view.traits }
  }

  /// Sizes are compared in whole pixels, and how large these are is a trait.
  private var readsTraits: Bool { kinds.contains(.traits) || kinds.contains(.bounds) }

  var stands: Bool {
    guard let view = item.view else { return !isThere }
    if kinds.contains(.bounds), view.bounds.size != size { return false }
    if kinds.contains(.hidden), view.isHidden != isHidden { return false }
    if kinds.contains(.name), view.activeConditionalConstraintsConfigurationName != name {
      return false
    }
    guard readsTraits else { return true }
    if let environment { return view.shares(environment) }
    return view.sharedEnvironment == nil && view.traits == traits
  }
}

/// What can change of a view that conditions ask for.
struct ViewChange: OptionSet {
  let rawValue: UInt8

  static let bounds = Self(rawValue: 1)
  static let traits = Self(rawValue: 2)
  static let name = Self(rawValue: 4)
  static let hidden = Self(rawValue: 8)
  static let all: Self = [.bounds, .traits, .name, .hidden]

  var isSingle: Bool { rawValue.nonzeroBitCount == 1 }
}
