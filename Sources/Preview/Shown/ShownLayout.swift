import Foundation
import SnaplineDiagnostics
import SnaplineDocuments
import SnaplineEnvironment
import SnaplineInputs
import SnaplineInterfaceBuilder
import SnaplineLayout
import SnaplineScene

/// A design or a scene of a document as it is laid out for a page.
struct ShownLayout {
  let scene: Scene
  let messages: [Diagnostic]
  /// The layout to ask; nothing for documents of Interface Builder.
  let live: LiveLayout?
  /// Whether it reads from right to left.
  let isRightToLeft: Bool
  let environment: Environment
  /// What galleries call it.
  let title: String
  let variants: [String]
  let scenes: [String]
  /// All files and folders that were read or looked for, as absolute paths.
  let sought: Set<String>
  let fontFolders: Set<String>
  /// The paths of files by the names that messages have for them.
  let files: [String: String]
}

/// What was read of an input: a value that is laid out again and again.
enum ReadInput: Sendable {
  case design(Design, PreviewHost.Input)
  case interface(InterfaceDocument, PreviewHost.Input)

  init(
    _ input: PreviewHost.Input,
    _ choices: PreviewChoices,
    _ host: PreviewHost
  ) throws(DesignError) {
    let environment = host.environment
    guard OrdinaryFile.isThere(input.path) else {
      // A pipe would be waited for, and hold all other pictures up.
      throw DesignError(diagnostics: [.noFile(input.name)], files: [input.path])
    }
    if input.isInterface {
      var settings = InterfaceSettings()
      settings.overrides = choices.overrides
      settings.assetFolders = host.assetFolders
      self = .interface(
        try InterfaceDocument(
          contentsOf: input.path,
          environment: environment,
          settings: settings
        ),
        input
      )
    } else {
      let bytes = try DesignFile.bytes(of: input.path, most: environment.limits.documentBytes)
      self = .design(
        try Design(
          bytes: bytes,
          named: input.name,
          at: input.path,
          environment: environment,
          overrides: choices.overrides,
          data: choices.data
        ),
        input
      )
    }
  }

  func layout(_ choices: PreviewChoices) throws(DesignError) -> ShownLayout {
    switch self {
    case .design(let design, let input): try layout(of: design, input, choices)
    case .interface(let document, let input): try layout(of: document, input, choices)
    }
  }

  /// The whole of the findings, which may take long.
  func findings(_ choices: PreviewChoices) throws(DesignError) -> [Diagnostic] {
    switch self {
    case .design(let design, _):
      let size = try size(choices)
      return try design.drawing(size: size, scale: choices.layoutScale.map { CGFloat($0) })
        .diagnostics
    case .interface:
      return try layout(choices).messages
    }
  }

  private func layout(
    of design: Design,
    _ input: PreviewHost.Input,
    _ choices: PreviewChoices
  ) throws(DesignError) -> ShownLayout {
    let size = try size(choices)
    let live = try design.live(
      size: size,
      scale: choices.layoutScale.map { CGFloat($0) },
      textLength: choices.textLength
    )
    return ShownLayout(
      scene: live.scene,
      messages: live.diagnostics,
      live: live,
      isRightToLeft: design.environment.isRightToLeft,
      environment: design.environment,
      title: design.name,
      variants: design.variants,
      scenes: [],
      // What is read may be what a link leads to, and the link may come to lead elsewhere.
      sought: design.sought.union([input.path]),
      fontFolders: Set(design.fontFolders),
      files: live.files
    )
  }

  private func layout(
    of document: InterfaceDocument,
    _ input: PreviewHost.Input,
    _ choices: PreviewChoices
  ) throws(DesignError) -> ShownLayout {
    let size = try size(choices)
    let drawing = try document.drawing(
      of: choices.scene,
      size: size,
      scale: choices.layoutScale.map { CGFloat($0) }
    )
    return ShownLayout(
      scene: drawing.scene,
      messages: drawing.diagnostics,
      live: nil,
      isRightToLeft: document.environment.isRightToLeft,
      environment: document.environment,
      title: drawing.name,
      variants: [],
      scenes: document.sceneNames,
      sought: Set(document.files).union([input.path]),
      fontFolders: [],
      files: [input.path: input.path]
    )
  }

  /// The size that was chosen, with the design's own length where one of two is left open.
  func size(_ choices: PreviewChoices) throws(DesignError) -> CGSize? {
    guard choices.width != nil || choices.height != nil else { return nil }
    if let width = choices.width, let height = choices.height {
      return CGSize(width: width, height: height)
    }
    let own: CGSize
    switch self {
    case .design(let design, _): own = try design.live().scene.size
    case .interface(let document, _): own = try document.drawing(of: choices.scene).scene.size
    }
    return CGSize(width: choices.width ?? own.width, height: choices.height ?? own.height)
  }
}

extension Environment {
  fileprivate var isRightToLeft: Bool { traits.layoutDirection == .rightToLeft }
}

extension Diagnostic {
  fileprivate static func noFile(_ name: String) -> Diagnostic {
    Diagnostic(
      id: "no-such-file",
      severity: .error,
      subject: "there is no file that can be read",
      place: Place(file: name),
      remedy: "save it, and it is shown again"
    )
  }
}
