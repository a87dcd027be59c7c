import SnaplineImages
import SnaplineScene

/// The pixels of a picture that masked views have a part in, as a picture that was kept before there was
/// a mask shows them.
///
/// They are found by painting: a pixel that is the same whatever is painted over a masked view shows
/// nothing of it. So clips, masks, rotations and what lies over the view hold here as they do in the
/// picture, to the pixel.
struct PixelCover {
  private let width: Int
  private let height: Int
  private var isCovered: [Bool]

  /// The pixels in which pictures of one size differ.
  init(whereDifferent pictures: [Bitmap]) {
    (width, height) = (pictures.first?.width ?? 0, pictures.first?.height ?? 0)
    isCovered = Array(repeating: false, count: width * height)
    guard let first = pictures.first else { return }
    for other in pictures.dropFirst() where other.width == width && other.height == height {
      for place in isCovered.indices where !isCovered[place] {
        isCovered[place] = first.pixel(place) != other.pixel(place)
      }
    }
  }

  /// What masked views are painted over with, one after the other, so that their pixels show.
  static let probes = [RGBA.black, .white]

  fileprivate func forEachPixel(_ body: (_ column: Int, _ row: Int) -> Void) {
    for place in isCovered.indices where isCovered[place] { body(place % width, place / width) }
  }
}

extension Bitmap {
  /// The picture with the pixels of covers painted over.
  func covering(_ covers: [PixelCover]) -> Bitmap {
    guard !covers.isEmpty else { return self }
    var picture = self
    let color = Scene.maskColor
    let pixel = [color.red, color.green, color.blue, 1].map { UInt8(($0 * 255).rounded()) }
    for cover in covers {
      cover.forEachPixel { column, row in
        guard column < width, row < height else { return }
        let place = (row * width + column) * 4
        for part in 0..<4 { picture.bytes[place + part] = pixel[part] }
      }
    }
    return picture
  }

  fileprivate func pixel(_ place: Int) -> UInt32 {
    (0..<4).reduce(0) { $0 << 8 | UInt32(bytes[place * 4 + $1]) }
  }
}
