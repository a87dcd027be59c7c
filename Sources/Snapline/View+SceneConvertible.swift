public import SnaplineEnvironment
public import SnaplineLayout
public import SnaplineRendering
public import SnaplineScene
import SnaplineText

public import struct Foundation.CGSize

extension View: SceneConvertible {
  public func convertedToScene(size: CGSize?) throws -> Scene { try explainedScene(size: size) }

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
    return try explainedScene(size: size ?? environment.device?.size)
  }
}
