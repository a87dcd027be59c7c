import Foundation
import SnaplineDiagnostics
import SnaplineEnvironment
import SnaplineScene
import TestSupport
import Testing

@testable import SnaplineLive

private let manifest = """
  // swift-tools-version: 6.2
  import PackageDescription
  let snapline = Target.Dependency.product(name: "UIKit", package: "Snapline")
  let package = Package(
    name: "Shop",
    dependencies: [.package(path: "../Snapline"), .package(path: "../Charts")],
    targets: [
      .target(name: "Colors", dependencies: [snapline]),
      .target(name: "Views", dependencies: ["Colors", snapline], resources: [.process("Resources")]),
      .target(
        name: "Settings",
        dependencies: [snapline],
        resources: [.process("Resources")],
        swiftSettings: [
          .define("SHOP"), .define("PHONE", .when(platforms: [.iOS])),
          .define("FAST", .when(configuration: .release)), .defaultIsolation(MainActor.self),
          .enableUpcomingFeature("ExistentialAny"), .unsafeFlags(["-Xfrontend", "-nothing"]),
          .define("@words"), .define("LATER", .when(configuration: .debug)),
        ],
        linkerSettings: [.linkedLibrary("z")]
      ),
      .target(
        name: "Actors",
        dependencies: [snapline],
        swiftSettings: [
          .defaultIsolation(MainActor.self, .when(platforms: [.iOS])),
          .swiftLanguageMode(.v5, .when(platforms: [.linux])),
        ]
      ),
      .target(name: "Sales", dependencies: ["Views", .product(name: "Charts", package: "Charts")]),
    ]
  )

  """

@Suite(
  .mustEnd,
  .enabled(if: LiveSample.toolkit != nil, "\(LiveSample.absence)")
)
struct `A target of a package` {
  private let sample: LiveSample

  init() throws {
    sample = try LiveSample(manifest, named: "Package.swift")
    let files = [
      "Sources/Colors/Colors.swift": "import UIKit\npublic func brand() -> UIColor { .red }\n",
      "Sources/Views/Shelf.swift": """
      import Colors
      import UIKit
      final class Shelf: UIView {
        override init(frame: CGRect) {
          super.init(frame: frame)
          backgroundColor = brand()
          let path = Bundle.module.path(forResource: "words", ofType: "txt")
          print(path.flatMap { try? String(contentsOfFile: $0, encoding: .utf8) } ?? "none")
          print(UIImage(named: "swatch")?.size.width ?? 0)
          print(UIImage(named: "swatch", in: .module, compatibleWith: nil)?.size.height ?? 0)
          print(UIFont(name: "Snapline Axis", size: 12)?.familyName ?? "none")
          let views = UINib(nibName: "Badge", bundle: .module).instantiate(withOwner: nil)
          print((views.first as? UILabel)?.text ?? "none")
        }
        required init?(coder: NSCoder) { nil }
      }

      """,
      "Sources/Views/Previews.swift": """
      import UIKit
      let previews = [LayoutPreview("Shelf", width: 50, height: 20) { Shelf() }]

      """,
      "Sources/Settings/Resources/note.txt": "note",
      "Sources/Views/Resources/words.txt": "words of a resource",
      "Sources/Views/Resources/swatch.svg": """
      <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"><path d="M0 0h24v24z"/></svg>
      """,
      "Sources/Views/Resources/Badge.xib": """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23504">
        <objects>
          <label text="of a nib" id="lab-el-001"><rect key="frame" width="40" height="20"/></label>
        </objects>
      </document>
      """,
      "Sources/Sales/Sales.swift": "let sales = 1\n",
      "Sources/Actors/Card.swift": """
      import UIKit
      @MainActor protocol Loading { func load() async }
      final class Card: UIView {
        static var made = 0
        let title = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          Card.made += 1
        }
        required init?(coder: NSCoder) { nil }
        override func layoutSubviews() { Task { await load() } }
      }
      extension Card: Loading {
        func load() async { title.text = "loaded" }
      }
      let previews = [
        LayoutPreview("Card \\(Card.made)", width: 9, height: 9) { Card() },
        LayoutPreview("Lines", width: 30, height: 90) {
          let label = UILabel()
          (label.text, label.numberOfLines) = ("one two", 0)
          return label
        },
      ]

      """,
      "Sources/Settings/Previews.swift": """
      import UIKit
      #if SHOP && DEBUG && SWIFT_PACKAGE && LATER && !PHONE && !FAST
        #if SWIFT_MODULE_RESOURCE_BUNDLE_AVAILABLE
          let previews = [LayoutPreview("Settings", width: 9, height: 9) { UIView() }]
        #endif
      #endif
      var count = 0
      package protocol Counted {}
      nonisolated func resources() -> Bundle { .module }
      @MainActor func counted() -> Int {
        count += 1
        return count
      }

      """,
    ]
    for (name, text) in files {
      let url = URL(filePath: sample.folder + "/" + name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: url)
    }
    let fonts = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Fixtures/Fonts/SnaplineAxis.ttf").standardizedFileURL
    let resources = URL(filePath: sample.folder + "/Sources/Views/Resources/Axis.ttf")
    try FileManager.default.copyItem(at: fonts, to: resources)
  }

