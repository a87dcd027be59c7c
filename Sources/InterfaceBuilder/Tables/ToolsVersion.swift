import SnaplineEnvironment

/// The release of Xcode that saved a document: its layout is what solved the frames.
struct ToolsVersion: Hashable, Comparable {
  /// `14490` of `14490.70`.
  let major: Int

  init(_ major: Int) { self.major = major }

  /// Nothing where the number says nothing.
  init?(_ text: String?) {
    guard let first = text?.split(separator: ".").first, let major = Int(first), major > 0 else {
      return nil
    }
    self.major = major > Self.last ? Self.ofMarker : major
  }

  private static let last = 32_000
  /// What stands for `32700.99.1234`, which some builds of Xcode wrote in place of their number: frames
  /// of such documents are those of Xcode 15 to 16.2.
  private static let ofMarker = 22_505

  /// The first release that shows iOS 11.
  static let iOS11 = ToolsVersion(13_000)
  /// The first beta of Xcode 11, whose canvas is another one; most of its sizes came later.
  static let xcode11 = ToolsVersion(14_800)
  /// The first release that shows iOS 13.
  static let iOS13 = ToolsVersion(15_000)
  /// The first release that shows iOS 14.
  static let iOS14 = ToolsVersion(17_000)

  static func < (one: ToolsVersion, other: ToolsVersion) -> Bool { one.major < other.major }

  /// The generation of iOS that each line of Xcode shows, by its first number.
  private static let generations: [(first: Int, metrics: Metrics)] = [
    (0, .iOS11), (14_000, .iOS12), (15_000, .iOS13), (17_000, .iOS14), (19_000, .iOS15),
    (21_000, .iOS16), (22_000, .iOS17), (23_727, .iOS18), (24_000, .iOS26),
  ]

  /// The generation whose sizes the frames have.
  var metrics: Metrics {
    Self.generations.last { $0.first <= major }?.metrics ?? .iOS11
  }
}
