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
    _ purpose: Purpose
  ) throws(DesignError) -> ShownLayout {
    var request = try request(pictures, choices, size: size)
    switch purpose {
    case .picture: request.question = .state
    case .strip: request.question = .shape
    case .review:
      request.rules = LiveRequest.textRules
      request.question = .findings
    }
    let picture = try picture(pictures, request)
    let names = pictures.previews.map(\.name)
    let number = request.preview
    return ShownLayout(
      scene: picture.scene,
      messages: pictures.program.warnings + pictures.loadMessages + picture.messages
        + (choices.isMoving ? [] : picture.printed),
      asked: helperLayout(pictures, request, reply: picture.reply),
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

  /// A preview to ask about, without its picture.
  func asked(
    _ pictures: LivePictures,
    _ choices: PreviewChoices,
    size: CGSize?
  ) throws(DesignError) -> HelperLayout {
    helperLayout(pictures, try request(pictures, choices, size: size), reply: [])
  }

  private func helperLayout(
    _ pictures: LivePictures,
    _ request: LiveRequest,
    reply: [UInt8]
  ) -> HelperLayout {
    HelperLayout(
      pictures: pictures,
      request: request,
      reply: reply,
      files: files,
      isStopped: isStopped
    )
  }

  private func request(
    _ pictures: LivePictures,
    _ choices: PreviewChoices,
    size: CGSize?
  ) throws(DesignError) -> LiveRequest {
    let found = choices.scene.map { name in pictures.previews.firstIndex { $0.name == name } }
    guard let number = found ?? 0 else {
      let name = choices.scene ?? ""
      throw DesignError(diagnostics: [pictures.noPreview(named: name)], files: files)
    }
    let sources = pictures.program.sources
    let environment = sources.environment(environment, beside: FileName(input.path).folder)
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
    do throws(DesignError) {
      var request = try request(pictures, choices, size: size)
      request.rules = LiveRequest.usualRules
      let picture = try picture(pictures, request)
      return Set(picture.findings.compactMap { LayoutProblem(rule: $1, of: $0) })
    } catch {
      // What was stopped because the file was saved says nothing of the layout.
      return isStopped() ? [] : error.problems
    }
  }

  /// The same code in a process of its own, so that no picture waits for it; an answer has to come soon.
  func apart(_ limits: LiveLimits, seconds: Int) throws(DesignError) -> ReadInput {
    guard case .swift(let pictures) = content else { return self }
    var limits = limits
    limits.time = min(limits.time, seconds)
    do throws(LiveFault) {
      return ReadInput(self, content: .swift(try LivePictures(pictures.program, limits)))
    } catch {
      throw DesignError(diagnostics: error.diagnostics, files: files)
    }
  }
}
