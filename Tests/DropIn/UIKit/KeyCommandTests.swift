import TestSupport
import Testing
import UIKit

/// A controller with keys and menus of its own, as apps for tablets have them.
private final class EditorController: UIViewController {
  var saved = 0
  var isWide = true

  override var keyCommands: [UIKeyCommand]? {
    let save = UIKeyCommand(
      title: "Save",
      image: UIImage(systemName: "tray"),
      action: Selector("save:", EditorController.save),
      input: "s",
      modifierFlags: .command
    )
    return [save] + (super.keyCommands ?? [])
  }

  func save(_ sender: Any?) { saved += 1 }

  override func validate(_ command: UICommand) {
    super.validate(command)
    if command.title == "Wide" { command.state = isWide ? .on : .off }
  }

  override func buildMenu(with builder: any UIMenuBuilder) {
    super.buildMenu(with: builder)
    guard builder.system == .main else { return }
    builder.remove(menu: .format)
    let wide = UICommand(title: "Wide", action: Selector("wide:"), propertyList: "wide")
    let layout = UIMenu(title: "Layout", identifier: UIMenu.Identifier("layout"), children: [wide])
    builder.insertSibling(layout, afterMenu: .file)
    builder.insertChild(UIMenu(title: "Export", options: .displayInline), atStartOfMenu: .file)
    builder.replaceChildren(ofMenu: .help) { _ in [UIAction(title: "Manual") { _ in }] }
  }
}

@Suite struct `Keys and menus of an app` {
  private let editor = EditorController()

  private func menus() -> MenuTree {
    let open = UIAction(title: "Open", identifier: UIAction.Identifier("open")) { _ in }
    return MenuTree([
      UIMenu(title: "File", identifier: .file, children: [open]),
      UIMenu(title: "Format", identifier: .format),
      UIMenu(title: "Help", image: UIImage(systemName: "star"), identifier: .help),
    ])
  }

  @Test func `give commands, which the controller has`() throws {
    #expect(UIView().keyCommands == nil)
    let save = try #require(editor.keyCommands?.first)
    #expect(save.input == "s" && save.modifierFlags == .command && save.image != nil)
    #expect(UIApplication.shared.sendAction(save.action, to: editor, from: save, for: nil))
    #expect(editor.saved == 1)
    let find = UIKeyCommand(input: "f", modifierFlags: [.command, .shift], action: save.action)
    editor.addKeyCommand(find)
    #expect(editor.keyCommands?.map(\.input) == ["s", "f"] && find.title.isEmpty)
    editor.removeKeyCommand(find)
    #expect(editor.keyCommands?.count == 1)
  }

  @Test func `are changed by whoever builds them`() throws {
    let menus = menus()
    editor.buildMenu(with: menus)
    expectEqual(menus.root.children.map(\.title), ["File", "Layout", "Help"])
    expectEqual(menus.menu(for: .file)?.children.map(\.title), ["Export", "Open"])
    let help = try #require(menus.menu(for: .help))
    #expect(help.children.map(\.title) == ["Manual"] && help.image != nil)
    #expect(menus.menu(for: .format) == nil && menus.menu(for: .root) === menus.root)
    #expect(menus.action(for: UIAction.Identifier("open"))?.title == "Open")
    #expect(menus.action(for: UIAction.Identifier("close")) == nil)
    let wide = menus.command(for: Selector("wide:"), propertyList: "wide")
    #expect(wide?.title == "Wide")
    #expect(menus.command(for: Selector("wide:"), propertyList: nil) == nil)
  }

  @Test func `stay as they are in the menus of a view`() {
    let menus = MenuTree([UIMenu(title: "Format", identifier: .format)], in: .context)
    editor.buildMenu(with: menus)
    expectEqual(menus.root.children.map(\.title), ["Format"])
    menus.insertSibling(UIMenu(title: "First"), beforeMenu: .format)
    menus.insertChild(UIMenu(title: "Last"), atEndOfMenu: .root)
    menus.replace(menu: .format, with: UIMenu(title: "Text", identifier: .text))
    menus.remove(menu: .file)
    expectEqual(menus.root.children.map(\.title), ["First", "Text", "Last"])
    let calls = SystemCall.recorded { UIMenuSystem.main.setNeedsRebuild() }
    #expect(calls.map(\.name) == ["UIMenuSystem.setNeedsRebuild()"])
  }

  @Test func `mark what holds`() {
    let wide = UICommand(title: "Wide", action: Selector("wide:"))
    let menu = UIMenu(title: "Layout", children: [wide, UIAction(title: "Other") { _ in }])
    #expect(menu.selectedElements.isEmpty)
    editor.validate(wide)
    #expect(menu.selectedElements == [wide])
    let other = menu.replacingChildren([wide])
    #expect(other.title == "Layout" && other.identifier == menu.identifier)
  }
}

/// A list of a controller that overrides what its rows' menus consist of.
private final class ListWithMenus: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    2
  }

  override func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: "\(indexPath.row)" as NSString)
  }
}

/// The same for items.
private final class GridWithMenus: UICollectionViewController {
  override func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(identifier: "\(indexPath.item)" as NSString)
  }
}

@Suite struct `The menus of a controller's list` {
  @Test func `are overridden`() {
    let list = ListWithMenus(style: .plain)
    list.view.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    let path = IndexPath(row: 1, section: 0)
    let row = list.tableView.contextMenuConfiguration(forRowAt: path)
    #expect((row?.identifier as? NSString) == "1")
    let grid = GridWithMenus(collectionViewLayout: UICollectionViewFlowLayout())
    let delegate: any UICollectionViewDelegate = grid
    let item = delegate.collectionView(
      grid.collectionView,
      contextMenuConfigurationForItemsAt: [path],
      point: .zero
    )
    #expect((item?.identifier as? NSString) == "1")
  }
}
