package import SnaplineGeometry
package import SnaplineScene

/// One mark of an overlay as data: where it is, and what it says.
package struct OverlayMark {
  package let overlay: Overlay
  /// On the canvas; of a distance the line between its ends, with no height or no width.
  package let edges: Edges
  package let label: String
  /// The view that it is about.
  package let view: View?
  /// The constraint that it shows.
  package var reason: LayoutReason?
}

extension View {
  /// What overlays show of this tree, as it was last laid out and painted.
  package func marks(of overlays: Set<Overlay>, in scene: Scene) -> [OverlayMark] {
    let recorder = SceneRecorder(environment: environment)
    return OverlayRecorder(self, into: recorder).told(of: overlays, scene.items)
  }
}
