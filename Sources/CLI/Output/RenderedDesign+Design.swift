import Foundation
internal import SnaplineDiagnostics
internal import SnaplineDocuments
internal import SnaplineEnvironment
internal import SnaplineRendering
internal import SnaplineScene

extension RenderedDesign {
  /// Reads the design, lays it out and paints it.
  init(of order: Order) {
    if InputFile.isSwift(order.source) {
      self.init(ofSwift: order)
      return
    }
    if InputFile.isInterfaceDocument(order.source) {
      self.init(ofInterface: order)
      return
    }
    do throws(DesignError) {
      let design = try Design(order)
      if design.isPaged || order.page != nil, !order.joinsPages || order.format.hasPages {
        try self.init(pagesOf: design, for: order)
        return
      }
      let drawing = try design.drawing(of: order)
      let dark = try order.options.theme == .both ? order.inDark.scene() : nil
      self.init(
        of: order,
        painting: drawing.scene,
        dark: dark,
        of: design,
        after: drawing.diagnostics
      )
    } catch {
      self.init(
        diagnostics: error.diagnostics,
        filesRead: error.files.sorted(),
        sought: error.files,
        bytes: nil
      )
    }
  }

  private init(
    of order: Order,
    painting scene: Scene,
    dark: Scene?,
    of design: Design,
    after diagnostics: [Diagnostic]
  ) {
    var diagnostics = diagnostics
    var output: Output?
    do throws(RenderingError) {
      output =
        order.isPage
        ? nil
        : try Output(
          scene,
          dark: dark,
          named: design.name,
          order,
          design.environment
        )
    } catch {
      var diagnostic = error.diagnostic
      diagnostic.place = Place(file: order.source.name)
      diagnostics.append(diagnostic)
    }
    self.init(
      diagnostics: diagnostics,
      filesRead: design.files,
      sought: design.sought,
      fontFolders: design.fontFolders,
      bytes: output?.bytes,
      extent: Extent(scene, as: order.format, design.environment),
      companions: output?.companions ?? [:],
      page: order.isPage ? scene : nil
    )
  }
}

extension Design {
  init(_ order: Order) throws(DesignError) {
    var environment = Environment.current
    environment.isStrict = order.isStrict
    switch order.source {
    case .file(let path):
      try self.init(
        contentsOf: path,
        environment: environment,
        overrides: order.overrides,
        data: order.data
      )
    case .pipe(let path, let bytes):
      try self.init(
        bytes: bytes,
        from: path,
        environment: environment,
        overrides: order.overrides,
        data: order.data
      )
    case .text(let bytes):
      try self.init(
        bytes: bytes,
        named: order.source.name,
        environment: environment,
        overrides: order.overrides,
        data: order.data
      )
    case .template(let template):
      self = try template.design(with: order.data, overrides: order.overrides)
    }
  }

  func drawing(of order: Order) throws(DesignError) -> Drawing {
    try drawing(
      size: order.size.map { CGSize(width: $0.width, height: $0.height) },
      scale: order.scale.map { CGFloat($0) },
      overlays: order.options.overlays
    )
  }
}

extension Order {
  /// The same in the dark.
  var inDark: Order {
    var order = self
    order.overrides.traits.userInterfaceStyle = .dark
    return order
  }

  fileprivate func scene() throws(DesignError) -> Scene {
    try Design(self).drawing(of: self).scene
  }
}
