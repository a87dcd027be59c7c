import SnaplineDiagnostics
import SnaplineDocuments
import SnaplineGeometry
import SnaplineLayout
import SnaplineScene

/// The marks of overlays as data.
struct OverlayAnswer: Encodable {
  struct Mark: Encodable {
    let kind: String
    /// Left, top, width and height.
    var rect: [Double]?
    /// The two ends.
    var line: [Double]?
    let label: String
    let text: String?
    let place: PlaceAnswer?
    let path: String?
  }

  let marks: [Mark]

  init(_ live: LiveLayout, _ overlays: Set<Overlay>, _ words: AnswerWords) {
    let paths = live.paths
    marks = live.canvas.marks(of: overlays, in: live.scene).map { told in
      let reason = told.reason.map(live.told)
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
