public import Foundation
public import SnaplineEnvironment
public import SnaplineScene

/// Why a tree couldn't be made into a scene.
public enum SceneError: Error, Hashable, Sendable {
  /// A side is zero, negative or not a number.
  case noArea(CGSize)
  /// The picture would have more pixels than the environment's limits allow.
  case tooLarge(width: Double, height: Double, limit: Limits)
  /// The scale isn't a number above zero.
  case illegalScale(Double)
}

extension View {
  /// Lays out this tree at `size` and records what is to be painted.
  ///
  /// The view takes the size and keeps it. Without a size it keeps its own one; if it has none, it takes
  /// the size that its constraints and content ask for. Overlays lie over the picture, in a group of their
  /// own, and leave the layout as it is.
  public func scene(
    size: CGSize? = nil,
    scale: CGFloat? = nil,
    overlays: Set<Overlay> = []
  ) throws(SceneError) -> Scene {
    try recordedScene(size: size, scale: scale, overlays: overlays).scene
  }

  /// The same, with the views of the tree by their places in it.
  package func recordedScene(
    size: CGSize? = nil,
    scale: CGFloat? = nil,
    overlays: Set<Overlay> = []
  ) throws(SceneError) -> (scene: Scene, views: [View]) {
    let scale = try layOut(size: size, scale: scale)
    let recorder = SceneRecorder(environment: environment)
    recorder.expect(items: pass.recordedItems, views: pass.recordedViews)
    Environment.$current.withValue(recorder.environment) {
      recorder.record(self)
      if !overlays.isEmpty { OverlayRecorder(self, into: recorder).record(overlays) }
    }
    (pass.recordedItems, pass.recordedViews) = (recorder.items.count, recorder.noted.count)
    let scene = Scene(
      size: box.size,
      scale: scale,
      items: recorder.items,
      tree: recorder.tree
    )
    return (scene, recorder.noted)
  }

  /// Lays out this tree as for a scene; answers the scale that it has then.
  @discardableResult
  package func layOut(size: CGSize?, scale: CGFloat?) throws(SceneError) -> CGFloat {
    let scale = scale ?? environment.traits.displayScale
    guard scale > 0, scale.isFinite else { throw .illegalScale(scale) }
    if scale != treeEnvironment.traits.displayScale {
      var finer = treeEnvironment
      finer.traits.displayScale = scale
      environment = finer
    }
    try prepareCanvas(size: size, scale: scale)
    layoutIfNeeded()
    try check(box.size, scale: scale)
    return scale
  }

  /// A scene that says what decided its frames: the constraints, and the numbers of containers; with the
  /// views of the tree by their places in it.
  ///
  /// Looking costs about as much as recording does: it is meant for scenes that are kept.
  package func explainedScene(
    size: CGSize? = nil
  ) throws(SceneError) -> (scene: Scene, views: [View]) {
    var (scene, views) = try recordedScene(size: size)
    scene.origins = SceneOrigins(of: views)
    scene.origins.addWords(of: views)
    return (scene, views)
  }

  private func prepareCanvas(size: CGSize?, scale: CGFloat) throws(SceneError) {
    if let size {
      try check(size, scale: scale)
      pass.isSizeForced = true
      bounds.size = size
      node.frameChanged()
    } else if box.isEmpty {
      bounds.size = systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    }
  }

  private func check(_ size: CGSize, scale: CGFloat) throws(SceneError) {
    guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else {
      throw .noArea(size)
    }
    let limits = environment.limits
    let (width, height) = (size.width * scale, size.height * scale)
    let side = Double(limits.canvasSide)
    guard width <= side, height <= side, width * height <= Double(limits.canvasPixels) else {
      throw .tooLarge(width: width, height: height, limit: limits)
    }
  }
}
