import Foundation
import SnaplineDocuments
import SnaplineRendering
import SnaplineScene
import Synchronization
import TestSupport
import Testing

@Suite struct `Trees that are drawn side by side` {
  private enum Format: CaseIterable {
    case png, jpeg, webp, svg, pdf

    func file(of scene: Scene) throws -> Data {
      switch self {
      case .png: try scene.png()
      case .jpeg: try scene.jpeg()
      case .webp: try scene.webp()
      case .svg: try Data(scene.svg().utf8)
      case .pdf: try scene.pdf()
      }
    }
  }

  private static let designs = [
    "business-card", "dark", "form", "pictures", "settings", "shapes", "text-rich",
    "text-scripts-mirrored",
  ]

  /// Each tree in each format, read, laid out and written by whichever thread is free.
  private func files(threads: Int, _ seed: Seed) -> [String: Data] {
    var random = seed
    let jobs = Self.designs.flatMap { design in Format.allCases.map { (design, $0) } }
    let queue = Mutex(jobs.shuffled(using: &random))
    let files = Mutex<[String: Data]>([:])
    DispatchQueue.concurrentPerform(iterations: threads) { _ in
      while let (design, format) = queue.withLock({ $0.popLast() }) {
        let name = "\(design) as \(format)"
        do {
          let design = try Design(contentsOf: Checkout.design(design + ".yaml"))
          let file = try format.file(of: design.drawing(scale: 1).scene)
          files.withLock { $0[name] = file }
        } catch {
          Issue.record("\(name): \(error)")
        }
      }
    }
    return files.withLock(\.self)
  }

  @Test func `have the same bytes in every format, however many threads there are`() throws {
    let seeds = Seed.some(3)
    let expected = files(threads: 1, seeds[0])
    #expect(expected.count == 40)
    #expect(Set(expected.values).count == 40)
    for (threads, seed) in [(2, seeds[1]), (8, seeds[2])] {
      let found = files(threads: threads, seed)
      let others = expected.keys.filter { found[$0] != expected[$0] }.sorted()
      #expect(others.isEmpty, "\(others) on \(threads) threads, \(seed)")
    }
  }
}
