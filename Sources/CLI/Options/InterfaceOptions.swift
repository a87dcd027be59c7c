import Foundation
internal import SnaplineInterfaceBuilder
internal import SnaplineTerminal

/// How documents of Interface Builder are shown, as far as a line leaves a choice.
struct InterfaceOptions: Hashable, Sendable {
  enum TextSizes: String, CaseIterable, Sendable { case measured, recorded }

  /// The screens that are drawn; nothing stands for all of them.
  var scenes: [String] = []
  var assetFolders: [String] = []
  var textSizes = TextSizes.measured

  private static let scene = Option(
    "scene",
    .text("NAME", expectation: "the name of a scene"),
    repeats: true,
    "The scene of a storyboard to draw; without it all of them."
  )
  private static let assets = Option(
    "assets",
    .path("FOLDER"),
    repeats: true,
    "Where a XIB's pictures and named colours are: asset catalogues and plain files."
  )
  private static let textSizes = Option(
    "text-sizes",
    .oneOf("FROM", TextSizes.self),
    "Whether the sizes of a XIB's texts are measured, or taken from the document."
  )

  static let parameters: [Parameter] = [
    scene.parameter, assets.parameter, textSizes.parameter,
  ]

  init() {}

  init(_ invocation: Invocation) {
    scenes = invocation.all(Self.scene)
    assetFolders = invocation.all(Self.assets).map { URL(fileURLWithPath: $0).path }
    textSizes = invocation[Self.textSizes] ?? .measured
  }
}

extension InputFile {
  /// Whether an input is one: by its name, or where it has none by how it starts.
  static func isInterfaceDocument(_ source: Order.Source) -> Bool {
    switch source {
    case .file(let path), .pipe(let path, _): isInterfaceDocument(path)
    case .text(let bytes): InterfaceDocument.isLikely(bytes)
    case .template: false
    }
  }

  /// Whether a file's name says that Interface Builder wrote it.
  static func isInterfaceDocument(_ name: String) -> Bool {
    let name = name.lowercased()
    return InterfaceDocument.fileExtensions.contains { name.hasSuffix("." + $0) }
  }
}
