import Foundation
import TestSupport
import Testing

/// The files that laws of rewriting look at.
enum RewrittenSources {
  /// The files of tests and samples that hold a word which is rewritten, and every fortieth file of this
  /// repository; all where `SNAPLINE_EVERY_FILE` is set, with those of the folders that it names, separated by
  /// colons.
  static let own: [URL] = {
    let asked = ProcessInfo.processInfo.environment["SNAPLINE_EVERY_FILE"]
    let folders = ["Sources", "Tests", "Tools", "Plugins"].map { Checkout.root.appending(path: $0) }
    let others = (asked ?? "").split(separator: ":").filter { $0.hasPrefix("/") }
    let all = (folders + others.map { URL(filePath: String($0)) }).flatMap { files(in: $0) }
    return all.enumerated().filter {
      asked != nil || $0.offset.isMultiple(of: 40) || isRewritten($0.element)
    }
    .map(\.element)
  }()

  /// View files of an app that aren't part of this repository.
  static let views = files(in: shared.appending(path: "ios/views"))
  static var hasViews: Bool { !views.isEmpty }
  static let absence: Comment = "no file of an app is in SNAPLINE_SHARED/ios/views"

  private static var shared: URL {
    let asked = ProcessInfo.processInfo.environment["SNAPLINE_SHARED"]
    return asked.map { URL(filePath: $0) } ?? Checkout.root.appending(path: "../shared")
  }

  /// The Swift files below a folder, in order.
  static func files(in folder: URL) -> [URL] {
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (found?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }
  }

  private static let words = [
    "@objc", "@IB", "#selector(", "#keyPath(", "@NSManaged", "@MainActor", "os(iOS)", "dynamic ",
    "targetEnvironment(", "override init(", "ReusableView", "@main", "convention(block)",
  ].map { Data($0.utf8) }

  private static func isRewritten(_ file: URL) -> Bool {
    guard file.path.contains("/Tests/"), let text = try? Data(contentsOf: file) else {
      return false
    }
    return words.contains { text.range(of: $0) != nil }
  }
}
