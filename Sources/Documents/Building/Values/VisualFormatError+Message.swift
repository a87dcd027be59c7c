import SnaplineDesigns
import SnaplineDiagnostics
import SnaplineLayout

extension Misread {
  /// What making the constraints of a visual format found wrong with it.
  init(_ error: VisualFormatError) {
    let diagnostic = error.diagnostic
    self.init(
      visualFormat: .visualFormat(diagnostic.subject, remedy: diagnostic.remedy),
      in: error.format,
      place: max(0, error.column - 1),
      count: error.length
    )
  }
}
