import Foundation
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import SnaplineScene
import SnaplineText
import Testing

@testable import SnaplineControls

/// What is set after the first layout, or in another way than the usual one, shows all the same.
@Suite struct `A control that changes` {
  @Test func `is a field with other colours and another side for its text`() {
    let field = TextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.text = "Text"
    field.layoutIfNeeded()
    field.textColor = .systemRed
    field.textAlignment = .right
    field.layoutIfNeeded()
    #expect(field.line.textColor == .systemRed && field.line.textAlignment == .right)
  }

  @Test func `is a field whose text stands above or below`() {
    let field = TextField(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    field.text = "Text"
    var middles: [CGFloat] = []
    for place in [Control.ContentVerticalAlignment.top, .center, .bottom, .fill] {
      field.contentVerticalAlignment = place
      field.layoutIfNeeded()
      let baseline = field.baselineOffsets(in: field.bounds.size)
      let top = field.line.baselineOffsets(in: field.line.frame.size)?.firstFromTop ?? 0
      #expect(baseline?.firstFromTop == field.line.frame.minY + top)
      middles.append(field.line.frame.midY)
    }
    #expect(middles[0] < 20 && middles[1] == 50 && middles[2] > 80 && middles[3] == 50)
  }

  @Test func `is a stepper at its end`() {
    let stepper = Stepper()
    stepper.layoutIfNeeded()
    let (less, more) = (stepper.subviews[0], stepper.subviews[1])
    #expect(less.tintColor == .tertiaryLabel && more.tintColor == .label)
    stepper.value = 100
    stepper.layoutIfNeeded()
    #expect(less.tintColor == .label && more.tintColor == .tertiaryLabel)
    stepper.wraps = true
    stepper.layoutIfNeeded()
    #expect(more.tintColor == .label)
  }

  @Test func `is made with the size that its segments ask for`() {
    let control = SegmentedControl(items: ["One", "Two"])
    #expect(control.frame.size == control.sizeThatFits(.zero))
    #expect(control.frame.height == 32 && control.frame.width > 60)
  }

  @Test func `is a button of a configuration that is told a title or a picture by state`() {
    let button = Button(configuration: .filled())
    let empty = button.intrinsicContentSize.width
    button.setTitle("Buy", for: .normal)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Buy" && button.intrinsicContentSize.width > empty)
    #expect(button.configuration?.title == "Buy" && button.currentTitle == "Buy")
    button.configuration?.title = "Bought"
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Bought" && button.contentText == "Bought")
    button.setTitle("Sold", for: .normal)
    button.setImage(Image(systemName: "star"), for: .normal)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Sold" && button.imageView?.image != nil)

    let looks: [NSAttributedString.Key: Any] = [.font: Font.systemFont(ofSize: 40)]
    button.setAttributedTitle(NSAttributedString(string: "Big", attributes: looks), for: .normal)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Big" && button.intrinsicContentSize.height > 50)

    let older = Button(type: .system)
    older.setTitle("Go", for: .normal)
    older.configuration = .tinted()
    older.layoutIfNeeded()
    #expect(older.titleLabel?.text == "Go")
  }

  @Test func `is a button that loses its configuration`() {
    let button = Button(type: .system)
    button.setTitle("Go", for: .normal)
    let size = button.intrinsicContentSize
    button.configuration = .filled()
    button.layoutIfNeeded()
    button.configuration = nil
    #expect(button.intrinsicContentSize == size)
    #expect(button.titleLabel?.numberOfLines == 1)
  }

  @Test func `says what an attributed title says`() {
    var configuration = Button.Configuration.plain()
    configuration.attributedTitle = AttributedString("Words")
    #expect(configuration.title == "Words")
    #expect(Button(configuration: configuration).contentText == "Words")
  }
}

/// Pictures take the room of their button where they are told to fill it, or are larger than it.
@Suite struct `The picture of a button` {
  private func button(_ side: CGFloat) -> Button {
    let button = Button(type: .custom)
    button.setImage(Image(systemName: "star"), for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: side, height: side)
    return button
  }

  private func frame(in button: Button) -> CGRect {
    button.layoutIfNeeded()
    return button.imageView?.frame ?? .null
  }

  @Test func `fills it`() {
    let button = button(60)
    #expect(frame(in: button).width < 30)
    button.contentHorizontalAlignment = .fill
    button.contentVerticalAlignment = .fill
    #expect(frame(in: button) == CGRect(x: 0, y: 0, width: 60, height: 60))
    button.imageEdgeInsets = EdgeInsets(top: 5, left: 10, bottom: 15, right: 20)
    #expect(frame(in: button) == CGRect(x: 10, y: 5, width: 30, height: 40))
  }

  @Test func `is no larger than it`() {
    let button = button(10)
    #expect(frame(in: button) == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func `stands on the side it is told`() {
    let button = button(60)
    let places: [(Control.ContentHorizontalAlignment, Bool, KeyPath<CGRect, CGFloat>, CGFloat)] = [
      (.left, false, \.minX, 0), (.right, false, \.maxX, 60), (.leading, false, \.minX, 0),
      (.trailing, false, \.maxX, 60), (.left, true, \.minX, 0), (.right, true, \.maxX, 60),
      (.leading, true, \.maxX, 60), (.trailing, true, \.minX, 0),
    ]
    for (place, isMirrored, edge, position) in places {
      button.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
      button.contentHorizontalAlignment = place
      #expect(abs(frame(in: button)[keyPath: edge] - position) <= 0.5, "\(place) \(isMirrored)")
    }
    button.contentVerticalAlignment = .top
    #expect(frame(in: button).minY == 0)
    button.contentVerticalAlignment = .bottom
    #expect(frame(in: button).maxY == 60)
  }
}

@Suite struct `The background of a configuration` {
  @Test func `keeps its insets, mirrored too`() {
    var configuration = Button.Configuration.filled()
    configuration.title = "Title"
    configuration.background.backgroundInsets.leading = 10
    let button = Button(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.layoutIfNeeded()
    #expect(button.ground.frame == CGRect(x: 10, y: 0, width: 90, height: 40))
    button.semanticContentAttribute = .forceRightToLeft
    button.layoutIfNeeded()
    #expect(button.ground.frame == CGRect(x: 0, y: 0, width: 90, height: 40))
  }
}