  private func package(_ target: String) -> SwiftPackage {
    SwiftPackage(folder: sample.folder, target: target)
  }

  private func refusal(_ target: String) -> Diagnostic? {
    do throws(LiveFault) {
      let sources = try package(target).sources(with: LiveSample.toolkit)
      _ = try LiveProgram.compiling(sources, with: LiveSample.toolkit)
      return nil
    } catch {
      return error.diagnostics.first
    }
  }

  @Test func `is shown with what it is built on, and finds its resources`() throws {
    let sources = try package("Views").sources(with: LiveSample.toolkit)
    let program = try LiveProgram.compiling(sources, with: LiveSample.toolkit)
    let pictures = try LivePictures(program)
    expectEqual(pictures.previews.map(\.name), ["Shelf"])
    var environment = Environment.current
    environment.imageFolders = sources.resourceFolders
    environment.fonts.folders = sources.resourceFolders
    let request = LiveRequest(preview: 0, surroundings: LiveSurroundings(environment))
    let picture = try pictures.picture(request)
    expectEqual(picture.scene.size, CGSize(width: 50, height: 20))
    expectEqual(
      picture.printed.map(\.subject),
      ["words of a resource", "24.0", "24.0", "Snapline Axis", "of a nib"].map { "printed: " + $0 }
    )
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
    expectEqual(sources.resourceFolders, [sample.folder + "/Sources/Views/Resources"])
    #expect(sources.resourceFolders.allSatisfy { $0.hasPrefix(folder) })
  }

  @Test func `is compiled as its manifest says, and tells of what is left out`() throws {
    let sources = try package("Settings").sources(with: LiveSample.toolkit)
    let program = try LiveProgram.compiling(sources, with: LiveSample.toolkit)
    expectEqual(
      program.warnings.map(\.subject),
      ["'Settings' is compiled without unsafeFlags and define and linkedLibrary"]
    )
    expectEqual(program.differences, program.warnings)
    expectEqual(try LivePictures(program).previews.map(\.name), ["Settings"])
  }

  @Test func `is compiled without an actor where that is named for phones alone`() throws {
    let sources = try package("Actors").sources(with: LiveSample.toolkit)
    let program = try LiveProgram.compiling(sources, with: LiveSample.toolkit)
    expectEqual(program.warnings.map(\.subject), [])
    let pictures = try LivePictures(program)
    expectEqual(pictures.previews.map(\.name), ["Card 0", "Lines"])
    // Nobody sees the white space between lines, but a PDF of the preview says it.
    let request = LiveRequest(preview: 1, surroundings: LiveSurroundings(.current))
    expectEqual(try pictures.picture(request).scene.spacedLines.count, 1)
  }

  @Test func `is described once while only the text of its sources changes`() throws {
    let asked = try AskedPackager(in: sample.folder + "/.toolchain")
    func questions() throws -> Int {
      _ = try package("Views").sources(with: LiveSample.toolkit, variables: asked.variables)
      return asked.count
    }
    func save(_ text: String, _ name: String) throws {
      try Data(text.utf8).write(to: URL(filePath: sample.folder + "/" + name), options: .atomic)
    }
    expectEqual(try questions(), 2)
    try save(
      "import UIKit\npublic func brand() -> UIColor { .blue }\n",
      "Sources/Colors/Colors.swift"
    )
    expectEqual(try questions(), 2)
    try save("more", "Sources/Views/Resources/more.txt")
    expectEqual(try questions(), 4)
    try save(manifest + "// The same in other bytes.\n", "Package.swift")
    expectEqual(try questions(), 6)
    try FileManager.default.removeItem(atPath: sample.folder + "/Sources/Views/Resources/more.txt")
    expectEqual(try questions(), 8)
    expectEqual(try questions(), 8)
    // What lies behind a link can't be seen, so each time is a question.
    let elsewhere = sample.folder + "/.elsewhere"
    try FileManager.default.createDirectory(atPath: elsewhere, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: sample.folder + "/Sources/Views/Linked",
      withDestinationPath: elsewhere
    )
    expectEqual(try questions(), 10)
    expectEqual(try questions(), 12)
  }

