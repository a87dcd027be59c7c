import SnaplineDocuments
import SnaplineEnvironment
import SnaplineGeometry
import SnaplineImages
import SnaplineScene
import TestSupport
import Testing

import struct Foundation.CGFloat

@testable import SnaplineRendering

@Suite struct `The latest picture` {
  private static let designs = [
    "boarding-pass", "business-card", "dark", "dashboard", "form", "map-legend", "pictures",
    "player",
    "settings", "shapes", "text-rich", "text-scripts", "weather",
  ]

  private func scene(_ name: String, scale: Double) throws -> Scene {
    try Design(contentsOf: Checkout.design("\(name).yaml")).drawing(scale: scale).scene
  }

  /// A picture of which some rows are painted anew, and all that can't be painted in part.
  private func repainted(_ scene: Scene, _ whole: Bitmap, _ rows: Range<Int>) throws(RenderingError)
    -> Bitmap?
  {
    try FaceSet.lend { faces throws(RenderingError) in
      guard
        let items = try ItemRows(scene.items, [], scale: scene.scale, height: whole.height, faces)
      else { return nil }
      var painted = whole
      for band in RowBands([rows], undivided: items.undivided).ranges {
        var failure: RenderingError?
        unsafe painted.bytes.withUnsafeMutableBufferPointer { pixels in
          let bytes = band.lowerBound * whole.width * 4..<band.upperBound * whole.width * 4
          unsafe UnsafeMutableBufferPointer(rebasing: pixels[bytes]).update(repeating: 0)
          do throws(RenderingError) {
            try unsafe scene.paint(
              over: pixels,
              width: whole.width,
              height: whole.height,
              rows: band,
              faces,
              Environment.current.limits
            )
          } catch {
            failure = error
          }
        }
        if let failure { throw failure }
      }
      return painted
    }
  }

  @Test func `is the same where some rows are painted anew`() throws {
    for (place, name) in Self.designs.enumerated() {
      let scene = try scene(name, scale: place.isMultiple(of: 2) ? 1 : 2)
      let whole = try scene.bitmap()
      for number in 0..<3 {
        var seed = Seed(UInt64(place * 3 + number))
        let start = seed.number(in: 0...whole.height - 1)
        let end = min(whole.height, start + seed.number(in: 1...max(1, whole.height / 4)))
        let isSame = try repainted(scene, whole, start..<end) == whole
        #expect(isSame, "\(name), rows \(start)..<\(end)")
      }
    }
  }

  @Test func `gives files that are the same as those of a picture made anew`() throws {
    for var seed in Seed.many(10) {
      let name = Self.designs.randomElement(using: &seed) ?? "form"
      let first = try scene(name, scale: Bool.random(using: &seed) ? 1 : 2)
      let latest = LatestPicture()
      var scene = first
      for round in 0..<5 {
        let texts = [PNG.Text("Comment", "round \(round)")]
        let known = try latest.file(of: scene, .current, texts)
        let alone = try PNG.encode(scene.bitmap(), scale: scene.scale, texts: texts)
        // Some are too large to be kept.
        let isSame = known.map { $0 == [UInt8](alone) } ?? (name == "pictures")
        #expect(isSame, "\(name), \(seed), round \(round)")
        if seed.chance(0.2) { scene = first }
        for _ in 0..<seed.number(in: 0...3) { scene.items.edit(&seed) }
      }
    }
  }

  @Test func `paints no more than what changed`() throws {
    let scene = try scene("business-card", scale: 2)
    var other = scene
    let place = try #require(
      other.items.firstIndex { if case .text = $0 { true } else { false } }
    )
    guard case .text(var line) = other.items[place] else { return }
    line.runs[0].color = .black
    other.items[place] = .text(line)
    let (before, after) = (PaintedList(scene), PaintedList(other))
    let bands = try FaceSet.lend { faces throws(RenderingError) in
      try [after, before].map { list throws(RenderingError) in
        try after.rows(changedFrom: list, height: 440, faces)
      }
    }
    #expect(bands[0] == [])
    #expect(try #require(bands[1]).map(\.count).reduce(0, +) < 80)
  }

  @Test func `isn't kept where it is large, or can't be painted`() throws {
    let latest = LatestPicture()
    let card = try scene("business-card", scale: 1)
    var broken = card
    broken.items.append(
      .fill(
        .rectangle(Edges(left: 0, top: 0, right: 9, bottom: 9)),
        .color(RGBA(red: .nan, green: 0, blue: 0))
      )
    )
    var large = card
    (large.size.width, large.size.height) = (2_000, 2_000)
    let expected = try latest.file(of: card, .current, [])
    #expect(throws: RenderingError.self) { try latest.file(of: broken, .current, []) }
    #expect(try latest.file(of: card, .current, []) == expected)
    #expect(try latest.file(of: large, .current, []) == nil)
    #expect(try latest.file(of: card, .current, []) == expected)
  }
}

extension [DisplayItem] {
  /// Changes one item somehow, as other data would, or in ways that no data does.
  fileprivate mutating func edit(_ seed: inout Seed) {
    guard let place = indices.randomElement(using: &seed) else { return }
    let shift = Double(seed.number(in: -40...40)) / 3
    switch self[place] {
    case .begin(var group):
      switch seed.number(in: 0...5) {
      case 0: group.opacity = Double(seed.number(in: 0...4)) / 4
      case 1:
        group.clip = .rounded(
          Edges(left: 9, top: 9 + shift, right: 90, bottom: 80),
          CornerRadii(7),
          .circular
        )
      case 2:
        group.shadow =
          group.shadow == nil ? Shadow(color: .black, radius: abs(shift) / 3, y: 3) : nil
      case 3: group.transform = Transform(translationX: 3, y: CGFloat(shift))
      case 4:
        group.effect = seed.chance(0.3) ? nil : GroupEffect(blur: abs(shift) / 3, tint: .black)
      default: group.blend = group.blend == nil ? .multiply : nil
      }
      self[place] = .begin(group)
    case .end, .beginMask, .endMask: break
    case .fill(let shape, _) where seed.chance(0.5):
      let level = seed.number(in: 0...255)
      let alpha = seed.chance(0.5) ? 1 : 0.5
      self[place] = .fill(shape, .color(RGBA(bytes: level, 255 - level, 90, alpha: alpha)))
    case .border(let shape, let width, let color) where seed.chance(0.7):
      self[place] = .border(shape, width: width + abs(shift) / 4, color)
    case .text(var line) where seed.chance(0.7):
      line.baseline += shift
      if seed.chance(0.5), !line.runs.isEmpty { line.runs[0].glyphs.reverse() }
      self[place] = .text(line)
    case .picture(let raster, let edges):
      self[place] = .picture(raster, edges.offset(x: 0, y: shift))
    case .vector(let picture, let edges):
      self[place] = .vector(picture, edges.offset(x: 0, y: shift))
    case .shadow(let shape, var shadow):
      shadow.radius += abs(shift)
      self[place] = .shadow(shape, shadow)
    case let item: if seed.chance(0.5) { remove(at: place) } else { insert(item, at: 0) }
    }
  }
}
