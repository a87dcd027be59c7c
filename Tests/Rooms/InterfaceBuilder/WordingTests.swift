import Foundation
import SnaplineDiagnostics
import SnaplineDocuments
import SnaplineInterfaceBuilder
import SnaplineScene
import TestSupport
import Testing

private let label = """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23504" \
  targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects>
  <view id="r"><rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
  <label id="a-b" text="Hello"><rect key="frame" x="0" y="0" width="100" height="20"/></label>
  <button id="c-d"><rect key="frame" x="0" y="30" width="100" height="20"/>\
  <state key="normal" title="Press"/></button>
  <imageView image="Dot" id="e-f"><rect key="frame" x="0" y="60" width="10" height="10"/></imageView>
  </subviews></view></objects>
  <resources><image name="Dot" width="10" height="10"/></resources></document>
  """

@Suite struct `Words and pictures beside a document` {
  private func texts(_ path: String, locale: String?) throws -> [String] {
    var settings = InterfaceSettings()
    settings.overrides.locale = locale
    let document = try InterfaceDocument(contentsOf: path, settings: settings)
    return try document.drawing().scene.tree.nodes.filter { $0.className != "ButtonLabel" }
      .compactMap(\.text)
  }

  @Test func `are in the language that is asked for`() throws {
    let strings = """
      /* Class = "UILabel"; text = "Hello"; */
      "a-b.text" = "Grüß \\"dich\\"\\n";
      // the button
      "c-d.normalTitle" = "Dr\\U00fccken";
      """
    let files = ["Base.lproj/Main.xib": label, "de.lproj/Main.strings": strings]
    try HandMade.withFiles(files) { folder in
      let path = folder + "/Base.lproj/Main.xib"
      let found = try ["de-AT", "fr", nil].map { try texts(path, locale: $0) }
      expectEqual(
        found,
        [["Grüß \"dich\"\n", "Drücken"], ["Hello", "Press"], ["Hello", "Press"]]
      )
    }
  }

  @Test(arguments: [
    ("zh-Hans-CN", "简"), ("zh-CN", "简"), ("zh", "简"), ("zh-Hant-HK", "繁"), ("zh-TW", "繁"),
    ("pt-BR", "pt"), ("de-Latn-DE", "Hello"),
  ])
  func `are in the nearest language that is there`(locale: String, word: String) throws {
    var files = ["Base.lproj/Main.xib": label]
    for (folder, word) in [("zh-Hans", "简"), ("zh_Hant", "繁"), ("pt", "pt")] {
      files["\(folder).lproj/Main.strings"] = "\"a-b.text\" = \"\(word)\";"
    }
    try HandMade.withFiles(files) { folder in
      let found = try texts(folder + "/Base.lproj/Main.xib", locale: locale)
      #expect(found.first == word)
    }
  }

  @Test(arguments: [
    ("\"a-b.text\" = \"Eins\";\n\"c-d.normalTitle\" = \"Zwei;\n", 2),
    ("\"a-b.text\" = \"Eins\";\n\n<<<<<<< HEAD\n\"c-d.normalTitle\" = \"Zwei\";\n", 3),
    ("\"a-b.text\" = \"Eins\"\n\"c-d.normalTitle\" = \"Zwei\";\n", 1),
  ])
  func `are told where a strings file is damaged`(strings: String, line: Int) throws {
    let files = ["Base.lproj/Main.xib": label, "de.lproj/Main.strings": strings]
    try HandMade.withFiles(files) { folder in
      var settings = InterfaceSettings()
      settings.overrides.locale = "de"
      let path = folder + "/Base.lproj/Main.xib"
      let said = try InterfaceDocument(contentsOf: path, settings: settings).drawing().diagnostics
      expectEqual(said.map(\.id), ["strings", "missing-image"])
      #expect(said.first?.place?.file == folder + "/de.lproj/Main.strings")
      #expect(said.first?.place?.line == line)
    }
  }

  @Test(arguments: [String.Encoding.utf8, .utf16, .utf16LittleEndian, .utf16BigEndian])
  func `may be in any encoding that Xcode writes`(encoding: String.Encoding) throws {
    try HandMade.withFiles(["Base.lproj/Main.xib": label]) { folder in
      let file = URL(fileURLWithPath: folder).appending(path: "de.lproj/Main.strings")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try #require("/* ü */ \"a-b.text\" = \"Grüße\";".data(using: encoding)).write(to: file)
      #expect(try texts(folder + "/Base.lproj/Main.xib", locale: "de").first == "Grüße")
    }
  }

  @Test func `may be written in base 64`() throws {
    let text = HandMade.xib(
      """
      <label id="l"><rect key="frame" x="0" y="0" width="90" height="20"/>\
      <string key="text" base64-UTF8="YES">
      R3LDvMOfIGRpY2gK
      Zw</string></label>
      """
    )
    let nodes = try HandMade.document(text).drawing().scene.tree.nodes
    expectEqual(nodes.compactMap(\.text), ["Grüß dich\ng"])
  }

  @Test func `are in the nearest font, which is named, where a font isn't there`() throws {
    for (name, family, standIn) in [
      ("DejaVuSerif-BoldSlanted", "DejaVu Serif", "'DejaVu Serif'"),
      ("Intre-Bold", "Intre", "'Inter'"), ("Zapfino", "Zapfino", "the system's font"),
    ] {
      let font =
        "<fontDescription key=\"fontDescription\" name=\"\(name)\" "
        + "family=\"\(family)\" pointSize=\"17\"/>"
      let text = label.replacing("height=\"20\"/></label>", with: "height=\"20\"/>\(font)</label>")
      let drawing = try InterfaceDocument(bytes: Array(text.utf8), named: "Main.xib").drawing()
      let said = drawing.diagnostics.filter { $0.id == "missing-font" }
      expectEqual(said.map(\.cause), ["\(standIn) stands for it"], "\(name)")
      #expect(said.first?.remedy?.contains("SNAPLINE_FONTS") == true)
      let faces = drawing.scene.items.flatMap { item in
        if case .text(let line) = item { line.runs.map(\.face) } else { [] as [FontFace] }
      }
      let own = standIn.first == "'" ? standIn.replacing("'", with: "") : "Inter"
      #expect(faces.first?.name.family == own, "\(name)")
      #expect(faces.first?.file.contains("Bold") == name.contains("Bold"))
    }
  }

  @Test func `come from the folders of an app's pictures`() throws {
    let dot =
      #"<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="9" height="9"/></svg>"#
    let set = #"{"images": [{"filename": "dot.svg", "idiom": "universal"}]}"#
    let files = [
      "Main.xib": label, "Assets.xcassets/Dot.imageset/dot.svg": dot,
      "Assets.xcassets/Dot.imageset/Contents.json": set,
    ]
    try HandMade.withFiles(files) { folder in
      let without = try InterfaceDocument(contentsOf: folder + "/Main.xib").drawing()
      expectEqual(without.diagnostics.map(\.id), ["missing-image"])
      var settings = InterfaceSettings()
      settings.assetFolders = [folder]
      let with = try InterfaceDocument(contentsOf: folder + "/Main.xib", settings: settings)
        .drawing()
      #expect(with.diagnostics.isEmpty)
    }
  }
}
