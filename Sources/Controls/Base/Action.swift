public import Foundation

/// One entry of a menu, or what a control does: UIKit's `UIMenuElement`.
open class MenuElement: NSObject {
  public let title: String
  open var subtitle: String?
  public let image: Image?

  package init(title: String, subtitle: String?, image: Image?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }

  /// How an entry stands in its menu; the raw values are UIKit's.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Attributes(rawValue: 1)
    public static let destructive = Attributes(rawValue: 2)
    public static let hidden = Attributes(rawValue: 4)
    public static let keepsMenuPresented = Attributes(rawValue: 8)
  }

  /// Whether an entry is marked; the raw values are UIKit's.
  public enum State: Int, Hashable, Sendable {
    case off, on, mixed
  }
}

/// A closure with a title and a picture: UIKit's `UIAction`.
open class Action: MenuElement {
  /// What tells actions apart, of which a control keeps one of each.
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
  /// Who sent the action, while it is done.
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
    super.init(title: title, subtitle: subtitle, image: image)
  }

  func perform(for sender: Any?) {
    guard !attributes.contains(.disabled) else { return }
    self.sender = sender
    defer { self.sender = nil }
    handler(self)
  }
}

/// Actions and menus under a title, which nobody opens here: UIKit's `UIMenu`.
open class Menu: MenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How a menu shows its entries; the raw values are UIKit's.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let displayInline = Options(rawValue: 1)
    public static let destructive = Options(rawValue: 2)
    public static let singleSelection = Options(rawValue: 32)
    public static let displayAsPalette = Options(rawValue: 128)
  }

  public let identifier: Identifier
  public let options: Options
  public let children: [MenuElement]

  public init(
    title: String = "",
    subtitle: String? = nil,
    image: Image? = nil,
    identifier: Identifier? = nil,
    options: Options = [],
    children: [MenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("menu-\(UUID().uuidString)")
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The same menu with other entries.
  open func replacingChildren(_ newChildren: [MenuElement]) -> Menu {
    Menu(
      title: title,
      subtitle: subtitle,
      image: image,
      identifier: identifier,
      options: options,
      children: newChildren
    )
  }

  /// The entries that are marked.
  open var selectedElements: [MenuElement] {
    children.filter { ($0 as? Action)?.state == .on }
  }
}
