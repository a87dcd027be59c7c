import Foundation
import SnaplineScene
import SnaplineSnapshots
import TestSupport
import Testing

@Suite struct `A limit on pixels` {
  /// A quarter of the page is half transparent; nearly half is told from half by pixels alone.
  private static func page(opacity: Double) -> Scene {
    var page = Box(name: "page", width: 40, height: 40, color: .white)
    page.children = [Box(name: "veil", width: 20, height: 20, color: .black, opacity: opacity)]
    var scene = page.scene
    scene.size = CGSize(width: 40, height: 40)
    return scene
  }

  private static let half = 0.5
  private static let nearly = 0.4998

  private func message(
    _ strategy: Snapshotting<Scene, Scene>,
    _ keeping: Keeping,
    configured: Tolerance? = nil
  ) throws -> String? {
    let folder = try TemporaryFolder()
    return withSnapshotTesting(keeping: keeping, tolerance: configured) {
      let environment = ["SNAPLINE_ARTIFACTS": folder.path + "-shown"]
      _ = folder.call(name: "a", mode: .all).verify(
        { Self.page(opacity: Self.half) },
        as: strategy,
        environment: environment
      )
      return folder.call(name: "a", mode: .never).verify(
        { Self.page(opacity: Self.nearly) },
        as: strategy,
        environment: environment
      ).message
    }
  }

  @Test func `is none where a scene is painted again, unless one is asked for`() throws {
    let plain = try #require(try message(.image, .replay))
    #expect(
      plain.contains(
        "pixels: 1600 of 6400 differ (25 %, limit 0 %), 1600 by more than 0 levels (limit 0 %)"
      ),
      "\(plain)"
    )
    #expect(try message(.image(tolerance: .raster(channel: 1, share: 0.25)), .replay) == nil)
    #expect(try message(.image, .replay, configured: .raster(channel: 1, share: 0.25)) == nil)
    let less = try message(.image(tolerance: .raster(channel: 1, share: 0.2)), .replay)
    #expect(less?.contains("(25 %, limit 20 %), 0 by more than 1 levels") == true, "\(less ?? "")")
  }

  @Test(arguments: Keeping.allCases)
  func `is a share of the pixels as a precision says`(keeping: Keeping) throws {
    #expect(try message(.image(precision: 0.75), keeping) == nil)
    let more = try message(.image(precision: 0.9), keeping)
    #expect(more?.contains("(25 %, limit 10 %)") == true, "\(more ?? "")")
  }

  @Test func `is added to what else may differ`() throws {
    let strict = try message(.image(precision: 0.9), .replay, configured: Tolerance(layout: 1))
    #expect(strict != nil)
    let lenient = Tolerance.raster(channel: 1, share: 0.25)
    #expect(try message(.image(precision: 0.9), .replay, configured: lenient) == nil)
  }

  @Test(arguments: [-0.1, 1.1, .nan] as [Float])
  func `is refused where a precision is no share`(precision: Float) throws {
    let message = try message(.image(precision: precision), .replay)
    #expect(message?.contains("a precision of \(precision) isn't known") == true)
  }
}
