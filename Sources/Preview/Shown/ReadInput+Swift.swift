import Foundation
import SnaplineDiagnostics
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
    let number = choices.scene.flatMap { names.firstIndex(of: $0) } ?? 0
    let picture = try picture(pictures, number, choices, size: size, isReviewed: isReviewed)
    return ShownLayout(
      scene: picture.scene,
      messages: pictures.program.warnings + picture.messages
        + (choices.isMoving ? [] : pictures.printedNotes()),
      live: nil,
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

  func picture(
    _ pictures: LivePictures,
    _ number: Int,
    _ choices: PreviewChoices,
    size: CGSize?,
    isReviewed: Bool
  ) throws(DesignError) -> LivePictures.Picture {
    var environment = environment
    let resources = pictures.program.sources.resourceFolders
    environment.imageFolders = resources + [FileName(input.path).folder]
    environment.fonts.folders = resources + environment.fonts.folders
    var request = LiveRequest(
      preview: number,
      surroundings: LiveSurroundings(environment, choices.overrides)
    )
    if isReviewed { request.rules = LiveRequest.usualRules }
    (request.width, request.height) = (
      size.map { Double($0.width) }, size.map { Double($0.height) }
    )
    request.scale = choices.layoutScale
    do throws(LiveFault) {
      return try pictures.picture(request, isStopped: isStopped)
    } catch {
      throw DesignError(diagnostics: error.diagnostics, files: files)
    }
  }
}
