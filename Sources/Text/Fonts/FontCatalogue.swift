public import SnaplineEnvironment
import SnaplineScene

/// The fonts of some folders and files, and the fonts that are needed but missing there.
public struct FontCatalogue: Hashable, Sendable {
  /// A family with its faces.
  public struct Family: Hashable, Sendable {
    public var name: String
    /// 100 to 900, each once, lightest first.
    public var weights: [Int]
    public var hasItalic: Bool
    /// The files that its faces lie in, sorted.
    public var files: [String]
  }

  /// A family that Snapline draws with if no other is named.
  public struct Need: Hashable, Sendable {
    public var family: String
    /// What it is used for.
    public var role: String
    /// The Debian package that has it.
    public var package: String
  }

  /// Sorted by name.
  public let families: [Family]
  /// The needed families that are missing, the most important first.
  public let missing: [Need]

  public init(of sources: FontSources) {
    let faces = FontLibrary.shared(for: sources).faces
    families = Dictionary(grouping: faces, by: \.family).map { name, faces in
      Family(
        name: name,
        weights: Set(faces.map(\.weight)).sorted(),
        hasItalic: faces.contains(where: \.isItalic),
        files: Set(faces.map(\.file)).sorted()
      )
    }.sorted { $0.name < $1.name }
    let names = Set(families.map(\.name))
    missing = Self.needs.filter { !names.contains($0.family) }
  }

  /// What all files of the families hold together, wherever they lie.
  package var key: String {
    let files = Set(families.flatMap(\.files)).map { file in
      let contents = try? OrdinaryFile.bytes(at: file, most: Self.mostBytes)
      let name = file.split(separator: "/").last ?? ""
      return "\(name) \(ContentKey(contents ?? []))\n"
    }
    return ContentKey(files.sorted().joined().utf8).description
  }

  /// The largest font of Debian's has 90 MB.
  private static let mostBytes = 400_000_000

  /// The needed families, the most important first.
  public static let needs: [Need] =
    [
      Need(family: SystemFont.family, role: "the system font", package: "fonts-inter"),
      Need(
        family: SystemFont.family(of: .serif),
        role: "the system font with serifs",
        package: "fonts-noto-core"
      ),
      Need(
        family: SystemFont.family(of: .monospaced),
        role: "the system font of one width",
        package: "fonts-dejavu-core"
      ),
      Need(family: FallbackFonts.emoji, role: "emoji", package: "fonts-noto-color-emoji"),
    ]
    + FallbackFonts.hanFamilies.map { language, family in
      Need(family: family, role: "Han letters in \(language)", package: "fonts-noto-cjk")
    }
    + FallbackFonts.families.filter { $0.hasPrefix("Noto S") && !$0.contains("CJK") }.map {
      Need(family: $0, role: "letters that the system font lacks", package: "fonts-noto-core")
    }
    + [
      Need(family: StandInFonts.sans, role: "Helvetica, Arial", package: standInPackage),
      Need(family: StandInFonts.serif, role: "Times, Times New Roman", package: standInPackage),
      Need(family: StandInFonts.mono, role: "Courier, Courier New", package: standInPackage),
    ]

  private static let standInPackage = "fonts-liberation"

  /// The package of Debian's that has a family, or the one that is drawn for it.
  static func package(with family: String) -> String? {
    let drawn = StandInFonts.face(named: family)?.drawn
    return needs.first { $0.family == family || $0.family == drawn }?.package
  }
}
