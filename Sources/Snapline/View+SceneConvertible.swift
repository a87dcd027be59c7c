import SnaplineControls
public import SnaplineEnvironment
public import SnaplineLayout
public import SnaplineRendering
public import SnaplineScene
import SnaplineText

public import struct Foundation.CGSize

extension View: SceneConvertible {
  public func convertedToScene(size: CGSize?) throws -> Scene { try lookedAtScene(size: size) }

  public static var libraryVersions: [String: String] { TextLibraries.versions }
}

extension View: SurroundedSceneConvertible {
  public func convertedToScene(
    size: CGSize?,
    changing change: (inout Environment) -> Void
  ) throws -> Scene {
    try surrounded(size: size, changing: change) { try $0.lookedAtScene(size: $1) }
  }
}

extension View {
  /// Has `body` lay this tree out at a size, in surroundings that hold for as long.
  func surrounded<Found>(
    size: CGSize?,
    changing change: (inout Environment) -> Void,
    _ body: (View, CGSize?) throws -> Found
  ) rethrows -> Found {
    let own = environment
    defer { environment = own }
    change(&environment)
    return try body(self, size ?? environment.device?.size)
  }

  /// A scene that says what decided its frames, with what rules ask of its views.
  func lookedAtScene(size: CGSize? = nil) throws -> Scene { try lookedAt(size: size).scene }

  /// The same, with the views of the tree by their places in it.
  func lookedAt(size: CGSize? = nil) throws -> (scene: Scene, views: [View]) {
    var (scene, views) = try explainedScene(size: size)
    scene.origins.addLooks(of: views)
    scene.facts = SceneFacts(of: views)
    scene.facts.addTroubles(of: self, in: views)
    scene.elements = spokenElements(in: views)
    return (scene, views)
  }
}
