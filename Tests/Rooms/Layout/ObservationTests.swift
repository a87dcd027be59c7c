import Foundation
import SnaplineGeometry
import SnaplineLayout
import TestSupport
import Testing

@Suite struct `A watch over a view` {
  @Test func `is told of what hides it, once for each change`() {
    let view = View()
    var told: [Bool?] = []
    let watch = view.observe(\.isHidden, options: [.new, .old]) { seen, change in
      #expect(seen === view && change.kind == .setting && !change.isPrior)
      #expect(change.oldValue == !view.isHidden)
      told.append(change.newValue)
    }
    view.isHidden = true
    view.isHidden = true
    view.isHidden = false
    expectEqual(told, [true, false])
    watch.invalidate()
    view.isHidden = true
    #expect(told.count == 2)
  }

  @Test func `is told of frames that were set, and of those that were solved`() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    /// A class of one's own, and one of ours.
    final class Special: View {}
    for child in [Special(), View()] {
      child.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(child)
      var frames: [CGRect] = []
      var sizes: [CGSize] = []
      let watches = [
        child.observe(\.frame, options: .new) { _, change in
          if let frame = change.newValue { frames.append(frame) }
        },
        child.layer.observe(\.bounds, options: .new) { layer, change in
          #expect(layer === child.layer)
          if let bounds = change.newValue { sizes.append(bounds.size) }
        },
      ]
      child.frame = CGRect(x: 1, y: 1, width: 2, height: 2)
      let height = child.heightAnchor.constraint(equalToConstant: 30)
      LayoutConstraint.activate([
        child.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5),
        child.topAnchor.constraint(equalTo: root.topAnchor),
        child.widthAnchor.constraint(equalToConstant: 40), height,
      ])
      root.layoutIfNeeded()
      height.constant = 31
      root.layoutIfNeeded()
      root.layoutIfNeeded()
      #expect(
        frames == [
          CGRect(x: 1, y: 1, width: 2, height: 2), CGRect(x: 5, y: 0, width: 40, height: 30),
          CGRect(x: 5, y: 0, width: 40, height: 31),
        ]
      )
      expectEqual(sizes.map(\.height), [2, 30, 31])
      withExtendedLifetime(watches) {}
    }
  }

  @Test func `tells the value that there is where it is wanted`() {
    let view = View()
    view.isHidden = true
    var told: [Bool?] = []
    let watch = view.observe(\.isHidden, options: [.initial, .new]) { told.append($1.newValue) }
    let silent = view.observe(\.isHidden) { told.append($1.newValue) }
    view.isHidden = false
    expectEqual(told, [true, false, nil])
    withExtendedLifetime((watch, silent)) {}
  }

  @Test func `ends when nobody keeps it, and keeps no view alive`() {
    var count = 0
    weak var gone: View?
    do {
      let view = View()
      gone = view
      var watch: KeyValueObservation? = view.observe(\.isHidden) { _, _ in count += 1 }
      view.isHidden = true
      #expect(watch != nil)
      watch = nil
      view.isHidden = false
    }
    #expect(count == 1 && gone == nil)
  }

  @Test func `may change what it watches`() {
    let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let watch = view.observe(\.bounds) { view, _ in
      view.frame.size.width = min(view.frame.width, 50)
    }
    view.frame.size.width = 80
    #expect(view.frame.width == 50)
    withExtendedLifetime(watch) {}
  }
}
