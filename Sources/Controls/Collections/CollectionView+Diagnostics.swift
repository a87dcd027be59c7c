import Foundation
import SnaplineDiagnostics

/// What can be wrong with a collection's items.
extension Diagnostic {
  static func unregistered(_ identifier: String) -> Diagnostic {
    Diagnostic(
      id: "unregistered-cell",
      severity: .warning,
      subject: "no class of a collection's views is registered for '\(identifier)'",
      cause: "a plain one stands in",
      remedy: "call register before items are asked for"
    )
  }

  static func impossibleItems(
    _ count: Int,
    of what: String,
    most: Int
  ) -> Diagnostic {
    Diagnostic(
      id: "item-count",
      severity: .warning,
      subject: "a collection can't have \(count) \(what)",
      cause: count < 0 ? "none are shown" : "no more than \(most) are shown",
      remedy: "answer with the number of what there is"
    )
  }

  static func impossibleSize(of path: IndexPath) -> Diagnostic {
    Diagnostic(
      id: "item-size",
      severity: .warning,
      subject: "item \(path.item) of section \(path.section) can't have a size that is no number",
      cause: "it is shown 50 points wide and high",
      remedy: "answer with finite lengths from 0 on"
    )
  }

  static func tooManyItems(most: Int) -> Diagnostic {
    Diagnostic(
      id: "too-many-items",
      severity: .warning,
      subject: "more than \(most) items of a collection would be seen at once",
      cause: "the rest isn't shown",
      remedy: "give items a size, or the collection a smaller one"
    )
  }

  static func itemTwice(_ path: IndexPath) -> Diagnostic {
    Diagnostic(
      id: "cell-twice",
      severity: .warning,
      subject:
        "the cell of item \(path.item) of section \(path.section) shows another item already",
      cause: "an empty cell stands in",
      remedy: "dequeue or make a cell for each item"
    )
  }
}
