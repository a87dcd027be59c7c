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
  var readings: ConditionReadings? {
    asksCode ? nil : ConditionReadings(views.map { ConditionReading($0.item, $0.changes) })
  }
}

/// What conditions read when they were answered: while it stands, so do the answers.
///
/// It is compared rather than told of, as not everybody tells: a task may have another environment from
/// one line to the next, and a view that was asked may be gone. Comparing has to cost less than
/// answering: nothing here ever changes, so that nothing has to be copied, or kept alive, for a look.
final class ConditionReadings {
  // Most conditions are about one view, which is asked without a walk through an array.
  private let first: ConditionReading?
  private let others: ArraySlice<ConditionReading>

  init(_ readings: [ConditionReading]) {
    first = readings.first
    others = readings.dropFirst()
  }

  var stand: Bool {
    if let first, !first.stands { return false }
    return others.allSatisfy { $0.stands }
  }
}

/// What they read of one view.
final class ConditionReading {
  private let item: LayoutItem
  private let kinds: ViewChange
  private let isThere: Bool
  private let size: CGSize
  private let isHidden: Bool
  private let name: View.Condition.ConfigurationName
  /// What the traits are those of, unless they are overridden on the way to the view.
  private let environment: Environment?
  private let traits: Traits?

  init(_ item: LayoutItem, _ kinds: ViewChange) {
    (self.item, self.kinds) = (item, kinds)
    let view = item.view
    isThere = view != nil
    size = view?.bounds.size ?? .zero
    isHidden = view?.isHidden ?? false
    name = view?.activeConditionalConstraintsConfigurationName ?? .main
    environment = view?.sharedEnvironment
    traits = environment == nil ? view?.traits : nil
  }

  var stands: Bool {
    guard let view = item.view else { return !isThere }
    if kinds.contains(.bounds), view.bounds.size != size { return false }
    if kinds.contains(.hidden), view.isHidden != isHidden { return false }
    if kinds.contains(.name), view.activeConditionalConstraintsConfigurationName != name {
      return false
    }
    // Sizes are compared in whole pixels, and how large these are is a trait.
    guard kinds.contains(.traits) || kinds.contains(.bounds) else { return true }
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
