import Foundation
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import SnaplineText
import Testing

@testable import SnaplineControls

/// Sizes of buttons, as Interface Builder recorded them and as configurations ask for them.
@Suite struct `The size of a button` {
  private func legacy(_ title: String, _ size: CGFloat? = nil) -> Button {
    let button = Button(type: .system)
    button.environment.traits.displayScale = 2
    button.setTitle(title, for: .normal)
    if let size { button.titleLabel?.font = .systemFont(ofSize: size) }
    return button
  }

  @Test(
    arguments: [
      (nil, 30), (13, 28), (14, 29), (15, 30), (16, 32), (17, 33), (22, 39), (28, 46),
    ] as [(CGFloat?, CGFloat)]
  )
  func `is its line in whole points and twelve`(size: CGFloat?, height: CGFloat) {
    #expect(legacy("Button", size).intrinsicContentSize.height == height)
    let own = Button(type: .custom)
    own.environment.traits.displayScale = 2
    own.titleLabel?.font = .systemFont(ofSize: size ?? 15)
    own.setTitle("Button", for: .normal)
    #expect(own.intrinsicContentSize.height == height)
  }

  /// The free font's widths stand for Apple's, so a point more or less is right.
  ///
  /// Two buttons "Retry" of 45 points are left out: no letters of 15 points are so wide.
  @Test(
    arguments: [
      ("OK", 30), ("Button", 46), ("Cancel", 48), ("Close", 39), ("Submit", 49),
      ("Block", 38), ("Done", 37),
    ] as [(String, CGFloat)]
  )
  func `is as wide as its title, and thirty at least`(title: String, width: CGFloat) {
    let found = legacy(title).intrinsicContentSize.width
    #expect(abs(found - width) <= 1, "\(found)")
    #expect(found == found.rounded() && found >= 30)
  }

  @Test func `is that of its picture, which adds to a title's width`() {
    let picture = Image(systemName: "star")
    let button = legacy("Title")
    let title = button.intrinsicContentSize
    button.setImage(picture, for: .normal)
    let image = picture?.size ?? .zero
    #expect(image.width > 0)
    #expect(button.intrinsicContentSize.width == title.width + image.width)
    // Six points above and below are for a title by itself.
    let line = max(title.height - 12, (image.height * 2).rounded(.up) / 2)
    #expect(button.intrinsicContentSize.height == line)
    // An empty title keeps its line.
    button.setTitle("", for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: image.width, height: line))
    button.setTitle(nil, for: .normal)
    #expect(button.intrinsicContentSize == image)
  }

  @Test func `is changed by content insets, which take the twelve points' place`() {
    let button = legacy("Button")
    let plain = button.intrinsicContentSize
    button.contentEdgeInsets = EdgeInsets(top: 1, left: 20, bottom: 2, right: 5)
    #expect(button.intrinsicContentSize.width == plain.width + 25)
    #expect(button.intrinsicContentSize.height == plain.height - 12 + 3)
    button.contentEdgeInsets = .zero
    button.titleEdgeInsets = EdgeInsets(top: 9, left: 9, bottom: 9, right: 9)
    button.imageEdgeInsets = EdgeInsets(top: 9, left: 9, bottom: 9, right: 9)
    #expect(button.intrinsicContentSize == plain)
  }

  private func configured(
    _ size: Button.Configuration.Size,
    _ style: (Button.Configuration) = .plain(),
    scale: CGFloat = 2
  ) -> Button {
    var configuration = style
    configuration.title = "Button"
    configuration.buttonSize = size
    let button = Button(configuration: configuration)
    button.environment.traits.displayScale = scale
    return button
  }

  @Test(
    arguments: [
      (.mini, 28), (.small, 28), (.medium, 34.5), (.large, 50.5),
    ] as [(Button.Configuration.Size, CGFloat)]
  )
  func `is its line and its insets in a configuration`(
    size: Button.Configuration.Size,
    height: CGFloat
  ) {
    for style in [Button.Configuration.plain(), .gray(), .tinted(), .filled()] {
      #expect(configured(size, style).intrinsicContentSize.height == height)
    }
  }

  @Test func `is 75 by 34.5 for the word Button`() {
    let size = configured(.medium).intrinsicContentSize
    #expect(abs(size.width - 75) <= 0.5 && size.height == 34.5, "\(size)")
    let fine = configured(.medium, scale: 3).intrinsicContentSize
    #expect(abs(fine.height - (34 + 1.0 / 3)) < 0.01)
  }

  @Test func `has insets by its size, and keeps those that were set`() {
    var configuration = Button.Configuration.filled()
    #expect(
      configuration.contentInsets
        == DirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    )
    configuration.buttonSize = .large
    #expect(configuration.contentInsets.top == 15 && configuration.contentInsets.leading == 20)
    configuration.contentInsets.top = 1
    configuration.buttonSize = .mini
    #expect(configuration.contentInsets.top == 1 && configuration.contentInsets.leading == 20)
    configuration.setDefaultContentInsets()
    #expect(configuration.contentInsets.top == 5 && configuration.contentInsets.leading == 10)
  }

  @Test func `grows with lines that must wrap, and with the text size`() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 120, height: 400))
    var configuration = Button.Configuration.filled()
    configuration.title = "Words that take more than one line"
    let button = Button(configuration: configuration)
    button.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(button)
    LayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      button.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      button.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    let height = button.frame.height
    #expect(height > 75)
    root.environment.traits.preferredContentSizeCategory = .accessibilityExtraLarge
    root.layoutIfNeeded()
    #expect(button.frame.height > height)
  }
}
