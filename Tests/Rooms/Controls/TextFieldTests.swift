import Foundation
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import SnaplineText
import TestSupport
import Testing

@testable import SnaplineControls

@Suite struct `A text field` {
  private func field(
    _ style: TextField.BorderStyle,
    _ size: CGFloat,
    text: String = "Text"
  ) -> TextField {
    let field = TextField()
    field.environment.traits.displayScale = 2
    field.borderStyle = style
    field.font = .systemFont(ofSize: size)
    field.text = text
    return field
  }

  @Test(
    arguments: [
      (.none, 13, 16), (.none, 17, 21), (.none, 18, 22), (.roundedRect, 12, 34),
      (.roundedRect, 14, 34), (.roundedRect, 17, 34), (.roundedRect, 18, 34),
      (.roundedRect, 28, 46), (.line, 17, 23), (.bezel, 17, 30),
    ] as [(TextField.BorderStyle, CGFloat, CGFloat)]
  )
  func `is as high as its line and its border ask for`(
    style: TextField.BorderStyle,
    size: CGFloat,
    height: CGFloat
  ) {
    #expect(field(style, size).intrinsicContentSize.height == height)
  }

  @Test func `was 30 high before iOS 13`() {
    let old = field(.roundedRect, 14)
    old.environment.metrics = .iOS12
    #expect(old.intrinsicContentSize.height == 30)
  }

