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
  private var isBelowNavigationBar = false
  /// Whether the root ends where the bar below it begins, and not at the screen's edge.
  private var isAboveBottomBar = false
  private(set) var hasToolbar = false
  private(set) var hasTabBar = false
  private(set) var navigationController: XMLElement?
  private(set) var tabBarController: XMLElement?

  /// Views that stand in a list, and not on a screen.
  private static let cells: Set = [
    "tableViewCell", "collectionViewCell", "collectionReusableView",
  ]
  private static let promptHeight: CGFloat = 30
  /// How much lower than the screen a sheet is, or what is presented over one with a home button: 21 of
  /// 23 such roots have a sheet's insets.
  private static let sheetGaps: [CGFloat] = [54, 20]

  init(of scene: InterfaceScene, size: CGSize, in document: InterfaceDocument) {
    let owner = scene.controller ?? scene.root
    let id = scene.controller?.id ?? ""
    let isOld = document.canvas.tools.map { $0 < .iOS13 } ?? false
    if Self.cells.contains(scene.root?.name ?? ""), !isOld { return }
    let screen = document.canvas.device.size
    let missing = screen.height - size.height
    let isFreeform = owner?.child("freeformSimulatedSizeMetrics") != nil
    let isEmbedded = document.segues.embedded.contains(id)
    // A root of another width belongs to another screen, of which nothing is covered: 14 of 14.
    if !isOld, let controller = scene.controller, !isFreeform, !isEmbedded, missing > 0,
      controller.child("size", key: "freeformSize") == nil, size.width != screen.width
    {
      return
    }
    let isSheet =
      owner?.child("modalPageSheetSimulatedSizeMetrics") != nil
      || !isOld && Self.sheetGaps.contains { abs(missing - $0) < 0.5 }
    outerInsets = SafeAreas.insets(
      of: document.canvas,
      height: size.height,
      metrics: document.environment.metrics
    )
    // A hidden bar uncovers nothing below a notch.
    let hidesStatusBar =
      isOld && outerInsets.bottom == 0
      && owner?.child("nil", key: "simulatedStatusBarMetrics") != nil
    if isSheet || hidesStatusBar { outerInsets.top = 0 }
    if isFreeform || isEmbedded, missing > 0, Self.endsAboveStrip(document) {
      outerInsets.bottom = 0
    }
    if !isOld, missing > 0, Self.isSheetOfOwnSize(owner, in: document.segues) {
      outerInsets = .zero
    }
    (statusBar, homeStrip) = (outerInsets.top, outerInsets.bottom)
    guard !isEmbedded else { return }
    addTopBar(owner, id, isSheet: isSheet, document)
    addBottomBar(owner, id, document)
    guard !isFreeform else { return }
    // A root as much lower than the screen as its bars are high ends where they begin.
    isAboveBottomBar = (hasToolbar || hasTabBar) && abs(missing - outerInsets.bottom) < 0.5
    isBelowNavigationBar = hasNavigationBar && missing >= outerInsets.top - 0.5
  }

  /// Whether a root that is lower than the screen is seen to end above the home indicator: by the
  /// releases between, and never in documents of views alone, 8 of 9 of which have it.
  private static func endsAboveStrip(_ document: InterfaceDocument) -> Bool {
    let tools = document.canvas.tools?.major ?? .max
    return document.contents.root.child("scenes") != nil && tools >= ToolsVersion.iOS13.major
      && tools < SafeAreas.doubling.lowerBound
  }

  /// Whether a controller is presented as it comes, which is as a sheet, and has a size of its own:
  /// such a sheet reaches no edge of the screen.
  private static func isSheetOfOwnSize(_ owner: XMLElement?, in segues: Segues) -> Bool {
    owner?.child("size", key: "freeformSize") != nil && owner?["modalPresentationStyle"] == nil
      && segues.presented.contains(owner?.id ?? "")
  }

  /// How far below the canvas's top the root begins.
  var rootTop: CGFloat { isBelowNavigationBar ? outerInsets.top : 0 }
  /// How far above the canvas's bottom the root ends.
  var rootBottom: CGFloat { isAboveBottomBar ? outerInsets.bottom : 0 }

  private mutating func addTopBar(
    _ owner: XMLElement?,
    _ id: String,
    isSheet: Bool,
    _ document: InterfaceDocument
  ) {
    let metrics = document.barMetrics
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
  }

  private mutating func addBottomBar(
    _ owner: XMLElement?,
    _ id: String,
    _ document: InterfaceDocument
  ) {
    let (metrics, tools) = (document.barMetrics, document.canvas.tools)
    var bottomBar: CGFloat = 0
    tabBarController = owner?.name == "tabBarController" ? owner : document.segues.underTabs[id]
    // What is said of a navigation controller holds for the screens in it: 5 of 5 scenes.
    let said = [owner, navigationController].lazy
      .compactMap { $0?.child(key: "simulatedBottomBarMetrics")?.name }.first
    let toolbarIsShown = navigationController?.bool("toolbarHidden") == false
    let hidesTabs = owner?.bool("hidesBottomBarWhenPushed") ?? false
    if said == "simulatedToolbarMetrics" || toolbarIsShown && said != "nil" {
      hasToolbar = true
      // Since Xcode 11 the canvas has it as high as a bar of tabs, above whatever edge.
      let isTall = tools.map { $0 >= .xcode11 } ?? true
      bottomBar =
        isTall
        ? max(metrics.toolbar, metrics.tabBar) : metrics.toolbar(onSafeAreaOver: homeStrip)
    } else if !hidesTabs,
      said == "simulatedTabBarMetrics" || tabBarController != nil && said != "nil"
    {
      hasTabBar = true
      bottomBar = metrics.tabBar
    }
    outerInsets.bottom += bottomBar
  }
}

extension InterfaceDocument {
  fileprivate var barMetrics: BarMetrics {
    BarMetrics(for: environment.traits, metrics: environment.metrics)
  }
}
