package import Foundation

/// A content size that somebody says in place of a view's class, as a document that recorded it does.
package struct StatedSize: Hashable, Sendable {
  /// Nothing leaves a side to the class; ``View/noIntrinsicMetric`` says that it has none.
  package var width: CGFloat?
  package var height: CGFloat?

  package init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }
}

extension View {
  package var statedContentSize: StatedSize? {
    get { rare?.statedContentSize }
    set {
      guard newValue != statedContentSize else { return }
      changeRare { $0.statedContentSize = newValue }
      // A plain view has no content that anybody would ask for.
      flags.subtract([.isPlain, .isBare])
      node.isPlainNoMore()
      contentSizeChanged()
    }
  }
}
