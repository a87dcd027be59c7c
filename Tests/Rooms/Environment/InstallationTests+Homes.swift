import Foundation
import SnaplineEnvironment
import TestSupport
import Testing

extension `An installation` {
  /// Makes a folder with some of the three parts in it, and gives its path.
  private func home(_ parts: [String], in folder: URL, named name: String) throws -> String {
    let home = folder.appending(path: name)
    for part in parts {
      let place = home.appending(path: part)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    }
    return home.path
  }

  @Test func `takes each part from the first folder that has it`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let first = try home(["symbols"], in: folder, named: "a home")
    let second = try home(["fonts", "symbols"], in: folder, named: "second")
    let found = Installation.debian.overlaid(by: [first, second])
    #expect(found.symbolFolder == first + "/symbols")
    #expect(found.fontFolders == [second + "/fonts"])
    #expect(found.hyphenationFolder == Installation.debian.hyphenationFolder)
    #expect(Installation.debian.overlaid(by: ["/nowhere"]) == .debian)
    let third = try home(["fonts"], in: folder, named: "third")
    let both = Installation.debian.overlaid(by: [third, second])
    #expect(both.fontFolders == [third + "/fonts", second + "/fonts"])
    // What counts more is laid over what counts less, part by part.
    let above = both.overlaid(by: [first])
    #expect(above.fontFolders == both.fontFolders)
    #expect(above.symbolFolder == first + "/symbols")
  }

  @Test func `tells what to do about a missing part by where it is looked for`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let parts = ["fonts", "symbols", "hyphenation"]
    let kit = Installation.debian.overlaid(by: [try home(parts, in: folder, named: "kit")])
    for package in ["fonts-inter", "fonts-noto-cjk", "hyphen-de", "bootstrap-icons", "libxml2"] {
      expectEqual(Installation.debian.remedy(for: package), "apt-get install \(package)")
    }
    expectEqual(
      kit.remedy(for: "fonts-noto-cjk"),
      "pip install ./snapline_fonts_cjk-\(Release.version)-py3-none-any.whl, or name a folder with the "
        + "fonts of Debian's fonts-noto-cjk in SNAPLINE_FONTS"
    )
    expectEqual(
      kit.remedy(for: "hyphen-de"),
      "name a folder in SNAPLINE_HOME whose folder 'hyphenation' has the files of Debian's hyphen-de"
    )
    expectEqual(
      kit.remedy(for: "bootstrap-icons"),
      "name a folder in SNAPLINE_HOME whose folder 'symbols' has the files of Debian's bootstrap-icons"
    )
    expectEqual(kit.remedy(for: "libxml2"), "apt-get install libxml2")
  }
}
