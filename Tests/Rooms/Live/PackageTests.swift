import Foundation
import SnaplineDiagnostics
import SnaplineScene
import TestSupport
import Testing

@testable import SnaplineLive

private let manifest = """
  // swift-tools-version: 6.0
  import PackageDescription
  let snapline = Target.Dependency.product(name: "UIKit", package: "Snapline")
  let package = Package(
    name: "Shop",
    dependencies: [.package(path: "../Snapline"), .package(path: "../Charts")],
    targets: [
      .target(name: "Colors", dependencies: [snapline]),
      .target(name: "Views", dependencies: ["Colors", snapline], resources: [.process("Resources")]),
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
        }
        required init?(coder: NSCoder) { nil }
      }

      """,
      "Sources/Views/Previews.swift": """
      import UIKit
      let previews = [LayoutPreview("Shelf", width: 50, height: 20) { Shelf() }]

      """,
      "Sources/Views/Resources/words.txt": "words of a resource",
      "Sources/Sales/Sales.swift": "let sales = 1\n",
    ]
    for (name, text) in files {
      let url = URL(filePath: sample.folder + "/" + name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: url)
    }
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
    let picture = try pictures.picture(LiveRequest(preview: 0))
    expectEqual(picture.scene.size, CGSize(width: 50, height: 20))
    expectEqual(picture.printed.map(\.subject), ["printed: words of a resource"])
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
    expectEqual(sources.resourceFolders, [sample.folder + "/Sources/Views/Resources"])
    #expect(sources.resourceFolders.allSatisfy { $0.hasPrefix(folder) })
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
    try Data("let package = 1\n".utf8).write(to: URL(filePath: sample.path))
    #expect(refusal("Views")?.subject == "the package can't be read")
  }
}
