import Foundation
import SnaplineDiagnostics
import SnaplineInterfaceBuilder
import TestSupport
import Testing

/// Real documents, which stand outside of the project.
private enum Corpus {
  static let folder =
    (ProcessInfo.processInfo.environment["SNAPLINE_SHARED"] ?? "../shared")
    + "/xib/training"

  /// Every sixth document.
  static let sample: [String] = {
    let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let documents = all.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()
    return documents.enumerated().filter { $0.offset % 6 == 0 }.map(\.element)
  }()
}

@Suite(.enabled(if: !Corpus.sample.isEmpty, "no corpus where SNAPLINE_SHARED says"))
struct `A sample of real documents` {
  @Test(arguments: Corpus.sample)
  func `is laid out as Xcode did`(name: String) throws {
    var settings = InterfaceSettings()
    settings.keepsRecordedTextSizes = true
    let document = try InterfaceDocument(
      contentsOf: Corpus.folder + "/" + name,
      settings: settings
    )
    let found = try document.frames()
    let recorded = document.recordedFrames
    let near = recorded.filter { found[$0.key]?.isNear($0.value, within: 1) ?? false }
    #expect(
      Double(near.count) >= 0.9 * Double(recorded.count),
      "\(near.count) of \(recorded.count)"
    )
  }

  /// What says that words aren't known.
  private static let unknown: Set = ["unknown-property", "unknown-element", "unknown-view"]

  @Test(arguments: Corpus.sample)
  func `says nothing that isn't known`(name: String) throws {
    let document = try InterfaceDocument(contentsOf: Corpus.folder + "/" + name)
    for scene in document.sceneNames {
      let said = try document.drawing(of: scene).diagnostics
      expectEqual(said.filter { Self.unknown.contains($0.id) }, [])
    }
  }
}
