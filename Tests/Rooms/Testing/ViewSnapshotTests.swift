import Foundation
import Snapline
import SnaplineTesting
import Testing

@Suite struct `A view's snapshot` {
  /// Something with a view inside a view, a colour, a radius and text.
  private func card(title: String = "Hello") -> View {
    let card = View()
    card.backgroundColor = .systemBlue
    card.layer.cornerRadius = 8
    card.accessibilityIdentifier = "card"
    let label = Label()
    label.text = title
    label.textColor = .white
    label.accessibilityIdentifier = "title"
    label.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(label)
    LayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: card.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: card.centerYAnchor),
    ])
    return card
  }

  private let size = CGSize(width: 160, height: 60)

  @Test func `keeps its picture, its layout, its scene and its SVG`() {
    assertSnapshot(of: card(), as: .image(size: size), named: "picture")
    assertSnapshot(of: card(), as: .layout(size: size), named: "layout")
    assertSnapshot(of: card(), as: .scene(size: size), named: "scene")
    assertSnapshot(of: card(), as: .svg(size: size), named: "svg")
  }

  @Test(.snapshots(keeping: .both)) func `is kept as text and picture`() {
    assertSnapshot(of: card(), as: .image(size: size))
  }

  @Test(.snapshots(keeping: .png)) func `is kept as a picture`() {
    assertSnapshot(of: card(), as: .image(size: size))
  }

  @Test func `says what moved`() throws {
    let message = try #require(
      verifySnapshot(
        of: card(title: "Hello!"),
        as: .image(size: size),
        named: "picture",
        record: .never,
        testName: "keeps its picture, its layout, its scene and its SVG()"
      )
    )
    #expect(message.contains("title.text “Hello” → “Hello!”"))
    #expect(message.contains(".expected.png"))
    #expect(message.contains(".difference.png"))
  }
}
