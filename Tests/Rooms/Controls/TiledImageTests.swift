import Foundation
import SnaplineControls
import SnaplineDrawing
import SnaplineGeometry
import SnaplineImages
import SnaplineLayout
import SnaplineScene
import TestSupport
import Testing

@Suite struct `A picture that is repeated` {
  /// The edges of all pictures that fill a view of 100 by 30 points.
  private func pieces(_ width: Int, _ height: Int, scale: CGFloat, canvas: CGFloat) throws
    -> [Edges]
  {
    let bytes = [UInt8](repeating: 255, count: width * height * 4)
    let image = Image(raster: Raster(width: width, height: height, bytes: bytes), scale: scale)
    let view = View(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    view.backgroundFills = [.image(image)]
    let scene = try view.scene(size: CGSize(width: 100, height: 30), scale: canvas)
    return scene.items.compactMap { if case .picture(_, let edges) = $0 { edges } else { nil } }
  }

  @Test func `covers all, and nothing twice, on whole pixels`() throws {
    for var seed in Seed.some(60) {
      let (width, height) = (
        Int.random(in: 1...2_600, using: &seed), Int.random(in: 1...60, using: &seed)
      )
      let (scale, canvas) = (
        CGFloat(Int.random(in: 1...40, using: &seed)), CGFloat(Int.random(in: 1...3, using: &seed))
      )
      let pieces = try pieces(width, height, scale: scale, canvas: canvas)
      let grid = PixelGrid(scale: canvas)
      #expect(pieces.allSatisfy { grid.edges(of: $0.rect) == $0 }, "\(seed)")
      var area = 0.0
      for edges in pieces {
        area +=
          max(0, min(edges.right, 100) - edges.left) * max(0, min(edges.bottom, 30) - edges.top)
      }
      #expect(abs(area - 3_000) < 1e-6, "\(seed): \(width)x\(height) at \(scale): \(area)")
    }
  }

  @Test func `is cut where a view ends, and follows its tint as a template`() throws {
    let raster = Raster(width: 3, height: 3, bytes: [UInt8](repeating: 255, count: 36))
    let image = Image(raster: raster).withRenderingMode(.alwaysTemplate)
    let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.tintColor = .red
    view.backgroundFills = [.image(image), .color(.blue.withAlphaComponent(0))]
    let scene = try view.scene(size: CGSize(width: 10, height: 10), scale: 1)
    let clips = scene.items.compactMap { item in
      if case .begin(let group) = item { group.clip } else { nil }
    }
    let whole = Shape.rectangle(Edges(left: 0, top: 0, right: 10, bottom: 10))
    #expect(clips.contains(whole))
    #expect(scene.items.contains(.fill(whole, .color(RGBA(red: 1, green: 0, blue: 0)))))
    #expect(scene.items.contains(.beginMask))
  }

  @Test func `shows nothing of a picture without a size`() throws {
    for mode in ImageFillMode.allCases {
      let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.backgroundFills = [.image(Image(), mode: mode)]
      let empty = try view.scene(size: CGSize(width: 10, height: 10), scale: 1)
      #expect(!empty.items.contains { if case .picture = $0 { true } else { false } }, "\(mode)")
    }
  }
}
