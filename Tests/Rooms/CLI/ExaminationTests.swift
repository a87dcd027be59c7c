import Foundation
import SnaplineEnvironment
import Testing

@testable import SnaplineCLI

@Suite struct `What a machine is examined for` {
  @Test func `are fonts, symbols, hyphenation and decoders`() throws {
    let found = Examination(of: Environment())
    for library in found.libraries where !["libsixel", "libzint"].contains(library.name) {
      #expect(library.installed == (library.pixels?.count == 32), "\(library.name)")
      if let pixels = library.pixels { #expect(found.text.contains(": pixels \(pixels)\n")) }
    }
    for language in found.hyphenation {
      #expect(found.text.contains("hyphenation \(language.language) \(language.hash)\n"))
    }
    if found.symbols.count > 0 {
      #expect(found.text.contains("\(found.symbols.count) symbols \(found.symbols.hash)\n"))
    }
  }

  @Test func `is told to be missing, with what to install`() {
    var environment = Environment()
    environment.installation = Installation(
      fontFolders: ["/nowhere/fonts"],
      symbolFolder: "/nowhere/svg",
      hyphenationFolder: "/nowhere/hyphen"
    )
    environment.locale = "de-AT"
    let found = Examination(of: environment)
    let packages = Set(found.missing.map(\.package))
    for package in ["fonts-inter", "bootstrap-icons", "hyphen-de"] {
      #expect(packages.contains(package))
      #expect(found.text.contains("missing: apt-get install \(package)\n"))
      #expect(found.json.contains("\"package\" : \"\(package)\""))
    }
    #expect(found.symbols.count == 0 && found.hyphenation.isEmpty && found.families == 0)
    #expect(!found.text.contains("nothing is missing"))
  }

  @Test func `are the symbols all together`() throws {
    try withFolder(["a.svg": "<svg/>", "b.svg": "<svg />", "note.txt": "x"]) { folder in
      var environment = Environment()
      environment.symbolFolder = folder.path
      let one = Examination(of: environment)
      #expect(one.symbols.count == 2)
      #expect(Examination(of: environment).symbols.hash == one.symbols.hash)
      try folder.write("<svg  />", to: "b.svg")
      #expect(Examination(of: environment).symbols.hash != one.symbols.hash)
    }
  }
}
