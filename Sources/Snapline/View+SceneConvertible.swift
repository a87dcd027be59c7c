public import SnaplineLayout
public import SnaplineScene

public import struct Foundation.CGSize

extension View: SceneConvertible {
  public func convertedToScene(size: CGSize?) throws -> Scene { try scene(size: size) }
}
