import SnaplineEnvironment
import TestSupport
import Testing

@Suite struct `An installation` {
  @Test func `is Debian's unless another is set, and its fonts come along`() {
    var environment = Environment()
    #expect(environment.installation == .system)
    #expect(environment.fonts.folders == Installation.system.fontFolders)
    environment.fonts.folders.insert("/mine", at: 0)
    let other = Installation(
      fontFolders: ["/kit/fonts"],
      symbolFolder: "/kit/symbols",
      hyphenationFolder: "/kit/hyphenation"
    )
    environment.installation = other
    expectEqual(environment.fonts.folders, ["/mine", "/kit/fonts"])
    #expect(environment.symbolFolder == "/kit/symbols")
    #expect(environment.hyphenationFolder == "/kit/hyphenation")
    environment.installation = .system
    #expect(environment.fonts.folders == ["/mine"] + Installation.system.fontFolders)
    environment.symbolFolder = "/mine/symbols"
    #expect(environment.installation.symbolFolder == "/mine/symbols")
    #expect(environment != Environment())
  }
}
