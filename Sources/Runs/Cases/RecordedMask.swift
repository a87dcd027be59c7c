/// A view of a case whose content isn't compared.
package struct RecordedMask: Codable, Hashable, Sendable {
  /// What hides it, in words: `id clock`.
  package var mask: String
  /// The path of the view in the layout tree.
  package var view: String
  /// Left, top, width and height on the canvas, in points.
  package var frame: [Double]

  package init(mask: String, view: String, frame: [Double]) {
    (self.mask, self.view, self.frame) = (mask, view, frame)
  }
}
