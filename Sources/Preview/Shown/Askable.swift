import SnaplineAsking
import SnaplineDiagnostics
import SnaplineDocuments
import SnaplineInputs
import SnaplineLayout

/// A layout that pages ask about: one of this process, or one of the process that runs a Swift file.
protocol Askable {
  /// Where each view of the scene's tree stands written, as far as that is known.
  var places: [Place?] { get }
  /// The constraints that don't hold in it.
  func missed(_ words: AnswerWords) -> [MissedAnswer]
  /// How each constraint stands: two layouts with the same are of one shape.
  var signature: [String] { get }
  /// The closure says what a remedy of a constraint is as a change of a file.
  func findings(
    _ words: AnswerWords,
    edit: (LayoutReason, _ equation: String) -> FileEdit?
  ) throws(DesignError) -> FindingsAnswer
  func marks(of overlays: Set<Overlay>, _ words: AnswerWords) throws(DesignError) -> OverlayAnswer
  /// Nothing where no view has that path.
  func why(
    _ path: String,
    _ attribute: LayoutConstraint.Attribute?,
    _ words: AnswerWords
  ) throws(DesignError) -> WhyAnswer?
}

extension AskedLayout {
  func missed(_ words: AnswerWords) -> [MissedAnswer] { missed(words as any PlaceWords) }

  func findings(
    _ words: AnswerWords,
    edit: (LayoutReason, _ equation: String) -> FileEdit?
  ) -> FindingsAnswer {
    FindingsAnswer(self, words, edit: edit)
  }

  func marks(of overlays: Set<Overlay>, _ words: AnswerWords) -> OverlayAnswer {
    OverlayAnswer(self, overlays, words)
  }

  func why(
    _ path: String,
    _ attribute: LayoutConstraint.Attribute?,
    _ words: AnswerWords
  ) -> WhyAnswer? {
    node(at: path).map { WhyAnswer(self, node: $0, attribute.map { [$0] } ?? [], words) }
  }
}

extension LiveLayout: AskedLayout, Askable {
  var contradictions: [LayoutConflict] { inspection.conflicts.map(\.conflict) }

  var openNumbers: (told: [LayoutAmbiguity], views: [View?]) { inspection.openNumbers }

  func explained(
    _ view: View,
    _ attribute: LayoutConstraint.Attribute
  ) -> (told: LayoutExplanation, views: [View?]) {
    inspection.explained(view, attribute)
  }
}
