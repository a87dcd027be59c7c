import Foundation
import SnaplineEnvironment
import SnaplineLayout
import SnaplineScene
import SnaplineText
import Testing

@testable import SnaplineControls

@Suite struct `A thousand labels` {
  @Test func `shape each distinct text once`() {
    // Fonts of their own, so that no other test counts here.
    let scratch = FileManager.default.temporaryDirectory.path + "/snapline-shaping"
    let environment = Environment(fonts: FontSources(cacheFolder: scratch))
    let root = View(frame: CGRect(x: 0, y: 0, width: 320, height: 10_000))
    root.environment = environment
    let typesetter = Typesetter(in: environment)
    let before = typesetter.shapedParagraphs
    for number in 0..<1_000 {
      let label = Label(frame: CGRect(x: 0, y: number * 10, width: 100 + number % 7, height: 40))
      label.text = "Label number \(number % 20) has something to say"
      label.numberOfLines = 0
      root.addSubview(label)
      _ = label.intrinsicContentSize
      _ = label.sizeThatFits(CGSize(width: 80 + number % 11, height: 0))
    }
    #expect(typesetter.shapedParagraphs - before == 20)
  }
}

@Suite struct `A label whose text is spelled in other characters` {
  @Test func `has those that it was given last`() {
    let label = Label()
    for text in ["o\u{31B}\u{324}", "o\u{324}\u{31B}", "caf\u{E9}", "cafe\u{301}", "caf\u{E9}"] {
      label.text = text
      let lines = label.block(width: nil).lines.map(\.string)
      #expect(lines.map { Array($0.utf8) } == [Array(text.utf8)])
    }
  }
}
