import Foundation
import SnaplineControls
import SnaplineDiagnostics
import SnaplineDocuments
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineHelpers
import SnaplineImages
import SnaplineLayout
import SnaplineRendering
import SnaplineScene
import TestSupport
import Testing

@Suite struct `A folder that a design may read from` {
  private func ids(_ text: String, in folder: String, allowing: [String]) -> [String] {
    var environment = Environment()
    environment.allowedFolders = allowing
    do {
      return try Design(text, in: folder, environment: environment).drawing().diagnostics.map(\.id)
    } catch {
      return (error as? DesignError)?.diagnostics.map(\.id) ?? ["\(error)"]
    }
  }

  /// What a design may name, with the files that this takes.
  private let uses = [
    "view: {image: ../shared/paper.png, contentMode: center}",
    "view: {background: {image: ../shared/paper.png}, size: 9}",
    "fontFiles: [../shared]\nview: {label: a}", "fontFiles: [../shared/Own.ttf]\nview: {label: a}",
    "data: ../shared/data.yaml\nview: {label: \"{{name}}\"}",
    "import: [../shared/parts.yaml]\nview: {Part: {}}",
    "strings: ../shared/strings\nview: {label: {localized: hi}}",
    "view: {label: {markup: \"![](../shared/paper.png)\"}}",
  ]

  private func withShared(_ body: (String) throws -> Void) throws {
    try withPictures { folder in
      let files = FileManager.default
      try files.createDirectory(
        atPath: folder + "/shared/strings",
        withIntermediateDirectories: true
      )
      for (name, text) in [
        "data.yaml": "{name: Ada}", "strings/en.yaml": "{hi: Hi}",
        "parts.yaml": "components: {Part: {view: {image: paper.png, contentMode: center}}}",
      ] {
        try Data(text.utf8).write(to: URL(fileURLWithPath: folder + "/shared/" + name))
      }
      try files.copyItem(
        atPath: "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf",
        toPath: folder + "/shared/Own.ttf"
      )
      try body(folder)
    }
  }

  @Test func `is its own, and those that are allowed`() throws {
    try withShared { folder in
      for use in uses {
        let text = "canvas: 99x40\n" + use + "\n"
        expectEqual(Set(ids(text, in: folder, allowing: [])), ["outside-folder"], "\(use)")
        expectEqual(ids(text, in: folder, allowing: [folder + "/shared"]), [], "\(use)")
        expectEqual(ids(text, in: folder, allowing: ["/usr", folder]), [], "\(use)")
        for other in [folder + "/share", folder + "/shared/strings", "shared", ""] {
          let found = ids(text, in: folder, allowing: [other])
          guard !(use.contains("strings") && other.hasSuffix("strings")) else { continue }
          expectEqual(Set(found), ["outside-folder"], "\(use), allowing \(other)")
        }
      }
    }
  }

  @Test func `is left by no link`() throws {
    try withShared { folder in
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/shared/secret.png",
        withDestinationPath: "/etc/hostname"
      )
      let text = "canvas: 99x40\nview: {image: ../shared/secret.png}\n"
      expectEqual(ids(text, in: folder, allowing: [folder + "/shared"]), ["outside-folder"])
    }
  }

  @Test func `may be a link itself`() throws {
    try withShared { folder in
      try FileManager.default.createSymbolicLink(
        atPath: folder + "/linked",
        withDestinationPath: folder + "/shared"
      )
      let text = "canvas: 99x40\nview: {image: ../linked/paper.png, contentMode: center}\n"
      expectEqual(ids(text, in: folder, allowing: [folder + "/linked"]), [])
    }
  }

  @Test func `is told of where it isn't allowed`() throws {
    try withShared { folder in
      let error = #expect(throws: DesignError.self) {
        try Design("view: {image: ../shared/paper.png}\n", in: folder)
      }
      expectEqual(
        error?.diagnostics.map(\.remedy),
        ["move the file, or pass --allow \(folder)/shared"]
      )
    }
  }
}
