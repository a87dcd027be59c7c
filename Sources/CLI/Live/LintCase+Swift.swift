internal import SnaplineDiagnostics
internal import SnaplineDocuments
internal import SnaplineLint
internal import SnaplineLive
internal import SnaplineSnapshots

extension LintCase {
  /// Has a preview of a Swift file looked at, by the process that makes it.
  func lookedAtCode() -> Result {
    var result = Result()
    let isPseudo = setting.locale == PseudoLanguage.name
    if length != nil || isPseudo {
      let sweep = length.map { "--sweep \($0.axis.rawValue)" } ?? "the language 'pseudo'"
      result.errors = [.notForPreviews(sweep, design.name)]
      return result
    }
    do throws(LiveFault) {
      let pictures = try LiveFiles.current.pictures(of: design)
      let names = setting.variant.map { [$0] } ?? []
      for number in try pictures.numbers(meantBy: names, in: design.name) {
        var request = LiveRequest(
          preview: number,
          surroundings: LiveSurroundings(of: pictures, in: split(design.path).folder, overridden)
        )
        request.rules = rules.map(\.rawValue).sorted()
        let picture = try pictures.picture(request)
        result.layouts += 1
        for (view, message) in picture.findings { result.note(message, view: view) }
      }
    } catch {
      result.errors = error.diagnostics
    }
    return result
  }
}

extension Diagnostic {
  fileprivate static func notForPreviews(_ sweep: String, _ file: String) -> Diagnostic {
    Diagnostic(
      id: "not-for-swift",
      severity: .error,
      subject: "\(sweep) is for designs, and not for the previews of Swift code",
      cause: "a preview has the size and the texts that its code gives it",
      place: Place(file: file),
      remedy:
        "leave it out, or declare a preview for each width: LayoutPreview(\"Wide\", width: 640)"
    )
  }
}
