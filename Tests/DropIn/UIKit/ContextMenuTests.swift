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
