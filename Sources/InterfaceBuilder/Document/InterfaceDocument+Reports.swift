public import SnaplineDiagnostics
import SnaplineEnvironment

/// What was noticed of one screen.
struct ScreenReport: Sendable {
  var remarks: Remarks
  /// What the screen's layout has to say.
  var layout: [Diagnostic]
}

extension InterfaceDocument {
  /// The messages of several drawings of a document together: each kind once, with a count.
  public struct Summary: Sendable {
    private let document: InterfaceDocument
    private var report: ScreenReport

    public init(of document: InterfaceDocument) {
      self.document = document
      report = ScreenReport(remarks: document.remarks, layout: [])
    }

    /// Adds the messages of a drawing.
    public mutating func add(_ drawing: Drawing) {
      report.remarks.merge(drawing.report.remarks)
      for said in drawing.report.layout where !report.layout.contains(said) {
        report.layout.append(said)
      }
    }

    public var diagnostics: [Diagnostic] { document.diagnostics(of: report) }
  }

  /// A report as messages, of which warnings are errors in a strict environment.
  func diagnostics(of report: ScreenReport) -> [Diagnostic] {
    let layout = report.layout.map { diagnostic in
      var placed = diagnostic
      placed.place = placed.place ?? Place(file: name)
      return placed
    }
    return (report.remarks.diagnostics(in: name) + layout).map { diagnostic in
      var judged = diagnostic
      if environment.isStrict, judged.severity == .warning { judged.severity = .error }
      return judged
    }
  }
}
