import Foundation
import Snapline
import SnaplineScene
import SnaplineTesting
import TestSupport
import Testing

/// A card whose title stands 8 points inside of it, and may wrap.
private func card(_ text: String = "Night train to Lisbon and back again") -> View {
  let (card, title) = (View(), Label())
  title.text = text
  title.numberOfLines = 0
  title.textColor = .label
  card.backgroundColor = .systemBackground
  card.addSubview(title)
  title.translatesAutoresizingMaskIntoConstraints = false
  LayoutConstraint.activate([
    title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8),
    title.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -8),
    title.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
    title.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -8),
  ])
  return card
}

@Suite struct `A layout preview` {
  private func text(_ scene: Scene) -> String { SceneDocument(scene: scene).text }

  @Test func `is drawn as its view, in what it says of its surroundings`() throws {
    let plain = try LayoutPreview("Card") { card() }.convertedToScene(size: nil)
    expectEqual(text(plain), text(try card().convertedToScene(size: nil)))

    let dark = try LayoutPreview("Card", style: .dark) { card() }.convertedToScene(size: nil)
    let other = card()
    other.environment.traits.userInterfaceStyle = .dark
    expectEqual(text(dark), text(try other.convertedToScene(size: nil)))
    #expect(text(dark) != text(plain))
  }

  @Test func `is as high as its view needs to be at a width, and as wide at a height`() throws {
    let narrow = try LayoutPreview("Card", width: 120) { card() }.convertedToScene(size: nil)
    let wide = try LayoutPreview("Card", width: 400) { card() }.convertedToScene(size: nil)
    expectEqual([narrow.size.width, wide.size.width], [120, 400])
    #expect(narrow.size.height > wide.size.height)
    let low = try LayoutPreview("Card", height: 30) { card("A") }.convertedToScene(size: nil)
    #expect(low.size.height == 30 && low.size.width < 100)
    let both = try LayoutPreview("Card", width: 90, height: 70) { card() }.convertedToScene(
      size: nil
    )
    expectEqual(both.size, CGSize(width: 90, height: 70))
  }

  @Test func `stands on a device, whose other side holds where one is said`() throws {
    let phone = LayoutPreview("Screen", on: "iPhone 16") { ViewController() }
    expectEqual(try phone.convertedToScene(size: nil).size, CGSize(width: 393, height: 852))
    let sideways = LayoutPreview("Screen", on: "iPhone 16", landscape: true) { ViewController() }
    expectEqual(try sideways.convertedToScene(size: nil).size, CGSize(width: 852, height: 393))
    let low = LayoutPreview("Card", on: "iPhone 16", height: 100) { card() }
    expectEqual(try low.convertedToScene(size: nil).size, CGSize(width: 393, height: 100))
  }

  @Test func `reads as its locale does, unless a direction is said`() throws {
    func isMirrored(_ preview: LayoutPreview) throws -> Bool {
      var found = false
      _ = try preview.convertedToScene(size: nil) {
        found = $0.traits.layoutDirection == .rightToLeft
      }
      return found
    }
    #expect(try isMirrored(LayoutPreview("a", locale: "ar") { card() }))
    #expect(try !isMirrored(LayoutPreview("a", direction: .leftToRight, locale: "ar") { card() }))
    #expect(try isMirrored(LayoutPreview("a", direction: .rightToLeft) { card() }))
  }

  @Test func `gives way to who looks at it`() throws {
    let preview = LayoutPreview("Card", width: 200, style: .dark) { card() }
    let light = try preview.convertedToScene(size: CGSize(width: 300, height: 50)) {
      $0.traits.userInterfaceStyle = .light
    }
    let plain = LayoutPreview("Card", style: .light) { card() }
    let size = CGSize(width: 300, height: 50)
    expectEqual(text(light), text(try plain.convertedToScene(size: size)))
  }

  @Test func `says which device or locale there isn't`() {
    let phone = LayoutPreview("Card", on: "iPhone 61") { card() }
    #expect { try phone.convertedToScene(size: nil) } throws: { error in
      "\(error)".contains("'Card' is on 'iPhone 61'") && "\(error)".contains("'iPhone 16'")
    }
    let lost = LayoutPreview("Card", locale: "!") { card() }
    #expect { try lost.convertedToScene(size: nil) } throws: { "\($0)".contains("locale '!'") }
  }

  private static let previews = [
    LayoutPreview("Light", width: 160) { card() },
    LayoutPreview("Dark", width: 160, style: .dark) { card() },
  ]

  @Test func `is compared with the baseline of its name, as a snapshot of that name is`() {
    assertSnapshots(of: Self.previews)
    assertSnapshots(
      of: Self.previews,
      matrix: SnapshotMatrix(textSizes: [.large, .accessibilityMedium])
    )
  }

  @Test func `fails its test where it looks otherwise`() {
    let test = "is compared with the baseline of its name, as a snapshot of that name is"
    withKnownIssue {
      assertSnapshots(
        of: [LayoutPreview("Dark", width: 160, style: .dark) { card("Day train to Porto") }],
        record: .never,
        testName: test + "()"
      )
    } matching: { issue in
      "\(issue)".contains("Dark")
    }
  }
}
