package import SnaplineEnvironment
import SnaplineScene

import class Foundation.FileManager

/// The patterns of hyphenation of an environment: what is there, and what its locale lacks.
package struct HyphenationCatalogue: Sendable {
  package struct Language: Hashable, Sendable {
    /// The language, and the region where there is one, such as `en_US`.
    package var name: String
    /// What the file holds.
    package var key: String
  }

  /// Sorted by name; links to other files are the same under another name.
  package let languages: [Language]
  /// The language and the package of Debian's that the environment's locale lacks.
  package let missing: (language: String, package: String)?

  package init(of environment: Environment) {
    let folder = environment.hyphenationFolder
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    languages = files.sorted().prefix(Self.most).compactMap { file in
      guard file.hasPrefix("hyph_"), file.hasSuffix(".dic"),
        let bytes = try? OrdinaryFile.bytes(at: folder + "/" + file, most: 16_000_000)
      else { return nil }
      let name = String(file.dropFirst("hyph_".count).dropLast(".dic".count))
      return Language(name: name, key: ContentKey(bytes).description)
    }
    let own = HyphenationLibrary(folder: folder).hyphenation(for: environment.locale)
    let package = HyphenationNames(environment.locale)?.package
    missing =
      own.problem == nil ? nil : package.map { (language: environment.locale, package: $0) }
  }

  /// A folder of more is none of patterns.
  private static let most = 1_000
}
