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
  /// The scene, of which the assertion that runs is told, in the surroundings of its matrix.
  func notedScene(size: CGSize?) throws -> Scene {
    guard SnapshotMatrix.cell != nil else {
      return try SceneWitness.note(try convertedToScene(size: size))
    }
    guard let value = self as? any SurroundedSceneConvertible else {
      throw SnapshotError.unsupported(
        "a \(type(of: self)) can't be drawn in other surroundings",
        remedy: "leave the matrix out, or take the snapshot of its view"
      )
    }
    return try value.notedScene(size: size) { _ in }
  }
}

extension SurroundedSceneConvertible {
  /// The same in other surroundings; what a matrix says goes before what is changed here.
  func notedScene(size: CGSize?, changing change: (inout Environment) -> Void) throws -> Scene {
    var failure: SnapshotError?
    let scene = try convertedToScene(size: size) { environment in
      change(&environment)
      do throws(SnapshotError) {
        try SnapshotMatrix.cell?.change(&environment)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return try SceneWitness.note(scene)
  }
}
