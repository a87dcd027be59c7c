import Foundation
import SnaplineDiagnostics
import SnaplineDocuments
import SnaplineEnvironment
import SnaplineInterfaceBuilder
import SnaplineScene
import TestSupport
import Testing

@Suite struct `Words that nobody knows` {
  private func said(_ views: String, environment: Environment = .current) throws -> [Diagnostic] {
    let text = HandMade.xib(HandMade.root(views))
    return try HandMade.document(text, environment: environment).drawing().diagnostics
  }

  @Test(arguments: [
    (#"<button buttonType="hover"/>"#, "'hover' is no buttonType of a button"),
    (#"<textField borderStyle="wavy"/>"#, "'wavy' is no borderStyle of a textField"),
    (#"<stackView axis="diagonal"/>"#, "'diagonal' is no axis of a stackView"),
    (#"<stackView distribution="even"/>"#, "'even' is no distribution of a stackView"),
    (#"<stackView alignment="middle"/>"#, "'middle' is no alignment of a stackView"),
    (#"<view contentMode="TopLeft"/>"#, "'TopLeft' is no contentMode of a view"),
    (#"<label textAlignment="justify"/>"#, "'justify' is no textAlignment of a label"),
    (#"<label lineBreakMode="never"/>"#, "'never' is no lineBreakMode of a label"),
    (#"<label numberOfLines="two"/>"#, "'two' is no numberOfLines of a label"),
    (#"<label hidden="true"/>"#, "'true' is no hidden of a label"),
    (
      #"<label><fontDescription key="fontDescription" style="Huge"/></label>"#,
      "'Huge' is no style of a fontDescription"
    ),
    (
      #"<textField><textInputTraits key="textInputTraits" keyboardType="piano"/></textField>"#,
      "'piano' is no keyboardType of a textInputTraits"
    ),
    (#"<searchBar searchBarStyle="tiny"/>"#, "'tiny' is no searchBarStyle of a searchBar"),
    (#"<datePicker datePickerMode="year"/>"#, "'year' is no datePickerMode of a datePicker"),
    (#"<datePicker style="round"/>"#, "'round' is no style of a datePicker"),
    (#"<tableView style="bubbly"/>"#, "'bubbly' is no style of a tableView"),
    (
      #"<view><rect key="frame" x="0" y="0" width="1,5" height="1"/></view>"#,
      "'1,5' is no width of a rect"
    ),
  ])
  func `are told, and the usual one stands for them`(view: String, subject: String) throws {
    let one = try #require(try said(view).first)
    #expect(one.subject == subject)
    #expect(one.id == "unknown-value" && one.severity == .warning)
    #expect(one.cause == "the usual one stands for it")
    try expectEqual(said(view + view).map(\.subject), [subject + " (2 times)"])
  }

  @Test func `are told in messages that can be read, however long they are`() throws {
    let word = String(repeating: "w", count: 3_000)
    let views =
      #"<label \#(word)="1" customClass="\#(word)"><\#(word)/><color key="\#(word)" white="1"/></label>"#
      + #"<imageView image="\#(word)"/><\#(word)View id="k"/><label textAlignment="\#(word)"/>"#
    let subjects = try said(views).map(\.subject)
    #expect(subjects.count == 7, "\(subjects)")
    #expect(subjects.allSatisfy { $0.count < 250 && $0.contains("www") })
  }

  @Test(arguments: [
    (#"<label glow="YES"/>"#, "'glow' is no attribute of 'label' that is known"),
    (
      #"<view><color key="auraColor" white="1"/></view>"#,
      "'auraColor' is no 'color' that is known"
    ),
    (#"<view><glow radius="3"/></view>"#, "'glow' is no element that is known"),
  ])
  func `are told of attributes, properties and elements`(view: String, subject: String) throws {
    try expectEqual(said(view).map(\.subject), [subject])
  }

  @Test func `come with the word that was meant`() throws {
    let one = try #require(try said(#"<label textAlignment="centre"/>"#).first)
    #expect(one.remedy == "did you mean 'center'?")
  }

  @Test func `are none of those that change nothing to see`() throws {
    let quiet = """
      <label opaque="NO" userInteractionEnabled="NO" colorLabel="IBBuiltInLabel-Red" glow="NO" \
      contentMode="left" restorationIdentifier="r" verifyAmbiguity="off">
      <accessibility key="accessibilityConfiguration"/><nil key="highlightedColor"/>
      <connections><outlet property="title" destination="nobody" id="o" wobbly="YES"/></connections>
      </label>
      """
    #expect(try said(quiet).isEmpty)
  }

  @Test func `are told once, however many screens draw them`() throws {
    let embedding = { (place: Int) in
      """
      <viewController id="c\(place)" sceneMemberID="viewController"><view key="view" id="v\(place)">\
      <rect key="frame" x="0" y="0" width="300" height="300"/><subviews><containerView id="b\(place)">\
      <connections><segue kind="embed" destination="in" id="s\(place)"/></connections>\
      </containerView></subviews></view></viewController>
      """
    }
    let inner = """
      <viewController id="in" sceneMemberID="viewController"><view key="view" id="w" contentMode="odd">\
      <color key="backgroundColor" name="Brand"/></view></viewController>
      """
    let document = try HandMade.document(
      HandMade.storyboard([embedding(1), embedding(2), inner])
    )
    var summary = InterfaceDocument.Summary(of: document)
    for name in document.sceneNames { summary.add(try document.drawing(of: name)) }
    #expect(
      summary.diagnostics.map(\.subject)
        == ["'odd' is no contentMode of a view", "the colour 'Brand' isn't there"]
    )
    #expect(try document.drawing(of: "c1").diagnostics.count == 2, "what it embeds is drawn in it")
  }

  @Test func `are errors in a strict environment, and notes stay notes`() throws {
    var environment = Environment()
    environment.isStrict = true
    let views = #"<view customClass="Card" contentMode="odd"/>"#
    let found = try said(views, environment: environment)
    expectEqual(found.map(\.id), ["unknown-value", "custom-class"])
    expectEqual(found.map(\.severity), [.error, .note])
  }
}

@Suite struct `What a document refers to` {
  private static func screen(_ id: String, _ inside: String = "", more: String = "") -> String {
    """
    <viewController id="\(id)" \(more) sceneMemberID="viewController"><view key="view" \
    id="\(id)-view"><rect key="frame" x="0" y="0" width="300" height="300"/>\
    <subviews>\(inside)</subviews></view></viewController>
    """
  }

  private static func box(_ id: String, of screen: String) -> String {
    """
    <containerView id="\(id)"><connections><segue kind="embed" destination="\(screen)" \
    id="\(id)-segue"/></connections></containerView>
    """
  }

  private func said(_ scenes: [String]) throws -> [Diagnostic] {
    let document = try HandMade.document(HandMade.storyboard(scenes))
    var summary = InterfaceDocument.Summary(of: document)
    for name in document.sceneNames { summary.add(try document.drawing(of: name)) }
    return summary.diagnostics
  }

  @Test func `is told where several elements have its id`() throws {
    let views = #"<view id="a"/><view id="a"/><label id="a"/>"#
    let found = try HandMade.document(HandMade.xib(HandMade.root(views))).drawing().diagnostics
    expectEqual(found.map(\.subject), ["3 elements have the id 'a'"])
  }

  @Test func `is told where a screen isn't there`() throws {
    let found = try said([Self.screen("a", Self.box("b", of: "gone"))])
    expectEqual(found.map(\.id), ["missing-screen"])
    #expect(found.first?.subject == "a segue leads to 'gone', which isn't in the document")
  }

  @Test func `is told where screens embed each other`() throws {
    let found = try said([
      Self.screen("a", Self.box("b", of: "c"), more: #"title="Outer""#),
      Self.screen("c", Self.box("d", of: "a")),
    ])
    expectEqual(found.map(\.subject), ["'Outer' and 1 more aren't drawn inside of another screen"])
    #expect(found.first?.cause?.hasPrefix("it stands around that screen already") == true)
  }

  @Test func `may be classes of controllers, which are noted as those of views are`() throws {
    let found = try said([
      Self.screen("a", more: #"customClass="LoginController""#),
      Self.screen("b", more: #"customClass="LoginController""#),
    ])
    #expect(
      found.map(\.subject)
        == ["'LoginController' is drawn as the viewController that it extends (2 times)"]
    )
    #expect(found.allSatisfy { $0.severity == .note })
  }

  @Test func `names its scenes where one is asked for that isn't there`() throws {
    let document = try HandMade.document(HandMade.storyboard([Self.screen("a"), Self.screen("b")]))
    for name in ["", "zebra"] {
      let said = document.noScene(name)
      #expect(said.subject == "the document has no scene '\(name)'")
      #expect(said.cause == "its scenes are 'a', 'b'")
      #expect(said.remedy != nil)
    }
  }

  @Test func `has to be a folder where assets are`() throws {
    try HandMade.withFiles(["Assets": "no folder"]) { folder in
      for (name, subject) in [
        ("/Nowhere", "there is no folder '\(folder)/Nowhere'"),
        ("/Assets", "'\(folder)/Assets' is no folder"),
      ] {
        var settings = InterfaceSettings()
        settings.assetFolders = [folder + name]
        let error = #expect(throws: DesignError.self) {
          try HandMade.document(HandMade.xib(HandMade.root("")), settings: settings)
        }
        expectEqual(error?.diagnostics.map(\.subject), [subject])
        #expect(error?.diagnostics.first?.remedy != nil)
      }
    }
  }
}
