import Foundation
internal import SnaplineDiagnostics
internal import SnaplineDocuments
internal import SnaplineEnvironment
internal import SnaplineRendering
internal import SnaplineScene

extension Drawing {
  /// Reads the design, lays it out and paints it.
  init(of order: Order) {
    if case .file(let path) = order.source, path.hasSuffix(".xib") || path.hasSuffix(".storyboard") {
      self.init(ofInterface: order, path: path)
      return
    }
    do throws(DesignError) {
      let design = try Design(order)
      let drawing = try design.drawing(
        size: order.size.map { CGSize(width: $0.width, height: $0.height) },
        scale: order.scale.map { CGFloat($0) }
      )
      self.init(
        of: order,
        painting: drawing.scene,
        of: design,
        after: drawing.diagnostics
      )
    } catch {
      self.init(diagnostics: error.diagnostics, filesRead: [], bytes: nil)
    }
  }

  private init(
    of order: Order,
    painting scene: Scene,
    of design: Design,
    after diagnostics: [Diagnostic]
  ) {
    var diagnostics = diagnostics
    var bytes: [UInt8]?
    do throws(RenderingError) {
      bytes = try scene.bytes(as: order.format, in: design.environment)
    } catch {
      var diagnostic = error.diagnostic
      diagnostic.place = Place(file: order.source.name)
      diagnostics.append(diagnostic)
    }
    self.init(
      diagnostics: diagnostics,
      filesRead: design.files,
      fontFolders: design.fontFolders,
      bytes: bytes
    )
  }
}

extension Design {
  fileprivate init(_ order: Order) throws(DesignError) {
    var environment = Environment.current
    environment.isStrict = order.isStrict
    switch order.source {
    case .file(let path):
      try self.init(contentsOf: path, environment: environment, overrides: order.overrides)
    case .text(let bytes):
      try self.init(
        bytes: bytes,
        named: order.source.name,
        environment: environment,
        overrides: order.overrides
      )
    }
  }
}

extension Scene {
  fileprivate func bytes(
    as format: PictureFormat,
    in environment: Environment
  ) throws(RenderingError) -> [UInt8] {
    switch format {
    case .png: [UInt8](try png(environment: environment))
    case .svg: Array(svg().utf8)
    }
  }
}
