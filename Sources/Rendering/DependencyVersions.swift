internal import SnaplineEnvironment
internal import SnaplineGeometry
internal import SnaplineImages
package import SnaplineScene

import struct Foundation.CGSize

/// What tells the parts of a machine that scenes depend on from others of the same name.
///
/// Each is found out where a scene depends on it, and by nobody else.
package enum DependencyVersions {
  /// Of what isn't there.
  package static let missing = "missing"

  /// Each part by what a fingerprint calls it, such as `hyphenation en_US`.
  package static func of(_ scene: Scene) -> [String: String] {
    let versions = scene.dependencies.map { ($0.name, version(of: $0)) }
    // Should two files of one name be in a scene, the same one of them counts on every machine.
    return Dictionary(versions, uniquingKeysWith: max)
  }

  /// Whether a fingerprint calls a part of a machine so, and no library.
  package static func isName(_ name: String) -> Bool {
    SceneDependency.kinds.contains { name.hasPrefix($0 + " ") }
  }

  private static func version(of dependency: SceneDependency) -> String {
    switch dependency {
    case .decoder(let decoder): version(of: decoder)
    case .symbol(let file): file.key ?? missing
    case .hyphenation(let file): file.key ?? missing
    case .encoder(let encoder): encoder.version ?? missing
    }
  }

  /// The hash of the pixels that a decoder makes of a small picture.
  package static func version(of decoder: PictureDecoder) -> String {
    (decoder == .svg ? drawingHash : DecoderProbe.hash(of: decoder)) ?? missing
  }

  private static let drawingHash: String? = {
    let size = CGSize(width: 24, height: 24)
    let picture = DisplayItem.vector(
      VectorPicture(svg: drawing),
      Edges(left: 0, top: 0, right: size.width, bottom: size.height)
    )
    guard (try? VectorDrawing.shared(VectorPicture(svg: drawing))) != nil,
      let bitmap = try? Scene(size: size, scale: 1, items: [picture])
        .bitmap(environment: Environment())
    else { return nil }
    return PixelHash(bitmap).description
  }()

  /// Curves, lines, gradients and a clip, none of them on whole pixels.
  private static let drawing = """
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 16 16">
    <defs><linearGradient id="a" x2="0.7" y2="1"><stop stop-color="#0a84ff"/>
    <stop offset="1" stop-color="#ff375f" stop-opacity="0.4"/></linearGradient>
    <radialGradient id="b"><stop stop-color="#fff"/><stop offset="1" stop-color="#30d158"/>
    </radialGradient><clipPath id="c"><circle cx="10.3" cy="9.7" r="4.6"/></clipPath></defs>
    <path fill="url(#a)" fill-rule="evenodd" d="M1.2 1.3h9.1a3 3 0 0 1 3 3v6.4q-4 5-9 1.4t-3.1-6.2z
    M4 4v4h4.4z"/><g clip-path="url(#c)" opacity="0.8" transform="rotate(11 8 8)">
    <rect x="5.1" y="5.4" width="9.2" height="8.3" rx="1.7" fill="url(#b)"/></g>
    <path fill="none" stroke="#1c1c1e" stroke-width="0.9" stroke-linecap="round"
    stroke-linejoin="bevel" d="M2.4 13.1c2-5 6 2.5 11.3-8.6l-1.2 9"/></svg>
    """
}

extension SceneDependency {
  fileprivate static let kinds = ["decoder", "symbol", "hyphenation", "encoder"]

  /// What a fingerprint calls it.
  fileprivate var name: String {
    switch self {
    case .decoder(let decoder): "decoder \(decoder.rawValue)"
    case .symbol(let file): "symbol \(file.name)"
    case .hyphenation(let file): "hyphenation \(file.language)"
    case .encoder(let encoder): "encoder \(encoder.name)"
    }
  }
}
