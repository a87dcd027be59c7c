import Foundation
public import SnaplineLayout

/// A closure with a title and a picture: UIKit's `UIAction`.
open class Action: MenuElement, MenuLeaf {
  /// Identifies an action; a control keeps one action for each identifier.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  public typealias Handler = (Action) -> Void

  public let identifier: Identifier
  open var discoverabilityTitle: String?
  open var attributes: Attributes
  open var state: State
  /// The sender of the action, while its handler runs.
  public internal(set) var sender: Any?
  let handler: Handler

  public init(
    title: String = "",
    subtitle: String? = nil,
    image: Image? = nil,
    identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: Attributes = [],
    state: State = .off,
    handler: @escaping Handler
  ) {
    self.identifier = identifier ?? Identifier("action-\(UUID().uuidString)")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle)
    picture = image
  }

  func perform(for sender: Any?) {
    guard !attributes.contains(.disabled) else { return }
    self.sender = sender
    defer { self.sender = nil }
    handler(self)
  }
}
