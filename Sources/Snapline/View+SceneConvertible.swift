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
    let own = environment
    defer { environment = own }
    change(&environment)
    return try lookedAtScene(size: size ?? environment.device?.size)
  }
}

extension View {
  /// A scene that says what decided its frames, with what rules ask of its views.
  func lookedAtScene(size: CGSize? = nil) throws -> Scene {
    var (scene, views) = try explainedScene(size: size)
    scene.origins.addLooks(of: views)
    scene.facts = SceneFacts(of: views)
    scene.facts.addTroubles(of: self, in: views)
    scene.elements = spokenElements(in: views)
    return scene
  }
}
