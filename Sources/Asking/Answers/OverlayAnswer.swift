import SnaplineGeometry
package import SnaplineLayout
import SnaplineScene

/// The marks of overlays as data.
package struct OverlayAnswer: Codable, Equatable {
  package struct Mark: Codable, Equatable {
    package let kind: String
    /// Left, top, width and height.
    package var rect: [Double]?
    /// The two ends.
    package var line: [Double]?
    package let label: String
    package let text: String?
    package let place: PlaceAnswer?
    package let path: String?
  }

  package let marks: [Mark]

  package init(marks: [Mark]) { self.marks = marks }
}

extension OverlayAnswer {
  package init(_ layout: some AskedLayout, _ overlays: Set<Overlay>, _ words: some PlaceWords) {
    let paths = layout.paths
    marks = layout.canvas.marks(of: overlays, in: layout.scene).map { told in
      let reason = told.reason.map(layout.told)
      let edges = told.edges
      let isLine = told.overlay == .baselines || told.overlay == .constraints
      return Mark(
        kind: told.overlay.rawValue,
        rect: isLine ? nil : edges.frame,
        line: isLine ? [edges.left, edges.top, edges.right, edges.bottom] : nil,
        label: told.label,
        text: reason?.text.unquoted,
        place: words.place(reason?.place),
        path: told.view.flatMap { paths[ObjectIdentifier($0)] }
      )
    }
  }
}

extension Edges {
  /// Left, top, width and height.
  package var frame: [Double] { [left, top, width, height] }
}
