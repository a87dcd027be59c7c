import Foundation
import SnaplineControls
import SnaplineGeometry
import SnaplineLayout

/// The bars that Interface Builder shows around a screen, of the containers it stands in.
struct ScreenBars {
  let bars: SimulatedBars
  let scene: InterfaceScene
  let segues: Segues
  let builder: SceneBuilder

  /// Puts the bars on the canvas, over the screen.
  func show(on host: View) {
    if bars.hasNavigationBar { showNavigationBar(on: host) }
    if bars.hasToolbar { showToolbar(on: host) }
    if bars.hasTabBar { showTabBar(on: host) }
  }

  private var owner: XMLElement? { scene.controller ?? scene.root }

  /// Whose screen stands under the bars.
  private var shown: XMLElement? {
    guard let owner, owner === bars.navigationController else { return owner }
    return segues.contents(of: owner).first.flatMap { segues.controllers[$0] } ?? owner
  }

  private func showNavigationBar(on host: View) {
    let bar = NavigationBar(frame: .zero)
    if let look = bars.navigationController?.child("navigationBar") {
      ViewAttributes.navigationBar(bar, look, builder)
      if let tint = builder.palette.color("tintColor", of: look) { bar.tintColor = tint }
      bar.backgroundColor = builder.palette.color("backgroundColor", of: look)
    }
    if let said = owner?.child("simulatedNavigationBarMetrics") { builder.tellStyle(bar, said) }
    let item = shown?.child("navigationItem").map { builder.navigationItem($0) } ?? NavigationItem()
    item.title = item.title ?? shown?["title"]
    let before = segues.predecessors[scene.controller?.id ?? ""].map { previous in
      let said = segues.controllers[previous]?.child("navigationItem")
      let item = said.map { builder.navigationItem($0) } ?? NavigationItem()
      item.title = item.title ?? "Back"
      return item
    }
    bar.items = [before, item].compactMap { $0 }
    let top = bars.statusBar
    bar.frame = CGRect(
      x: 0,
      y: top,
      width: host.bounds.width,
      height: bars.outerInsets.top - top
    )
    bar.autoresizingMask = [.flexibleWidth]
    host.addSubview(bar)
  }

  private func showToolbar(on host: View) {
    let bar = Toolbar(frame: .zero)
    if let look = bars.navigationController?.child("toolbar") {
      ViewAttributes.toolbar(bar, look, builder)
    }
    if let said = owner?.child("simulatedToolbarMetrics") { builder.tellStyle(bar, said) }
    bar.items = (owner?.child("toolbarItems")?.children ?? []).map { builder.barButtonItem($0) }
    standBelow(bar, on: host)
  }

  private func showTabBar(on host: View) {
    let bar = TabBar(frame: .zero)
    let tabs = bars.tabBarController.map { segues.tabs(of: $0) } ?? []
    let items = tabs.map { tab in
      tab.child("tabBarItem").map { builder.tabBarItem($0) }
        ?? TabBarItem(title: tab["title"], image: nil, selectedImage: nil)
    }
    let own = tabs.firstIndex { $0.id == scene.controller?.id || $0 === bars.navigationController }
    if let look = bars.tabBarController?.child("tabBar") {
      ViewAttributes.tabBar(bar, look, builder)
      if let tint = builder.palette.color("tintColor", of: look) { bar.tintColor = tint }
    }
    bar.items = items
    bar.selectedItem = own.map { items[$0] } ?? items.first
    standBelow(bar, on: host)
  }

  private func standBelow(_ bar: View, on host: View) {
    let height = bars.outerInsets.bottom - bars.homeStrip
    bar.frame = CGRect(
      x: 0,
      y: host.bounds.height - bars.outerInsets.bottom,
      width: host.bounds.width,
      height: height
    )
    bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    host.addSubview(bar)
  }
}
