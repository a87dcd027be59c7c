import Foundation
import Snapline
import SnaplineTesting
import TestSupport
import Testing

@Suite struct `A snapshot on a device` {
  private let card: View = {
    let card = View(backgroundColor: .systemBackground)
    let body = View(backgroundColor: .label)
    body.accessibilityIdentifier = "body"
    card.addSubview(body, filling: .safeArea)
    return card
  }()

  private func body(_ scene: Scene) -> Edges? {
    scene.tree.nodes.first { $0.identifier == "body" }?.frame
  }

  private func fills(_ scene: Scene) -> [RGBA] {
    scene.items.compactMap { item in
      if case .fill(_, .color(let color)) = item { color } else { nil }
    }
  }

  @Test func `has its size, scale and safe area`() throws {
    let scene = try Snapshotting<View, Scene>.image(on: "iPhone 16", .landscape).snapshot(card)
    #expect(scene.size == CGSize(width: 852, height: 393) && scene.scale == 3)
    #expect(body(scene) == Edges(left: 59, top: 0, right: 793, bottom: 372))
    let half = try Snapshotting<View, Scene>
      .image(on: "iPad Air 11", .landscape, split: .half).snapshot(card)
    #expect(half.size == CGSize(width: 585, height: 820) && half.scale == 2)
  }

  @Test func `takes traits besides, and leaves the view as it was`() throws {
    var dark = Traits.unspecified
    dark.userInterfaceStyle = .dark
    let own = card.environment
    let scene = try Snapshotting<View, Scene>.image(on: "iPhone SE", traits: dark).snapshot(card)
    expectEqual(fills(scene), [.black, .white])
    #expect(card.environment == own)
    let plain = try Snapshotting<View, Scene>
      .image(traits: dark, size: CGSize(width: 20, height: 10)).snapshot(card)
    #expect(fills(plain) == [.black, .white] && plain.size.width == 20)
  }

  @Test func `fails on a device that nobody knows`() throws {
    let message = try #require(
      verifySnapshot(of: card, as: .image(on: "iPhone 61"), record: .never)
    )
    #expect(message.contains("no device is called 'iPhone 61'"))
    #expect(message.contains("did you mean 'iPhone"))
  }

  @Test func `fails on a part of a screen that the device doesn't give`() throws {
    func message(_ device: String, _ split: ScreenSplit) -> String {
      verifySnapshot(of: card, as: .image(on: device, split: split), record: .never) ?? ""
    }
    #expect(message("iPhone 16", .third).contains("only tablets share their screens"))
    #expect(message("iPad mini", .half).contains("take one of 'full', 'third'"))
  }
}
