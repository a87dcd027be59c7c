import Foundation
import SnaplineEnvironment
import SnaplineInterfaceBuilder
import SnaplineLayout
import TestSupport
import Testing

/// Documents that stand outside of the project; all of them where `SNAPLINE_ALL_DOCUMENTS` is set.
private enum Documents {
  static let paths: [String] = {
    let variables = ProcessInfo.processInfo.environment
    guard let shared = variables["SNAPLINE_SHARED"] else { return [] }
    let each = variables["SNAPLINE_ALL_DOCUMENTS"] == nil ? 16 : 1
    return ["training", "corpus"].flatMap { part in
      let folder = "\(shared)/xib/\(part)"
      let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
      return all.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()
        .enumerated().filter { $0.offset % each == 0 }.map { folder + "/" + $0.element }
    }
  }()
}

extension InterfaceDocument {
  /// The parts that Swift and designs have words for.
  func saidParts() -> [SaidPart] {
    sceneNames.flatMap { scene in (try? laidOut(of: scene)).map(SaidPart.all) ?? [] }
  }
}

extension SaidPart {
  /// Compares the frames of all three ways, or of two where a design has no words for the part.
  ///
  /// Returns the number of views, or nothing where a copy isn't as large by itself.
  func expectEqualFrames(_ environment: Environment, _ name: String) throws -> Int? {
    guard let swift = inSwift(environment) else { return nil }
    let design = unsaid == nil ? try inDesign(environment) : nil
    for (place, frame) in frames.enumerated() where isSeen(place) {
      // A frame is on whole pixels, which lie elsewhere where the part begins within one.
      let words = "\(name), \(views.count) views, \(place): \(type(of: views[place]))"
      #expect(swift[place].isNear(frame, within: 0.51), "\(words) in Swift")
      guard let said = design?[place] else { continue }
      #expect(
        said.isNear(swift[place], within: 0.51),
        "\(words) in a design: \(self.design)"
      )
    }
    return swift.count
  }
}

@Suite(.enabled(if: !Documents.paths.isEmpty, "no documents where SNAPLINE_SHARED says"))
struct `A layout that is said in three ways` {
  @Test func `has the same frames in a document, in Swift and in a design`() throws {
    var (said, views) = (0, 0)
    var (kinds, unsaid): ([String: Int], [String: Int]) = ([:], [:])
    for path in Documents.paths {
      guard let document = try? InterfaceDocument(contentsOf: path) else { continue }
      let name = path.split(separator: "/").last.map(String.init) ?? ""
      for part in document.saidParts() {
        guard let count = try part.expectEqualFrames(document.environment, name) else { continue }
        if let reason = part.unsaid {
          unsaid[reason, default: 0] += 1
          continue
        }
        (said, views) = (said + 1, views + count)
        for kind in part.kinds { kinds[kind, default: 0] += 1 }
      }
    }
    #expect(said > 10 && views > 30, "\(said) parts, \(views) views")
    for kind in ["cells", "margins"] { #expect(kinds[kind, default: 0] > 0, "\(kinds)") }
    let told = kinds.sorted { $0.key < $1.key }.map { "\($0.value) with \($0.key)" }
    let silent = unsaid.sorted { $0.key < $1.key }.map { "\($0.value) not in a design: \($0.key)" }
    print(
      "\(said) parts of \(Documents.paths.count) documents, \(views) views, were said in three ways;",
      (told + silent).joined(separator: ", ")
    )
  }
}
