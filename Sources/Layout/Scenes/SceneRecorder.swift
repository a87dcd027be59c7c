public import Foundation
public import SnaplineEnvironment
public import SnaplineGeometry
public import SnaplineScene

/// Collects a scene from a laid-out tree; views with content add to it.
public final class SceneRecorder {
  public private(set) var items: [DisplayItem] = []
  var tree = LayoutTree()

  /// Where the bounds of the view in hand begin on the canvas.
  public internal(set) var origin = CGPoint.zero
  /// The traits of the view in hand.
  public internal(set) var traits: Traits
  /// Whether some view of the tree has other traits than the tree.
  var overridesTraits = false
  public let environment: Environment
  public let grid: PixelGrid

  init(environment: Environment) {
    self.environment = environment
    traits = environment.traits
    grid = PixelGrid(scale: environment.traits.displayScale)
  }

  public func append(_ item: DisplayItem) { items.append(item) }
}
