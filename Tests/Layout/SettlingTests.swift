import Foundation
import SnaplineDiagnostics
import SnaplineEnvironment
import SnaplineLayout
import TestSupport
import Testing

@Suite struct `A pass` {
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
