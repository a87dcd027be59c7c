import Foundation
import SnaplineDiagnostics
import TestSupport
import Testing

@testable import SnaplineLive

private func file(_ rest: String) -> String { "import UIKit\n" + rest + "\n" }

@Suite(
  .mustEnd,
  .enabled(if: LiveSample.toolkit != nil, "\(LiveSample.absence)")
)
struct `A Swift file` {
  @Test func `that doesn't compile is told as a design is, with file, line, column and excerpt`()
    throws
  {
    let sample = try LiveSample(
      file("let size: CGFloat = \"wide\"\nlet previews: [LayoutPreview] = [")
    )
    let said = sample.refusal()
    let first = try #require(said.first)
    expectEqual(first.severity, .error)
    expectEqual(first.place?.file, "Card.swift")
    #expect(said.contains { $0.place?.line == 2 || $0.place?.line == 3 }, "\(said)")
    #expect(said.allSatisfy { $0.place?.column != nil && $0.place?.excerpt != nil }, "\(said)")
  }

  @Test func `has a list of previews`() throws {
    let missing = try LiveSample(file("let card = UIView()")).refusal()
    expectEqual(missing.map(\.subject), ["the file declares no 'previews'"])
    #expect(missing.first?.remedy?.contains("let previews = [LayoutPreview(") == true)
    let other = try LiveSample(file("let previews = [UIView()]")).refusal()
    expectEqual(other.map(\.subject), ["its 'previews' is no list of LayoutPreview"])
    #expect(other.first?.cause?.contains("UIView") ?? other.first?.cause?.contains("View") == true)
  }

  @Test func `may import what stands beside UIKit, and isn't told that it is for a Mac`() throws {
    let imports = ["CoreGraphics", "QuartzCore", "CoreText", "CoreImage"].map { "import \($0)\n" }
    let text =
      imports.joined() + "#if canImport(AppKit)\n#error(\"a Mac\")\n#endif\n"
      + "let view = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))\n"
      + "let previews: [LayoutPreview] = []\n"
    expectEqual(try LiveSample(text).refusal().map(\.subject), [])
  }

  @Test func `is warned of what its compiler warns of`() throws {
    let text = file(
      "func card() -> UIView {\n  let unused = 1\n  return UIView()\n}\n"
        + "let previews = [LayoutPreview(\"a\") { card() }]"
    )
    let warnings = try LiveSample(text).program().warnings
    expectEqual(warnings.map(\.severity), [.warning])
    #expect(warnings.first?.subject.contains("'unused'") == true)
    #expect(warnings.first?.subject.contains("[#") == false)
  }

  @Test func `says in a sentence what is missing on a machine`() throws {
    let sample = try LiveSample(file("let previews: [LayoutPreview] = []"))
    #expect(sample.refusal(nil).first?.subject.contains("aren't installed") == true)
    let nowhere = ["PATH": "/nowhere", "HOME": sample.folder]
    #expect(sample.refusal(variables: nowhere).first?.subject.contains("no Swift compiler") == true)
    let locked = [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "XDG_CACHE_HOME": "/proc/1",
      "HOME": "/proc/1", "TMPDIR": "/proc/1",
    ]
    #expect(sample.refusal(variables: locked).first?.subject.contains("can be written") == true)
  }

  @Test func `compiles where the home can't be written`() throws {
    let sample = try LiveSample(file("let previews: [LayoutPreview] = []"))
    var variables = ProcessInfo.processInfo.environment
    (variables["XDG_CACHE_HOME"], variables["HOME"]) = (nil, "/proc/1")
    // Modules that are known needn't be read again by this test.
    let usual = try #require(LiveCache(ProcessInfo.processInfo.environment))
    let other = try #require(LiveCache(variables))
    #expect(other.folder != usual.folder && other.folder.hasSuffix("-\(getuid())"))
    #expect(other.workFolder() != nil)
    expectEqual(sample.refusal(), [])
  }

  @Test func `is told the names of two compilers where the modules are of another one`() throws {
    let sample = try LiveSample(file("let previews: [LayoutPreview] = []"))
    let own = try #require(LiveSample.toolkit)
    let folder = sample.folder + "/other"
    try FileManager.default.copyItem(atPath: own.folder + "/c", toPath: folder + "-c")
    try FileManager.default.createDirectory(
      atPath: folder + "/modules",
      withIntermediateDirectories: true
    )
    try FileManager.default.moveItem(atPath: folder + "-c", toPath: folder + "/c")
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/snapline-live",
      withDestinationPath: own.folder + "/snapline-live"
    )
    try Data("Swift version 5.0 (swift-5.0-RELEASE)\n".utf8)
      .write(to: URL(filePath: folder + "/compiler"))
    // As those of another version, these modules can't be read.
    try Data("what another compiler wrote".utf8)
      .write(to: URL(filePath: folder + "/modules/UIKit.swiftmodule"))
    let said = try #require(sample.refusal(Toolkit.beside(nil, named: folder)).first)
    expectEqual(said.subject, "the modules were built by another compiler than the one on PATH")
    #expect(said.cause?.contains("swift-5.0-RELEASE") == true, "\(said)")
    #expect(said.cause?.contains(own.compiler) == true, "\(said)")
  }

  /// A compiler without the C library's headers warns of that before it says anything else.
  @Test func `is told of in a sentence where the headers of the C library are missing`() throws {
    let sample = try LiveSample("let previews: [LayoutPreview] = []\n")
    let folder = sample.folder + "/bin"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let compiler = """
      #!/bin/sh
      echo "<unknown>:0: warning: libc not found for 'x86_64-unknown-linux-gnu'; C stdlib may be unavailable"
      case "$*" in '-frontend -version') echo 'Swift version 6.3.1 (swift-6.3.1-RELEASE)' ;; *) exit 1 ;; esac

      """
    for name in ["swiftc", "swift-frontend", "ld.lld"] {
      try Data(compiler.utf8).write(to: URL(filePath: folder + "/" + name))
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755],
        ofItemAtPath: folder + "/" + name
      )
    }
    var variables = ProcessInfo.processInfo.environment
    variables["PATH"] = folder + ":/usr/bin:/bin"
    let said = sample.refusal(variables: variables)
    expectEqual(
      said.map(\.subject),
      ["Swift files can't be compiled: the headers of the C library are missing"]
    )
    expectEqual(SwiftCompiler.onPath(folder)?.version, "Swift version 6.3.1 (swift-6.3.1-RELEASE)")
  }

  @Test func `can name every public type without the headers of the C libraries`() throws {
    let own = try #require(LiveSample.toolkit)
    let lists = try PublicTypes.all()
    for list in lists {
      let said = try LiveSample(list.file(among: lists)).refusal(own)
      expectEqual(said.map(\.subject), [], "\(list.module)")
      #expect(list.count > 1, "\(list.module)")
    }
    let modules = ["UIKit", "SnapKit", "Snappy", "Constrainer", "SeaDog", "AutoLayoutConvenience"]
    #expect(Set(lists.map(\.module)).isSuperset(of: modules + ["Snapline", "SnaplineDocuments"]))
    #expect(lists.map(\.count).reduce(0, +) > 950)
  }
}
