import Foundation
import SnaplineControls
import SnaplineLayout
import TestSupport
import Testing

@Suite struct `A string with looks` {
  private final class Look {}
  private static let key = NSAttributedString.Key("look")

  private func isGone(_ body: (Look) -> Void) -> Bool {
    weak var left: Look?
    do {
      let look = Look()
      left = look
      body(look)
    }
    return left == nil
  }

  @Test func `is gone with all of its looks, as are its copies`() {
    let isFreed = isGone { look in
      let text = FreedMutableString(string: "")
      text.append(FreedString(string: "one", attributes: [Self.key: look]))
      text.append(FreedString(string: " two"))
      text.replaceCharacters(in: NSRange(location: 0, length: 1), with: "n")
      text.addAttribute(Self.key, value: look, range: NSRange(location: 4, length: 3))
      let copy = FreedString(attributedString: text)
      expectEqual(copy.string, "nne two")
      let found = unsafe copy.attribute(Self.key, at: 5, effectiveRange: nil) as? Look
      #expect(found === look && copy.isEqual(text))
    }
    #expect(isFreed)
  }

  @Test func `is gone with its label, whoever made it`() {
    for _ in 0..<3 {
      let isFreed = isGone { look in
        let label = Label()
        label.attributedText = FreedString(string: "one", attributes: [Self.key: look])
        label.frame.size = label.sizeThatFits(CGSize(width: 100, height: 100))
        expectEqual(label.attributedText?.string, "one")
      }
      #expect(isFreed)
    }
  }
}
