import TestSupport
import Testing
import UIKit

/// A row with a menu that copies its title.
private final class MenuRow: UIView, UIContextMenuInteractionDelegate {
  let title = UILabel()

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard bounds.contains(location) else { return nil }
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { suggested in
      let copy = UIAction(title: "Copy") { _ in
        UIPasteboard.general.string = self.title.text
      }
      return UIMenu(title: "Row", children: [copy] + suggested)
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    let parameters = UIPreviewParameters()
    parameters.backgroundColor = .clear
    parameters.visiblePath = UIBezierPath(rect: title.frame)
    return UITargetedPreview(view: title, parameters: parameters)
  }
}

@Suite struct `A context menu` {
  @Test func `is made by its configuration`() throws {
    let row = MenuRow(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    let interaction = UIContextMenuInteraction(delegate: row)
    row.addInteraction(interaction)
    #expect(interaction.view === row && interaction.menuAppearance == .unknown)
    let delegate = try #require(interaction.delegate)
    let outside = CGPoint(x: 0, y: 90)
    #expect(
      delegate.contextMenuInteraction(interaction, configurationForMenuAtLocation: outside) == nil
    )
    let configuration = try #require(
      delegate.contextMenuInteraction(interaction, configurationForMenuAtLocation: .zero)
    )
    let menu = configuration.actionProvider?([UIAction(title: "More") { _ in }])
    #expect(menu?.children.map(\.title) == ["Copy", "More"])
    #expect(configuration.previewProvider == nil && configuration.identifier is NSUUID)
    let preview = delegate.contextMenuInteraction(
      interaction,
      previewForHighlightingMenuWithConfiguration: configuration
    )
    #expect(preview?.view === row.title && preview?.parameters.backgroundColor == .clear)
    let gone = delegate.contextMenuInteraction(
      interaction,
      previewForDismissingMenuWithConfiguration: configuration
    )
    #expect(gone == nil)
  }

  @Test func `knows a thing by its identifier and makes its preview`() {
    let configuration = UIContextMenuConfiguration(
      identifier: "one" as NSString,
      previewProvider: { UIViewController(nibName: "Preview", bundle: nil) }
    )
    #expect(configuration.identifier as? NSString == "one")
    #expect(configuration.previewProvider?()?.nibName == "Preview")
  }

  @Test func `of lines of text has their outline`() {
    let lines = [
      CGRect(x: 0, y: 0, width: 10, height: 5), CGRect(x: 0, y: 5, width: 20, height: 5),
    ]
    let parameters = UIPreviewParameters(textLineRects: lines.map { NSValue(cgRect: $0) })
    #expect(parameters.visiblePath?.bounds == CGRect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test func `keeps its preview when it goes elsewhere`() {
    let (view, other) = (UIView(), UIView())
    let target = UIDragPreviewTarget(container: other, center: CGPoint(x: 3, y: 4))
    let preview: UITargetedDragPreview = UITargetedDragPreview(view: view)
      .retargetedPreview(with: target)
    #expect(preview.view === view && preview.target === target)
  }
}

/// A list whose rows and items have menus.
private final class MenusOfAList: NSObject, UITableViewDataSource, UITableViewDelegate,
  UICollectionViewDataSource, UICollectionViewDelegate
{
  var points: [CGPoint] = []
  let lifted = UIView()

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }

  func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    points.append(point)
    guard indexPath.row > 0 else { return nil }
    return UIContextMenuConfiguration(identifier: "row \(indexPath.row)" as NSString)
  }

  func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { UITargetedPreview(view: lifted) }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { 3 }
  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    points.append(point)
    return UIContextMenuConfiguration(identifier: "item \(indexPath.item)" as NSString)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { UITargetedPreview(view: lifted) }
}

/// A collection's delegate that gives several items one menu, as it has been since iOS 16.
private final class MenusOfMany: NSObject, UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let items = indexPaths.map { "\($0.item)" }.joined(separator: " ")
    return UIContextMenuConfiguration(identifier: "items \(items)" as NSString)
  }
}

@Suite struct `The context menu of a list` {
  private let menus = MenusOfAList()
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  private let collection: UICollectionView

  init() {
    let layout = UICollectionViewFlowLayout()
    (layout.itemSize, layout.minimumLineSpacing) = (CGSize(width: 100, height: 40), 0)
    let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    collection = UICollectionView(frame: frame, collectionViewLayout: layout)
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    table.rowHeight = 50
    (table.dataSource, table.delegate) = (menus, menus)
    (collection.dataSource, collection.delegate) = (menus, menus)
  }

