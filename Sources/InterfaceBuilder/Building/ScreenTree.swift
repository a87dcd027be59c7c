import Foundation
import SnaplineControls
import SnaplineDiagnostics
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineInputs
import SnaplineLayout
import SnaplineScene

/// The views of a scene on their canvas, with the bars around them.
final class ScreenTree {
  private let document: InterfaceDocument
  private let name: String
  private let builder: SceneBuilder
  private let notes = Notebook()
  private let host = View(frame: .zero)
  private let controller = SceneController()
  private let container = SceneContainer()
  /// Views that nothing shows, each laid out by itself.
  private var loose: [View] = []
  private let objects: [XMLElement]

  init(of scene: InterfaceScene, in document: InterfaceDocument, size: CGSize?) {
    self.document = document
    (name, objects) = (scene.name, scene.objects)
    // A screen has no room in itself.
    let around = scene.controller?.id.map { Embedding().inside($0) }
    builder = SceneBuilder(document, embedding: around ?? Embedding(), notes: notes)
    for object in scene.objects { notes.survey(object) }
    let size = size ?? Self.size(of: scene, in: document)
    let bars = SimulatedBars(of: scene, size: size, in: document)
    var environment = document.environment
    environment.safeArea = bars.outerInsets
    host.environment = environment
    let height = bars.rootTop + size.height + bars.rootBottom
    host.frame = CGRect(x: 0, y: 0, width: size.width, height: height)
    host.backgroundColor = .systemBackground
    if bars.hasNavigationBar || bars.hasTabBar { container.addChild(controller) }
    if let root = scene.root {
      show(root, in: CGRect(origin: CGPoint(x: 0, y: bars.rootTop), size: size))
    } else {
      let kind = EmptyScreen(scene, in: document.segues)
      notes.note(.emptyScreen(kind), at: scene.controller ?? document.contents.root, example: name)
    }
    if let owner = scene.controller { builder.noteGuides(of: controller, owner) }
    ScreenBars(bars: bars, scene: scene, segues: document.segues, builder: builder).show(on: host)
    for other in scene.others where !builder.isMade(other) {
      let view = builder.part(other)
      if view.superview == nil { loose.append(view) }
    }
    builder.finish()
  }

  private static func size(of scene: InterfaceScene, in document: InterfaceDocument) -> CGSize {
    let (screen, recorded) = (document.canvas.device.size, document.canvas.recordedSize)
    guard let root = scene.root else { return screen }
    guard var size = root.recordedFrame?.size else {
      let isBox = scene.controller == nil && ViewKinds.table[root.name] == nil
      return isBox ? root.constrainedSize(else: PlaceholderView.size) : screen
    }
    // What filled the recorded screen fills another one too.
    if size.width == recorded.width { size.width = screen.width }
    if size.height == recorded.height { size.height = screen.height }
    return size
  }

  private func show(_ root: XMLElement, in frame: CGRect) {
    let view = builder.part(root)
    view.fillsItsPlace()
    view.frame = frame
    if !(view is TableViewCell) { controller.view = view }
    host.addSubview(view)
  }

  /// Lays the screen out, with all texts so many times as long.
  func laidOut(
    scale: CGFloat?,
    overlays: Set<Overlay> = [],
    textLength: Double = 1
  ) throws(DesignError) -> InterfaceDocument.LaidOut {
    if textLength != 1 {
      let lengthening = TextLengthening(textLength)
      while lengthening.apply(to: host) { host.layoutIfNeeded() }
    }
    let marked = builder.marked
    var open: OpenNumbers = [:]
    if !marked.isEmpty {
      layOutUnseen()
      open = openNumbers(of: roots)
      keepRecorded(open, of: marked)
    }
    var (scene, views): (Scene, [View])
    do {
      (scene, views) = try host.recordedScene(
        size: host.bounds.size,
        scale: scale,
        overlays: overlays
      )
      scene.facts = SceneFacts(of: views)
    } catch {
      throw DesignError(diagnostics: [error.diagnostic(in: document.name)])
    }
    layOutUnseen()
    if marked.isEmpty { open = openNumbers(of: roots) }
    var all = report
    all.remarks.merge(document.remarks)
    let drawing = InterfaceDocument.Drawing(
      name: name,
      scene: scene,
      frames: frames(open),
      diagnostics: document.diagnostics(of: all),
      report: report
    )
    return InterfaceDocument.LaidOut(drawing: drawing, views: views, canvas: host, tree: self)
  }

  /// The lines of views and constraints in the document, by what explanations call them.
  var lines: [String: Int] {
    var lines: [String: Int] = [:]
    for element in objects.flatMap(\.subtree) {
      let names = [
        element.id, element["identifier"], element.child("accessibility")?["identifier"],
      ]
      for name in names.compactMap(\.self) where lines[name] == nil { lines[name] = element.line }
    }
    return lines
  }

  /// Lays out rows below a table's edge, and views that no screen shows.
  private func layOutUnseen() {
    for view in builder.cells where view.superview == nil { layOut(view, edges: .zero) }
    // Xcode shows such a view on a screen of its own.
    for view in loose where view.superview == nil {
      let edges = SafeAreas.insets(
        of: document.canvas,
        height: view.frame.height,
        metrics: document.environment.metrics
      )
      layOut(view, edges: edges)
    }
  }

  private func layOut(_ view: View, edges: EdgeInsets) {
    var environment = document.environment
    environment.safeArea = edges
    view.environment = environment
    view.layoutIfNeeded()
  }

  /// The screen, and what lies in none.
  private var roots: [View] { [host] + (builder.cells + loose).filter { $0.superview == nil } }

  private func frames(_ open: OpenNumbers) -> [InterfaceDocument.IdentifiedFrame] {
    builder.order.compactMap { id in
      guard let view = builder.views[id] else { return nil }
      return InterfaceDocument.IdentifiedFrame(
        identifier: id,
        className: "\(type(of: view))",
        frame: view.frame,
        isPlaceholder: view is PlaceholderView,
        open: open[ObjectIdentifier(view)]?.map { "\($0)" } ?? []
      )
    }
  }

  private var report: ScreenReport {
    ScreenReport(remarks: notes.remarks, layout: host.layoutDiagnostics)
  }
}

extension SceneError {
  fileprivate func diagnostic(in file: String) -> Diagnostic {
    let subject =
      switch self {
      case .noArea(let size): "the screen would be \(size.width) by \(size.height) points"
      case .tooLarge(let width, let height, _):
        "the picture would have \(width) by \(height) pixels"
      case .illegalScale(let scale): "\(scale) is no scale"
      }
    return Diagnostic(
      id: "canvas-size",
      severity: .error,
      subject: subject,
      place: Place(file: file),
      remedy: "say a size, such as --size 390x844"
    )
  }
}
