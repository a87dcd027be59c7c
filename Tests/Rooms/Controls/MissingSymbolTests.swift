import Foundation
import SnaplineDiagnostics
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import SnaplineScene
import TestSupport
import Testing

@testable import SnaplineControls

@Suite struct `Where no symbol is there` {
  /// Controls with symbols of their own, and what an app shows.
  private func screen(in environment: Environment) -> View {
    Environment.$current.withValue(environment) {
      let stack = StackView(arrangedSubviews: [SearchBar(), Stepper(), SearchBar()])
      for name in ["star", "heart.fill", "star"] {
        stack.addArrangedSubview(ImageView(image: Image(systemName: name)))
      }
      let field = TextField()
      field.text = "words"
      field.clearButtonMode = .always
      stack.addArrangedSubview(field)
      stack.axis = .vertical
      stack.alignment = .leading
      stack.environment = environment
      return stack
    }
  }

  private func environment(folder: String) -> Environment {
    var environment = Environment()
    environment.symbolFolder = folder
    return environment
  }

  @Test(arguments: ["/nowhere/at/all", ""])
  func `a picture says so once, and stands as it would`(folder: String) throws {
    let empty = FileManager.default.temporaryDirectory.path + "/snapline-" + UUID().uuidString
    try FileManager.default.createDirectory(
      atPath: empty + "/more",
      withIntermediateDirectories: true
    )
    try Data("<svg/>".utf8).write(to: URL(filePath: empty + "/more/star.svg"))
    defer { try? FileManager.default.removeItem(atPath: empty) }
    let folder = folder.isEmpty ? empty : folder
    let screen = screen(in: environment(folder: folder))
    let scene = try screen.scene(size: CGSize(width: 300, height: 400))
    expectEqual(screen.layoutDiagnostics.map(\.id), ["missing-symbols"])
    let told = try #require(screen.layoutDiagnostics.first)
    #expect(told.cause?.contains(folder) == true)
    #expect(told.remedy == "install them: apt-get install bootstrap-icons")
    guard FileManager.default.fileExists(atPath: Environment().symbolFolder) else { return }
    let whole = self.screen(in: Environment())
    #expect(try whole.scene(size: CGSize(width: 300, height: 400)).tree == scene.tree)
    #expect(whole.layoutDiagnostics.isEmpty)
  }

  @Test func `a name that can be none is still nothing`() {
    Environment.$current.withValue(environment(folder: "/nowhere/at/all")) {
      #expect(Image(systemName: "../../etc/passwd") == nil)
      #expect(Image(systemName: "") == nil)
    }
  }

  @Test func `what isn't shown isn't missed`() throws {
    let environment = environment(folder: "/nowhere/at/all")
    let screen = screen(in: environment)
    for view in screen.subviews { view.isHidden = true }
    _ = try screen.scene(size: CGSize(width: 300, height: 400))
    #expect(screen.layoutDiagnostics.isEmpty)
  }
}
