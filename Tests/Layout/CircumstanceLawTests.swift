import Foundation
import SnaplineDiagnostics
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineLayout
import Testing

/// A view that wraps as text does, its letters as large as the text size asks.
private final class Prose: View {
  static let sizes: [ContentSizeCategory: CGFloat] = [
    .small: 7, .large: 8, .accessibilityLarge: 15,
  ]
  private let letters: CGFloat
  private let tally: Tally

  init(letters: CGFloat, _ tally: Tally) {
    (self.letters, self.tally) = (letters, tally)
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  private var letter: CGFloat { Self.sizes[traits.preferredContentSizeCategory] ?? 0 }

  override var contentWraps: Bool { true }
  override var intrinsicContentSize: CGSize {
    tally.measured += 1
    return CGSize(width: letters * letter, height: letter * 2)
  }
  override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
    tally.measured += 1
    let perLine = max(1, (width / letter).rounded(.down))
    let lines = (letters / perLine).rounded(.up)
    return CGSize(width: min(letters, perLine) * letter, height: lines * letter * 2)
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    tally.laidOut += 1
  }
}

private final class Tally {
  var measured = 0
  var laidOut = 0
}

private struct Circumstances {
  var device: Device
  var orientation = Device.Orientation.portrait
  var category = ContentSizeCategory.large
  var direction = LayoutDirection.leftToRight
  var style = UserInterfaceStyle.light

  var environment: Environment {
    var environment = Environment().on(device, orientation)
    environment.traits.preferredContentSizeCategory = category
    environment.traits.layoutDirection = direction
    environment.traits.userInterfaceStyle = style
    return environment
  }

  var comment: Comment {
    "\(device.name), \(orientation), \(category.rawValue), \(direction), \(style)"
  }
}

/// A page with everything that screens decide: safe area, margins, readable width, classes of size.
private final class Page {
  let root: View
  let tally: Tally
  private let all: [View]

  init(_ circumstances: Circumstances) {
    let tally = Tally()
    self.tally = tally
    root = View(frame: .zero)
    let (header, body, side) = (View(), View(), View())
    let texts = (0..<4).map { Prose(letters: CGFloat(12 + $0 * 31), tally) }
    all = [header, body, side] + texts
    for view in [header, body, side] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    header.preservesSuperviewLayoutMargins = true
    header.addSubview(texts[0])
    texts[1...].forEach { body.addSubview($0) }
    let gap = side.widthAnchor.constraint(equalToConstant: 0)
    Self.pin(texts[0], in: header.readableContentGuide, header.safeAreaLayoutGuide)
    LayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: root.topAnchor),
      header.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      header.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      side.leadingAnchor.constraint(equalTo: root.safeAreaLayoutGuide.leadingAnchor),
      side.topAnchor.constraint(equalTo: header.bottomAnchor),
      side.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor),
      gap,
      body.leadingAnchor.constraint(equalTo: side.trailingAnchor),
      body.topAnchor.constraint(equalTo: header.bottomAnchor),
      body.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
    ])
    for (one, next) in zip(texts[1...], texts[2...]) {
      next.topAnchor.constraint(equalTo: one.bottomAnchor, constant: 8).isActive = true
    }
    for text in texts[1...] {
      LayoutConstraint.activate([
        text.leadingAnchor.constraint(equalTo: body.leadingAnchor),
        text.trailingAnchor.constraint(lessThanOrEqualTo: body.trailingAnchor),
      ])
    }
    texts[1].topAnchor.constraint(equalTo: body.topAnchor).isActive = true
    texts[3].bottomAnchor.constraint(equalTo: body.bottomAnchor).isActive = true
    side.registerForTraitChanges([TraitHorizontalSizeClass.self]) { (side: View, _) in
      gap.constant = side.traits.horizontalSizeClass == .regular ? 200 : 0
    }
    gap.constant = root.traits.horizontalSizeClass == .regular ? 200 : 0
    move(to: circumstances)
  }

  private static func pin(_ view: View, in across: LayoutGuide, _ down: LayoutGuide) {
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: across.leadingAnchor),
      view.trailingAnchor.constraint(lessThanOrEqualTo: across.trailingAnchor),
      view.topAnchor.constraint(equalTo: down.topAnchor),
      view.bottomAnchor.constraint(equalTo: down.bottomAnchor, constant: -9),
    ])
  }

  func move(to circumstances: Circumstances) {
    root.environment = circumstances.environment
    root.frame.size = circumstances.environment.device?.size ?? .zero
    root.layoutIfNeeded()
  }

  var frames: [CGRect] { all.map(\.frame) }
}

@Suite struct `One tree through all circumstances` {
  /// One device of each kind.
  private static let devices: [Device] = {
    var seen: Set<String> = []
    return Device.all.filter {
      seen.insert("\($0.size) \($0.scale) \($0.portraitSafeArea)").inserted
    }
  }()

  @Test func `has the frames of a fresh tree, and costs only what changed`() throws {
    var now = Circumstances(device: Self.devices[0])
    let page = Page(now)
    for device in Self.devices {
      now.device = device
      for orientation in Device.Orientation.allCases {
        now.orientation = orientation
        for category in [ContentSizeCategory.small, .large, .accessibilityLarge] {
          now.category = category
          for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            now.direction = direction
            now.style = .light
            page.move(to: now)
            let fresh = Page(now)
            #expect(page.frames == fresh.frames, now.comment)
            let cost = (page.tally.measured, page.tally.laidOut)
            now.style = .dark
            page.move(to: now)
            #expect(page.frames == fresh.frames, now.comment)
            #expect((page.tally.measured, page.tally.laidOut) == cost, now.comment)
          }
        }
      }
    }
    #expect(page.root.layoutDiagnostics.isEmpty)
  }

  @Test func `measures nothing anew when only the direction of reading changes`() {
    var now = Circumstances(device: Self.devices[6])
    let page = Page(now)
    let measured = page.tally.measured
    now.direction = .rightToLeft
    page.move(to: now)
    #expect(page.tally.measured == measured)
    now.category = .small
    page.move(to: now)
    // Each of the four texts once by itself, and once or twice for the width that it gets.
    #expect((measured + 4...measured + 12).contains(page.tally.measured))
  }
}
