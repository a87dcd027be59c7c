import Foundation
internal import SnaplineDiagnostics
internal import SnaplineDocuments
internal import SnaplineEnvironment
internal import SnaplineInputs
internal import SnaplineLive
internal import SnaplineRendering
internal import SnaplineScene

extension RenderedDesign {
  /// Compiles a Swift file, and lays out and paints what it shows.
  init(ofSwift order: Order) {
    let path = order.source.name
    self.init(
      diagnostics: [],
      filesRead: [path],
      sought: order.live.package?.files ?? [absolutePath(path)],
      bytes: nil
    )
    sheetWord = "preview"
    diagnostics = order.uselessForSwift
    guard diagnostics.isEmpty else { return }
    do throws(LiveFault) {
      let toolkit = LiveOptions.toolkit
      let sources = try order.live.package?.sources(with: toolkit) ?? SwiftSources(file: path)
      let program = try LiveProgram.compiling(sources, with: toolkit)
      diagnostics += program.warnings
      let pictures = try LivePictures(program, order.live.limits)
      diagnostics += pictures.loadMessages
      for number in try pictures.numbers(meantBy: order.live.previews, in: path) {
        do throws(LiveFault) {
          try add(pictures, number, for: order)
        } catch {
          diagnostics += error.diagnostics
        }
      }
    } catch {
      diagnostics += error.diagnostics
    }
  }

  private mutating func add(
    _ pictures: LivePictures,
    _ number: Int,
    for order: Order
  ) throws(LiveFault) {
    let name = pictures.previews[number].name
    let picture = try pictures.picture(order.request(number, of: pictures))
    diagnostics += picture.messages + picture.printed
    guard !order.isPage, !order.format.hasPages else {
      return sheets.append(Sheet(name: name, page: picture.scene))
    }
    let dark =
      order.options.theme == .both
      ? try pictures.picture(order.inDark.request(number, of: pictures)).scene : nil
    let environment = Environment.current
    do throws(RenderingError) {
      let output = try Output(picture.scene, dark: dark, named: name, order, environment)
      sheets.append(
        Sheet(
          name: name,
          bytes: output.bytes,
          extent: Extent(picture.scene, as: order.format, environment),
          companions: output.companions
        )
      )
    } catch {
      var diagnostic = error.diagnostic
      diagnostic.place = Place(file: order.source.name)
      throw LiveFault([diagnostic])
    }
  }
}

extension Order {
  /// What a helper is asked for.
  fileprivate func request(_ preview: Int, of pictures: LivePictures) -> LiveRequest {
    let folder = split(absolutePath(source.name)).folder
    var request = LiveRequest(
      preview: preview,
      surroundings: LiveSurroundings(of: pictures, in: folder, isStrict: isStrict, overrides)
    )
    request.rules = LiveRequest.usualRules
    (request.width, request.height) = (size?.width, size?.height)
    request.scale = scale
    return request
  }

  /// What the line says that only designs have.
  fileprivate var uselessForSwift: [Diagnostic] {
    let given = [
      ("overlay", !options.overlays.isEmpty), ("page", page != nil), ("data", data != DesignData()),
      ("variant", overrides.variant != nil), ("scene", !interface.scenes.isEmpty),
    ]
    if case .pipe = source { return [.pipeOfSwift(source.name)] }
    return given.filter(\.1).map { name, _ in
      Diagnostic(
        id: "not-for-swift",
        severity: .error,
        subject: "--\(name) is for other files than Swift's",
        place: Place(file: source.name),
        remedy: "leave it out"
      )
    }
  }
}

extension LivePictures {
  /// The places of the previews that a line names; all of them where it names none.
  func numbers(meantBy names: [String], in file: String) throws(LiveFault) -> [Int] {
    guard !previews.isEmpty else { throw LiveFault([.noPreviews(in: file)]) }
    guard !names.isEmpty else { return Array(previews.indices) }
    var numbers: [Int] = []
    for name in names {
      guard let number = previews.firstIndex(where: { $0.name == name }) else {
        let near = nearestName(to: name, among: previews.map(\.name))
        throw LiveFault([noPreview(named: name, remedy: near.map { "write --preview '\($0)'" })])
      }
      if !numbers.contains(number) { numbers.append(number) }
    }
    return numbers
  }
}

extension Diagnostic {
  fileprivate static func pipeOfSwift(_ file: String) -> Diagnostic {
    Diagnostic(
      id: "not-for-swift",
      severity: .error,
      subject: "a Swift file is compiled from where it lies, and this is a pipe",
      place: Place(file: file),
      remedy: "save it as a file"
    )
  }

  fileprivate static func noPreviews(in file: String) -> Diagnostic {
    Diagnostic(
      id: "swift-previews",
      severity: .error,
      subject: "its list of previews is empty",
      place: Place(file: file),
      remedy: "add one: LayoutPreview(\"Card\") { CardView() }"
    )
  }
}
