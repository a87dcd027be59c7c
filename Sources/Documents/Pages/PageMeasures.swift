import SnaplineDesigns
import SnaplineGeometry
import SnaplineLayout

import struct Foundation.CGSize

/// The trees that tell how high rows are and how much room pages have for them, with what they told.
///
/// Of a design whose page takes one size after the other, such as while somebody pulls at its edge, they take
/// the next size in place of new ones.
final class PageMeasures {
  /// Rooms that were measured at this size, by what may change them.
  var rooms: [Key: Double] = [:]
  /// The trees that were measured: another page of the same kind differs in its numbers alone.
  var probes: [Kind: Probe] = [:]
  private var column: Column?
  private var size: CGSize?
  /// Whether other sizes follow: what they need costs a walk over each tree.
  private let isKept: Bool

  init(isKept: Bool) { self.isKept = isKept }

  struct Kind: Hashable {
    let isFirst, isLast: Bool

    init(of page: PageNumber) { (isFirst, isLast) = (page.isFirst, page.isLast) }
  }

  struct Key: Hashable {
    let kind: Kind
    /// The page's number and the count, where a text shows them.
    let numbers: [Int]
  }

  /// Forgets what holds at one size alone.
  func begin(at size: CGSize) {
    defer { self.size = size }
    guard let old = self.size, old != size else { return }
    rooms = [:]
    probes = probes.compactMapValues { $0.resized(to: size) }
  }

  // MARK: Rows

  /// All rows below each other, on a canvas whose width a constraint holds.
  private struct Column {
    let tree: ResizableTree
    let width: LayoutConstraint
  }

  /// The tree of all rows at another width; nothing where that takes a new one.
  func resizedColumn(to size: CGSize) -> TreeBuilder? {
    guard let kept = column else { return nil }
    column = nil
    kept.tree.begin()
    kept.width.constant = size.width
    kept.tree.builder.canvas.layoutIfNeeded()
    guard kept.tree.built.isSilent else { return nil }
    column = kept
    return kept.tree.builder
  }

  /// Keeps a tree of all rows that was laid out, if it can take another width.
  func keep(column tree: BuiltTree, heldBy width: LayoutConstraint?, found: Reading.Mark) {
    guard let width, tree.isSilent, tree.builder.questions.asked.isEmpty else { return }
    column = resizable(tree, found: found).map { Column(tree: $0, width: width) }
  }

  /// The tree as one for other sizes; nothing where each size needs a tree of its own, and where none follows.
  func resizable(_ tree: BuiltTree, found: Reading.Mark) -> ResizableTree? {
    isKept ? ResizableTree(tree, found: found) : nil
  }

  // MARK: Room

  /// The tree of a page whose list is one plain view, which is pulled down as far as all else allows.
  struct Probe {
    let tree: BuiltTree
    let row: View
    let pull: LayoutConstraint
    /// Nothing where each size needs a tree of its own.
    let resizable: ResizableTree?
    /// Whether it had another size before.
    var isResized = false

    func take(_ size: CGSize) {
      pull.constant = 10 * size.height
      tree.builder.canvas.bounds.size = size
    }

    fileprivate func resized(to size: CGSize) -> Probe? {
      guard let resizable, tree.isSilent else { return nil }
      resizable.begin()
      take(size)
      var probe = self
      probe.isResized = true
      return probe
    }
  }
}
