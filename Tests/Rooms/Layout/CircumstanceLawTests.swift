import Foundation
import SnaplineDiagnostics
import SnaplineDrawing
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
    tally.note(self, at: nil)
    return CGSize(width: letters * letter, height: letter * 2)
  }
  override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
    tally.note(self, at: width)
    let perLine = max(1, (width / letter).rounded(.down))
    let lines = (letters / perLine).rounded(.up)
    return CGSize(width: min(letters, perLine) * letter, height: lines * letter * 2)
  }
  override func layoutSubviews() {
    super.layoutSubviews()
    tally.laidOut += 1
  }
}

/// What one change cost.
private final class Tally {
  /// How often a text was measured on one line, and at a width.
  var natural = 0
  var wrapped = 0
  /// How often a text was measured at a width at which it had been measured since the change.
  var repeated = 0
  var laidOut = 0
  private var known: Set<Measurement> = []

  private struct Measurement: Hashable {
    var text: ObjectIdentifier
    var width: CGFloat?
  }

  func note(_ text: View, at width: CGFloat?) {
    if width == nil { natural += 1 } else { wrapped += 1 }
    let measurement = Measurement(text: ObjectIdentifier(text), width: width)
    if !known.insert(measurement).inserted { repeated += 1 }
  }

  func forget() {
    (natural, wrapped, repeated, laidOut) = (0, 0, 0, 0)
    known = []
  }

  var isNothing: Bool { natural == 0 && wrapped == 0 && laidOut == 0 }
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

  /// Moves the page, and counts what that costs.
  func move(to circumstances: Circumstances) {
    tally.forget()
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

  @Test func `has the frames of a fresh tree, and costs only what changed`() {
    var now = Circumstances(device: Self.devices[0])
    let page = Page(now)
    for device in Self.devices {
      now.device = device
      page.move(to: now)
      for orientation in Device.Orientation.allCases {
        now.orientation = orientation
        page.move(to: now)
        // A text is as wide on one line however the screen is held.
        #expect(page.tally.natural == 0 && page.tally.repeated == 0, now.comment)
        for category in [ContentSizeCategory.small, .accessibilityLarge, .large] {
          now.category = category
          page.move(to: now)
          #expect(page.tally.natural == 4 && page.tally.repeated == 0, now.comment)
          for direction in [LayoutDirection.rightToLeft, .leftToRight] {
            now.direction = direction
            page.move(to: now)
            #expect(page.tally.natural + page.tally.wrapped == 0, now.comment)
            let fresh = Page(now)
            #expect(page.frames == fresh.frames, now.comment)
            for style in [UserInterfaceStyle.dark, .light] {
              now.style = style
              page.move(to: now)
              #expect(page.tally.isNothing && page.frames == fresh.frames, now.comment)
            }
          }
        }
      }
    }
    #expect(page.root.layoutDiagnostics.isEmpty)
  }

  @Test func `never costs more than a fresh tree`() {
    var now = Circumstances(device: Self.devices[6])
    let page = Page(now)
    for (orientation, category) in [
      (Device.Orientation.landscape, ContentSizeCategory.large), (.landscape, .small),
      (.portrait, .small), (.portrait, .accessibilityLarge), (.landscape, .accessibilityLarge),
    ] {
      (now.orientation, now.category) = (orientation, category)
      page.move(to: now)
      let fresh = Page(now)
      let cost = (page.tally.wrapped, page.tally.laidOut)
      #expect(cost.0 <= fresh.tally.wrapped && cost.1 <= fresh.tally.laidOut, now.comment)
    }
  }
}
