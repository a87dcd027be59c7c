import Snapline
import SnaplineScene
import SnaplineSnapshots
import TestSupport
import Testing

/// Masks of real views, among hidden ones, in clips and masks of views, turned and covered.
@Suite struct `A mask of a view in a random tree` {
  @Test func `keeps nothing of its content, in live scenes and in kept ones`() throws {
    for (number, seed) in Seed.many(40).enumerated() {
      let screen = MaskedScreen(seed)
      // To find out what is read takes longer than to draw.
      let isRead = number < 10
      let old = try screen.scene(showing: 1, isRead: isRead)
      let new = try screen.scene(showing: 2, isRead: isRead)
      let (before, after) = (try old.hiding(screen.masks), try new.hiding(screen.masks))
      let kept = SceneDocument(scene: before).comparedUTF8
      #expect(kept == SceneDocument(scene: after).comparedUTF8, "\(seed)")
      #expect(before.accessibilityText == after.accessibilityText, "\(seed)")
      #expect(before.masked?.count == 1, "\(seed)")
      // Kept scenes don't know the views of their groups.
      let read = try SceneDocument(utf8: SceneDocument(scene: old).utf8)
      #expect(read.masked(by: screen.masks).comparedUTF8 == kept, "\(seed)")
      #expect(read.scene.groupOwners == old.namedGroupOwners, "\(seed)")
    }
  }

  @Test func `changes pixels only where the view is seen`() throws {
    var (count, covered) = (0, 0)
    let color: [UInt8] = [204, 194, 224, 255]
    let hidden = Bitmap(
      width: MaskedScreen.side,
      height: MaskedScreen.side,
      bytes: (0..<MaskedScreen.side * MaskedScreen.side).flatMap { _ in color }
    )
    for seed in Seed.many(120) {
      let screen = MaskedScreen(seed)
      let seen = try screen.seen()
      let bare = try screen.scene(showing: 1, isCut: true)
      let (plain, masked) = (try bare.bitmap(), try bare.hiding(screen.masks).bitmap())
      let differences = plain.differences(masked)
      let rests = masked.differences(hidden)
      count += differences.count { $0 > 0 }
      covered += seen.count { $0 == 255 }
      // A clip and a rectangle at one slanted edge don't round alike.
      let outside = seen.indices.filter { differences[$0] > 2 && seen[$0] == 0 }
      // Where the view alone is seen, it is painted over.
      let uncovered = seen.indices.filter { seen[$0] == 255 && rests[$0] > 1 }
      #expect(outside.isEmpty && uncovered.isEmpty, "\(seed): \(outside), \(uncovered)")
    }
    #expect(count > 1_500 && covered > 1_500, "\(count), \(covered)")
  }

  /// Of a picture that was kept without masks, alone or with its scene.
  @Test(arguments: [Keeping.png, .both])
  func `hides content in a kept picture, and nothing beside it`(
    keeping: Keeping
  ) throws {
    var found = 0
    for seed in Seed.many(15) {
      let screen = MaskedScreen(seed)
      // A picture without its scene says nothing of what reaches out of a view.
      let isCut = keeping == .both
      let old = try screen.scene(showing: 1, isCut: isCut)
      var file = try Candidate.picture(of: old, options: PictureOptions(keeping: keeping)).files()
      file["scene"] = nil
      func isSame(_ scene: Scene) throws -> Bool {
        let options = PictureOptions(keeping: keeping, masks: screen.masks)
        let picture = Candidate.picture(of: try scene.hiding(screen.masks), options: options)
        let baseline = Baseline(folder: "/pages", stem: "page")
        let compared = try picture.compare(file, baseline)
        return compared.findings.map { $0.isSame(within: Tolerance()) } ?? true
      }
      #expect(try isSame(screen.scene(showing: 2, isCut: isCut)), "\(seed)")
      let other = try screen.scene(showing: 2, isCut: isCut, changing: true)
      let seen = try screen.seen()
      let (before, after) = (
        try old.bitmap(), try screen.scene(showing: 1, isCut: isCut, changing: true).bitmap()
      )
      let shows = zip(seen, before.differences(after)).contains { $0 == 0 && $1 > 2 }
      guard shows else { continue }
      found += 1
      #expect(try !isSame(other), "\(seed)")
    }
    #expect(found > 5, "\(found)")
  }
}

/// A small screen of random views, of which one is masked.
private struct MaskedScreen {
  /// A view that is known by its class.
  final class Clock: View {}

  let seed: Seed
  private let isNamed: Bool

  init(_ seed: Seed) {
    var own = Seed(seed.number &+ 1)
    (self.seed, isNamed) = (seed, own.chance(0.3))
  }

  var masks: [Mask] { isNamed ? [.id("clock")] : [.type(Clock.self)] }

  static let side = 16

  /// What the screen shows with one of several contents in the masked view, of which nothing reaches out
  /// of that where it is cut.
  func scene(
    showing content: Int,
    isCut: Bool = false,
    changing: Bool = false,
    isRead: Bool = false
  ) throws -> Scene {
    try scene(changing, isRead) { fill($0, content: content, isCut: isCut) }
  }

