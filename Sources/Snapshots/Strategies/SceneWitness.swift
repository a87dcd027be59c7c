import SnaplineEnvironment
import SnaplineRendering
import SnaplineScene
internal import Synchronization

internal import struct Foundation.CGSize

/// Keeps the last scene that a strategy made, so that rules can look at it whatever format is kept.
final class SceneWitness: Sendable {
  private let last = Mutex<Scene?>(nil)

  /// The one of the assertion that runs.
  @TaskLocal static var current: SceneWitness?

  var scene: Scene? { last.withLock { $0 } }

  static func note(_ scene: Scene) -> Scene {
    current?.last.withLock { $0 = scene }
    return scene
  }
}

extension SceneConvertible {
  /// The scene, of which the assertion that runs is told.
  func notedScene(size: CGSize?) throws -> Scene {
    SceneWitness.note(try convertedToScene(size: size))
  }
}

extension SurroundedSceneConvertible {
  /// The same in other surroundings.
  func notedScene(size: CGSize?, changing change: (inout Environment) -> Void) throws -> Scene {
    SceneWitness.note(try convertedToScene(size: size, changing: change))
  }
}
