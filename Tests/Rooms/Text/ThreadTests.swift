import Foundation
import SnaplineEnvironment
import Synchronization
import Testing

@testable import SnaplineText

@Suite struct `Two environments on two threads` {
  private static let texts = [
    "Hello", "office fi", "Ελληνικά", "Привет мир", "مرحبا", "שלום", "日本語", "👩‍👩‍👧 ok", "e\u{301}",
  ]

  /// The blocks of all texts in fonts of one environment.
  private static func blocks(_ environment: Environment, family: String) -> [TextBlock] {
    Environment.$current.withValue(environment) {
      let typesetter = Typesetter(in: environment)
      return texts.flatMap { text in
        [Font.systemFont(ofSize: 17), Font(name: family, size: 23) ?? .systemFont(ofSize: 23)].map {
          typesetter.layout(StyledText(text, font: $0), width: 60)
        }
      }
    }
  }

  @Test func `don't disturb each other`() {
    func environments(_ salt: Int) -> [(Environment, String)] {
      // Another folder for the index makes other sources: nothing is shared or remembered.
      let scratch = FileManager.default.temporaryDirectory.path + "/snapline-\(salt)"
      let all = Environment(fonts: FontSources(cacheFolder: scratch))
      let few = Environment(
        fonts: FontSources(
          folders: ["/usr/share/fonts/truetype/dejavu"],
          cacheFolder: scratch
        )
      )
      return [(all, "Noto Serif"), (few, "DejaVu Sans")]
    }
    let expected = environments(0).map { Self.blocks($0.0, family: $0.1) }
    #expect(expected[0] != expected[1])
    for salt in 1...3 {
      let found = Mutex<[Int: [TextBlock]]>([:])
      let both = environments(salt)
      DispatchQueue.concurrentPerform(iterations: 2) { place in
        var blocks: [TextBlock] = []
        for _ in 0..<10 { blocks = Self.blocks(both[place].0, family: both[place].1) }
        found.withLock { $0[place] = blocks }
      }
      #expect(found.withLock { [$0[0], $0[1]] } == expected, "\(salt)")
    }
  }
}
