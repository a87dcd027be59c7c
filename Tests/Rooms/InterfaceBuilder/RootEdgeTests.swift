import Foundation
import SnaplineInterfaceBuilder
import TestSupport
import Testing

/// What edges and bars cover of a root, by the release, the root's size and how it is shown.
///
/// The numbers are those of real documents, which stand outside of the project.
@Suite struct `The safe area of a root` {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var device = "retina6_1"
    var tools = 23_504
    var size = [414, 896]
    /// What the controller has besides its view.
    var own = ""
    var attributes = ""
    /// How another controller shows it.
    var segue: String?
    /// What that controller is.
    var shower = "viewController"
    var said = ""
    /// What is covered at the top and at the bottom.
    let covered: [Double]
  }

  static let cases = [
    Case(testDescription: "a screen", covered: [48, 34]),
    Case(
      testDescription: "a screen of an early Xcode 11",
      device: "retina4_7",
      tools: 14_810,
      size: [375, 667],
      covered: [0, 0]
    ),
    Case(
      testDescription: "a screen of the last Xcode 10",
      device: "retina4_7",
      tools: 14_490,
      size: [375, 667],
      covered: [20, 0]
    ),
    Case(
      testDescription: "a tablet of Xcode 11",
      device: "ipad10_5",
      tools: 15_505,
      size: [834, 1112],
      covered: [0, 0]
    ),
    Case(
      testDescription: "a tablet of Xcode 14",
      device: "ipad10_2",
      tools: 21_701,
      size: [810, 1080],
      covered: [20, 0]
    ),
    Case(
      testDescription: "a notch of Xcode 13",
      device: "retina6_7",
      tools: 20_037,
      size: [428, 926],
      covered: [44, 34]
    ),
    Case(
      testDescription: "a hidden status bar above a notch",
      tools: 14_490,
      own: #"<nil key="simulatedStatusBarMetrics"/>"#,
      covered: [44, 34]
    ),
    Case(
      testDescription: "a toolbar of Xcode 10",
      device: "retina4_7",
      tools: 14_113,
      size: [375, 667],
      own: toolbar,
      covered: [20, 44]
    ),
    Case(
      testDescription: "a toolbar of Xcode 11",
      device: "retina4_7",
      tools: 15_705,
      size: [375, 667],
      own: toolbar,
      covered: [0, 49]
    ),
    Case(
      testDescription: "the tab bar of its navigation controller",
      own: noTopBar,
      segue: rootOfNavigation,
      shower: "navigationController",
      said: tabBar,
      covered: [48, 83]
    ),
    Case(
      testDescription: "no bar, in a navigation controller with one",
      own: noTopBar + noBottomBar,
      segue: rootOfNavigation,
      shower: "navigationController",
      said: tabBar,
      covered: [48, 34]
    ),
    Case(
      testDescription: "no tab bar once pushed, in a navigation controller with one",
      own: noTopBar,
      attributes: #" hidesBottomBarWhenPushed="YES""#,
      segue: rootOfNavigation,
      shower: "navigationController",
      said: tabBar,
      covered: [48, 34]
    ),
    Case(
      testDescription: "a root that ends above its tab bar",
      device: "retina4_7",
      tools: 19_455,
      size: [375, 618],
      segue: #"kind="relationship" relationship="viewControllers""#,
      shower: "tabBarController",
      covered: [0, 0]
    ),
    Case(
      testDescription: "an embedded root of Xcode 10",
      tools: 14_490,
      size: [414, 774],
      segue: embed,
      covered: [44, 34]
    ),
    Case(
      testDescription: "an embedded root of Xcode 12",
      tools: 17_156,
      size: [414, 150],
      segue: embed,
      covered: [44, 0]
    ),
    Case(
      testDescription: "an embedded root of Xcode 26",
      tools: 24_765,
      size: [414, 485],
      segue: embed,
      covered: [96, 34]
    ),
    Case(
      testDescription: "a root of another screen's width",
      tools: 16_097,
      size: [320, 568],
      covered: [0, 0]
    ),
    Case(
      testDescription: "a root of its own size",
      size: [375, 778],
      own: freeSize,
      covered: [48, 34]
    ),
    Case(
      testDescription: "a sheet of its own size",
      size: [375, 778],
      own: freeSize,
      segue: #"kind="presentation""#,
      covered: [0, 0]
    ),
    Case(
      testDescription: "what is presented over a screen with a home button",
      device: "retina4_7",
      size: [375, 647],
      segue: #"kind="presentation""#,
      covered: [0, 0]
    ),
    Case(
      testDescription: "its bar of navigation",
      device: "retina4_7",
      size: [375, 647],
      segue: rootOfNavigation,
      shower: "navigationController",
      covered: [56, 0]
    ),
  ]

  private static let toolbar = #"<simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>"#
  private static let tabBar = #"<simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>"#
  private static let noTopBar = #"<nil key="simulatedTopBarMetrics"/>"#
  private static let noBottomBar = #"<nil key="simulatedBottomBarMetrics"/>"#
  private static let freeSize = #"<size key="freeformSize" width="375" height="778"/>"#
  private static let rootOfNavigation = #"kind="relationship" relationship="rootViewController""#
  private static let embed = #"kind="embed""#

  @Test(arguments: cases) func `has what was recorded`(_ example: Case) throws {
    let (width, height) = (example.size[0], example.size[1])
    var scenes = [
      """
      <viewController id="c" sceneMemberID="viewController"\(example.attributes)>\
      \(root(width, height))\(example.own)</viewController>
      """
    ]
    if let segue = example.segue {
      scenes.append(
        """
        <\(example.shower) id="s" sceneMemberID="viewController">\(example.said)<connections>\
        <segue destination="c" \(segue) id="g"/></connections></\(example.shower)>
        """
      )
    }
    let text = HandMade.storyboard(scenes, device: example.device, tools: example.tools)
    let document = try HandMade.document(text)
    let frame = try #require(
      document.drawing(of: "c").frames.first { $0.identifier == "a" }?.frame
    )
    expectEqual([frame.minY, Double(height) - frame.maxY], example.covered)
  }

  /// Views beside a controller stand on a screen of their own, also beside one that contains others.
  @Test(arguments: [(14_313, 53, 0.0), (24_765, 300, 96)])
  func `is there for views beside a controller`(tools: Int, height: Int, top: CGFloat) throws {
    let text = HandMade.storyboard(
      [
        """
        <tabBarController id="t" sceneMemberID="viewController"><connections><segue \
        destination="c" kind="relationship" relationship="viewControllers" id="g"/></connections>\
        </tabBarController>\(root(414, height).replacing(#" key="view""#, with: ""))
        """,
        #"<viewController id="c" sceneMemberID="viewController"><view key="view" id="v"/>"#
          + "</viewController>",
      ],
      device: "retina6_1",
      tools: tools
    )
    #expect(try HandMade.document(text).frames()["a"]?.minY == top)
  }

  /// A root with a view that fills the safe area.
  private func root(_ width: Int, _ height: Int) -> String {
    let constraints = ["top", "bottom", "leading", "trailing"].map {
      """
      <constraint firstItem="a" firstAttribute="\($0)" secondItem="safe" secondAttribute="\($0)" \
      id="\($0)"/>
      """
    }
    return HandMade.root(
      #"<view id="a" translatesAutoresizingMaskIntoConstraints="NO"/>"#,
      width: width,
      height: height,
      attributes: #" key="view""#,
      constraints: constraints.joined()
    ).replacing("</constraints></view>", with: "</constraints>\(safeArea)</view>")
  }

  private let safeArea = #"<viewLayoutGuide key="safeArea" id="safe"/>"#
}
