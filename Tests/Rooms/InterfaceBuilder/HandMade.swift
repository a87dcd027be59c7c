import Foundation
import SnaplineDiagnostics
import SnaplineEnvironment
import SnaplineInterfaceBuilder
import TestSupport
import Testing

/// Documents around a few elements.
enum HandMade {
  static func xib(
    _ objects: String,
    device: String = "retina4_7",
    tools: Int = 23504,
    resources: String = ""
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <device id="\(device)" orientation="portrait"/>
    <objects>
    \(objects)
    </objects>
    <resources>\(resources)</resources>
    </document>
    """
  }

  /// A root of a size with subviews and constraints.
  static func root(
    _ subviews: String,
    width: Int = 375,
    height: Int = 667,
    attributes: String = "",
    constraints: String = ""
  ) -> String {
    """
    <view id="root"\(attributes)><rect key="frame" x="0" y="0" width="\(width)" \
    height="\(height)"/><subviews>\(subviews)</subviews>
    <constraints>\(constraints)</constraints></view>
    """
  }

  static func storyboard(
    _ scenes: [String],
    device: String = "retina4_7",
    tools: Int = 23504
  ) -> String {
    let scenes = scenes.map { "<scene><objects>\($0)</objects></scene>" }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="\(device)" orientation="portrait"/>
      <scenes>\(scenes.joined())</scenes></document>
      """
  }

  /// A storyboard for a program, that starts with one of its controllers.
  static func program(_ scenes: [String], from id: String) throws -> Storyboard {
    let text = storyboard(scenes).replacing(
      "useAutolayout=\"YES\">",
      with: "useAutolayout=\"YES\" initialViewController=\"\(id)\">"
    )
    return try withFiles(["Main.storyboard": text]) { folder in
      let storyboard = Storyboard(contentsOfFile: folder + "/Main.storyboard")
      // The file is read here, as long as it is there.
      expectEqual(storyboard.diagnostics.map(\.subject), [])
      return storyboard
    }
  }

  static func document(
    _ text: String,
    environment: Environment = .current,
    settings: InterfaceSettings = InterfaceSettings()
  ) throws -> InterfaceDocument {
    try InterfaceDocument(
      bytes: Array(text.utf8),
      named: "Test.xib",
      environment: environment,
      settings: settings
    )
  }

  /// Runs with files in a folder of their own.
  static func withFiles<T>(_ files: [String: String], _ body: (String) throws -> T) throws -> T {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
    }
    return try body(folder.path)
  }
}
