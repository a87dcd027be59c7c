public import SnaplineScene

import struct Foundation.CGFloat
import struct Foundation.CGSize

/// Scenes as SVG; what can't be painted as PNG or PDF can't be written either.
extension Scene {
  /// The scene as an SVG file whose units are points, with all its pictures inside.
  public func svg() throws(RenderingError) -> String { try svgDocument(SVGOptions()).text }

  /// The scene as an SVG file whose units are points, and the files it refers to.
  ///
  /// - Parameter options: Where pictures are, how texts are written, and how it looks in the dark.
  /// - Returns: The text of the file, and the files of its pictures.
  /// - Throws: Where the scene has no size or too large a one, or something in it can't be painted.
  public func svgDocument(_ options: SVGOptions) throws(RenderingError) -> SVGDocument {
    try FaceSet.lend { faces throws(RenderingError) in
      try svgDocument(options, faces: faces)
    }
  }

  private func svgDocument(
    _ options: SVGOptions,
    faces: FaceSet
  ) throws(RenderingError) -> SVGDocument {
    var pictures = SVGPictures(options.images)
    func page(_ scene: Scene, prefix: String = "") throws(RenderingError) -> SVGPage {
      try scene.checkSide()
      var writer = SVGWriter(faces: faces, text: options.text, pictures: pictures, prefix: prefix)
      writer.live = options.live
      let page = try writer.page(of: scene)
      pictures = writer.takenPictures
      return page
    }
    let light = try page(self)
    var root = light.root
    if let title = options.title { root.append("<title>" + SVGText.escaped(title) + "</title>") }
    var lines = light.lines
    if let scene = options.dark {
      if let merged = try SVGTheme.merged(light.lines, page(scene).lines) {
        lines = merged
      } else {
        lines = try SVGTheme.stacked(light.lines, page(scene, prefix: "dark-").lines)
      }
    }
    let text = (root + lines + ["</svg>"]).joined(separator: "\n") + "\n"
    return SVGDocument(text: text, files: pictures.files)
  }

  /// Makes sure that all of the canvas lies within the coordinates that are painted.
  private func checkSide() throws(RenderingError) {
    let (width, height) = (Double(size.width), Double(size.height))
    // A size that isn't a number gets past this, and the walk refuses it.
    guard max(width, height) > Bounds.farthest else { return }
    throw .canvasTooLarge(
      width: width,
      height: height,
      side: Int(Bounds.farthest),
      pixels: Int(Bounds.farthest * Bounds.farthest)
    )
  }
}
