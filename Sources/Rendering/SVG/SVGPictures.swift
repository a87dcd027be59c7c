internal import SnaplineImages
internal import SnaplineScene

import struct Foundation.Data

/// A picture of an SVG file.
enum SVGPicture: Hashable {
  case pixels(Raster)
  case drawing(VectorPicture)
}

/// Where the pictures of an SVG file are: in the file, or beside it.
struct SVGPictures {
  private let images: SVGOptions.Images
  /// By their paths from the SVG file.
  private(set) var files: [String: Data] = [:]

  init(_ images: SVGOptions.Images) { self.images = images }

  /// What an element refers to for a picture.
  mutating func reference(to picture: SVGPicture) -> String {
    switch picture {
    case .pixels(let raster):
      let bitmap = Bitmap(width: raster.width, height: raster.height, bytes: raster.bytes)
      return reference(to: (try? bitmap.png()) ?? Data(), type: "png", subtype: "png", raster.key)
    case .drawing(let drawing):
      // It stays a document of its own: its names can't meet those of this one.
      let file = Data(drawing.svg.utf8)
      return reference(to: file, type: "svg", subtype: "svg+xml", drawing.key)
    }
  }

  private mutating func reference(
    to file: Data,
    type: String,
    subtype: String,
    _ key: @autoclosure () -> String
  ) -> String {
    switch images {
    case .embedded: return "data:image/\(subtype);base64," + file.base64EncodedString()
    case .linked(let folder):
      // Named by what it holds, so that the same picture is the same file in every drawing.
      let path = folder + "/" + key().prefix(16) + "." + type
      files[path] = file
      return SVGText.escaped(Self.percentEncoded(path), inAttribute: true)
    }
  }

  private static func percentEncoded(_ path: String) -> String {
    path.utf8.map { byte in
      let isPlain =
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
          UInt8(ascii: "_"), UInt8(ascii: "/"):
          true
        default: false
        }
      if isPlain { return String(UnicodeScalar(byte)) }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.count < 2 ? "0" : "") + digits
    }.joined()
  }
}
