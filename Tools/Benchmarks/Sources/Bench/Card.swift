import Foundation
import Frame
import Snapline
import SnaplineDocuments

/// The card of the rendering benchmark on one of its grounds: as a design, as SVG and as HTML.
struct Card {
  enum Ground: String, CaseIterable {
    case gradient, flat, photo
  }

  let ground: Ground
  private let folder: String

  init(_ ground: Ground) throws {
    self.ground = ground
    folder = try Checkout.scratchFolder("render/" + ground.rawValue)
    try CardPictures.logo.png().write(to: url("logo.png"))
    try CardPictures.avatar.png().write(to: url("avatar.png"))
    if ground == .photo { try CardPictures.photo.png().write(to: url("photo.png")) }
    try fill("card.yaml", ["- GROUND": designGround])
    try fill("card.html", ["GROUND": pageGround])
    try fill(
      "card.svg",
      ["GROUND": drawingGround, "LOGO": inlined("logo.png"), "AVATAR": inlined("avatar.png")]
    )
  }

  func path(_ name: String) -> String { folder + "/" + name }

  private func url(_ name: String) -> URL { URL(filePath: path(name)) }

  private func fill(_ name: String, _ words: [String: String]) throws {
    var text = try String(contentsOfFile: Checkout.fixture(name), encoding: .utf8)
    for (word, value) in words { text = text.replacing(word, with: value) }
    try Data(text.utf8).write(to: url(name))
  }

  private var designGround: String {
    switch ground {
    case .gradient:
      "- {id: ground, gradient: {colors: [1B2A6B, 7A2E8E], angle: 135}, filling: superview}"
    case .flat: "- {id: ground, background: 1B2440, filling: superview}"
    case .photo: "- {id: ground, image: photo.png, filling: superview}"
    }
  }

  private var pageGround: String {
    switch ground {
    case .gradient: "background: linear-gradient(135deg, #1b2a6b, #7a2e8e)"
    case .flat: "background: #1b2440"
    case .photo: "background: url(photo.png)"
    }
  }

  private var drawingGround: String {
    switch ground {
    case .gradient: "<rect width=\"1200\" height=\"630\" fill=\"url(#ground)\"/>"
    case .flat: "<rect width=\"1200\" height=\"630\" fill=\"#1b2440\"/>"
    // A link, as in the page and in the design: rsvg-convert leaves out pictures of so many letters.
    case .photo: "<image width=\"1200\" height=\"630\" xlink:href=\"photo.png\"/>"
    }
  }

  private func inlined(_ name: String) -> String {
    let file = (try? Data(contentsOf: url(name))) ?? Data()
    return "data:image/png;base64," + file.base64EncodedString()
  }

  /// The design as a value, with another title for each number.
  func design(_ number: Int? = nil) throws -> Design {
    guard let number else { return try Design(contentsOf: path("card.yaml")) }
    return try Design(
      bytes: Array(
        text.replacing("Auto Layout that runs", with: "Auto Layout, card \(number)").utf8
      ),
      named: path("card.yaml")
    )
  }

  private var text: String { (try? String(contentsOf: url("card.yaml"), encoding: .utf8)) ?? "" }
}

/// The pictures on the card, made by arithmetic.
private enum CardPictures {
  /// A disc on nothing.
  static let logo = picture(128, 128) { x, y in
    let distance = (x - 64) * (x - 64) + (y - 64) * (y - 64)
    return distance < 3_600 ? [255, 200, 40, 255] : [0, 0, 0, 0]
  }

  static let avatar = picture(144, 144) { x, y in
    [UInt8(120 + x / 2), UInt8(90 + y / 2), 140, 255]
  }

  /// Changes of light at every distance, the nearer the smaller, as photographs have them.
  static let photo: Bitmap = {
    var state: UInt32 = 7
    func chance() -> Double {
      state = state &* 1_664_525 &+ 1_013_904_223
      return Double(state >> 8) / Double(1 << 24) - 0.5
    }
    let octaves = [128, 48, 16, 6, 2].map { step in
      (step: step, values: (0..<(1202 / step + 2) * (632 / step + 2)).map { _ in chance() })
    }
    func light(_ x: Int, _ y: Int) -> Double {
      octaves.reduce(0) { sum, octave in
        let (step, across) = (octave.step, 1202 / octave.step + 2)
        let (column, row) = (x / step, y / step)
        let (right, down) = (
          Double(x % step) / Double(step), Double(y % step) / Double(step)
        )
        func value(_ x: Int, _ y: Int) -> Double { octave.values[(row + y) * across + column + x] }
        let above = value(0, 0) * (1 - right) + value(1, 0) * right
        let below = value(0, 1) * (1 - right) + value(1, 1) * right
        return sum + (above * (1 - down) + below * down) * pow(Double(step), 0.6) * 7
      }
    }
    return picture(1200, 630) { x, y in
      let level = 110 + light(x, y)
      return [level, level * 0.85 + 12, level * 0.7 + 40].map {
        UInt8(min(255, max(0, $0 + chance() * 3)))
      }
        + [255]
    }
  }()

  private static func picture(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> [UInt8]) -> Bitmap
  {
    let bytes = (0..<width * height).flatMap { pixel($0 % width, $0 / width) }
    return Bitmap(width: width, height: height, bytes: bytes)
  }
}
