import Foundation
import SnaplineDocuments
import SnaplineLayout
import TestSupport
import Testing

/// A tree belongs to whoever asked for it: a preview, a worker and a batch make one after the other.
@Suite struct `The tree of a design` {
  private final class Held {
    weak var view: View?
    init(_ view: View) { self.view = view }
  }

  /// The classes of views that are still there when nobody holds the tree any more.
  private func left(of design: Design) throws -> Set<String> {
    var held: [Held] = []
    do {
      let layout = try design.live()
      held = layout.views.map(Held.init) + [Held(layout.canvas)]
    }
    return Set(held.compactMap { $0.view.map { "\(type(of: $0))" } })
  }

  @Test(arguments: Checkout.designs)
  func `is let go as a whole`(path: String) throws {
    try expectEqual(left(of: Design(contentsOf: path)), [])
  }
}
