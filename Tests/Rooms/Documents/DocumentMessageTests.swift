import Foundation
import Testing

@Suite struct `A message about a document` {
  @Test func `says what is wrong, where, and what to write`() {
    for (text, expected) in rows {
      #expect(briefs(text) == expected, "\(text)")
    }
  }

  private let rows: [(String, [String])] = [
    (
      """
      version: 2
      view: {label: Hi}

      """,
      [
        "1:10+1 newer-version: this snapline reads version 1"
          + " · update snapline, or write version: 1"
      ]
    ),
    (
      """
      canvas: iPhone 166
      view: {label: Hi}

      """,
      [
        "1:9+10 unknown-device: no device is called 'iPhone 166'"
          + " · did you mean 'iPhone 16', 'iPhone 16 Pro', 'iPhone 16 Plus'?"
      ]
    ),
    (
      """
      canvas: 0x20
      view: {label: Hi}

      """,
      [
        "1:9+4 out-of-range: the number must be above 0, at most 32767 · write 1x20"
      ]
    ),
    (
      """
      canvas: {size: fit, width: 8, scale: 9}
      view: {label: Hi}

      """,
      [
        "1:9+1 wrong-value: a canvas says its 'size', or 'width' and 'height' · drop one",
        "1:38+1 out-of-range: the number must be from 1 to 4 · write 4",
      ]
    ),
    (
      """
      canvas: {colour: red}
      view: {label: Hi}

      """,
      [
        "1:10+6 object-key: 'canvas' has no 'colour' · it has size, width, height and 24 "
          + "more: 'snapline help canvas'"
      ]
    ),
    (
      """
      label: Hi

      """,
      [
        "1:1+5 unknown-property: a design has no 'label': that is for what stands under "
          + "'view:' · indent it under 'view:'"
      ]
    ),
    (
      """
      veiw: {label: Hi}

      """,
      [
        "1:1+4 unknown-property: a design has no 'veiw' · did you mean 'view'?"
      ]
    ),
    (
      """
      colors: {a: b, b: a, ABCDEF: red}
      fonts: {x: y, y: x, body: 17}
      view: {label: Hi}

      """,
      [
        "1:10+1 circle: this colour names itself: a → b → a · give it a colour of its own: "
          + "a: systemBlue",
        "1:22+6 wrong-value: 'ABCDEF' reads as a colour by its digits · give it another name",
        "2:9+1 circle: this font names itself: x → y → x · give it a font of its own: x: 17",
        "2:21+4 wrong-value: 'body' is a text style · give your font another name",
      ]
    ),
    (
      """
      view:
        view: {id: a}
      constraints:
      - a.top == a.leading
      - a.top == a.width
      - a.left == canvas.leading
      - a.top == 8
      - 8 == 8
      - a.width = 8
      - a.width == 8 +8
      - width == 8
      - a == 8
      - a.widht == 8
      - (a, a).width == (a, a, a).width
      - a.width <= 8 >= 4
      - a.width == 8 @urgent
      - H:|-[a
      - a.top == canvas.top + standrad
      - a.width == 8 "x
      - b.width == 8
      - a.width == 2px
      - a.layoutMargins.firstBaseline == canvas.top
      - a.width == 0 * a.height
      - a.width
      - 12
      - [a]
      - {equation: a.width == 8, activation: sometimes}

      """,
      [
        "4:3+18 equation-axis: a vertical and a horizontal position"
          + " · compare top with top, centerY, bottom",
        "5:3+16 equation-axis: a vertical position and a size"
          + " · compare top with top, centerY, bottom",
        "6:3+24 equation-axis: 'left' and 'leading' don't mix"
          + " · compare leading and trailing with each other, or left and right",
        "7:3+10 position-constant: a position needs another one · write a.top == superview.top + 8",
        "8:3+6 equation: two numbers, and no view between them · name a view on one side, "
          + "such as superview.width == 40",
        "9:11+1 equation: no relation is written '=' · write ==",
        "10:16+1 equation: spaces are missing around '+' · write ' + '",
        "11:3+5 equation: whose width? · write self.width or superview.width",
        "12:3+1 equation: 'a' needs an attribute · write a.top",
        "13:5+5 equation: a view has no 'widht' · did you mean 'width'?",
        "14:3+31 equation: a list of 2 and a list of 3 don't pair · name 2 views on the "
          + "right, or one for all of them",
        "15:3+7 equation: a chain says <= or >=, not both · make it two lines",
        "16:17+6 wrong-value: no priority is called 'urgent' · one of required, high, low, fitting",
        "17:9+1 visual-format: the visual format needs ] here · close the bracket: [title]",
        "18:25+8 equation: a number or 'standard' should stand here, not 'standrad' · did you mean 'standard'?",
        "19:18+1 equation: a closing quote should stand here, not the end · write one such as "
          + "title.width == 40, or title.top == superview.top + 8",
        "20:3+1 unknown-view: no view is called 'b' here · did you mean 'a' (line 2)?",
        "21:14+3 equation: equations are in points · leave out px",
        "22:19+13 equation: an area has no text, and no 'firstBaseline'"
          + " · compare with top, centerY, bottom",
        "23:14+12 out-of-range: the number must be other than 0, at most 1000000 · multiply "
          + "by another number, or by none",
        "24:10+1 equation: ==, >= or <= should stand here, not the end · write one such as "
          + "title.width == 40, or title.top == superview.top + 8",
        "25:5+1 equation: ==, >= or <= should stand here, not the end · write one such as "
          + "title.width == 40, or title.top == superview.top + 8",
        "26:3+3 wrong-type: 'equation' is a text, not a list · write equation: self.width == "
          + "40",
        "27:40+9 enumerator: 'activation' of an equation has no 'sometimes' · "
          + "one of always, bothVisible, firstInvisible, manual",
      ]
    ),
    (
      """
      environment: {appearance: darkk, locale: '?', pseudo: 1, timeZone: shown}
      view: {label: Hi}

      """,
      [
        "1:27+5 enumerator: 'appearance' of an environment has no 'darkk' · did you mean 'dark'?",
        "1:43+1 wrong-value: 'locale' is a language, with a region or without one, not '?' · "
          + "write an identifier such as en-US",
        "1:47+6 object-key: 'environment' has no 'pseudo' · it has appearance, direction, "
          + "textSize and 15 more: 'snapline help environment'",
        "1:68+5 wrong-value: 'timeZone' is a time zone, not 'shown'"
          + " · write a name such as UTC or Europe/Paris",
      ]
    ),
    (
      """
      fontFiles: [../x.ttf, nothing.ttf]
      view: {label: Hi}

      """,
      [
        "1:13+8 outside-folder: outside the design's folder · move the file, or pass "
          + "--allow \(folderAbove)",
        "1:23+11 warning missing-file: no file 'nothing.ttf' beside card.yaml "
          + "· put it into the design's folder, or name one that is there",
      ]
    ),
    (
      """
      fontFiles: a
      view: {label: Hi}

      """,
      [
        "1:12+1 wrong-type: 'fontFiles' is a list of files, not 'a' · write fontFiles: "
          + "[Inter.ttf]"
      ]
    ),
    (
      """
      a: b
       c: d

      """,
      [
        "1:1+1 unknown-property: a design has no 'a' · leave it out; it has version, name, "
          + "about and 15 more: 'snapline help design'",
        "2:1+1 indentation: this line is indented by 1 space, and the keys above it by none · "
          + "begin it at the margin",
      ]
    ),
  ]
}

/// The folder around the one that the tests run in.
private let folderAbove = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
  .resolvingSymlinksInPath().deletingLastPathComponent().path
