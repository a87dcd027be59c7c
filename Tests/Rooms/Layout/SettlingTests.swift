import Foundation
import SnaplineDiagnostics
import SnaplineEnvironment
import SnaplineLayout
import TestSupport
import Testing

@Suite struct `A pass` {
  @Test func `measures content four times at most, and names what never settles`() {
    /// As wide as it is high, and higher by one than it is wide.
    final class Swinging: View {
      var grows = true
      override var contentWraps: Bool { true }
      override var intrinsicContentSize: CGSize { CGSize(width: 10, height: 10) }
      override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
        CGSize(width: width, height: grows ? width + 1 : 30)
      }
    }
    let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = Swinging()
    view.accessibilityIdentifier = "swinging"
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    view.widthAnchor.constraint(equalTo: view.heightAnchor).isActive = true
    root.layoutIfNeeded()
    let counts = root.measuringCounts
    #expect(counts.rounds == 4 && counts.measurements == 4)
    expectEqual(root.layoutDiagnostics.map(\.id), ["content-never-settles"])
    #expect(root.layoutDiagnostics.first?.subject == "the size of \"swinging\" never settles")
    view.grows = false
    view.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(root.measuringCounts.rounds < 4 && root.layoutDiagnostics.count == 1)
    #expect(view.frame.size == CGSize(width: 30, height: 30))
  }

  @Test func `settles on frames in thirds of a point, however they moved`() {
    for var seed in Seed.some(40) {
      let root = View(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      root.environment.traits.displayScale = 3
      let view = View()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      let top = view.topAnchor.constraint(equalTo: root.topAnchor)
      LayoutConstraint.activate([
        top,
        view.heightAnchor.constraint(
          equalToConstant: CGFloat(Int.random(in: 1...400, using: &seed)) / 3
        ),
      ])
      for _ in 0..<8 {
        top.constant = CGFloat(Int.random(in: 1...2000, using: &seed)) / 3
        root.layoutIfNeeded()
      }
      #expect(root.layoutDiagnostics.isEmpty, "\(seed)")
    }
  }
}