  @Test func `is found behind what Swift Package Manager says before it`() throws {
    let json = "{\n  \"name\" : \"Shop\"\n}"
    for said in [
      "", "warning: 4 | func targets() {\n5 |   let unused = 1\n",
      "waiting until it has finished...",
    ] {
      let parts = try #require(PackageQuestion.parts(of: Array((said + json).utf8)))
      expectEqual(String(decoding: parts.json, as: UTF8.self), json)
      expectEqual(parts.warnings.joined(separator: "\n"), said.trimmingCharacters(in: .newlines))
    }
    #expect(PackageQuestion.parts(of: Array("error: none".utf8)) == nil)
  }

  @Test func `is followed where the names of folders are alike`() throws {
    let twice = sample.folder + "/Sources/Views" + sample.folder
    try FileManager.default.createDirectory(atPath: twice, withIntermediateDirectories: true)
    try Data("let x = 1\n".utf8).write(to: URL(filePath: twice + "/Deep.swift"))
    #expect(package("Views").files.contains(twice + "/Deep.swift"))
  }

  @Test func `follows its manifest, and every folder and file of its sources`() {
    let files = package("Views").files
    for name in [
      "Package.swift", "Sources/Views", "Sources/Views/Shelf.swift", "Sources/Colors/Colors.swift",
    ] {
      #expect(files.contains(sample.folder + "/" + name), "\(name)")
    }
  }

  @Test func `says of another target's file where it is wrong`() throws {
    let colors = sample.folder + "/Sources/Colors/Colors.swift"
    try Data("import UIKit\npublic func brand() -> UIColor { 3 }\n".utf8)
      .write(to: URL(filePath: colors))
    let said = try #require(refusal("Views"))
    expectEqual(said.place?.file, "Sources/Colors/Colors.swift")
    expectEqual(said.place?.line, 2)
  }

  @Test func `says what can't be shown, and what isn't there`() throws {
    #expect(refusal("View")?.subject.contains("no target 'View'") == true)
    #expect(refusal("View")?.remedy == "write 'Views'")
    #expect(refusal("Sales")?.subject.contains("takes 'Charts'") == true)
    try FileManager.default.removeItem(atPath: sample.folder + "/Sources/Sales")
    let absent = try #require(refusal("Sales"))
    #expect(absent.cause?.contains("should be located under 'Sources/Sales'") == true, "\(absent)")
    // A single target may have all of the sources for itself.
    try FileManager.default.removeItem(atPath: sample.folder + "/Sources")
    let start = manifest.prefix { $0 != "[" } + "[], targets: [.target(name: \"Empty\")])\n"
    try Data(start.utf8).write(to: URL(filePath: sample.path))
    let empty = try #require(refusal("Empty"))
    expectEqual(empty.subject, "the target 'Empty' has no sources")
    #expect(empty.cause?.contains("should be located under 'Sources/Empty'") == true, "\(empty)")
    try Data("let package = 1\n".utf8).write(to: URL(filePath: sample.path))
    let old = try #require(refusal("Views"))
    expectEqual(old.subject, "the package can't be read")
    #expect(old.cause?.contains("Swift tools version 3.1.0") == true, "\(old)")
    let wrong = manifest.replacing("targets: [", with: "tragets: [")
    try Data(wrong.utf8).write(to: URL(filePath: sample.path))
    let misspelled = try #require(refusal("Views"))
    #expect(misspelled.subject.contains("tragets"), "\(misspelled)")
    expectEqual(misspelled.place?.file, sample.path)
    expectEqual(misspelled.place?.line, sample.line(of: "let package = Package("))
  }
}

/// A toolchain whose package manager notes that it was asked.
private struct AskedPackager {
  let variables: [String: String]
  private let notes: String

  init(in folder: String) throws {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let files = FileManager.default
    let found = path.split(separator: ":").map { "\($0)/swiftc" }.first(
      where: files.isExecutableFile
    )
    let real = URL(filePath: try #require(found)).resolvingSymlinksInPath()
      .deletingLastPathComponent()
    try files.createDirectory(atPath: folder + "/bin", withIntermediateDirectories: true)
    for name in ["swift-frontend", "ld.lld"] {
      try files.createSymbolicLink(
        atPath: folder + "/bin/" + name,
        withDestinationPath: real.appending(path: name).path
      )
    }
    notes = folder + "/notes"
    for (name, text) in [
      ("swiftc", "exit 1"),
      ("swift-package", "echo asked >>'\(notes)'; exec '\(real.path)/swift-package' \"$@\""),
    ] {
      let program = folder + "/bin/" + name
      try Data("#!/bin/sh\n\(text)\n".utf8).write(to: URL(filePath: program))
      try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    }
    variables = ["PATH": folder + "/bin", "XDG_CACHE_HOME": folder + "/cache"]
  }

  var count: Int {
    let text = (try? String(contentsOfFile: notes, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").count
  }
}
