import Foundation
import SnaplineEnvironment
import SnaplineLayout
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
