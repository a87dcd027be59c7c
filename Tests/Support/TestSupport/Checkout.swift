public import Foundation

/// The files of this repository that tests read.
public enum Checkout {
  public static let root = URL(filePath: #filePath)
    .appending(path: "../../../..").standardizedFileURL

  /// The folder of the designs that are kept with the project.
  public static var gallery: String { root.appending(path: "Snapshots/Gallery").path }

  /// The paths of these designs, in order.
  public static var designs: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: gallery)) ?? []
    return names.filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".json") }.sorted()
      .map { gallery + "/" + $0 }
  }

  /// The path of a file or folder in `Tests/Fixtures`.
  public static func fixture(_ name: String) -> String {
    root.appending(path: "Tests/Fixtures/" + name).path
  }
}
