import Foundation
import TestSupport
import Testing
import UIKit

/// Pixels whose red is their number, from the top.
private func numbered(width: Int, height: Int) -> CGImage {
  let pixels = (0..<width * height).flatMap { number -> [UInt8] in
    [UInt8(number), 0, 0, 255]
  }
  return CGImage(width: width, height: height, bytes: pixels)
}

private func numbers(of image: CGImage?) -> [Int] {
  guard let bytes = image?.bytes else { return [] }
  return stride(from: 0, to: bytes.count, by: 4).map { Int(bytes[$0]) }
}

@Suite struct `Pictures in code for a phone` {
  @Test func `are cut out of others, in whole pixels`() {
    let image = numbered(width: 4, height: 3)
    let part = image.cropping(to: CGRect(x: 1, y: 1, width: 2, height: 2))
    expectEqual(numbers(of: part), [5, 6, 9, 10])
    #expect(part?.width == 2 && part?.height == 2)
    let grown = image.cropping(to: CGRect(x: 2.5, y: -1, width: 10, height: 1.5))
    expectEqual(numbers(of: grown), [2, 3])
    #expect(image.cropping(to: CGRect(x: 4, y: 0, width: 2, height: 2)) == nil)
    #expect(image.cropping(to: .zero) == nil && image.cropping(to: .null) == nil)
  }

  @Test func `are turned as they are made`() {
    // 0 1 2
    // 3 4 5
    let image = numbered(width: 3, height: 2)
    let turned: [(UIImage.Orientation, [Int])] = [
      (.up, [0, 1, 2, 3, 4, 5]), (.down, [5, 4, 3, 2, 1, 0]),
      (.right, [3, 0, 4, 1, 5, 2]), (.left, [2, 5, 1, 4, 0, 3]),
      (.downMirrored, [3, 4, 5, 0, 1, 2]), (.leftMirrored, [0, 3, 1, 4, 2, 5]),
      (.rightMirrored, [5, 2, 4, 1, 3, 0]),
    ]
    for (orientation, expected) in turned {
      let shown = UIImage(cgImage: image, scale: 1, orientation: orientation)
      expectEqual(numbers(of: shown.cgImage), expected)
      #expect(shown.imageOrientation == .up)
    }
    let mirrored = UIImage(cgImage: image, scale: 2, orientation: .upMirrored)
    #expect(mirrored.imageOrientation == .upMirrored && mirrored.scale == 2)
    expectEqual(mirrored.size, CGSize(width: 1.5, height: 1))
    let side = UIImage(cgImage: image, scale: 2, orientation: .left)
    expectEqual(side.size, CGSize(width: 1, height: 1.5))
  }

  @Test func `are the first of several while a view animates`() throws {
    let (own, first) = (UIImage(cgImage: solid(0)), UIImage(cgImage: solid(200)))
    let view = UIImageView(image: own)
    view.frame = CGRect(x: 0, y: 0, width: 2, height: 2)
    view.startAnimating()
    #expect(!view.isAnimating && view.animationDuration == 0 && view.animationRepeatCount == 0)
    view.animationImages = [first, own]
    view.animationDuration = 2
    #expect(view.animationDuration == 2)
    let before = try view.scene()
    view.startAnimating()
    #expect(view.isAnimating)
    let during = try view.scene()
    view.stopAnimating()
    #expect(!view.isAnimating)
    let after = try view.scene()
    #expect(before == after && before != during)
    let single = UIImageView(image: first)
    single.frame = view.frame
    #expect(try single.scene() == during)
  }

  private func solid(_ red: UInt8) -> CGImage {
    CGImage(width: 2, height: 2, bytes: (0..<4).flatMap { _ in [red, 0, 0, 255] })
  }

  @Test func `have colours of four numbers`() {
    let color = UIColor(red: 1, green: 0.5, blue: 0.25, alpha: 0.75).cgColor
    #expect(color.numberOfComponents == 4 && color.components?.count == 4)
    expectEqual(color.components ?? [], [1, 0.5, 0.25, 0.75])
  }
}
