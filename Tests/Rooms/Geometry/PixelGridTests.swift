import Foundation
import SnaplineGeometry
import TestSupport
import Testing

@Suite struct `A pixel grid` {
  @Test func `rounds each edge to the nearest device pixel`() {
    let pixels = PixelGrid(scale: 2).snap(CGRect(x: 0.3, y: 0, width: 10.3, height: 4))
    #expect(pixels == PixelRect(left: 1, top: 0, right: 21, bottom: 8))
  }

  @Test(arguments: [1, 2, 3])
  func `keeps neighbours touching`(scale: CGFloat) {
    let grid = PixelGrid(scale: scale)
    for var seed in Seed.some(200) {
      let first = CGRect(
        x: .random(in: -50...50, using: &seed),
        y: 0,
        width: .random(in: 0...50, using: &seed),
        height: 4
      )
      let next = CGRect(x: first.maxX, y: 0, width: 7.7, height: 4)
      #expect(grid.snap(first).right == grid.snap(next).left, "\(seed)")
    }
  }

  @Test func `keeps whole lengths whole between pixels, whatever the noise`() {
    let grid = PixelGrid(scale: 3)
    for noise in [-0x1p-16, 0, 0x1p-16] {
      // Some 154 pixels, centred on the middle of one.
      let (left, right) = (884.5 / 3 + noise, 1038.5 / 3 - noise)
      #expect(((grid.round(right) - grid.round(left)) * 3).rounded() == 154)
      #expect(((grid.round(-left) - grid.round(-right)) * 3).rounded() == 154)
    }
  }

  @Test func `rounds lengths up, forgiving the noise of arithmetic`() {
    let grid = PixelGrid(scale: 2)
    #expect(grid.ceil(20.287) == 20.5)
    #expect(grid.ceil(20.500000001) == 20.5)
    #expect(grid.ceil(20.51) == 21)
  }
}
