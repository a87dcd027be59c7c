import Foundation
import SnaplineEnvironment
import SnaplineLayout
import SnaplineText
import TestSupport
import Testing

@testable import SnaplineControls

@Suite struct `A label that wraps below a width` {
  private static let words = [
    "a", "text", "that", "wraps", "onto", "another", "line", "because", "it", "is", "long", "Über",
    "Ξεσκεπάζω", "вещь",
  ]

  @Test(arguments: [1, 2, 3, 4])
  func `is as wide as its widest line, in whole pixels`(scale: Int) {
    for seed in Seed.some(150) {
      var random = seed
      let most = CGFloat(Int.random(in: 120...380, using: &random))
      let label = Label()
      label.numberOfLines = 0
      label.font = .systemFont(ofSize: CGFloat(Int.random(in: 9...34, using: &random)))
      let count = Int.random(in: 8...20, using: &random)
      label.text = (0..<count).map { _ in Self.words.randomElement(using: &random) ?? "" }
        .joined(separator: " ")
      let root = View(frame: CGRect(x: 0, y: 0, width: 390, height: 2000))
      root.environment.traits.displayScale = CGFloat(scale)
      root.addSubview(label)
      label.translatesAutoresizingMaskIntoConstraints = false
      LayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        label.topAnchor.constraint(equalTo: root.topAnchor),
        label.widthAnchor.constraint(lessThanOrEqualToConstant: most),
      ])
      root.layoutIfNeeded()
      let size = label.sizeThatFits(CGSize(width: most, height: .greatestFiniteMagnitude))
      #expect(abs(label.frame.width - size.width) < 1e-3, "\(seed): \(label.frame), \(size)")
      #expect(abs(label.frame.height - size.height) < 1e-3, "\(seed): \(label.frame), \(size)")
    }
  }
}
