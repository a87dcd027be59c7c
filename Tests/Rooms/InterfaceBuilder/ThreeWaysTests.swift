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

@Suite(.enabled(if: !Documents.paths.isEmpty, "no documents where SNAPLINE_SHARED says"))
struct `A layout that is said in three ways` {
  /// The parts of a document that Swift and designs have words for.
  private func parts(of path: String) -> [(SaidPart, Environment, InterfaceDocument.LaidOut)] {
    guard let document = try? InterfaceDocument(contentsOf: path) else { return [] }
    return document.sceneNames.flatMap { scene in
      guard let laidOut = try? document.laidOut(of: scene) else {
        return [(SaidPart, Environment, InterfaceDocument.LaidOut)]()
      }
      var open: Set<ObjectIdentifier> = []
      laidOut.canvas.forEachOpenNumber { view, _ in open.insert(ObjectIdentifier(view)) }
      return SaidPart.all(in: laidOut.canvas, open: open).map {
        ($0, document.environment, laidOut)
      }
    }
  }

  @Test func `has the same frames in a document, in Swift and in a design`() throws {
    var (said, views) = (0, 0)
    var kinds: [String: Int] = [:]
    for path in Documents.paths {
      for (part, environment, _) in parts(of: path) {
        guard let swift = part.inSwift(environment) else { continue }
        let design = try part.inDesign(environment)
        (said, views) = (said + 1, views + swift.count)
        for kind in part.kinds { kinds[kind, default: 0] += 1 }
        let name = path.split(separator: "/").last ?? ""
        for (place, frame) in part.frames.enumerated() where part.isSeen(place) {
          // A frame is on whole pixels, which lie elsewhere where the part begins within one.
          let words = "\(name), \(part.views.count) views, \(place): \(type(of: part.views[place]))"
          #expect(swift[place].isNear(frame, within: 0.51), "\(words) in Swift")
          #expect(
            design[place].isNear(swift[place], within: 0.51),
            "\(words) in a design: \(part.design)"
          )
        }
      }
    }
    #expect(said > 10 && views > 30, "\(said) parts, \(views) views")
    for kind in ["cells", "margins"] { #expect(kinds[kind, default: 0] > 0, "\(kinds)") }
    let told = kinds.sorted { $0.key < $1.key }.map { "\($0.value) with \($0.key)" }
    print(
      "\(said) parts of \(Documents.paths.count) documents, \(views) views, were said in three ways;",
      told.joined(separator: ", ")
    )
  }
}
