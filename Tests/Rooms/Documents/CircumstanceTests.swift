import Foundation
import SnaplineDiagnostics
import SnaplineDocuments
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import SnaplineScene
import TestSupport
import Testing

@Suite struct `A design for a device` {
  private func scene(
    _ text: String,
    _ change: (inout DesignOverrides) -> Void = { _ in }
  ) throws -> Scene {
    var overrides = DesignOverrides()
    change(&overrides)
    return try Design(yaml: text, overrides: overrides).drawing().scene
  }

  private func frame(_ scene: Scene, _ id: String) -> String {
    scene.tree.nodes.first { $0.identifier == id }.map { node in
      [node.frame.left, node.frame.top, node.frame.width, node.frame.height]
        .map { $0 == $0.rounded() ? "\(Int($0))" : "\($0)" }.joined(separator: " ")
    } ?? "none"
  }

  @Test(arguments: [
    ("canvas: iPhone 16", "393x852@3"), ("canvas: {device: iPhone SE}", "375x667@2"),
    ("canvas: {device: iphone-16, orientation: landscape}", "852x393@3"),
    ("canvas: {device: iPad Air 11, orientation: landscape, split: third}", "375x820@2"),
    ("canvas: {device: iPhone 16, scale: 1}", "393x852@1"),
    ("canvas: {device: iPhone 16, size: 100x50}", "100x50@3"),
    ("canvas: {device: iPhone 16, height: 50}", "20x50@3"),
  ])
  func `has its size and scale, unless it says otherwise`(canvas: String, size: String) throws {
    let scene = try scene(canvas + "\nview: {width: 20, filling: superview}\n")
    #expect("\(Int(scene.size.width))x\(Int(scene.size.height))@\(Int(scene.scale))" == size)
  }

  private let areas = """
    canvas: iPhone 16
    view:
    - {id: safe, filling: safeArea}
    - {id: marginal, filling: layoutMargins}
    - {id: readable, filling: readableContent}
    - id: inner
      filling: {bottom: none, others: superview}
      height: 100
      view:
      - {id: innerSafe, filling: safeArea}
      constraints: []

    """

  @Test func `has areas that follow the screen`() throws {
    let scene = try scene(areas)
    #expect(frame(scene, "safe") == "0 59 393 759")
    #expect(frame(scene, "marginal") == "16 59 361 759")
    #expect(frame(scene, "readable") == "16 59 361 759")
    #expect(frame(scene, "innerSafe") == "0 59 393 41")
  }

  @Test func `is drawn for what its caller insists on`() throws {
    let tablet = try #require(Device.named("iPad Pro (9.7-inch)"))
    let scene = try scene(areas) {
      $0.device = tablet; $0.orientation = .landscape
    }
    #expect(scene.size == CGSize(width: 1024, height: 768))
    #expect(frame(scene, "marginal") == "20 20 984 748")
    #expect(frame(scene, "readable") == "176 20 672 748")
    let lying = try self.scene(areas) { $0.orientation = .landscape }
    #expect(frame(lying, "safe") == "59 0 734 372")
  }

  @Test func `says who wins: the caller, then the design, then the device`() throws {
    let text = """
      canvas: {device: iPhone 16, size: 200x100}
      environment: {safeArea: 10, appearance: light, textSize: small, locale: ar}
      view: {id: safe, filling: safeArea, background: systemBackground}

      """
    #expect(frame(try scene(text), "safe") == "10 10 180 80")
    let device = try #require(Device.named("iPhone 5"))
    let insisted = try scene(text) {
      $0.device = device
      $0.traits.userInterfaceStyle = .dark
    }
    #expect(frame(insisted, "safe") == "0 20 320 548")
    let design = try Design(yaml: text)
    #expect(design.environment.traits.preferredContentSizeCategory == .small)
    #expect(design.environment.traits.layoutDirection == .rightToLeft)
    var overrides = DesignOverrides()
    overrides.locale = "en-GB"
    let english = try Design(yaml: text, overrides: overrides)
    #expect(english.environment.traits.layoutDirection == .leftToRight)
    #expect(english.environment.locale == "en-GB")
  }

