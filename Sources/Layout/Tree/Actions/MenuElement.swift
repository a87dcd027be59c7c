public import Foundation

/// One entry of a menu, or what a control does: UIKit's `UIMenuElement`.
open class MenuElement: NSObject {
  public let title: String
  open var subtitle: String?
  /// The picture beside the title, which the room of controls knows as an image.
  package final var picture: NSObject?

  package init(title: String, subtitle: String?) {
    self.title = title
    self.subtitle = subtitle
  }

  /// How an entry looks and behaves in its menu; the raw values are UIKit's.
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

/// An entry that does something when it is chosen: UIKit's `UIMenuLeaf`.
public protocol MenuLeaf: NSObjectProtocol {
  var title: String { get }
  var discoverabilityTitle: String? { get set }
  var attributes: MenuElement.Attributes { get set }
  var state: MenuElement.State { get set }
}

/// Actions and menus under a title: UIKit's `UIMenu`, which no user opens here.
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

  /// A menu without a picture.
  public init(
    title: String,
    subtitle: String?,
    identifier: Identifier?,
    options: Options,
    children: [MenuElement]
  ) {
    self.identifier = identifier ?? Identifier("menu-\(UUID().uuidString)")
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle)
  }

  /// The same menu with other entries.
  open func replacingChildren(_ newChildren: [MenuElement]) -> Menu {
    let menu = Menu(
      title: title,
      subtitle: subtitle,
      identifier: identifier,
      options: options,
      children: newChildren
    )
    menu.picture = picture
    return menu
  }

  /// The entries that are marked.
  open var selectedElements: [MenuElement] {
    children.filter { ($0 as? any MenuLeaf)?.state == .on }
  }
}
