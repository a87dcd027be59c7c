import Testing
import UIKit

@Suite struct `A screen` {
  static var vocabularies: [any Vocabulary.Type] {
    [BySnappy.self, BySnapKit.self, BySeaDog.self, ByConstrainer.self, ByHelpers.self]
  }

  @Test(arguments: vocabularies.indices)
  func `stands as by anchors, in whichever vocabulary it is said`(_ index: Int) {
    let vocabulary = Self.vocabularies[index]
    for (screen, reference) in zip(vocabulary.screens(), ByAnchors.screens()) {
      for size in [CGSize(width: 390, height: 844), CGSize(width: 320, height: 568)] {
        for direction in [UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
          let frames = screen.frames(size, direction)
          #expect(frames == reference.frames(size, direction), "\(vocabulary) \(type(of: screen))")
          #expect(screen.root.layoutDiagnostics.isEmpty, "\(screen.root.layoutDiagnostics)")
          #expect(
            !frames.values.contains { $0.width == 0 && $0.height == 0 },
            "\(type(of: screen))"
          )
        }
      }
    }
  }

  @Test func `has views enough, and no ambiguity`() {
    for screen in ByAnchors.screens() {
      _ = screen.frames(CGSize(width: 390, height: 844), .unspecified)
      #expect(screen.views.count >= 3)
      #expect(screen.views.values.allSatisfy { !$0.hasAmbiguousLayout }, "\(type(of: screen))")
    }
  }
}
