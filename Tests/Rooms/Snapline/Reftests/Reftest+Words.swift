import Foundation
import Snapline

/// Text, said in one way or another.
extension Reftest {
  private static func lettered(_ text: String, _ frame: CGRect) -> Label {
    let label = Label(text: text)
    label.font = .systemFont(ofSize: 15)
    label.textColor = .black
    label.frame = frame
    return label
  }

  private static var looks: [NSAttributedString.Key: Any] {
    [.font: Font.systemFont(ofSize: 15), .foregroundColor: Color.black]
  }

  static let words: [Reftest] = [
    Reftest("a label within views", change: "it is 1 further right") { d in
      canvas(box(5, 5, 50, 30, nil, lettered("Hi", rect(5 + d, 3, 40, 20))))
    } is: {
      canvas(lettered("Hi", rect(10, 8, 40, 20)))
    },
    Reftest("looks of a text and of its label", change: "the font is 1 larger") { d in
      let written = lettered("", rect(5, 5, 50, 20))
      var looks = looks
      looks[.font] = Font.systemFont(ofSize: 15 + d)
      written.attributedText = NSAttributedString(string: "Words", attributes: looks)
      return canvas(written)
    } is: {
      canvas(lettered("Words", rect(5, 5, 50, 20)))
    },
    Reftest("the natural side where one reads leftward", change: "the label is 1 wider") { d in
      let natural = lettered("Hi", rect(5, 5, 50 + d, 20))
      natural.semanticContentAttribute = .forceRightToLeft
      natural.textAlignment = .natural
      return canvas(natural)
    } is: {
      let right = lettered("Hi", rect(5, 5, 50, 20))
      right.textAlignment = .right
      return canvas(right)
    },
    Reftest("letters that are drawn", change: "they are drawn 1 lower") { d in
      canvas(Sketch { _ in "Words".draw(at: point(5, 5 + d), withAttributes: looks) })
    } is: {
      let label = lettered("Words", .zero)
      label.frame = CGRect(origin: point(5, 5), size: label.intrinsicContentSize)
      return canvas(label)
    },
    Reftest("letters that are drawn in a rectangle", change: "it is 1 further right") { d in
      canvas(Sketch { _ in "One two".draw(in: rect(5 + d, 0, 40, 40), withAttributes: looks) })
    } is: {
      let label = lettered("One two", rect(5, 0, 40, 40))
      label.numberOfLines = 0
      label.frame.size.height = label.sizeThatFits(CGSize(width: 40, height: 1000)).height
      return canvas(label)
    },
    Reftest("a line under a word", change: "the colour is 1 level lighter") { d in
      let label = lettered("Hi", rect(5, 5, 50, 20))
      var looks = looks
      looks[.foregroundColor] = Color(white: d / 255, alpha: 1)
      looks[.underlineStyle] = 1
      label.attributedText = NSAttributedString(string: "Hi", attributes: looks)
      return canvas(label)
    } is: {
      let label = lettered("Hi", rect(5, 5, 50, 20))
      var text = AttributedString("Hi")
      text.underlineStyle = .single
      label.setAttributedText(text)
      return canvas(label)
    },
  ]
}
