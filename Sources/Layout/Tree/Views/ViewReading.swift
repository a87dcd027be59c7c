import Foundation
import SnaplineEnvironment

/// What was read of views to come to an answer: while it stands, so does the answer.
///
/// It is compared rather than told of, as not everybody tells: a task may have another environment from
/// one line to the next, and a view that was asked may be gone. Comparing has to cost less than
/// answering: nothing here ever changes, so that nothing has to be copied, or kept alive, for a look.
package final class ViewReading {
  private let node: LayoutNode
  private let kinds: ViewChange
  private let isThere: Bool
  private let size: CGSize
  private let isHidden: Bool
  /// What the traits are those of, unless they are overridden on the way to the view.
  private let environment: Environment?
  private let traits: Traits?
  /// What was read of another view besides.
  private let next: ViewReading?

  package init(_ item: LayoutItem, _ kinds: ViewChange, and next: ViewReading?) {
    (node, self.kinds, self.next) = (item.node, kinds, next)
    let view = node.view
    isThere = view != nil
    size = view?.bounds.size ?? .zero
    isHidden = view?.isHidden ?? false
    environment = view?.sharedEnvironment
    traits = environment == nil ? view?.traits : nil
  }

  /// Whether the views say what they said.
  package var stands: Bool { standsAlone && next?.stands ?? true }

  private var standsAlone: Bool {
    let view = node.kin.$view
    guard let isPlain = view.look({ $0.flags.contains(.isPlain) }) else { return !isThere }
    if isPlain {
      return view.look { says(of: $0, $0.box.size, isHidden: $0.flags.contains(.hidden)) } ?? false
    }
    // What somebody's own class does when it is asked may let the view go.
    return view.wrappedValue.map { says(of: $0, $0.bounds.size, isHidden: $0.isHidden) } ?? false
  }

  /// Whether a view of this size, seen or not, is as it was.
  @inline(__always)
  private func says(of view: View, _ size: CGSize, isHidden: Bool) -> Bool {
    if kinds.contains(.bounds), size != self.size { return false }
    if kinds.contains(.hidden), isHidden != self.isHidden { return false }
    // Sizes are compared in whole pixels, and how large these are is a trait.
    guard kinds.contains(.traits) || kinds.contains(.bounds) else { return true }
    if let environment { return view.shares(environment) }
    return view.sharedEnvironment == nil && view.traits == traits
  }
}

/// What can change of a view that an answer depends on; who keeps more with a view may add to it.
package struct ViewChange: OptionSet {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let bounds = Self(rawValue: 1)
  package static let traits = Self(rawValue: 2)
  package static let hidden = Self(rawValue: 4)
}