  /// How far each pixel shows the view, of 255, found without masks: by what a black and a white one
  /// leave of it.
  func seen() throws -> [Int] {
    let pictures = try [Color.black, .white].map { color in
      try scene(false, false) { $0.backgroundColor = color }.bitmap()
    }
    return pictures[0].differences(pictures[1])
  }

  private func scene(
    _ isChanged: Bool,
    _ isRead: Bool,
    fill: (View) -> Void
  ) throws -> Scene {
    var random = seed
    let screen = View()
    screen.backgroundColor = .white
    var parents: [View] = []
    add(to: screen, depth: 0, &random, &parents)
    let clock = Clock(frame: frame(&random))
    if isNamed { clock.accessibilityIdentifier = "clock" }
    if random.chance(0.3) { clock.transform = Transform(rotationAngle: 0.4) }
    let parent = parents.randomElement(using: &random) ?? screen
    parent.insertSubview(clock, at: random.number(in: 0...parent.subviews.count))
    fill(clock)
    if isChanged, let other = parents.randomElement(using: &random), other !== parent {
      other.backgroundColor = Color(red: 0, green: 1, blue: 0.5, alpha: 1)
    }
    let size = CGSize(width: Self.side, height: Self.side)
    return isRead ? try screen.convertedToScene(size: size) : try screen.scene(size: size, scale: 1)
  }

  private func frame(_ random: inout Seed) -> CGRect {
    CGRect(
      x: random.number(in: -3...9),
      y: random.number(in: -3...9),
      width: random.number(in: 3...13),
      height: random.number(in: 3...13)
    )
  }

  private func color(_ random: inout Seed) -> Color {
    let parts = (0..<3).map { _ in CGFloat(random.number(in: 0...200)) / 255 }
    return Color(
      red: parts[0],
      green: parts[1],
      blue: parts[2],
      alpha: random.chance(0.8) ? 1 : 0.5
    )
  }

  /// Adds views; those that are seen, with all that they are in, are noted as parents.
  private func add(
    to parent: View,
    depth: Int,
    isSeen: Bool = true,
    _ random: inout Seed,
    _ parents: inout [View]
  ) {
    if isSeen { parents.append(parent) }
    for _ in 0..<random.number(in: depth == 0 ? 2...3 : 0...2) {
      // Hidden views of the masked one's class and name stand before and after it as well.
      let isHidden = random.chance(0.2)
      let isClock = isHidden && random.chance(0.5)
      let view = isClock ? Clock() : random.chance(0.2) ? Card() : View()
      if isClock, isNamed { view.accessibilityIdentifier = "clock" }
      view.frame = frame(&random)
      view.isHidden = isHidden
      if random.chance(0.7) { view.backgroundColor = color(&random) }
      view.clipsToBounds = random.chance(0.3)
      if random.chance(0.2) { view.layer.cornerRadius = 3 }
      if random.chance(0.1) { view.alpha = 0.6 }
      if random.chance(0.15) { view.transform = Transform(rotationAngle: 0.3) }
      if random.chance(0.2) { view.mask = mask(&random) }
      parent.addSubview(view)
      if depth < 2 {
        add(to: view, depth: depth + 1, isSeen: isSeen && !isHidden, &random, &parents)
      }
    }
  }

  private final class Card: View {}

  /// A mask of one shape, or one of several views with the classes of those that it masks.
  private func mask(_ random: inout Seed) -> View {
    let mask = random.chance(0.5) ? Card() : View()
    mask.frame = frame(&random)
    mask.backgroundColor = .black
    if random.chance(0.5) {
      let hole = random.chance(0.5) ? View() : Clock()
      hole.frame = frame(&random)
      hole.backgroundColor = .black
      mask.addSubview(hole)
    }
    return mask
  }

  private func fill(_ clock: View, content: Int, isCut: Bool) {
    var random = Seed(seed.number &* 31 &+ UInt64(content))
    clock.backgroundColor = random.chance(0.8) ? color(&random) : nil
    if random.chance(0.3) { clock.layer.cornerRadius = 4 }
    if random.chance(0.3) { clock.alpha = 0.7 }
    if random.chance(0.3) { clock.mask = mask(&random) }
    clock.clipsToBounds = isCut || random.chance(0.3)
    if !isCut, random.chance(0.3) {
      (clock.layer.shadowOpacity, clock.layer.shadowRadius) = (1, 2)
    }
    for _ in 0..<random.number(in: 0...3) {
      let view = random.chance(0.5) ? View() : Clock()
      view.frame = frame(&random)
      view.backgroundColor = color(&random)
      clock.addSubview(view)
    }
    guard random.chance(0.5) else { return }
    let label = Label(frame: CGRect(x: 0, y: 0, width: 20, height: 12))
    label.text = "no. \(random.number(in: 100...999))"
    clock.addSubview(label)
  }
}

extension Bitmap {
  /// How many levels the most different channel of each pixel is off.
  fileprivate func differences(_ other: Bitmap) -> [Int] {
    let (own, others) = (bytes, other.bytes)
    return stride(from: 0, to: own.count, by: 4).map { start in
      var most = 0
      for place in start..<start + 4 where own[place] != others[place] {
        most = max(most, abs(Int(own[place]) - Int(others[place])))
      }
      return most
    }
  }
}
