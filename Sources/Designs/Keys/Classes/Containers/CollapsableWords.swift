/// The keys of a view that gives up its height, or its width.
package enum CollapsableWords {
  package static let expanded = Key<Bool>(
    "expanded",
    "Whether it has the size of its content; otherwise it has none.",
    standard: "true"
  )
  package static let edge = Key<CollapsableEdgeWord>(
    "edge",
    "The edge that stays in place.",
    standard: "top"
  )

  static let properties: [any Word] = [expanded, edge]
}

package enum CollapsableEdgeWord: String, Enumerator {
  case top, bottom, leading, trailing
}
