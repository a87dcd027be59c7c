public import SnaplineScene

extension Scene {
  /// The scene as an SVG file whose units are points, with all its pictures inside.
  public func svg() -> String { svgDocument(SVGOptions()).text }

  /// The scene as an SVG file whose units are points, and the files it refers to.
  public func svgDocument(_ options: SVGOptions) -> SVGDocument {
    // Faces tell how text is spaced and outlined: without them each line still starts at its place.
    let written = try? FaceSet.lend { faces in svgDocument(options, faces: faces) }
    return written ?? svgDocument(options, faces: nil)
  }

  private func svgDocument(_ options: SVGOptions, faces: FaceSet?) -> SVGDocument {
    var pictures = SVGPictures(options.images)
    func page(_ scene: Scene, prefix: String = "") -> SVGPage {
      var writer = SVGWriter(
        scene,
        faces: options.text == .outlines ? nil : faces,
        outlines: options.text == .outlines ? faces : nil,
        pictures: pictures,
        prefix: prefix
      )
      let page = writer.page()
      pictures = writer.takenPictures
      return page
    }
    let light = page(self)
    var root = light.root
    if let title = options.title { root.append("<title>" + SVGText.escaped(title) + "</title>") }
    let lines: [String]
    if let scene = options.dark {
      lines =
        SVGTheme.merged(light.lines, page(scene).lines)
        ?? SVGTheme.stacked(light.lines, page(scene, prefix: "dark-").lines)
    } else {
      lines = light.lines
    }
    let text = (root + lines + ["</svg>"]).joined(separator: "\n") + "\n"
    return SVGDocument(text: text, files: pictures.files)
  }
}
