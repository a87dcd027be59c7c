import Foundation
internal import SnaplineEnvironment
internal import SnaplineImages
internal import SnaplineRendering
internal import SnaplineScene
internal import SnaplineText

/// A scene in the format that was ordered.
struct Output {
  let bytes: [UInt8]
  var companions: [String: Data] = [:]

  init(
    _ scene: Scene,
    dark: Scene?,
    named name: String,
    _ order: Order,
    _ environment: Environment
  ) throws(RenderingError) {
    let options = order.options
    switch order.format {
    case .png:
      bytes = try scene.pngBytes(
        environment: environment,
        libraries: scene.hasText ? TextLibraries.versions : [:],
        embedsLayout: options.embedsLayout
      )
    case .jpeg:
      let quality = options.quality ?? JPEG.usualQuality
      bytes = try [UInt8](scene.jpeg(quality: quality, environment: environment))
    case .webp:
      let quality = options.quality ?? WebP.usualQuality
      bytes = try [UInt8](scene.webp(quality: quality, environment: environment))
    case .svg:
      var svg = SVGOptions()
      svg.images = options.images == .link ? .linked(folder: order.linkFolder) : .embedded
      svg.text = options.letters == .outlines ? .outlines : .characters
      svg.title = options.title
      svg.dark = dark
      let document = try scene.svgDocument(svg)
      bytes = Array(document.text.utf8)
      companions = document.files
    case .pdf:
      let title = options.title ?? name
      bytes = try [UInt8](scene.pdf(title: title, environment: environment))
    case .json: bytes = Array(scene.layoutJSON.utf8)
    case .text: bytes = Array(SceneDocument(scene: scene).layoutText.utf8)
    }
  }
}

extension Scene {
  /// Whether anything was laid out by the libraries of texts.
  fileprivate var hasText: Bool {
    items.contains { if case .text = $0 { true } else { false } }
  }
}
