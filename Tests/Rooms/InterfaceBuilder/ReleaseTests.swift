import Foundation
import SnaplineInterfaceBuilder
import TestSupport
import Testing

/// What releases of Xcode recorded differently.
///
/// The numbers are those of real documents, which stand outside of the project.
@Suite struct `The release that saved a document` {
  @Test(arguments: [
    (23_504, [51.0, 31], [200.0, 31]), (23_727, [51, 31], [200, 34]),
    (24_127, [63, 28], [196, 34]), (32_700, [51, 31], [200, 31]),
  ])
  func `decides how large its controls are`(
    tools: Int,
    ofSwitch: [Double],
    ofSlider: [Double]
  ) throws {
    let text = HandMade.xib(
      HandMade.root(
        """
        <switch id="a" translatesAutoresizingMaskIntoConstraints="NO"/>
        <slider id="b" translatesAutoresizingMaskIntoConstraints="NO"><constraints>\
        <constraint firstAttribute="width" constant="196" id="1"/></constraints></slider>
        """,
        constraints: held("a", x: 10, y: 10) + held("b", x: 10, y: 60)
      ),
      tools: tools
    )
    let frames = try HandMade.document(text).frames()
    expectEqual(frames["a"].map { [$0.width, $0.height] }, ofSwitch)
    expectEqual(frames["b"].map { [$0.width, $0.height] }, ofSlider)
  }

  @Test(arguments: [
    ("retina6_1", 23_504, 48.0), ("retina6_1", 23_727, 96), ("retina6_1", 24_127, 96),
    ("retina5_9", 20_037, 44), ("retina5_9", 23_504, 50), ("retina5_9", 24_765, 100),
    ("retina5_9", 32_700, 50), ("retina4_7", 23_727, 20), ("retina4_7", 24_127, 20),
  ])
  func `decides what the edges of its screen cover`(
    device: String,
    tools: Int,
    top: CGFloat
  ) throws {
    let size = screen(device)
    let text = HandMade.xib(
      root(
        #"<view id="a" translatesAutoresizingMaskIntoConstraints="NO"/>"#,
        size,
        """
        <constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" \
        id="1"/>
        """
      ),
      device: device,
      tools: tools
    )
    #expect(try HandMade.document(text).frames()["a"]?.minY == top)
  }

  /// Above a home indicator a toolbar is as high as a bar of tabs, if the safe area holds it.
  @Test(arguments: [
    ("retina6_1", "safe", 49.0), ("retina6_1", "root", 44), ("retina4_7", "safe", 44),
  ])
  func `has toolbars stand on the safe area`(
    device: String,
    holder: String,
    height: CGFloat
  ) throws {
    let text = HandMade.xib(
      root(
        #"<toolbar id="a" translatesAutoresizingMaskIntoConstraints="NO"/>"#,
        screen(device),
        """
        <constraint firstItem="a" firstAttribute="bottom" secondItem="\(holder)" \
        secondAttribute="bottom" id="1"/><constraint firstItem="a" firstAttribute="leading" \
        secondItem="root" secondAttribute="leading" id="2"/><constraint firstItem="a" \
        firstAttribute="trailing" secondItem="root" secondAttribute="trailing" id="3"/>
        """
      ),
      device: device
    )
    #expect(try HandMade.document(text).frames()["a"]?.height == height)
  }

  /// Groups stand as far inside as the document says, and so does what is in them.
  @Test(arguments: [16, 20]) func `is seen in a table of inset groups`(inset: Int) throws {
    let cell = """
      <tableViewCell id="c"><rect key="frame" x="\(inset)" y="18" width="\(375 - 2 * inset)" \
      height="44"/><tableViewCellContentView key="contentView" id="w"><rect key="frame" x="0" y="0" \
      width="\(375 - 2 * inset)" height="44"/><subviews><view id="a" \
      translatesAutoresizingMaskIntoConstraints="NO"/></subviews><constraints><constraint \
      firstItem="a" firstAttribute="leading" secondItem="w" secondAttribute="leadingMargin" id="1"/>\
      <constraint firstItem="a" firstAttribute="trailing" secondItem="w" \
      secondAttribute="trailingMargin" id="2"/></constraints></tableViewCellContentView>\
      </tableViewCell>
      """
    let screen = """
      <tableViewController id="t" sceneMemberID="viewController"><tableView key="view" \
      dataMode="static" style="insetGrouped" id="v"><rect key="frame" x="0" y="0" width="375" \
      height="667"/><sections><tableViewSection id="s"><cells>\(cell)</cells></tableViewSection>\
      </sections></tableView></tableViewController>
      """
    let frame = try HandMade.document(HandMade.storyboard([screen])).frames()["a"]
    expectEqual(frame.map { [$0.minX, $0.width] }, [Double(inset), Double(375 - 4 * inset)])
  }

  private func screen(_ device: String) -> (width: Int, height: Int) {
    switch device {
    case "retina6_1": (414, 896)
    case "retina5_9": (375, 812)
    default: (375, 667)
    }
  }

  private func root(_ subviews: String, _ size: (width: Int, height: Int), _ constraints: String)
    -> String
  {
    HandMade.root(subviews, width: size.width, height: size.height, constraints: constraints)
      .replacing("</view>", with: #"<viewLayoutGuide key="safeArea" id="safe"/></view>"#)
  }

  private func held(_ id: String, x: Int, y: Int) -> String {
    """
    <constraint firstItem="\(id)" firstAttribute="leading" secondItem="root" \
    secondAttribute="leading" constant="\(x)" id="\(id)x"/><constraint firstItem="\(id)" \
    firstAttribute="top" secondItem="root" secondAttribute="top" constant="\(y)" id="\(id)y"/>
    """
  }
}
