import Foundation
import SnaplineEnvironment
import SnaplineGeometry

/// What surrounds a screen in Interface Builder: the edges of the device, and the bars of the
/// containers that the screen stands in or is said to stand in.
struct SimulatedBars {
  /// What edges and bars together cover of the canvas.
  private(set) var outerInsets = EdgeInsets.zero
  /// How much of the top is the screen's edge.
  private(set) var statusBar: CGFloat = 0
  /// How much of the bottom is the screen's edge.
  private(set) var homeStrip: CGFloat = 0
  private(set) var hasNavigationBar = false
  /// Whether the root begins where the bar ends, and not at the screen's edge.
  private(set) var isBelowNavigationBar = false
  private(set) var hasToolbar = false
  private(set) var hasTabBar = false
  private(set) var navigationController: XMLElement?
  private(set) var tabBarController: XMLElement?

  /// Views that stand in a list, and not on a screen.
  private static let cells: Set = [
    "tableViewCell", "collectionViewCell", "collectionReusableView",
  ]
  private static let promptHeight: CGFloat = 30
  /// How much lower than the screen a sheet is: 11 of 11 such roots have a sheet's insets.
  private static let sheetGap: CGFloat = 54

  init(of scene: InterfaceScene, size: CGSize, in document: InterfaceDocument) {
    let canvas = document.canvas
    let owner = scene.controller ?? scene.root
    let id = scene.controller?.id ?? ""
    let screen = canvas.device.size
    let isOld = canvas.tools.map { $0 < .iOS13 } ?? false
    if Self.cells.contains(scene.root?.name ?? ""), !isOld { return }
    outerInsets = SafeAreas.insets(
      of: canvas,
      height: size.height,
      metrics: document.environment.metrics
    )
    let isFreeform = owner?.child("freeformSimulatedSizeMetrics") != nil
    let isEmbedded = document.segues.embedded.contains(id)
    if isFreeform || isEmbedded, size.height < screen.height { outerInsets.bottom = 0 }
    let isSheet =
      owner?.child("modalPageSheetSimulatedSizeMetrics") != nil
      || !isOld && abs(screen.height - size.height - Self.sheetGap) < 0.5
    let hidesStatusBar = isOld && owner?.child("nil", key: "simulatedStatusBarMetrics") != nil
    if isSheet || hidesStatusBar { outerInsets.top = 0 }
    statusBar = outerInsets.top
    homeStrip = outerInsets.bottom
    guard !isEmbedded else { return }
    addBars(owner, id, isSheet: isSheet, document)
    // A root as much lower than the screen as its bars are high begins where they end.
    if hasNavigationBar, !isFreeform, screen.height - size.height >= outerInsets.top - 0.5 {
      isBelowNavigationBar = true
    }
  }

  /// How far below the canvas's top the root begins.
  var rootTop: CGFloat { isBelowNavigationBar ? outerInsets.top : 0 }

  private mutating func addBars(
    _ owner: XMLElement?,
    _ id: String,
    isSheet: Bool,
    _ document: InterfaceDocument
  ) {
    let metrics = BarMetrics(
      for: document.environment.traits,
      metrics: document.environment.metrics
    )
    let said = owner?.child("simulatedNavigationBarMetrics")
    let hasNoTop = owner?.child("nil", key: "simulatedTopBarMetrics") != nil
    // A container is drawn itself where it shows nothing of the document.
    navigationController =
      owner?.name == "navigationController" ? owner : document.segues.underNavigation[id]
    let isHidden = navigationController?.bool("navigationBarHidden") ?? false
    if said != nil || navigationController != nil && !hasNoTop && !isHidden {
      hasNavigationBar = true
      outerInsets.top += isSheet ? metrics.sheetNavigationBar : metrics.navigationBar
      if said?.bool("prompted") ?? false { outerInsets.top += Self.promptHeight }
      let bar = navigationController?.child("navigationBar")
      let mode = owner?.child("navigationItem")?["largeTitleDisplayMode"]
      if bar?.bool("largeTitles") ?? false, mode != "never" {
        outerInsets.top += metrics.largeTitle
      }
    }
    let hasNoBottom = owner?.child("nil", key: "simulatedBottomBarMetrics") != nil
    let toolbarIsShown = navigationController?.bool("toolbarHidden") == false
    tabBarController =
      owner?.name == "tabBarController" ? owner : document.segues.underTabs[id]
    let hidesTabs = owner?.bool("hidesBottomBarWhenPushed") ?? false
    if owner?.child("simulatedToolbarMetrics") != nil || toolbarIsShown && !hasNoBottom {
      hasToolbar = true
      outerInsets.bottom += metrics.toolbar(onSafeAreaOver: homeStrip)
    } else if owner?.child("simulatedTabBarMetrics") != nil
      || tabBarController != nil && !hasNoBottom && !hidesTabs
    {
      hasTabBar = true
      outerInsets.bottom += metrics.tabBar
    }
  }
}
