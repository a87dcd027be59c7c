internal import CColor
internal import CGIF
internal import CJPEG
internal import CRsvg
internal import CWebP
package import SnaplineScene

/// A library that is loaded only when a picture needs it.
public struct ImageLibrary: Hashable, Sendable {
  public let name: String
  /// What it is for, in a few words.
  public let role: String
  /// The Debian package that has it.
  public let package: String
  public let isInstalled: Bool
  /// What it makes pixels of.
  package let decoder: PictureDecoder

  /// All of these libraries; each is looked up, and loaded if it is there.
  public static var all: [ImageLibrary] {
    [
      ImageLibrary(
        name: "libjpeg-turbo",
        role: "reads and writes JPEG",
        package: "libturbojpeg0",
        isInstalled: cjpeg_is_there() != 0,
        decoder: .jpeg
      ),
      ImageLibrary(
        name: "libwebp",
        role: "reads and writes WebP",
        package: "libwebp7",
        isInstalled: cwebp_is_there() != 0,
        decoder: .webp
      ),
      ImageLibrary(
        name: "giflib",
        role: "reads GIF",
        package: "libgif7",
        isInstalled: cgif_is_there() != 0,
        decoder: .gif
      ),
      ImageLibrary(
        name: "librsvg",
        role: "draws SVG pictures",
        package: "librsvg2-2",
        isInstalled: crsvg_is_there() != 0,
        decoder: .svg
      ),
      ImageLibrary(
        name: "Little CMS",
        role: "brings pictures to sRGB",
        package: "liblcms2-2",
        isInstalled: ccolor_is_there() != 0,
        decoder: .icc
      ),
    ]
  }
}
