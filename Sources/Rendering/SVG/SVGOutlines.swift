internal import SnaplineScene

/// Writes one line of text as shapes.
struct SVGOutlines {
  let faces: FaceSet
  /// What fills letters besides colours, by name.
  let fills: [Paint: String]

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
      element.setLetters(of: run, fills)
      element.set("d", path)
      elements.append(element.closed)
    }
    return elements
  }
}

extension SVGElement {
  /// What the letters of a run are painted with.
  mutating func setLetters(of run: GlyphRun, _ fills: [Paint: String]) {
    if run.outline?.isHollow == true {
      set("fill", "none")
    } else if let fill = run.paint.flatMap({ fills[$0] }) {
      set("fill", fill)
    } else {
      setPaint("fill", run.color)
    }
    guard let outline = run.outline, outline.width > 0 else { return }
    setPaint("stroke", outline.color)
    set("stroke-width", outline.width, unless: 1)
  }
}
