public import SnaplineLayout
public import SnaplineScene
import SnaplineText

public import struct Foundation.CGSize

extension View: SceneConvertible {
  public func convertedToScene(size: CGSize?) throws -> Scene { try scene(size: size) }

  public static var libraryVersions: [String: String] { TextLibraries.versions }
}
