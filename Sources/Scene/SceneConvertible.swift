public import struct Foundation.CGSize

/// A value that can be made into a scene, so that it can be compared without knowing its type.
public protocol SceneConvertible {
  /// The scene at a size in points, or at the value's own.
  func convertedToScene(size: CGSize?) throws -> Scene

  /// The versions of the libraries that decide the layout of such scenes, by name.
  static var libraryVersions: [String: String] { get }
}

extension SceneConvertible {
  public static var libraryVersions: [String: String] { [:] }
}

extension Scene: SceneConvertible {
  /// The scene itself; its size was settled when it was made.
  public func convertedToScene(size: CGSize?) -> Scene { self }
}
