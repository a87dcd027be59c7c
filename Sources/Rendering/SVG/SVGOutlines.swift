internal import SnaplineScene

/// Writes one line of text as shapes.
struct SVGOutlines {
  let faces: FaceSet

  /// A path for each run, with its characters for those who can't see it; nothing where a run's
  /// glyphs have no outlines, as those of emoji.
  func elements(of line: TextLine) -> [String]? {
    var elements: [String] = []
    for run in line.runs where !run.glyphs.isEmpty {
      guard let path = faces.path(of: run, x: line.x, baseline: line.baseline) else { return nil }
      guard !path.isEmpty else { continue }
      var element = SVGElement("path")
      element.setText("aria-label", run.string)
      element.set("role", "img")
      element.setPaint("fill", run.color)
      element.set("d", path)
      elements.append(element.closed)
    }
    return elements
  }
}
