internal import SnaplineDiagnostics
internal import SnaplineDocuments
internal import SnaplineLint
internal import SnaplineLive
internal import SnaplineScene
internal import SnaplineSnapshots

extension LintCase {
  /// Has a preview of a Swift file looked at, by the process that makes it.
  func lookedAtCode() -> Result {
    var result = Result()
    if length != nil || isPseudo {
      let sweep = length.map { "--sweep \($0.axis.rawValue)" } ?? "the language 'pseudo'"
      result.errors = [.notForPreviews(sweep, design.name)]
      return result
    }
    do throws(LiveFault) {
      for picture in try pictures(lookedBy: rules) {
        result.layouts += 1
        for (view, message) in picture.findings { result.note(message, of: view, view: view) }
      }
    } catch {
      result.errors = error.diagnostics
    }
    return result
  }

  /// The picture of the preview that the setting names.
  func sceneOfCode() -> Scene? { try? pictures(lookedBy: []).first?.scene }

  private func pictures(
    lookedBy rules: Set<Lint.Rule>
  ) throws(LiveFault) -> [LivePictures.Picture] {
    let pictures = try LiveFiles.current.pictures(of: design)
    let names = setting.variant.map { [$0] } ?? []
    var all: [LivePictures.Picture] = []
    for number in try pictures.numbers(meantBy: names, in: design.name) {
      var request = LiveRequest(
        preview: number,
        surroundings: LiveSurroundings(of: pictures, in: split(design.path).folder, overridden)
      )
      request.rules = rules.map(\.rawValue).sorted()
      all.append(try pictures.picture(request))
    }
    return all
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
