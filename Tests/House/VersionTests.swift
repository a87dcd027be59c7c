import SnaplineEnvironment
import TestSupport
import Testing

@Suite struct `The version` {
  @Test func `is the changelog's first`() throws {
    let heading = try #require(
      Repository.text("CHANGELOG.md").split(separator: "\n").first { $0.hasPrefix("## ") }
    )
    #expect(heading.hasPrefix("## \(Release.version),"))
  }

  @Test(arguments: [
    "README.md", "Sources/Snapline/Snapline.docc/Packages.md",
    "Sources/Snapline/Snapline.docc/Tutorials/TutorialPython.md",
  ])
  func `is that of the packages' files`(article: String) throws {
    let names = try Repository.text(article).matches(of: /snapline[-_](\d+\.\d+\.\d+)/)
    #expect(!names.isEmpty)
    for name in names { #expect(name.1 == Release.version) }
  }

  @Test func `is that of the protocol's example`() throws {
    let text = try Repository.text("Sources/Snapline/Snapline.docc/PicturesInBulk.md")
    let said = text.matches(of: /"version":"(\d+\.\d+\.\d+)"/)
    #expect(!said.isEmpty)
    for version in said { #expect(version.1 == Release.version) }
  }
}
