import Foundation
internal import SnaplineDiagnostics
internal import SnaplineDocuments
internal import SnaplineEnvironment
internal import SnaplineInterfaceBuilder
internal import SnaplineRendering
internal import SnaplineScene

extension Drawing {
  init(ofInterface order: Order, path: String) {
    do throws(DesignError) {
      var settings = InterfaceSettings()
      settings.overrides = order.overrides
      settings.keepsRecordedTextSizes = ProcessInfo.processInfo.environment["RECORDED"] != nil
      let document = try InterfaceDocument(contentsOf: path, settings: settings)
      var lines: [String] = []
      var said: [Diagnostic] = []
      var scene: Scene?
      let wanted = ProcessInfo.processInfo.environment["SCENE"]
      for name in document.sceneNames where wanted == nil || wanted == name {
        let drawing = try document.drawing(of: name)
        scene = drawing.scene
        said += drawing.diagnostics
        for frame in drawing.frames {
          lines.append("{\"id\":\"\(frame.identifier)\",\"frame\":[\(frame.frame.minX),\(frame.frame.minY),\(frame.frame.width),\(frame.frame.height)]}")
        }
      }
      if order.format == .svg {
        self.init(diagnostics: [], filesRead: [], bytes: Array("{\"views\":[\(lines.joined(separator: ","))]}".utf8))
        return
      }
      let png = try? scene?.png(environment: document.environment)
      self.init(diagnostics: said, filesRead: [], bytes: png.map { [UInt8]($0) })
    } catch {
      self.init(diagnostics: error.diagnostics, filesRead: [], bytes: nil)
    }
  }
}
