import SnaplineEnvironment
import SnaplineRendering
import SnaplineScene
internal import Synchronization

internal import struct Foundation.CGSize

/// Keeps the last scene that a strategy made, so that rules can look at it whatever format is kept.
final class SceneWitness: Sendable {
  private let last = Mutex<Scene?>(nil)
  private let lastMasked = Mutex<[MaskedView]?>(nil)

  /// The one of the assertion that runs.
  @TaskLocal static var current: SceneWitness?

  var scene: Scene? { last.withLock { $0 } }

  /// The views whose content masks hid.
  var masked: [MaskedView]? { lastMasked.withLock { $0 } }

  /// The scene with what the assertion's masks hide painted over; rules look at all of it.
  static func note(_ scene: Scene) throws(SnapshotError) -> Scene {
    current?.last.withLock { $0 = scene }
    let masked = try scene.hiding(Mask.current)
    current?.lastMasked.withLock { $0 = masked.masked }
    return masked
  }
}

extension SceneConvertible {
  /// The scene, of which the assertion that runs is told.
  func notedScene(size: CGSize?) throws -> Scene {
    try SceneWitness.note(try convertedToScene(size: size))
  }
}

extension SurroundedSceneConvertible {
  /// The same in other surroundings.
  func notedScene(size: CGSize?, changing change: (inout Environment) -> Void) throws -> Scene {
    try SceneWitness.note(try convertedToScene(size: size, changing: change))
  }
}
