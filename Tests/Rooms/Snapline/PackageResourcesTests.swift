import Foundation
import SnaplineEnvironment
import TestSupport
import Testing

@testable import Snapline

@Suite struct `The resources of packages beside a test` {
  @Test func `are looked through for pictures, and for fonts where there are some`() throws {
    let font = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Fixtures/Fonts/SnaplineAxis.ttf").standardizedFileURL
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "snapline-resources-" + UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in [
      "Shop_Views.resources/swatch.svg", "Snapline_Page.resources/page.css", "Shop.build/a.o",
      "notes.txt", "Shop_Fonts.resources/note.txt", "Shop_Fonts.resources/Faces/note.txt",
    ] {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data().write(to: file)
    }
    let fonts = folder.appending(path: "Shop_Fonts.resources").path
    let views = folder.appending(path: "Shop_Views.resources").path
    try FileManager.default.copyItem(at: font, to: URL(filePath: fonts + "/Faces/Axis.ttf"))
    let found = PackageResources(beside: folder.path)
    // A folder that the manifest copies is one in the bundle, too.
    let faces = fonts + "/Faces"
    expectEqual(found.folders, [fonts, faces, views])
    expectEqual(found.fontFolders, [faces])
    var environment = Environment()
    (environment.imageFolders, environment.fonts.folders) = (["/own", views], ["/own"])
    found.add(to: &environment)
    // What an environment says comes first, and nothing is looked through twice.
    expectEqual(environment.imageFolders, ["/own", views, fonts, faces])
    expectEqual(environment.fonts.folders, ["/own", faces])
  }

  @Test func `are none where a folder isn't there`() {
    expectEqual(PackageResources(beside: "/nowhere/at/all").folders, [])
  }
}
