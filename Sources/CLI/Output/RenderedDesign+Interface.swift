import Foundation
internal import SnaplineDiagnostics
internal import SnaplineDocuments
internal import SnaplineEnvironment
internal import SnaplineInterfaceBuilder
internal import SnaplineRendering
internal import SnaplineScene

extension RenderedDesign {
  /// Reads a document of Interface Builder, and lays out and paints its scenes.
  init(ofInterface order: Order) {
    do throws(DesignError) {
      let document = try InterfaceDocument(order)
      let dark = try order.options.theme == .both ? InterfaceDocument(order.inDark) : nil
      let names = try document.names(meantBy: order.interface.scenes)
      var sheets = InterfaceSheets(order, document)
      for name in names { try sheets.add(name, dark: dark) }
      self = sheets.drawing
    } catch {
      self.init(diagnostics: error.diagnostics, filesRead: [], bytes: nil)
    }
  }
}

/// The scenes of a document as they are drawn, one after the other.
private struct InterfaceSheets {
  let order: Order
  let document: InterfaceDocument
  private var sheets: [RenderedDesign.Sheet] = []
  private var layouts: [InterfaceDocument.Drawing] = []
  private var texts: [String] = []
  private var diagnostics: [Diagnostic] = []
  private var summary: InterfaceDocument.Summary

  init(_ order: Order, _ document: InterfaceDocument) {
    self.order = order
    self.document = document
    summary = InterfaceDocument.Summary(of: document)
  }

  mutating func add(_ name: String, dark: InterfaceDocument?) throws(DesignError) {
    let drawing = try document.drawing(of: name, for: order)
    summary.add(drawing)
    switch order.format {
    case .json: layouts.append(drawing)
    case .text:
      texts.append("scene \(name)\n" + SceneDocument(scene: drawing.scene).layoutText)
    case .png, .jpeg, .webp, .svg, .pdf:
      let dark = try dark?.drawing(of: name, for: order).scene
      paint(drawing.scene, dark: dark, named: name)
    }
  }

  private mutating func paint(_ scene: Scene, dark: Scene?, named name: String) {
    guard !order.isPage, !order.format.hasPages else {
      return sheets.append(RenderedDesign.Sheet(name: name, page: scene))
    }
    do throws(RenderingError) {
      let output = try Output(scene, dark: dark, named: name, order, document.environment)
      sheets.append(
        RenderedDesign.Sheet(
          name: name,
          bytes: output.bytes,
          extent: Extent(scene, as: order.format, document.environment),
          companions: output.companions
        )
      )
    } catch {
      var diagnostic = error.diagnostic
      diagnostic.place = Place(file: order.source.name)
      diagnostics.append(diagnostic)
    }
  }

  var drawing: RenderedDesign {
    var drawing = RenderedDesign(
      diagnostics: summary.diagnostics + diagnostics,
      filesRead: document.files,
      bytes: nil
    )
    drawing.sheets = sheets
    if order.format == .json { drawing.bytes = Array(document.layoutJSON(of: layouts).utf8) }
    if order.format == .text { drawing.bytes = Array(texts.joined(separator: "\n").utf8) }
    return drawing
  }
}

extension InterfaceDocument {
  fileprivate init(_ order: Order) throws(DesignError) {
    var environment = Environment.current
    environment.isStrict = order.isStrict
    var settings = InterfaceSettings()
    settings.overrides = order.overrides
    settings.assetFolders = order.interface.assetFolders
    settings.keepsRecordedTextSizes = order.interface.textSizes == .recorded
    switch order.source {
    case .file(let path):
      try self.init(contentsOf: path, environment: environment, settings: settings)
    case .pipe(let path, let bytes):
      try self.init(bytes: bytes, from: path, environment: environment, settings: settings)
    case .text(let bytes):
      try self.init(
        bytes: bytes,
        named: order.source.name,
        environment: environment,
        settings: settings
      )
    case .template(let template):
      let bytes = template.bytes
      try self.init(
        bytes: bytes,
        named: template.name,
        environment: environment,
        settings: settings
      )
    }
  }

  fileprivate func drawing(of name: String, for order: Order) throws(DesignError) -> Drawing {
    try drawing(
      of: name,
      size: order.size.map { CGSize(width: $0.width, height: $0.height) },
      scale: order.scale.map { CGFloat($0) },
      overlays: order.options.overlays
    )
  }

  /// The scenes that a line names; all of them where it names none.
  fileprivate func names(meantBy words: [String]) throws(DesignError) -> [String] {
    if words.isEmpty, !sceneNames.isEmpty { return sceneNames }
    var names: [String] = []
    for word in words.isEmpty ? [""] : words {
      guard let name = sceneName(meantBy: word) else {
        throw DesignError(diagnostics: [noScene(word)])
      }
      if !names.contains(name) { names.append(name) }
    }
    return names
  }
}
