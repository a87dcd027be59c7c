public import SnaplineEnvironment
public import SnaplineScene

public import struct Foundation.CGSize

/// A value that can be made into a scene in an environment other than its own.
public protocol SurroundedSceneConvertible: SceneConvertible {
  /// The scene in the value's environment with changes, at the size of its device unless one is given.
  func convertedToScene(
    size: CGSize?,
    changing change: (inout Environment) -> Void
  ) throws -> Scene
}
