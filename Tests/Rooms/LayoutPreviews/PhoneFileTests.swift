import Foundation
import TestSupport
import Testing

/// The one file, as a package holds it that is built for a phone, too.
@Suite struct `The file of layout previews` {
  private let file = Checkout.root.appending(path: "Sources/LayoutPreviews/LayoutPreview.swift")
    .path
  private var modules: String {
    URL(filePath: BuiltCommand.path).deletingLastPathComponent().appending(path: "Modules").path
  }

  /// What the compiler says of the file and of one beside it, seeing some modules.
  private func said(_ text: String, seeing modules: (String) -> Bool) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "snapline-phone-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in try FileManager.default.contentsOfDirectory(atPath: self.modules)
    where name.hasSuffix(".swiftmodule") && modules(String(name.dropLast(12))) {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path + "/" + name,
        withDestinationPath: self.modules + "/" + name
      )
    }
    let libraries = try FileManager.default.contentsOfDirectory(
      atPath: Checkout.root.path + "/Sources/C"
    )
    var maps = libraries.filter { $0 != "CAssociations" }.map { "module \($0) {}\n" }.joined()
    let headers = Checkout.root.path + "/Sources/"
    maps += "module ObjectiveC { header \"\(headers)DropIn/ObjectiveC/include/ObjectiveC.h\" "
    maps += "export * }\n"
    try Data(maps.utf8).write(to: folder.appending(path: "module.modulemap"))
    try Data(text.utf8).write(to: folder.appending(path: "Views.swift"))
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "swiftc", "-typecheck", "-swift-version", "6", "-warnings-as-errors", "-module-name", "Views",
      "-I", folder.path, "-Xcc", "-I\(headers)C/CAssociations/include",
      file, folder.path + "/Views.swift",
    ]
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let words = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: words, as: UTF8.self)
  }

  private let views = """
    import UIKit
    public let previews = [
      LayoutPreview("Card", width: 320) { UIView() },
      LayoutPreview("Screen", on: "iPhone 16", landscape: true, style: .dark, textSize: .large) {
        UIViewController()
      },
      LayoutPreview("Arabic", height: 40, direction: .rightToLeft, locale: "ar") { UILabel() },
    ]

    """

  @Test func `holds everything under UIKit alone, where Snapline can't be imported`() throws {
    let found = try said(views) { $0 != "Snapline" }
    expectEqual(found, "")
    let text = try String(contentsOfFile: file, encoding: .utf8)
    let imports = text.split(separator: "\n").filter {
      $0.contains("import ") && !$0.contains("//")
    }
    #expect(imports.contains("  public import UIKit"), "\(imports)")
    // Behind the first condition stand the imports of the library, and UIKit's behind the other.
    expectEqual(imports.count, 4)
  }

  @Test func `leaves its place to Snapline's where that can be imported`() throws {
    expectEqual(try said("import Snapline\n" + views) { _ in true }, "")
  }
}
