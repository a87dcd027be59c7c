import SnaplineGeometry
package import SnaplineRuns

extension Verdict {
  /// What was found, held against limits.
  package init(_ findings: FoundDifferences, within tolerance: Tolerance = Tolerance()) {
    self.init(
      exceeded: findings.exceeded(tolerance).map(\.rawValue),
      limits: Limits(
        layout: tolerance.layout.isFinite ? tolerance.layout : nil,
        text: tolerance.text == .max ? nil : tolerance.text,
        style: tolerance.style == .max ? nil : tolerance.style,
        font: tolerance.font == .max ? nil : tolerance.font
      )
    )
    causes = findings.causes.map { cause in
      Cause(edits: cause.edits.map(RecordedEdit.init), explained: cause.explained)
    }
    differences = findings.differences.map(RecordedDifference.init)
    pixels = findings.pixels.map(Pixels.init)
  }
}

extension RecordedEdit {
  init(_ edit: Edit) {
    self.init(
      property: edit.identity.property,
      old: edit.identity.old,
      new: edit.identity.new,
      file: edit.place?.file,
      line: edit.place?.line,
      alike: edit.alike
    )
  }
}

extension RecordedDifference {
  init(_ difference: Difference) {
    self.init(
      kind: difference.kind.rawValue,
      subject: difference.subject,
      changes: difference.changes.map { Change(property: $0.property, old: $0.old, new: $0.new) }
    )
    cause = difference.cause
    let distance = difference.distance
    self.distance = difference.kind == .layout && distance.isFinite ? distance : nil
    if let frames = difference.frames, let old = Frame(frames.old), let new = Frame(frames.new) {
      self.frames = Frames(old: old, new: new)
    }
  }
}

extension RecordedDifference.Frame {
  init?(_ edges: Edges) {
    self.init(x: edges.left, y: edges.top, width: edges.width, height: edges.height)
  }
}

extension Verdict.Pixels {
  init(_ pixels: PixelComparison) {
    self.init(
      total: pixels.total,
      different: pixels.different,
      greatest: pixels.greatest,
      oldSize: [pixels.oldSize.width, pixels.oldSize.height],
      newSize: [pixels.newSize.width, pixels.newSize.height],
      box: pixels.box.map { [$0.left, $0.top, $0.right, $0.bottom] }
    )
  }
}
