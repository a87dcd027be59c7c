public import Foundation

/// The files of this repository that tests read.
public enum Checkout {
  public static let root = URL(filePath: #filePath)
    .appending(path: "../../../..").standardizedFileURL

  /// Whether an article of the documentation quotes a text, be it in a block or over the ends of lines.
  public static func article(_ name: String, quotes text: String) -> Bool {
    let path = root.appending(path: "Sources/Snapline/Snapline.docc/\(name).md")
    guard let article = try? String(contentsOf: path, encoding: .utf8) else { return false }
    func words(_ text: String) -> String {
      text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    return words(article).contains(words(text))
  }

  /// The folder of the designs that are kept with the project.
  public static var gallery: String { root.appending(path: "Snapshots/Gallery").path }

  /// The folder of designs that show one thing each, in all its forms.
  public static var features: String { root.appending(path: "Snapshots/Features").path }

  /// The paths of the designs in both folders, in order.
  public static var designs: [String] {
    [features, gallery].flatMap { folder in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return names.filter { $0.hasSuffix(".yaml") || $0.hasSuffix(".json") }.sorted()
        .map { folder + "/" + $0 }
    }
  }

  /// The path of the design of a file's name, in whichever folder it is.
  public static func design(_ name: String) -> String {
    let isFeature = FileManager.default.fileExists(atPath: features + "/" + name)
    return (isFeature ? features : gallery) + "/" + name
  }

  /// Copies all designs with what they read, and without what they are compared with.
  public static func copyDesigns(to folder: String) throws {
    for source in [features, gallery] {
      for name in try FileManager.default.contentsOfDirectory(atPath: source)
      where !name.hasSuffix(".snapshots") && !name.hasSuffix(".md") {
        try FileManager.default.copyItem(
          atPath: source + "/" + name,
          toPath: folder + "/" + name
        )
      }
    }
  }

  /// The path of a file or folder in `Tests/Fixtures`.
  public static func fixture(_ name: String) -> String {
    root.appending(path: "Tests/Fixtures/" + name).path
  }
}
