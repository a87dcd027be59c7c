import SnaplineEnvironment
import SnaplineGeometry
import TestSupport
import Testing

import struct Foundation.CGFloat

@Suite struct `Bars` {
  /// The insets at the top and the bottom of a screen with bars.
  private func insets(
    _ name: String,
    _ bars: BarMetrics.Bars,
    _ orientation: Device.Orientation = .portrait,
    metrics: Metrics = .iOS18
  ) throws -> [CGFloat] {
    let device = try #require(Device.named(name))
    let held = HeldDevice(device, orientation)
    let insets = BarMetrics(for: held.traits, metrics: metrics)
      .insets(of: bars, over: held.safeArea(metrics: metrics))
    return [insets.top, insets.bottom]
  }

  /// Those of the phone with 59 points at its top are sums of what stands in Apple's documents, except
  /// the toolbar's (from practice); the older phones' were read off Interface Builder files.
  @Test(
    arguments: [
      ("iPhone 16", BarMetrics.Bars(), CGFloat(59), CGFloat(34)),
      ("iPhone 16", .navigationBar, 103, 34),
      ("iPhone 16", [.navigationBar, .largeTitle], 155, 34),
      ("iPhone 16", .tabBar, 59, 83),
      ("iPhone 16", .toolbar, 59, 78),
      ("iPhone 16", .sheetNavigationBar, 56, 34),
      ("iPhone 8", .navigationBar, 64, 0),
      ("iPhone 8", [.navigationBar, .tabBar], 64, 49),
      ("iPhone 8", [.navigationBar, .toolbar], 64, 44),
      ("iPhone 11", .navigationBar, 92, 34),
      ("iPad Pro (10.5-inch)", [.navigationBar, .tabBar], 70, 50),
      ("iPad Air 11", [.navigationBar, .largeTitle, .toolbar], 126, 70),
    ] as [(String, BarMetrics.Bars, CGFloat, CGFloat)]
  )
  func `take away from an upright screen, besides its edges`(
    name: String,
    bars: BarMetrics.Bars,
    top: CGFloat,
    bottom: CGFloat
  ) throws {
    try expectEqual(insets(name, bars), [top, bottom])
  }

  @Test func `stay where another generation of iOS is set later`() throws {
    let device = try #require(Device.named("iPhone 11"))
    let edges = HeldDevice(device).safeArea(metrics: .iOS18)
    for bars: BarMetrics.Bars in [[], .navigationBar, [.navigationBar, .tabBar]] {
      var environment = Environment().on(device)
      environment.safeArea = BarMetrics(for: environment.traits).insets(of: bars, over: edges)
      let covered = environment.safeArea
      environment.metrics = .iOS13
      // What the device alone covers is another area in that generation.
      #expect((environment.safeArea == covered) == !bars.isEmpty)
    }
  }

  @Test func `are lower on a phone that lies, where no title is large`() throws {
    try expectEqual(insets("iPhone 16", .navigationBar, .landscape), [32, 21])
    try expectEqual(insets("iPhone 16", [.navigationBar, .largeTitle], .landscape), [32, 21])
    try expectEqual(insets("iPhone 8", [.toolbar], .landscape), [0, 32])
    try expectEqual(insets("iPhone 8", [.tabBar], .landscape), [0, 32])
  }

  @Test func `were other ones in other years`() throws {
    let tablet = "iPad Pro (10.5-inch)"
    try expectEqual(insets(tablet, [.navigationBar, .toolbar], metrics: .iOS11), [64, 44])
    try expectEqual(insets(tablet, [.tabBar], metrics: .iOS11), [20, 49])
    try expectEqual(insets("iPhone 11", .navigationBar, metrics: .iOS13), [88, 34])
    try expectEqual(insets("iPhone 8", .navigationBar, metrics: .iOS26), [74, 0])
    // Sheets became cards with iOS 13.
    #expect(BarMetrics(for: Traits(), metrics: .iOS12).sheetNavigationBar == 44)
    #expect(BarMetrics(for: Traits(), metrics: .iOS13).sheetNavigationBar == 56)
    #expect(BarMetrics(for: Traits()).searchBar == 56)
  }
}

@Suite struct `A keyboard` {
  /// Upright with and without the bar of predicted words, then lying; all from practice.
  @Test(
    arguments: [
      ("iPhone 4s", [253, 216, 199, 162]),
      ("iPhone 5", [253, 216, 199, 162]),
      ("iPhone 8", [260, 216, 206, 162]),
      ("iPhone 8 Plus", [271, 226, 208, 162]),
      ("iPhone X", [335, 291, 209, 171]),
      ("iPhone 14", [336, 291, 209, 171]),
      ("iPhone 16", [336, 291, 209, 171]),
      ("iPhone 17 Pro", [336, 291, 209, 171]),
      ("iPhone 11", [346, 301, 209, 171]),
      ("iPhone 14 Plus", [346, 301, 209, 171]),
      ("iPhone 16 Plus", [346, 301, 209, 171]),
      ("iPhone 17 Pro Max", [346, 301, 209, 171]),
      ("iPad Pro (9.7-inch)", [313, 264, 398, 352]),
      ("iPad Pro (10.5-inch)", [313, 264, 398, 352]),
      ("iPad mini", [337, 283, 422, 371]),
      ("iPad Air 11", [337, 283, 422, 371]),
      ("iPad Pro 11", [337, 283, 422, 371]),
      ("iPad Pro (12.9-inch) (2nd generation)", [378, 328, 471, 423]),
      ("iPad Pro (12.9-inch) (6th generation)", [398, 328, 498, 423]),
      ("iPad Pro 13", [398, 328, 498, 423]),
    ] as [(String, [CGFloat])]
  )
  func `is as high as its device's`(name: String, heights: [CGFloat]) throws {
    let device = try #require(Device.named(name))
    let found = Device.Orientation.allCases.compactMap(device.keyboardHeights)
    #expect(found.flatMap { [$0.full, $0.plain] } == heights)
    #expect(found.allSatisfy { $0.plain + $0.predictionBar == $0.full })
  }

  @Test func `covers part of every phone's and tablet's screen, and none of a television's`() {
    for device in Device.all {
      for orientation in Device.Orientation.allCases {
        let heights = device.keyboardHeights(in: orientation)
        #expect((heights == nil) == (device.idiom == .tv))
        guard let heights else { continue }
        #expect(heights.plain > 0 && heights.plain < heights.full)
        #expect(heights.full < device.size(in: orientation).height * 0.7)
      }
    }
  }
}
