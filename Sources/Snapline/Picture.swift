public import Foundation
public import SnaplineEnvironment
public import SnaplineImages
import SnaplineRendering
public import SnaplineScene

/// A tree as it looked when it was rendered, ready to be written in any format.
public struct Picture: Sendable {
  public let scene: Scene
  private let environment: Environment

  public init(scene: Scene, environment: Environment = .current) {
    self.scene = scene
    self.environment = environment
  }

  public func png() throws -> Data { try scene.png(environment: environment) }
  public func bitmap() throws -> Bitmap { try scene.bitmap(environment: environment) }
  public func svg() -> String { scene.svg() }
}
