import Foundation
import SnaplineInterfaceBuilder
import SnaplineLint
import TestSupport
import Testing

/// How much is found in documents that people made and shipped.
@Suite(.enabled(if: RecordedDocuments.folder != nil, "no corpus where SNAPLINE_SHARED says"))
struct `Rules in real documents` {
  /// Looks at one of every so many documents.
  private func findings(in folder: String, every step: Int) -> (scenes: Int, found: [String: Int]) {
    let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let documents = all.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()
    var (scenes, found) = (0, [String: Int]())
    for (place, name) in documents.enumerated() where place % step == 0 {
      guard let document = try? InterfaceDocument(contentsOf: folder + "/" + name) else { continue }
      for name in document.sceneNames {
        guard let drawing = try? document.drawing(of: name) else { continue }
        scenes += 1
        for finding in Lint.report.look(at: drawing.scene).findings {
          found[finding.rule.rawValue, default: 0] += 1
          if ProcessInfo.processInfo.environment["SNAPLINE_TELL"] != nil {
            print("lint \(document.name) \(name): \(finding.brief): \(finding.subject)")
          }
        }
      }
    }
    return (scenes, found)
  }

  @Test func `find less than one overlap in ten screens`() throws {
    let folder = try #require(RecordedDocuments.folder)
    let (scenes, found) = findings(in: folder, every: 6)
    try #require(scenes > 20)
    #expect(10 * found["overlap", default: 0] <= scenes, "\(found) in \(scenes) scenes")
  }
}
