public import SnaplineEnvironment
public import SnaplineScene

public import struct Foundation.CGSize

/// What can be made into a scene in other surroundings than its own.
public protocol SurroundedSceneConvertible: SceneConvertible {
  /// The scene in the value's environment with changes, at the size of its device unless one is said.
  func convertedToScene(
    size: CGSize?,
    changing change: (inout Environment) -> Void
  ) throws -> Scene
}
