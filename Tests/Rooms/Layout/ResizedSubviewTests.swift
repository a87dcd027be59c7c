import Foundation
import SnaplineLayout
import TestSupport
import Testing

@Suite struct `A view whose subview is resized` {
  /// A view that counts its layouts, and places its first subview by code.
  private final class Shelf: View {
    var count = 0
    var placesItem = true
    let item = View()

    override func layoutSubviews() {
      super.layoutSubviews()
      count += 1
      if placesItem { item.frame = bounds.insetBy(dx: 10, dy: 5) }
    }
  }

  private let shelf = Shelf(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
  private let root = View(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

  /// In a tree with constraints, or without any.
  private func lay(constrained: Bool) {
    shelf.addSubview(shelf.item)
    root.addSubview(shelf)
    if constrained {
      shelf.translatesAutoresizingMaskIntoConstraints = false
      LayoutConstraint.activate([
        shelf.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        shelf.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        shelf.topAnchor.constraint(equalTo: root.topAnchor),
        shelf.heightAnchor.constraint(equalToConstant: 40),
      ])
    } else {
      shelf.autoresizingMask = .flexibleWidth
    }
    root.layoutIfNeeded()
    shelf.count = 0
  }

  @Test(arguments: [true, false])
  func `is laid out once where its own layout resizes it`(constrained: Bool) {
    lay(constrained: constrained)
    for width in [310.0, 320, 420] {
      root.frame.size.width = width
      root.layoutIfNeeded()
      expectEqual(shelf.item.frame.width, shelf.frame.width - 20)
    }
    expectEqual(shelf.count, 3)
  }

  @Test(arguments: [true, false])
  func `is laid out again where others do among constraints, but not if moved`(constrained: Bool) {
    lay(constrained: constrained)
    shelf.placesItem = false
    shelf.item.frame.origin.x += 5
    root.layoutIfNeeded()
    expectEqual(shelf.count, 0)
    shelf.item.frame.size.width += 5
    root.layoutIfNeeded()
    let count = constrained ? 1 : 0
    expectEqual(shelf.count, count)
    #expect(shelf.item.frame.minX == 15)
    root.layoutIfNeeded()
    expectEqual(shelf.count, count)
  }
}