  @Test func `is as wide as what it says, with its insets`() {
    let empty = field(.roundedRect, 17, text: "")
    #expect(empty.intrinsicContentSize.width == 14)
    empty.placeholder = "A placeholder"
    let hinted = empty.intrinsicContentSize.width
    #expect(hinted > 60)
    empty.text = "i"
    #expect(empty.intrinsicContentSize.width < hinted)
    empty.clearButtonMode = .always
    let width = empty.intrinsicContentSize.width
    empty.rightView = View(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
    empty.rightViewMode = .whileEditing
    #expect(empty.intrinsicContentSize.width == width)
    empty.becomeFirstResponder()
    #expect(empty.intrinsicContentSize.width == width + 11)
  }

  @Test func `shows dots for secrets`() {
    let secret = field(.none, 17, text: "👩‍👩‍👧a")
    secret.isSecureTextEntry = true
    secret.frame.size = CGSize(width: 200, height: 30)
    secret.layoutIfNeeded()
    #expect(secret.line.text == "••" && secret.text == "👩‍👩‍👧a" && secret.contentText == "••")
  }

  @Test func `keeps its text clear of what stands beside it, mirrored too`() {
    for direction in [SemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
      let field = field(.roundedRect, 17)
      field.semanticContentAttribute = direction
      field.leftView = View(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      field.leftViewMode = .always
      field.clearButtonMode = .always
      field.frame.size = CGSize(width: 200, height: 34)
      field.layoutIfNeeded()
      let bounds = field.bounds
      let (left, text, clear) = (
        field.leftViewRect(forBounds: bounds), field.textRect(forBounds: bounds),
        field.clearButtonRect(forBounds: bounds)
      )
      let isMirrored = direction == .forceRightToLeft
      #expect(isMirrored ? text.maxX < left.minX : left.maxX < text.minX)
      #expect(isMirrored ? clear.maxX < text.minX : text.maxX < clear.minX)
      #expect(left.midY == 17 && clear.size == CGSize(width: 19, height: 19))
    }
  }

  @Test func `takes typing from another field of its tree`() {
    let root = View()
    let (one, other) = (field(.none, 17, text: ""), field(.none, 17, text: ""))
    root.addSubview(one)
    root.addSubview(other)
    #expect(one.becomeFirstResponder() && one.isEditing)
    #expect(other.becomeFirstResponder() && !one.isEditing && other.isFirstResponder)
    other.isEnabled = false
    other.resignFirstResponder()
    #expect(!other.becomeFirstResponder())
  }

  @Test func `asks and tells its delegate`() {
    final class Listener: TextFieldDelegate {
      var heard: [String] = []
      var allows = true
      func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { allows }
      func textFieldDidBeginEditing(_ textField: TextField) { heard.append("began") }
      func textFieldDidEndEditing(_ textField: TextField) { heard.append("ended") }
      func textField(
        _ textField: TextField,
        shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool {
        heard.append("\(range.location)+\(range.length) \(string)")
        return string != "x"
      }
    }
    let listener = Listener()
    let field = field(.none, 17, text: "")
    field.delegate = listener
    var changes = 0
    field.addAction(Action { _ in changes += 1 }, for: .editingChanged)
    listener.allows = false
    #expect(!field.becomeFirstResponder())
    listener.allows = true
    field.becomeFirstResponder()
    field.insertText("ab")
    field.insertText("x")
    field.deleteBackward()
    field.resignFirstResponder()
    expectEqual(listener.heard, ["began", "0+0 ab", "2+0 x", "1+1 ", "ended"])
    #expect(field.text == "a" && changes == 2)
  }

  @Test func `stands on its text's baseline, as a label does`() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let (label, field) = (Label(), field(.roundedRect, 17))
    label.text = "Name"
    for view in [label, field] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    LayoutConstraint.activate([
      field.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      label.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    #expect(abs(label.frame.midY - field.frame.midY) <= 0.5)
  }

  @Test func `stands anything`() {
    for text in ["", String(repeating: "w", count: 100_000), "\u{202E}x\n\ny", "\0"] {
      for size in [CGSize.zero, CGSize(width: 3, height: 3), CGSize(width: 1e6, height: 1)] {
        let field = field(.roundedRect, 17, text: text)
        field.placeholder = text
        field.adjustsFontSizeToFitWidth = true
        field.minimumFontSize = 900
        field.leftView = View(frame: CGRect(x: 0, y: 0, width: 1e5, height: 1e5))
        field.leftViewMode = .always
        field.frame.size = size
        field.layoutIfNeeded()
        #expect(field.intrinsicContentSize.width.isFinite)
      }
    }
  }
}

@Suite struct `A search bar` {
  @Test func `is 56 high, and higher with scopes`() {
    let bar = SearchBar()
    #expect(bar.intrinsicContentSize == CGSize(width: View.noIntrinsicMetric, height: 56))
    bar.scopeButtonTitles = ["All", "Some"]
    #expect(bar.intrinsicContentSize.height == 56)
    bar.showsScopeBar = true
    #expect(bar.intrinsicContentSize.height > 56 && bar.selectedScopeButtonIndex == 0)
  }

  @Test func `gives its field what the button leaves, on either side`() {
    for direction in [SemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
      let bar = SearchBar(frame: CGRect(x: 0, y: 0, width: 375, height: 56))
      bar.semanticContentAttribute = direction
      bar.layoutIfNeeded()
      #expect(bar.searchTextField.frame == CGRect(x: 8, y: 10, width: 359, height: 36))
      bar.showsCancelButton = true
      bar.layoutIfNeeded()
      let field = bar.searchTextField.frame
      let isMirrored = direction == .forceRightToLeft
      #expect(field.width < 330 && (isMirrored ? field.maxX == 367 : field.minX == 8))
    }
  }

  @Test func `tells what is typed, searched and ended`() {
    final class Listener: SearchBarDelegate {
      var heard: [String] = []
      func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {
        heard.append(searchText)
      }
      func searchBarSearchButtonClicked(_ searchBar: SearchBar) { heard.append("search") }
      func searchBarCancelButtonClicked(_ searchBar: SearchBar) { heard.append("cancel") }
    }
    let (bar, listener) = (SearchBar(), Listener())
    bar.delegate = listener
    bar.searchTextField.insertText("a")
    bar.pressSearch()
    bar.pressCancel()
    expectEqual(listener.heard, ["a", "search", "cancel"])
  }
}
