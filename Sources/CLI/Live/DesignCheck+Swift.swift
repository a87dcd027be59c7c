internal import Foundation
internal import SnaplineDiagnostics
internal import SnaplineEnvironment
internal import SnaplineInputs
internal import SnaplineLint
internal import SnaplineLive
internal import SnaplineScene
internal import SnaplineSnapshots
internal import SnaplineText

extension DesignCheck {
  /// Has a preview of a Swift file made, as the file is now.
  func drawSwift(_ listed: ListedDesign, keeping: Keeping?) throws(DesignError) -> Drawn {
    var differences: [Diagnostic] = []
    do throws(LiveFault) {
      let pictures = try LiveFiles.current.pictures(of: listed)
      differences = pictures.program.differences
      let names = listed.variant.map { [$0] } ?? []
      let number = try pictures.numbers(meantBy: names, in: listed.name)[0]
      var request = LiveRequest(
        preview: number,
        surroundings: LiveSurroundings(of: pictures, in: split(listed.path).folder, overrides)
      )
      request.rules = lint.rules.map(\.rawValue).sorted()
      return try drawn(pictures.picture(request), of: pictures, listed, keeping)
    } catch {
      throw DesignError(diagnostics: differences + error.diagnostics)
    }
  }

  private func drawn(
    _ picture: LivePictures.Picture,
    of pictures: LivePictures,
    _ listed: ListedDesign,
    _ keeping: Keeping?
  ) throws(LiveFault) -> Drawn {
    let found = masks.filter { picture.scene.has($0) }
    let scene: Scene
    do {
      scene = try picture.scene.hiding(found)
    } catch {
      throw LiveFault([Diagnostic(id: "mask", severity: .error, subject: "\(error)")])
    }
    let options = PictureOptions(
      keeping: keeping ?? .replay,
      tolerance: tolerance,
      environment: .current,
      notes: PictureOptions.fingerprint(with: TextLibraries.versions),
      paintsDifferences: false,
      sourceNames: SourceNames(
        pictures.program.sources.pathsByID.mapValues { store.fromRoot(realPath($0) ?? $0) }
      ),
      masks: found
    )
    return Drawn(
      candidate: .picture(of: scene, options: options),
      diagnostics: pictures.program.differences,
      unmet: [],
      findings: picture.findings.compactMap { view, message in
        Lint.Rule(rawValue: message.id).map { Finding($0, in: view, message) }
      },
      masked: scene.masked,
      masks: found,
      lint: lint
    )
  }
}

extension Finding {
  /// A finding that came as a message.
  fileprivate init(_ rule: Lint.Rule, in view: String?, _ message: Diagnostic) {
    self.init(rule, node: nil, message.subject, cause: message.cause, remedy: message.remedy)
    (self.view, place) = (view, message.place)
  }
}

extension LiveSurroundings {
  /// What a command draws in, beside a file in a folder: pictures are looked for there.
  init(
    of pictures: LivePictures,
    in folder: String?,
    isStrict: Bool = false,
    _ overrides: DesignOverrides
  ) {
    let sources = pictures.program.sources
    var environment = sources.environment(.current, beside: folder)
    environment.isStrict = isStrict
    self.init(environment, overrides)
  }
}
