import Foundation
import SnaplineDrawing
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import SnaplineScene
import SnaplineText
import TestSupport
import Testing

@testable import SnaplineControls

@Suite struct `A button` {
  @Test func `shows what was set for its state, and else what is normal`() {
    let button = Button(type: .system)
    button.setTitle("Play", for: .normal)
    button.setTitle("Pause", for: .selected)
    button.setTitle("No", for: [.selected, .disabled])
    #expect(button.currentTitle == "Play")
    button.isHighlighted = true
    #expect(button.currentTitle == "Play" && button.state == .highlighted)
    button.isHighlighted = false
    button.isSelected = true
    #expect(button.currentTitle == "Pause" && button.contentText == "Pause")
    button.isEnabled = false
    #expect(button.currentTitle == "No" && button.state == [.selected, .disabled])
    #expect(button.title(for: .highlighted) == nil)
  }

  @Test func `has its title on the tint, paler when pressed, gray when off`() {
    let button = Button(type: .system)
    button.tintColor = .systemRed
    #expect(button.currentTitleColor == .systemRed)
    button.isHighlighted = true
    #expect(button.currentTitleColor == Color.systemRed.withAlphaComponent(0.2))
    button.isHighlighted = false
    button.isEnabled = false
    #expect(button.currentTitleColor == .tertiaryLabel)
    button.setTitleColor(.black, for: .disabled)
    #expect(button.currentTitleColor == .black)
    #expect(Button().currentTitleColor == .white)
  }

  @Test func `asks its handler before it is shown, and again when its state changes`() {
    var configuration = Button.Configuration.filled()
    configuration.title = "Buy"
    let button = Button(configuration: configuration)
    var states: [Control.State] = []
    button.configurationUpdateHandler = { button in
      states.append(button.state)
      button.configuration?.title = button.isSelected ? "Bought" : "Buy now"
    }
    button.sizeToFit()
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Buy now" && states == [.normal])
    button.isSelected = true
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text == "Bought" && states == [.normal, .selected])
  }

  @Test func `stands on its title's baseline`() throws {
    let root = View(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let label = Label()
    label.text = "Label"
    label.font = .preferredFont(forTextStyle: .body)
    var configuration = Button.Configuration.filled()
    configuration.title = "Button"
    for button in [Button(configuration: configuration), Button(type: .system)] {
      button.setTitle("Button", for: .normal)
      button.titleLabel?.font = label.font
      for view in [label, button] {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
      }
      LayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
        button.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
      ])
      root.layoutIfNeeded()
      let title = try #require(button.titleLabel)
      let top = title.convert(CGPoint.zero, to: root).y
      #expect(abs(top - label.frame.minY) <= 0.5, "\(button)")
      button.removeFromSuperview()
    }
  }

  @Test func `puts its picture on the side it is told, mirrored where one reads so`() {
    var configuration = Button.Configuration.plain()
    configuration.title = "Words"
    configuration.image = Image(systemName: "star")
    configuration.imagePadding = 5
    let sides: [(DirectionalRectEdge, (CGRect, CGRect) -> CGFloat, Bool)] = [
      (.leading, { $1.minX - $0.maxX }, true), (.trailing, { $0.minX - $1.maxX }, true),
      (.top, { $1.minY - $0.maxY }, false), (.bottom, { $0.minY - $1.maxY }, false),
    ]
    for (side, distance, isHorizontal) in sides {
      configuration.imagePlacement = side
      let button = Button(configuration: configuration)
      for direction in [SemanticContentAttribute.forceLeftToRight, .forceRightToLeft] {
        button.semanticContentAttribute = direction
        button.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        button.setNeedsLayout()
        button.layoutIfNeeded()
        var (image, title) = (button.imageView?.frame ?? .zero, button.titleLabel?.frame ?? .zero)
        if direction == .forceRightToLeft, isHorizontal {
          image.origin.x = 200 - image.maxX
          title.origin.x = 200 - title.maxX
        }
        #expect(abs(distance(image, title) - 5) <= 0.5, "\(side) \(image) \(title)")
      }
    }
  }

  @Test(arguments: Seed.some(60))
  func `holds its parts without overlap, whatever its size`(seed: Seed) {
    var seed = seed
    let size = { (seed: inout Seed) in
      CGSize(
        width: CGFloat.random(in: 1...80, using: &seed),
        height: CGFloat.random(in: 1...40, using: &seed)
      )
    }
    var parts = ButtonParts()
    parts.image = size(&seed)
    parts.title = size(&seed)
    parts.subtitle = size(&seed)
    parts.side = [.left, .right, .top, .bottom].randomElement(using: &seed) ?? .left
    parts.imagePadding = CGFloat.random(in: 0...9, using: &seed)
    parts.titlePadding = CGFloat.random(in: 0...9, using: &seed)
    let room = CGRect(
      x: 3,
      y: 4,
      width: parts.size.width + CGFloat.random(in: 0...50, using: &seed),
      height: parts.size.height + CGFloat.random(in: 0...50, using: &seed)
    )
    let all = [parts.image, parts.title, parts.subtitle]
    for horizontal in [ButtonParts.HorizontalPlace.left, .center, .right] {
      for vertical in [ButtonParts.VerticalPlace.top, .center, .bottom] {
        let frames = parts.frames(in: room, horizontal, vertical)
        let found = [frames.image, frames.title, frames.subtitle]
        #expect(found.map(\.size) == all, "\(seed)")
        let isInside = found.allSatisfy { frame in
          frame.minX >= room.minX - 1e-9 && frame.maxX <= room.maxX + 1e-9
            && frame.minY >= room.minY - 1e-9 && frame.maxY <= room.maxY + 1e-9
        }
        #expect(isInside, "\(seed)")
        for (one, other) in [(0, 1), (0, 2), (1, 2)] {
          let overlap = found[one].insetBy(dx: 1e-9, dy: 1e-9).intersects(found[other])
          #expect(!overlap, "\(seed)")
        }
      }
    }
  }

  @Test func `stands anything`() throws {
    let titles = ["", " ", "\n\n", String(repeating: "wide ", count: 5_000), "\u{202E}abc", "\0"]
    for title in titles {
      for size in [CGSize.zero, CGSize(width: 1, height: 1), CGSize(width: 1e6, height: 2)] {
        var configuration = Button.Configuration.filled()
        configuration.title = title
        configuration.subtitle = title
        configuration.image = Image(systemName: "star")
        configuration.contentInsets = DirectionalEdgeInsets(
          top: -9,
          leading: 1e5,
          bottom: 3,
          trailing: 0
        )
        configuration.cornerStyle = .capsule
        for button in [Button(configuration: configuration), Button(type: .system)] {
          button.setTitle(title, for: .normal)
          button.frame.size = size
          button.layoutIfNeeded()
          let wanted = button.intrinsicContentSize
          #expect(wanted.width.isFinite && wanted.height.isFinite)
        }
      }
    }
  }
}
