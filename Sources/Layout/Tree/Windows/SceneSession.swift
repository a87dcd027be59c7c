public import Foundation

/// What a phone keeps of a scene while it is closed: UIKit's `UISceneSession`.
public final class SceneSession: NSObject {
  public let role: Role
  public let configuration: SceneConfiguration
  public let persistentIdentifier = UUID().uuidString
  public internal(set) weak var scene: ConnectedScene?
  public var userInfo: [String: Any]?

  public init(role: Role = .windowApplication, configuration: SceneConfiguration? = nil) {
    self.role = role
    self.configuration = configuration ?? SceneConfiguration(name: nil, sessionRole: role)
  }

  /// What a scene is for; the raw values are UIKit's.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive"
    )
  }
}

/// The name, the role and the classes of a scene: UIKit's `UISceneConfiguration`.
public final class SceneConfiguration: NSObject {
  public let name: String?
  public let role: SceneSession.Role
  public var sceneClass: AnyClass?
  public var delegateClass: AnyClass?

  public init(name: String?, sessionRole: SceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}
