import Foundation
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineScene

/// What a view drew by itself, and what it was drawn for.
struct ViewDrawing {
  var drawing: RecordedDrawing
  var size: CGSize
  var traits: Traits
}

extension View {
  /// What the view's `draw(_:)` draws: noted once, until its size or its traits change or
  /// ``setNeedsDisplay()`` is called.
  ///
  /// A change of the size alone leaves it to the ``contentMode``, which `redraw` leaves to the view.
  func recordDrawing(into recorder: SceneRecorder, edges: Edges) {
    guard recorder.mayDraw(self), box.width > 0, box.height > 0 else { return }
    guard rare?.isDrawing != true else {
      return report(DrawingFault.recursive.diagnostic(recorder.environment.limits))
    }
    let kept = rare?.drawing
    let isUsable =
      kept?.traits == recorder.traits && (kept?.size == box.size || contentMode != .redraw)
    let shown: ViewDrawing
    if let kept, isUsable {
      shown = kept
    } else {
      let environment = recorder.environment(with: recorder.traits)
      shown = ViewDrawing(
        drawing: drawing(in: environment),
        size: box.size,
        traits: recorder.traits
      )
      for diagnostic in shown.drawing.diagnostics { report(diagnostic) }
      if !shown.drawing.items.isEmpty || kept != nil { changeRare { $0.drawing = shown } }
    }
    guard !shown.drawing.items.isEmpty else { return }
    let whole = CGRect(origin: CGPoint(x: edges.left, y: edges.top), size: box.size)
    let frame = contentMode.frame(of: shown.size, in: whole)
    let map = Transform(
      a: frame.width / shown.size.width,
      b: 0,
      c: 0,
      d: frame.height / shown.size.height,
      tx: frame.minX,
      ty: frame.minY
    )
    let clip = CGRect(origin: .zero, size: shown.size)
    for item in shown.drawing.placed(in: clip, by: map) { recorder.append(item) }
  }

  private func drawing(in environment: Environment) -> RecordedDrawing {
    let canvas = CGRect(origin: .zero, size: box.size)
    let context = DrawingContext(environment: environment, bounds: canvas)
    context.translateBy(x: -boundsOrigin.x, y: -boundsOrigin.y)
    changeRare { $0.isDrawing = true }
    context.whileCurrent { draw(bounds) }
    changeRare { $0.isDrawing = false }
    return context.finish()
  }
}

extension Layer {
  /// What the layer's class drew by `draw(in:)` when it was asked to for the last time.
  func recordDrawing(into recorder: SceneRecorder, shape: Shape) {
    let bounds = bounds
    guard bounds.width > 0, bounds.height > 0 else { return }
    if takeDisplay() {
      let environment = recorder.environment(with: recorder.traits)
      let context = DrawingContext(environment: environment, bounds: bounds)
      context.whileCurrent { draw(in: context) }
      own.drawing = context.finish()
    }
    guard let drawing = own.drawing, !drawing.items.isEmpty else { return }
    let place = Transform(
      translationX: shape.bounds.left - bounds.minX,
      y: shape.bounds.top - bounds.minY
    )
    for item in drawing.placed(in: bounds, by: place) { recorder.append(item) }
  }

  /// The picture that is the layer's contents.
  func recordContents(into recorder: SceneRecorder, shape: Shape) {
    guard let raster = contents as? Raster, raster.width > 0, raster.height > 0 else { return }
    let scale = contentsScale > 0 ? contentsScale : 1
    let size = CGSize(
      width: CGFloat(raster.width) / scale,
      height: CGFloat(raster.height) / scale
    )
    let frame = contentsGravity.mode.frame(of: size, in: shape.bounds.rect)
    recorder.append(.picture(raster, recorder.grid.edges(of: frame)))
  }
}

extension Layer.ContentsGravity {
  fileprivate var mode: View.ContentMode {
    switch self {
    case .resize: .scaleToFill
    case .resizeAspect: .scaleAspectFit
    case .resizeAspectFill: .scaleAspectFill
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    }
  }
}
