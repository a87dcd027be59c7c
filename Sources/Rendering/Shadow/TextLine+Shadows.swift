internal import SnaplineGeometry
internal import SnaplineScene

extension TextLine {
  /// The shadows that the line's runs cast, each once, with what casts it: moved to where the
  /// shadow lies, and opaque.
  var shadows: [(shadow: Shadow, silhouette: TextLine)] {
    var shadows: [(shadow: Shadow, silhouette: TextLine)] = []
    for run in runs {
      guard let shadow = run.shadow, shadow.color.alpha > 0 else { continue }
      var dark = run
      dark.shadow = nil
      dark.color = .black
      dark.paint = nil
      dark.outline?.color = .black
      if let place = shadows.firstIndex(where: { $0.shadow == shadow }) {
        shadows[place].silhouette.runs.append(dark)
      } else {
        var line = self
        line.runs = [dark]
        line.decorations = []
        line.x += shadow.x
        line.baseline += shadow.y
        shadows.append((shadow, line))
      }
    }
    return shadows
  }

  /// A box that holds all ink of usual letters.
  var inkBox: Edges {
    var box = Edges(left: x, top: baseline, right: x + width, bottom: baseline)
    var reach = 0.0
    for run in runs {
      let size = abs(run.face.matrix.xx) + abs(run.face.matrix.yy)
      reach = max(reach, run.outline?.reach ?? 0)
      for glyph in run.glyphs {
        box.left = min(box.left, x + glyph.x - size)
        box.right = max(box.right, x + glyph.x + 2 * size)
        box.top = min(box.top, baseline + glyph.y - size)
        box.bottom = max(box.bottom, baseline + glyph.y + size / 2)
      }
    }
    return box.inset(by: -reach)
  }
}