  @Test func `has size classes and an idiom of its device, or of its own`() throws {
    let held = try Design(yaml: "canvas: {device: iPad mini}\nview: view\n").environment.traits
    #expect(held.userInterfaceIdiom == .pad && held.horizontalSizeClass == .regular)
    let own = try Design(
      yaml: """
        canvas: iPad mini
        environment: {idiom: phone, horizontalClass: compact, verticalClass: compact}
        view: view

        """
    ).environment.traits
    #expect(own.userInterfaceIdiom == .phone)
    #expect(own.horizontalSizeClass == .compact && own.verticalSizeClass == .compact)
  }

  @Test func `says what a person asked for, what the display shows and which generation it is`()
    throws
  {
    let text = """
      canvas: iPhone 11
      environment: {boldText: true, gamut: sRGB, metrics: iOS13}
      view: {id: safe, filling: safeArea, background: systemBackground}

      """
    let design = try Design(yaml: text)
    let traits = design.environment.traits
    #expect(traits.legibilityWeight == .bold && traits.displayGamut == .SRGB)
    #expect(frame(try scene(text), "safe") == "0 44 414 818")
    #expect(frame(try scene(text) { $0.metrics = .iOS18 }, "safe") == "0 48 414 814")
    #expect(
      try Design(yaml: "canvas: iPhone 11\nview: view\n").environment.traits.displayGamut == .P3
    )
  }

  @Test func `has text that grows and shrinks no further than its view allows`() throws {
    let text = """
      canvas: {size: 300x300, maximumTextSize: accessibility1}
      view:
      - {id: free, label: Text, filling: {bottom: none, others: superview}}
      - id: bounded
        filling: superview
        minimumTextSize: large
        maximumTextSize: xLarge
        view: {id: inner, label: Text, filling: {bottom: none, others: superview}}

      """
    // Lines of the body's font at each size, rounded up to half points.
    for (size, heights) in [
      (ContentSizeCategory.small, ["18", "20.5"]), (.large, ["20.5", "20.5"]),
      (.extraLarge, ["23", "23"]), (.accessibilityExtraLarge, ["33.5", "23"]),
    ] {
      let scene = try scene(text) { $0.traits.preferredContentSizeCategory = size }
      let found = ["free", "inner"].map { frame(scene, $0).split(separator: " ").last ?? "" }
      #expect(found.map(String.init) == heights, "\(size)")
    }
  }

  @Test func `leaves idiom and size classes to a device that its caller insists on`() throws {
    var overrides = DesignOverrides()
    overrides.device = Device.named("iPad mini")
    let traits = try Design(
      yaml: """
        environment:
          {idiom: phone, horizontalClass: compact, verticalClass: compact, textSize: small}
        view: view

        """,
      overrides: overrides
    ).environment.traits
    #expect(traits.userInterfaceIdiom == .pad)
    #expect(traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular)
    #expect(traits.preferredContentSizeCategory == .small)
  }

  @Test func `has pixels of its safe area at the scale that holds`() throws {
    let text = """
      canvas: {size: 100x100, scale: 4}
      environment: {safeArea: 8px}
      view: {id: safe, filling: safeArea}

      """
    #expect(frame(try scene(text), "safe") == "2 2 96 96")
    #expect(frame(try Design(yaml: text).drawing(scale: 1).scene, "safe") == "8 8 84 84")
    let plain = text.replacingOccurrences(of: ", scale: 4", with: "")
    #expect(frame(try scene(plain), "safe") == "4 4 92 92")
  }

  /// The screen's margins are 16 points at the sides, wherever the content begins.
  @Test(arguments: [
    ("insets: 10", "16 59 361 759"), ("insets: 30", "30 59 333 759"),
    ("insets: 10, margins: 2", "16 61 361 755"), ("insets: 10, margins: 12", "22 71 349 735"),
  ])
  func `keeps the screen's margins where its canvas has insets`(canvas: String, room: String) throws
  {
    let text = "canvas: {device: iPhone 16, \(canvas)}\nview: {id: a, filling: layoutMargins}\n"
    #expect(frame(try scene(text), "a") == room)
  }

  @Test(arguments: [
    ("canvas: {device: iPhone 16, split: third}", nil, "only tablets share their screens"),
    ("canvas: {device: iPad mini, split: half}", nil, "upright screens know no halves"),
    ("canvas: iPhone 16", ScreenSplit.third, "only tablets share their screens"),
    ("canvas: iPad mini", .half, "upright screens know no halves"),
  ])
  func `says so when a screen has no such part`(canvas: String, split: ScreenSplit?, cause: String)
  {
    var overrides = DesignOverrides()
    overrides.split = split
    let error = #expect(throws: DesignError.self) {
      try Design(yaml: canvas + "\nview: view\n", overrides: overrides)
    }
    expectEqual(error?.diagnostics.map(\.id), ["no-split"])
    #expect(error?.diagnostics.first?.cause == cause)
  }

  @Test func `is drawn whole on a phone that its caller insists on, whatever part it wants`() throws
  {
    let phone = try #require(Device.named("iPhone 16"))
    let scene = try scene("canvas: {device: iPad mini, split: third}\nview: view\n") {
      $0.device = phone
    }
    #expect(scene.size == CGSize(width: 393, height: 852))
  }

  @Test(arguments: ["--", "12", "en-"])
  func `has a locale that is built like one`(locale: String) {
    #expect(throws: DesignError.self) {
      try Design(yaml: "environment: {locale: '\(locale)'}\nview: view\n")
    }
  }

  @Test func `takes margins from superviews and more from the safe area where it says so`() throws {
    let scene = try scene(
      """
      canvas: iPhone 16
      view:
        id: card
        filling: superview
        preservesSuperviewMargins: true
        additionalSafeArea: {top: 41}
        view:
        - {id: marginal, filling: layoutMargins}
        - id: plain
          filling: superview
          insetsMarginsFromSafeArea: false
          view: {id: inner, filling: layoutMargins}

      """
    )
    #expect(frame(scene, "marginal") == "16 108 361 702")
    #expect(frame(scene, "inner") == "8 8 377 836")
  }

  @Test func `draws a part in another appearance, its borders and shadows too`() throws {
    let design = try Design(
      yaml: """
        canvas: {size: 40x40, background: systemBackground}
        view:
          filling: superview
          appearance: dark
          background: systemBackground
          border: 1 label
          view: {filling: superview, background: label}

        """
    )
    let scene = try design.drawing().scene
    let fills = scene.items.compactMap { item in
      if case .fill(_, .color(let color)) = item { color } else { nil }
    }
    let borders = scene.items.compactMap { item in
      if case .border(_, _, let color) = item { color } else { nil }
    }
    expectEqual(fills, [.white, .black, .white])
    expectEqual(borders, [.white])
  }

  @Test func `says so when there is no device to be held`() {
    var overrides = DesignOverrides()
    overrides.orientation = .landscape
    let error = #expect(throws: DesignError.self) {
      try Design(yaml: "canvas: 10x10\nview: view\n", overrides: overrides)
    }
    expectEqual(error?.diagnostics.map(\.id), ["no-device"])
  }

  @Test(arguments: [
    ("canvas: iPhone 61", "no device is called 'iPhone 61'", "did you mean "),
    ("canvas: Pixel", "no device is called 'Pixel'", "write one such as iPhone 16"),
    ("canvas: {device: ipad air 12}", "no device is called 'ipad air 12'", "did you mean "),
    ("canvas: {size: 8x8, orientation: landscape}", "'orientation' needs a 'device'", "write "),
    ("canvas: {size: 8x8, split: half}", "'split' needs a 'device'", "write "),
  ])
  func `says what is wrong with its device`(canvas: String, subject: String, remedy: String) {
    let error = #expect(throws: DesignError.self) { try Design(yaml: canvas + "\nview: view\n") }
    expectEqual(error?.diagnostics.map(\.subject), [subject])
    #expect(error?.diagnostics.first?.remedy?.hasPrefix(remedy) == true)
  }
}
