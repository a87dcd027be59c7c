import Foundation
import SnaplineEnvironment
import SnaplineInterfaceBuilder
import TestSupport
import Testing

/// How parts of documents are said in Swift and as designs.
@Suite struct `A part of a document` {
  /// The one part of a screen whose safe area begins 48 points below its top and ends 34 above its
  /// bottom.
  private func part(_ subviews: String, _ constraints: String) throws -> (SaidPart, Environment) {
    let root = HandMade.root(
      subviews,
      width: 414,
      height: 896,
      attributes: #" key="view""#,
      constraints: constraints
    )
    let controller =
      #"<viewController id="c" sceneMemberID="viewController">\#(root)</viewController>"#
    let text = HandMade.storyboard([controller], device: "retina6_1")
    let document = try HandMade.document(text)
    let parts = document.saidParts()
    return (try #require(parts.count == 1 ? parts.first : nil), document.environment)
  }

  /// Constraints of a view with the sides of another.
  private func filling(_ first: String, _ second: String, _ suffix: String = "") -> String {
    ["top", "bottom", "leading", "trailing"].map {
      """
      <constraint firstItem="\(first)" firstAttribute="\($0)" secondItem="\(second)" \
      secondAttribute="\($0)\(suffix)" id="\(first)-\($0)"/>
      """
    }.joined()
  }

  private func stack(_ views: String, _ margins: String = "") -> String {
    """
    <stackView id="s" axis="vertical" distribution="fillEqually" \
    translatesAutoresizingMaskIntoConstraints="NO"><subviews>\(views)</subviews>\(margins)</stackView>
    """
  }

  private let two = ["a", "b"].map {
    #"<view id="\#($0)" translatesAutoresizingMaskIntoConstraints="NO"/>"#
  }.joined()

  /// Xcode records stacks without margins of their own as if there were no bars around them.
  @Test(arguments: [
    (
      "",
      [CGRect(x: 0, y: 0, width: 414, height: 448), CGRect(x: 0, y: 448, width: 414, height: 448)]
    ),
    (
      #"<edgeInsets key="layoutMargins" top="2" left="10" bottom="6" right="20"/>"#,
      [
        CGRect(x: 10, y: 50, width: 384, height: 403),
        CGRect(x: 10, y: 453, width: 384, height: 403),
      ]
    ),
  ])
  func `has stacks inside of their margins, if they arrange there`(
    margins: String,
    frames: [CGRect]
  ) throws {
    let (part, environment) = try part(stack(two, margins), filling("s", "root"))
    expectEqual(Array(part.frames.dropFirst(2)), frames)
    expectEqual(try part.expectEqualFrames(environment, "stack"), 4)
    let words = try #require(part.design["view"] as? [String: Any])
    let stack = try #require((words["view"] as? [[String: Any]])?.first)
    #expect((stack["margins"] != nil) == !margins.isEmpty)
    #expect(part.kinds.contains("stacks inside of margins") == !margins.isEmpty)
  }

  @Test func `isn't a design where views lie in margins that their stack doesn't mind`() throws {
    let inner = """
      <view id="a" translatesAutoresizingMaskIntoConstraints="NO"><subviews><view id="b" \
      translatesAutoresizingMaskIntoConstraints="NO"/></subviews></view>
      """
    let (part, environment) = try part(
      stack(inner),
      filling("s", "root") + filling("b", "s", "Margin")
    )
    expectEqual(part.unsaid, "margins of a stack that doesn't arrange inside of them")
    expectEqual(try part.expectEqualFrames(environment, "margins"), 4)
  }

  @Test func `leaves out what is compared with itself, where that says nothing`() throws {
    func part(_ constant: Int) throws -> (SaidPart, Environment) {
      let itself = """
        <constraint firstItem="a" firstAttribute="top" secondItem="a" secondAttribute="top" \
        constant="\(constant)" id="itself"/>
        """
      return try self.part(
        #"<view id="a" translatesAutoresizingMaskIntoConstraints="NO"/>"#,
        filling("a", "root") + itself
      )
    }
    let (idle, environment) = try part(0)
    expectEqual(idle.unsaid, nil)
    #expect(idle.kinds.contains("constraints that always hold"))
    expectEqual((idle.design["constraints"] as? [String])?.count, 8)
    expectEqual(try idle.expectEqualFrames(environment, "itself"), 2)
    expectEqual(try part(1).0.unsaid, "a number that is compared with itself")
  }

  /// Xcode's identifiers are random letters, which are NS or UI now and then.
  @Test(arguments: ["NSt-2w-7Bj", "UIS-vA-x1y"])
  func `has constraints whose identifiers look like the system's`(id: String) throws {
    let inner = #"<view id="b" translatesAutoresizingMaskIntoConstraints="NO"/>"#
    let held = ["top", "leading", "trailing"].map {
      """
      <constraint firstItem="b" firstAttribute="\($0)" secondItem="a" secondAttribute="\($0)" \
      id="b-\($0)"/>
      """
    }
    let height = #"<constraint firstItem="b" firstAttribute="height" constant="7" id="\#(id)"/>"#
    let (part, environment) = try part(
      #"<view id="a" translatesAutoresizingMaskIntoConstraints="NO"><subviews>\#(inner)"#
        + "</subviews></view>",
      filling("a", "root") + held.joined() + height
    )
    expectEqual(part.frames.last?.height, 7)
    expectEqual(try part.expectEqualFrames(environment, id), 3)
  }
}