  private func path(_ number: Int) -> IndexPath { IndexPath(row: number, section: 0) }

  private func name(_ configuration: UIContextMenuConfiguration?) -> String? {
    (configuration?.identifier as? NSString).map(String.init)
  }

  @Test func `is what its delegate gives the row that is held`() {
    #expect(table.contextMenuConfiguration(forRowAt: path(0)) == nil)
    let row = table.contextMenuConfiguration(forRowAt: path(1))
    #expect(name(row) == "row 1")
    let point = CGPoint(x: 7, y: 110)
    #expect(name(table.contextMenuConfiguration(forRowAt: path(2), point: point)) == "row 2")
    #expect(table.contextMenuConfiguration(forRowAt: path(9)) == nil)
    expectEqual(menus.points, [CGPoint(x: 50, y: 25), CGPoint(x: 50, y: 75), point])
  }

  @Test func `asks a collection's delegate for one item as before iOS 16`() {
    let item = collection.contextMenuConfiguration(forItemsAt: [path(1)])
    #expect(name(item) == "item 1" && menus.points == [CGPoint(x: 50, y: 60)])
    #expect(collection.contextMenuConfiguration(forItemsAt: [path(0), path(1)]) == nil)
    #expect(collection.contextMenuConfiguration(forItemsAt: [path(8)]) == nil)
  }

  @Test func `may be one for several items, or for none`() {
    let many = MenusOfMany()
    collection.delegate = many
    let both = collection.contextMenuConfiguration(forItemsAt: [path(0), path(1)])
    #expect(name(both) == "items 0 1")
    #expect(name(collection.contextMenuConfiguration(forItemsAt: [])) == "items ")
  }

  @Test func `is lifted as its delegate says, by newer functions and by older ones`() {
    let configuration = UIContextMenuConfiguration()
    let delegate: any UITableViewDelegate = menus
    let row = delegate.tableView(
      table,
      previewForHighlightingContextMenuWithConfiguration: configuration
    )
    #expect(row?.view === menus.lifted)
    let gone = delegate.tableView(
      table,
      previewForDismissingContextMenuWithConfiguration: configuration
    )
    #expect(gone == nil)
    let items: any UICollectionViewDelegate = menus
    let item = items.collectionView(
      collection,
      contextMenuConfiguration: configuration,
      dismissalPreviewForItemAt: path(0)
    )
    #expect(item?.view === menus.lifted)
    let shown = items.collectionView(
      collection,
      contextMenuConfiguration: configuration,
      highlightPreviewForItemAt: path(0)
    )
    #expect(shown == nil)
  }
}

@Suite struct `The menu of copying and pasting` {
  @Test func `keeps its entries, and is recorded instead of shown`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let menu = UIMenuController.shared
    let calls = SystemCall.recorded {
      menu.menuItems = [UIMenuItem(title: "Copy", action: Selector("copyText"))]
      menu.showMenu(from: view, rect: view.bounds)
      menu.hideMenu()
    }
    #expect(menu.menuItems?.first?.action == Selector("copyText") && !menu.isMenuVisible)
    menu.menuItems = nil
    let names = ["UIMenuController.showMenu(from:rect:)", "UIMenuController.hideMenu()"]
    #expect(calls.map(\.name) == names)
  }

  @Test func `asks its delegate`() {
    final class Editor: NSObject, UIEditMenuInteractionDelegate {}
    let (editor, view) = (Editor(), UIView())
    let interaction = UIEditMenuInteraction(delegate: editor)
    view.addInteraction(interaction)
    let place = CGPoint(x: 3, y: 4)
    let configuration = UIEditMenuConfiguration(identifier: "edit", sourcePoint: place)
    let calls = SystemCall.recorded { interaction.presentEditMenu(with: configuration) }
    #expect(calls.map(\.name) == ["UIEditMenuInteraction.presentEditMenu(with:)"])
    let menu = editor.editMenuInteraction(
      interaction,
      menuFor: configuration,
      suggestedActions: [UIAction(title: "Copy") { _ in }]
    )
    #expect(menu?.children.map(\.title) == ["Copy"])
    #expect(editor.editMenuInteraction(interaction, targetRectFor: configuration).origin == place)
  }
}
