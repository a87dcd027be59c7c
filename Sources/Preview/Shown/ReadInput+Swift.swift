import Foundation
import SnaplineDiagnostics
import SnaplineDocuments
import SnaplineEnvironment
import SnaplineInputs
import SnaplineLive
import SnaplineScene

extension ReadInput {
  /// Has the code lay out the preview that was chosen, or its first one.
  func layout(
    _ pictures: LivePictures,
    _ choices: PreviewChoices,
    size: CGSize?,
    isReviewed: Bool
  ) throws(DesignError) -> ShownLayout {
    let names = pictures.previews.map(\.name)
    let number = number(pictures, choices)
    var request = request(pictures, number, choices, size: size)
    if isReviewed { request.rules = LiveRequest.usualRules }
    request.question = isReviewed ? .findings : .state
    let picture = try picture(pictures, request)
    return ShownLayout(
      scene: picture.scene,
      messages: pictures.program.warnings + picture.messages
        + (choices.isMoving ? [] : pictures.printedNotes()),
      asked: HelperLayout(
        pictures: pictures,
        request: request,
        reply: picture.reply,
        files: files,
        isStopped: isStopped
      ),
      isRightToLeft: picture.isRightToLeft,
      environment: environment,
      title: names.indices.contains(number) ? names[number] : input.name,
      variants: [],
      scenes: names,
      sought: files,
      fontFolders: [],
      files: pictures.program.sources.files
    )
  }

  /// All that may change what is shown.
  private var files: Set<String> { input.package?.files ?? [input.path] }

  private func request(
    _ pictures: LivePictures,
    _ number: Int,
    _ choices: PreviewChoices,
    size: CGSize?
  ) -> LiveRequest {
    var environment = environment
    let resources = pictures.program.sources.resourceFolders
    environment.imageFolders = resources + [FileName(input.path).folder]
    environment.fonts.folders = resources + environment.fonts.folders
    var request = LiveRequest(
      preview: number,
      surroundings: LiveSurroundings(environment, choices.overrides)
    )
    (request.width, request.height) = (
      size.map { Double($0.width) }, size.map { Double($0.height) }
    )
    request.scale = choices.layoutScale
    request.textLength = choices.textLength == 1 ? nil : choices.textLength
    return request
  }

  private func picture(
    _ pictures: LivePictures,
    _ request: LiveRequest
  ) throws(DesignError) -> LivePictures.Picture {
    do throws(LiveFault) {
      return try pictures.picture(request, isStopped: isStopped)
    } catch {
      throw DesignError(diagnostics: error.diagnostics, files: files)
    }
  }

  /// What goes wrong in a preview at a size, with texts of so many times their length.
  func problems(
    _ pictures: LivePictures,
    _ choices: PreviewChoices,
    size: CGSize?
  ) -> Set<LayoutProblem> {
    var request = request(pictures, number(pictures, choices), choices, size: size)
    request.rules = LiveRequest.usualRules
    guard let picture = try? picture(pictures, request) else { return [] }
    return Set(picture.findings.compactMap { LayoutProblem(rule: $1, of: $0) })
  }

  private func number(_ pictures: LivePictures, _ choices: PreviewChoices) -> Int {
    choices.scene.flatMap { name in pictures.previews.firstIndex { $0.name == name } } ?? 0
  }
}
