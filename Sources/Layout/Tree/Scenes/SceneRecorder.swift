public import Foundation
public import SnaplineEnvironment
public import SnaplineGeometry
public import SnaplineScene

/// Collects a scene from a laid-out tree; views with content add to it.
public final class SceneRecorder {
  public private(set) var items: [DisplayItem] = []
  var tree = LayoutTree()
  /// The views of the tree's nodes, in their order.
  var noted: [View] = []

  /// Where the bounds of the current view begin on the canvas.
  public internal(set) var origin = CGPoint.zero
  /// The traits of the current view.
  public internal(set) var traits: Traits
  /// Whether some view of the tree has other traits than the tree.
  var overridesTraits = false
  public let environment: Environment
  public let grid: PixelGrid

  package init(environment: Environment) {
    self.environment = environment
    traits = environment.traits
    grid = PixelGrid(scale: environment.traits.displayScale)
  }

  /// Makes room for as much as the tree had the last time.
  func expect(items count: Int, views: Int) {
    items.reserveCapacity(count)
    tree.nodes.reserveCapacity(views)
    noted.reserveCapacity(views)
  }

  /// The pictures that were recorded, and how many pixels they have in all.
  private var pictures: Set<ObjectIdentifier> = []
  private var picturePixels = 0

  public func append(_ item: DisplayItem) {
    // Items are large, and twice the room would be too much where there are many.
    if items.count == items.capacity, items.count >= 4_096 {
      items.reserveCapacity(items.count + items.count / 4)
    }
    items.append(item)
  }

  /// The classes that were met, and whether they may draw by themselves.
  private var drawingClasses: [ObjectIdentifier: Bool] = [:]

  private static let modulesThatDrawNothing = [
    "SnaplineLayout", "SnaplineControls", "SnaplineHelpers", "SnaplineDocuments",
  ]

  /// Whether the view's class may have a `draw(_:)` of its own: those of these modules have none.
  func mayDraw(_ view: View) -> Bool {
    let type = type(of: view)
    if let known = drawingClasses[ObjectIdentifier(type)] { return known }
    // As `String(reflecting:)` has it, which first looks for other descriptions that a type may have.
    let module = _typeName(type).prefix { $0 != "." }
    let mayDraw = !Self.modulesThatDrawNothing.contains { $0 == module }
    drawingClasses[ObjectIdentifier(type)] = mayDraw
    return mayDraw
  }

  /// The environment with a view's own traits.
  func environment(with traits: Traits) -> Environment {
    var environment = environment
    environment.traits = traits
    return environment
  }

  /// Whether a scene may have so many pixels more that were made for it.
  package func admits(pixels: Int) -> Bool {
    guard pixels <= environment.limits.scenePixels - picturePixels else { return false }
    picturePixels += pixels
    return true
  }

  /// Whether a scene may have a picture of so many pixels besides those it has; a file that it
  /// shows more than once counts once.
  package func admits(_ file: AnyObject, pixels: Int) -> Bool {
    guard !pictures.contains(ObjectIdentifier(file)) else { return true }
    guard pixels <= environment.limits.scenePixels - picturePixels else { return false }
    pictures.insert(ObjectIdentifier(file))
    picturePixels += pixels
    return true
  }
}
