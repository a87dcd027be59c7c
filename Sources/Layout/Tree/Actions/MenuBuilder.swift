public import Foundation

/// The object with which a responder changes the menus of an app: UIKit's `UIMenuBuilder`.
///
/// No menu is built here by itself: a test passes a builder to ``Responder/buildMenu(with:)``.
public protocol MenuBuilder: NSObjectProtocol {
  /// The system whose menus are built.
  var system: MenuSystem { get }

  func menu(for identifier: Menu.Identifier) -> Menu?
  func command(for action: Selector, propertyList: Any?) -> MenuCommand?

  func replace(menu replacedIdentifier: Menu.Identifier, with replacementMenu: Menu)
  func replaceChildren(
    ofMenu parentIdentifier: Menu.Identifier,
    from childrenBlock: ([MenuElement]) -> [MenuElement]
  )
  func insertSibling(_ siblingMenu: Menu, beforeMenu siblingIdentifier: Menu.Identifier)
  func insertSibling(_ siblingMenu: Menu, afterMenu siblingIdentifier: Menu.Identifier)
  func insertChild(_ childMenu: Menu, atStartOfMenu parentIdentifier: Menu.Identifier)
  func insertChild(_ childMenu: Menu, atEndOfMenu parentIdentifier: Menu.Identifier)
  func remove(menu removedIdentifier: Menu.Identifier)
}

/// The menus of the app, or those of a view: UIKit's `UIMenuSystem`.
public final class MenuSystem: NSObject, Sendable {
  public static let main = MenuSystem()
  public static let context = MenuSystem()

  private override init() {}

  // Nothing is built anew; a call is recorded.
  public func setNeedsRebuild() { UnansweredCall.note("UIMenuSystem.setNeedsRebuild()") }
  public func setNeedsRevalidate() { UnansweredCall.note("UIMenuSystem.setNeedsRevalidate()") }
}

/// A builder for tests, whose menus code changes like those of an app.
///
///     let menus = MenuTree([Menu(title: "File", identifier: .file)])
///     controller.buildMenu(with: menus)
///     #expect(menus.menu(for: .file)?.children.count == 2)
public final class MenuTree: NSObject, MenuBuilder {
  public let system: MenuSystem
  /// The menu that holds the others.
  public private(set) var root: Menu

  public init(_ menus: [Menu], in system: MenuSystem = .main) {
    self.system = system
    root = Menu(title: "", subtitle: nil, identifier: .root, options: [], children: menus)
  }

  public func menu(for identifier: Menu.Identifier) -> Menu? {
    root.first { ($0 as? Menu)?.identifier == identifier } as? Menu
  }

  public func command(for action: Selector, propertyList: Any?) -> MenuCommand? {
    let wanted = propertyList.map { "\($0)" }
    return root.first { element in
      guard let command = element as? MenuCommand, command.action == action else { return false }
      return command.propertyList.map { "\($0)" } == wanted
    } as? MenuCommand
  }

  // MARK: Changes

  public func replace(menu replacedIdentifier: Menu.Identifier, with replacementMenu: Menu) {
    change(around: replacedIdentifier) { _ in [replacementMenu] }
  }

  public func replaceChildren(
    ofMenu parentIdentifier: Menu.Identifier,
    from childrenBlock: ([MenuElement]) -> [MenuElement]
  ) {
    guard let parent = menu(for: parentIdentifier) else { return }
    let menu = parent.replacingChildren(childrenBlock(parent.children))
    if parent === root { root = menu } else { replace(menu: parentIdentifier, with: menu) }
  }

  public func insertSibling(_ siblingMenu: Menu, beforeMenu siblingIdentifier: Menu.Identifier) {
    change(around: siblingIdentifier) { [siblingMenu, $0] }
  }

  public func insertSibling(_ siblingMenu: Menu, afterMenu siblingIdentifier: Menu.Identifier) {
    change(around: siblingIdentifier) { [$0, siblingMenu] }
  }

  public func insertChild(_ childMenu: Menu, atStartOfMenu parentIdentifier: Menu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 }
  }

  public func insertChild(_ childMenu: Menu, atEndOfMenu parentIdentifier: Menu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] }
  }

  public func remove(menu removedIdentifier: Menu.Identifier) {
    change(around: removedIdentifier) { _ in [] }
  }

  /// Puts what `new` answers in the place of a menu, wherever it lies.
  private func change(around identifier: Menu.Identifier, _ new: (Menu) -> [MenuElement]) {
    root = root.replacing(identifier, new) ?? root
  }
}

extension Menu {
  /// The first that is meant of the menu and all that lies in it.
  fileprivate func first(where isMeant: (MenuElement) -> Bool) -> MenuElement? {
    if isMeant(self) { return self }
    for child in children {
      if let menu = child as? Menu {
        if let found = menu.first(where: isMeant) { return found }
      } else if isMeant(child) {
        return child
      }
    }
    return nil
  }

  /// The menu with other entries in the place of one below it; nothing where that isn't there.
  fileprivate func replacing(_ identifier: Identifier, _ new: (Menu) -> [MenuElement]) -> Menu? {
    var children = children
    for (place, child) in children.enumerated() {
      guard let menu = child as? Menu else { continue }
      if menu.identifier == identifier {
        children.replaceSubrange(place...place, with: new(menu))
        return replacingChildren(children)
      }
      if let changed = menu.replacing(identifier, new) {
        children[place] = changed
        return replacingChildren(children)
      }
    }
    return nil
  }
}
