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

  /// Its frame lies on whole pixels and may be narrower than the width that its height is for.
  @Test(arguments: [1, 2, 3])
  func `shows all lines that it has the height for, at any width`(scale: Int) throws {
    var narrower = 0
    for seed in Seed.some(200) {
      var random = seed
      let label = Label()
      label.numberOfLines = 0
      label.font = .systemFont(ofSize: CGFloat(Int.random(in: 9...34, using: &random)))
      label.textAlignment = [.natural, .center, .right].randomElement(using: &random) ?? .natural
      let count = Int.random(in: 4...12, using: &random)
      label.text = (0..<count).map { _ in Self.words.randomElement(using: &random) ?? "" }
        .joined(separator: " ")
      // At the width of its longest line a text is nearest to having one line more.
      let most = Double.random(in: 60...300, using: &random)
      // Answers are rounded to binary fractions.
      let width = label.block(width: most).size.width + 1e-3
      let root = View(frame: CGRect(x: 0, y: 0, width: 390, height: 2000))
      root.environment.traits.displayScale = CGFloat(scale)
      root.addSubview(label)
      label.translatesAutoresizingMaskIntoConstraints = false
      let start = CGFloat.random(in: 0...20, using: &random)
      LayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: start),
        label.topAnchor.constraint(equalTo: root.topAnchor),
        label.widthAnchor.constraint(equalToConstant: width),
      ])
      root.layoutIfNeeded()
      #expect(label.cut == nil, "\(seed): \(label.frame), \(label.text ?? "")")
      let lines = label.lineFrames.count
      expectEqual(lines, label.block(width: width).lines.count, "\(seed): \(label.frame)")
      if label.block(width: label.bounds.width).lines.count > lines { narrower += 1 }
      _ = try root.scene()
    }
    #expect(narrower > 10, "\(narrower) texts had fewer lines at the frame's width")
  }
}
