import Foundation
import SnaplineDiagnostics
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineInterfaceBuilder
import SnaplineLayout
import SnaplineScene
import TestSupport
import Testing

private let dot =
  #"<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="9" height="9"/></svg>"#
private let set = #"{"images": [{"filename": "dot.svg", "idiom": "universal"}]}"#

@Suite struct `Pictures and colours of a document` {
  private func drawing(_ text: String, assets: String) throws -> InterfaceDocument.Drawing {
    var settings = InterfaceSettings()
    settings.assetFolders = [assets]
    return try HandMade.document(text, settings: settings).drawing()
  }

  @Test func `have the names of the folders that provide namespaces`() throws {
    let files = [
      "A.xcassets/Icons/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
      "A.xcassets/Icons/Small/Contents.json": #"{"info": {}}"#,
      "A.xcassets/Icons/Small/Dot.imageset/dot.svg": dot,
      "A.xcassets/Icons/Small/Dot.imageset/Contents.json": set,
    ]
    let text = HandMade.xib(
      """
      <imageView id="a" image="Icons/Dot"><rect key="frame" x="0" y="0" width="9" height="9"/>\
      </imageView>
      <imageView id="b" image="Dot"><rect key="frame" x="0" y="0" width="9" height="9"/></imageView>
      """
    )
    try HandMade.withFiles(files) { folder in
      var settings = InterfaceSettings()
      settings.assetFolders = [folder]
      let document = try HandMade.document(text, settings: settings)
      #expect(try document.drawing(of: "a").diagnostics.isEmpty)
      try expectEqual(document.drawing(of: "b").diagnostics.map(\.id), ["missing-image"])
    }
  }

  @Test func `are as large as the document says, with their files and without`() throws {
    let text = HandMade.xib(
      HandMade.root(
        #"<imageView id="i" image="Dot" translatesAutoresizingMaskIntoConstraints="NO"/>"#,
        constraints: """
          <constraint firstItem="i" firstAttribute="top" secondItem="root" secondAttribute="top" \
          id="a"/><constraint firstItem="i" firstAttribute="leading" secondItem="root" \
          secondAttribute="leading" id="b"/>
          """
      ),
      resources: #"<image name="Dot" width="30" height="24"/>"#
    )
    let files = [
      "A.xcassets/Dot.imageset/dot.svg": dot, "A.xcassets/Dot.imageset/Contents.json": set,
      "Other/Read me": "",
    ]
    try HandMade.withFiles(files) { folder in
      for assets in [folder, folder + "/Other"] {
        let frame = try drawing(text, assets: assets).frames.first { $0.identifier == "i" }?.frame
        #expect(frame == CGRect(x: 0, y: 0, width: 30, height: 24), "\(assets)")
      }
    }
  }

  @Test func `may say their parts in hexadecimal, how opaque they are too`() throws {
    let color = """
      {"colors": [{"color": {"color-space": "srgb", "components": \
      {"red": "0xFF", "green": "0x33", "blue": "0x00", "alpha": "0x80"}}}]}
      """
    let text = HandMade.xib(
      """
      <view id="v"><rect key="frame" x="0" y="0" width="9" height="9"/>\
      <color key="backgroundColor" name="Brand"/></view>
      """
    )
    try HandMade.withFiles(["A.xcassets/Brand.colorset/Contents.json": color]) { folder in
      let fills = try drawing(text, assets: folder).scene.items.compactMap { item -> RGBA? in
        if case .fill(_, .color(let color)) = item { color } else { nil }
      }
      let wanted = RGBA(red: 1, green: 0.2, blue: 0, alpha: 128.0 / 255)
      #expect(fills.contains(wanted), "\(fills)")
    }
  }

  @Test func `of the system need no entry among the resources`() throws {
    let text = HandMade.xib(
      """
      <imageView id="i" image="star" catalog="system">\
      <rect key="frame" x="0" y="0" width="40" height="40"/></imageView>
      """
    )
    let drawing = try HandMade.document(text).drawing()
    #expect(drawing.diagnostics.isEmpty)
  }

  @Test func `of shadows are what runtime attributes say`() throws {
    let text = HandMade.xib(
      """
      <view id="v"><rect key="frame" x="0" y="0" width="40" height="40"/>
      <color key="backgroundColor" white="1" alpha="1"/>
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="number" keyPath="layer.shadowOpacity">\
      <real key="value" value="0.5"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="size" keyPath="layer.shadowOffset">\
      <size key="value" width="-3" height="4"/></userDefinedRuntimeAttribute>
      <userDefinedRuntimeAttribute type="color" keyPath="layer.shadowColor">\
      <color key="value" red="1" green="0" blue="0" alpha="1"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes></view>
      """
    )
    let shadows = try HandMade.document(text).drawing().scene.items.compactMap { item -> Shadow? in
      if case .shadow(_, let shadow) = item { shadow } else { nil }
    }
    let shadow = try #require(shadows.first)
    #expect(shadow.x == -3 && shadow.y == 4)
    #expect(shadow.color.red == 1 && shadow.color.green == 0)
  }
}
